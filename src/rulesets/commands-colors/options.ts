/** Readings that may be played both ways; each with its section and default (README, "Options"). */
import type { OptionSpec } from '../contract'

export const options: readonly OptionSpec[] = [
  { key: 'guns', values: ['sheet', 'ladder'], default: 'sheet', clause: 'fire' },
  { key: 'terrain', values: ['sum', 'larger'], default: 'sum', clause: 'terrain' },
  { key: 'squareHand', values: [3, 1], default: 3, clause: 'square' },
  { key: 'squareFlags', values: ['distance', 'one'], default: 'distance', clause: 'square' },
  { key: 'squareBackRoll', values: [false, true], default: false, clause: 'square' },
  { key: 'massLimit', values: ['atOnce', 'total'], default: 'atOnce', clause: 'mass' },
  { key: 'shortSupplySquare', values: [false, true], default: false, clause: 'command' },
  { key: 'takeGround', values: ['may', 'must'], default: 'may', clause: 'advance' },
  { key: 'leaderFire', values: [false, true], default: false, clause: 'leader' },
  { key: 'leaderEscape', values: ['die', 'free'], default: 'die', clause: 'leader' },
  { key: 'formationLeaderLoss', values: ['dissolves', 'stays'], default: 'dissolves', clause: 'formation' },
  { key: 'towns319', values: ['all', 'each'], default: 'all', clause: 'banners' },
  { key: 'hills320', values: ['behind', 'plateau'], default: 'behind', clause: 'banners' },
]
