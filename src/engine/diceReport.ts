/** A plain statistic of all rolls of a game, from its log alone. */
import type { DiceRolled } from './dice'
import { type Entry, isCommand, isUndo } from './log'

/** Rolls of one kind of die by one seat. */
export interface DiceBy {
  readonly count: number
  /** Rounded to four decimals; 0 where there is none. */
  readonly mean: number
}
export interface DieReport {
  readonly sides: number
  /** Dice thrown, those by hand among them. */
  readonly count: number
  readonly byHand: number
  /** The mean of the faces, rounded to four decimals, beside the (sides + 1) / 2 that a fair die tends to. */
  readonly mean: number
  readonly fair: number
  /** How often each face came, from 1 to `sides`. */
  readonly faces: readonly number[]
  /**
   * The sum of (times − expected)² / expected over the faces, rounded to four decimals: for a fair die about `freedom`, the number
   * of faces less one. It tells little where fewer than five of each face are expected (`few`).
   */
  readonly chiSquare: number
  readonly freedom: number
  readonly few: boolean
  /** By whom: the seat whose unit the roll was about, else the seat whose command asked for it. */
  readonly by: { readonly [seat: string]: DiceBy }
}
export interface DiceReport {
  /** Dice thrown in commands that stand; those taken back fall again with the same faces and are not counted twice. */
  readonly count: number
  readonly undone: number
  /** Thrown where nobody may know the faces yet: in no figure. Left out where there are none. */
  readonly secret?: number
  /** By number of sides, ascending. */
  readonly dice: readonly DieReport[]
}

/** Dice with more faces than any game has are passed over: a log from elsewhere may hold anything. */
const MOST_SIDES = 1000

interface Sum {
  count: number
  total: number
}
interface Tally extends Sum {
  readonly faces: number[]
  readonly by: Map<string, Sum>
  byHand: number
}

const round = (x: number): number => Math.round(x * 10_000) / 10_000
const meanOf = (s: Sum): number => (s.count > 0 ? round(s.total / s.count) : 0)
const isRoll = (e: { readonly type: string }): e is DiceRolled => {
  const { sides, faces } = e as Partial<DiceRolled>
  return (
    e.type === 'DiceRolled' &&
    Number.isInteger(sides) &&
    sides! > 0 &&
    sides! <= MOST_SIDES &&
    Array.isArray(faces) &&
    faces.every(f => Number.isInteger(f) && f >= 1 && f <= sides!)
  )
}
/** Units are called after their seat: `a/I/1`. */
const ownerOf = (roll: DiceRolled, seat: string): string => {
  const named = typeof roll.unit === 'string' ? roll.unit.split('/')[0] : undefined
  return named === 'a' || named === 'b' ? named : seat
}

function reportOf(sides: number, t: Tally): DieReport {
  const expected = t.count / sides
  const chi = t.faces.reduce((sum, n) => sum + ((n - expected) * (n - expected)) / expected, 0)
  return {
    sides,
    count: t.count,
    byHand: t.byHand,
    mean: meanOf(t),
    fair: (sides + 1) / 2,
    faces: t.faces,
    chiSquare: round(chi),
    freedom: sides - 1,
    few: expected < 5,
    by: Object.fromEntries(
      [...t.by].sort(([x], [y]) => (x < y ? -1 : 1)).map(([seat, s]) => [seat, { count: s.count, mean: meanOf(s) }]),
    ),
  }
}

/**
 * Counts every roll of a log's entries; asks no rule and no game, so that any log can be looked at. `veiled`: rolls that nobody is told of
 * are left out as long as the log has no end.
 */
export function diceReport(entries: readonly Entry[], veiled = false): DiceReport {
  const hides = veiled && !entries.some(e => 'end' in e)
  let secret = 0
  const gone = new Set(entries.filter(isUndo).flatMap(e => e.undo))
  const tallies = new Map<number, Tally>()
  let undone = 0
  for (const entry of entries) {
    if (!isCommand(entry)) continue
    for (const roll of entry.events.filter(isRoll)) {
      if (gone.has(entry.n)) {
        undone += roll.faces.length
        continue
      }
      if (hides && roll.secret) {
        secret += roll.faces.length
        continue
      }
      let tally = tallies.get(roll.sides)
      if (!tally) {
        tally = { count: 0, total: 0, byHand: 0, faces: new Array<number>(roll.sides).fill(0), by: new Map() }
        tallies.set(roll.sides, tally)
      }
      const owner = ownerOf(roll, entry.seat)
      const own = tally.by.get(owner) ?? { count: 0, total: 0 }
      tally.by.set(owner, own)
      for (const face of roll.faces) {
        tally.faces[face - 1]!++
        for (const sum of [tally, own]) {
          sum.count++
          sum.total += face
        }
      }
      if (roll.byHand) tally.byHand += roll.faces.length
    }
  }
  const kinds = [...tallies].filter(([, t]) => t.count > 0).sort(([x], [y]) => x - y)
  return {
    count: kinds.reduce((n, [, t]) => n + t.count, 0),
    undone,
    ...(secret > 0 ? { secret } : {}),
    dice: kinds.map(([sides, t]) => reportOf(sides, t)),
  }
}
