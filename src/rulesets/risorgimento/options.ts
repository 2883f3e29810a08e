/** Readings that may be played both ways; each with its section and default (README, "Options"). */
import type { OptionSpec } from '../contract'

export const options: readonly OptionSpec[] = [
  { key: 'chain', values: ['any', 'direct'], default: 'any', clause: '3.1' },
  { key: 'firstActivation', values: ['firstTurn', 'everyTurn'], default: 'firstTurn', clause: '4.0' },
  { key: 'skirmishLosses', values: ['one', 'everyX'], default: 'one', clause: '6.1.3' },
  { key: 'meleeRounds', values: [0, 3], default: 0, clause: '6.4' },
  { key: 'garrison', values: ['together', 'split'], default: 'together', clause: '2.10' },
  { key: 'lead', values: ['first', 'second'], default: 'first', clause: '2.10' },
  { key: 'balance', values: ['off', 'on'], default: 'off', clause: '2.10' },
  { key: 'heights', values: ['drawn', 'raised'], default: 'drawn', clause: '2.3' },
  { key: 'held', values: ['present', 'last'], default: 'present', clause: '2.10' },
  { key: 'fixedDice', values: ['plain', 'withTarget'], default: 'plain', clause: '6.1.2' },
  { key: 'isolatedRifles', values: ['keep', 'none'], default: 'keep', clause: '6.1.5' },
  { key: 'aggregate', values: ['off', 'attach'], default: 'off', clause: '7.0' },
  { key: 'limits3', values: ['later', 'none'], default: 'later', clause: '2.10' },
]
