/** Readings that may be played both ways; each with its section and default (README, "Options"). */
import type { OptionSpec } from '../contract'

export const options: readonly OptionSpec[] = [
  { key: 'chain', values: ['any', 'direct'], default: 'any', clause: '3.1' },
  { key: 'firstActivation', values: ['firstTurn', 'everyTurn'], default: 'firstTurn', clause: '4.0' },
  { key: 'skirmishLosses', values: ['one', 'everyX'], default: 'one', clause: '6.1.3' },
  { key: 'meleeRounds', values: [0, 3], default: 0, clause: '6.4' },
  { key: 'limits3', values: ['later', 'none'], default: 'later', clause: '2.10' },
]
