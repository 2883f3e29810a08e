/** Readings that clubs play both ways; each with its clause and default (README, "Readings"). */
import type { OptionSpec } from '../contract'

const CHIEF = ['scenario', 'poor', 'normal', 'veteran', 'excellent']

export const options: readonly OptionSpec[] = [
  { key: 'chiefA', values: CHIEF, default: 'scenario', clause: '3.1' },
  { key: 'chiefB', values: CHIEF, default: 'scenario', clause: '3.1' },
  { key: 'ordersAsInHistory', values: [false, true], default: false, clause: '3.2' },
  { key: 'enemyCp', values: ['open', 'veiled'], default: 'open', clause: '2.4' },
  { key: 'detachedOrder', values: ['unit', 'brigadier'], default: 'unit', clause: '2.5' },
  { key: 'squareRoll', values: ['over', 'under'], default: 'over', clause: '7.4' },
  { key: 'missedCounter', values: [10, 15], default: 10, clause: '9.3' },
  { key: 'counterMoved', values: ['least', 'most'], default: 'least', clause: '9.3' },
  { key: 'fireRange', values: ['whole', 'part'], default: 'whole', clause: '8' },
  { key: 'routedFire', values: [2, 1], default: 2, clause: '13' },
  { key: 'villageEvade', values: [false, true], default: false, clause: '7.6.1' },
  { key: 'chiefLater', values: CHIEF, default: 'scenario', clause: '3.1' },
  { key: 'armyTest', values: ['once', 'every'], default: 'once', clause: '16.1' },
  { key: 'victory', values: ['both', 'losses', 'objectives'], default: 'both', clause: '16' },
  { key: 'measureFirst', values: [true, false], default: true, clause: '7' },
]
