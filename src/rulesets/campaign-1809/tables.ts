/** Numbers only. What stands under a section that the printed sheets would give is reconstructed, and so marked in the README. */
import type { Side, Weather } from './kinds'

/** A unit needs so many points of infantry and cavalry. */
export const LEAST_UNIT = 15
/** Allowance of a unit in a turn, and the most that can stand on it as debt. */
export const ALLOWANCE = 2
export const MOST_DEBT = 2
/** Price of a point that is entered, by its ground; a long road; out of supply all ground costs the same. */
export const PRICE: { readonly [w in Weather]: { readonly plain: number; readonly bridge: number; readonly mountain: number } } =
  {
    clear: { plain: 1, bridge: 1, mountain: 2 },
    rain: { plain: 1, bridge: 2, mountain: 2 },
  }
export const LONG = 1
export const UNSUPPLIED = 2
/** The one point that may be entered on debt: it costs this, and the unit has not moved. */
export const ON_DEBT = 3

/** Rows of a table by the least score that reaches them, the lowest first; below the first: its `else`. */
export type Ladder<T> = { readonly else: T; readonly rows: readonly { readonly from: number; readonly is: T }[] }
/** The value of a ladder at a score. */
export function at<T>(ladder: Ladder<T>, score: number): T {
  let found = ladder.else
  for (const row of ladder.rows) if (score >= row.from) found = row.is
  return found
}
type BySide<T> = { readonly [s in Side]: T }

/** Test of initiative: movement points that may be used. */
export const TEST: BySide<Ladder<number>> = {
  a: {
    else: 0,
    rows: [
      { from: 4, is: 1 },
      { from: 6, is: 2 },
    ],
  },
  b: {
    else: 0,
    rows: [
      { from: 5, is: 1 },
      { from: 7, is: 2 },
    ],
  },
}
/** Forced march: movement points won, strength points lost. */
export interface March {
  readonly gain: number
  readonly loss: number
}
const NONE: March = { gain: 0, loss: 0 }
const ONE: March = { gain: 1, loss: 1 }
const TWO: March = { gain: 2, loss: 3 }
export const MARCH: BySide<Ladder<March>> = {
  a: {
    else: NONE,
    rows: [
      { from: 6, is: ONE },
      { from: 9, is: TWO },
    ],
  },
  b: {
    else: NONE,
    rows: [
      { from: 7, is: ONE },
      { from: 9, is: TWO },
    ],
  },
}
export type Knowledge = 'none' | 'A' | 'B'
export const INFORMATION: BySide<Ladder<Knowledge>> = {
  a: {
    else: 'none',
    rows: [
      { from: 5, is: 'A' },
      { from: 9, is: 'B' },
    ],
  },
  b: {
    else: 'none',
    rows: [
      { from: 6, is: 'A' },
      { from: 10, is: 'B' },
    ],
  },
}
/** What is told is rounded to the nearest of these: all points; infantry and cavalry; artillery. */
export const ROUNDED = { all: 20, foot: 5, guns: 2 } as const
/** Support: hundredths of the force that come. */
export const SHARE: Ladder<number> = {
  else: 0,
  rows: [
    { from: 4, is: 25 },
    { from: 6, is: 50 },
    { from: 8, is: 75 },
    { from: 10, is: 100 },
  ],
}
/** The turn of the table in which a support comes. */
export const ARRIVAL: Ladder<3 | 5 | 7> = {
  else: 3,
  rows: [
    { from: 4, is: 5 },
    { from: 6, is: 7 },
  ],
}

/** Strategic combat (NC-16): the first number of each column, and losses of the enemy by the row's least score. */
export const COLUMNS = [1, 18, 23, 29, 37, 47, 59, 75, 95, 120, 151, 191, 241, 301, 381, 481] as const
export const ROWS: readonly { readonly from: number; readonly losses: readonly number[] }[] = [
  { from: -99, losses: [0, 0, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 5, 7, 9, 11] },
  { from: 3, losses: [1, 1, 1, 1, 1, 2, 2, 3, 4, 5, 6, 8, 9, 12, 15, 19] },
  { from: 5, losses: [1, 1, 1, 2, 2, 3, 3, 4, 5, 7, 9, 11, 14, 17, 22, 27] },
  { from: 7, losses: [1, 1, 2, 2, 3, 4, 5, 6, 7, 9, 12, 15, 19, 24, 30, 37] },
  { from: 9, losses: [1, 2, 2, 3, 4, 5, 6, 8, 10, 12, 15, 19, 24, 31, 39, 48] },
  { from: 11, losses: [2, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 31, 39, 49, 61] },
  { from: 13, losses: [2, 3, 4, 4, 6, 7, 9, 12, 15, 19, 24, 30, 38, 48, 60, 74] },
]
/** Thousandths of the own force by row, for the option without columns. */
export const SHARES_OF_ROW = [20, 35, 50, 70, 90, 115, 140] as const
/** A side that has lost one in so many of what it had retreats; after so many rounds the attacker goes back. */
export const BREAKS = 5
export const MOST_ROUNDS = 6
/** A battle may go to the table up to this ratio, where both sides have a unit's least strength. */
export const TABLE_RATIO = 2
/** Hundredths of the beaten force by the pursuit's score. */
export const PURSUIT: Ladder<number> = {
  else: 0,
  rows: [
    { from: 2, is: 2 },
    { from: 4, is: 4 },
    { from: 6, is: 6 },
    { from: 7, is: 8 },
  ],
}
/** Break-through: pursuit rolled once, twice; below: stopped. */
export const THROUGH: Ladder<'stopped' | 'hurt' | 'through'> = {
  else: 'stopped',
  rows: [
    { from: 4, is: 'hurt' },
    { from: 7, is: 'through' },
  ],
}

/** Hundredths lost at the end of a turn out of supply, by how many turns that makes. */
export const ATTRITION: Ladder<number> = {
  else: 0,
  rows: [
    { from: 2, is: 5 },
    { from: 3, is: 10 },
    { from: 4, is: 15 },
  ],
}
/** In a siege: hundredths lost in the turn that uses up the stores and the next, and in every later one. */
export const HUNGER = { first: 10, later: 20, turns: 2 } as const
export const SIEGE = { secure: 30, least: 10, surrender: 6, strong: 6, assault: -2, walls: 1 } as const
/** Garrisons without a unit are led so (NC-21). */
export const NAMELESS = { initiative: 2, charisma: 1 } as const
/** Fates of leaders on 2D6, what confirms a commander's death, and the most turns that a wound lasts. */
export const FATE = { killed: 2, wounded: 3, captured: 12, confirmed: 6 } as const

/** Levels of victory by the difference from par (NC-18). */
export const LEVELS = [
  { from: 50, level: 'marginal' },
  { from: 110, level: 'substantial' },
  { from: 190, level: 'decisive' },
] as const
export type Level = 'draw' | (typeof LEVELS)[number]['level']
