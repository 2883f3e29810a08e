/** Strategic combat: each side's two dice with what is added, its own column, and what the enemy then loses. */
import type { Term } from '../../contract'
import { CLAUSE } from '../clauses'
import type { Side } from '../kinds'
import { BREAKS, COLUMNS, LEAST_UNIT, MOST_ROUNDS, ROWS, SHARES_OF_ROW, TABLE_RATIO } from '../tables'

/** What one side brings to its dice. */
export interface Force {
  readonly charisma: number
  readonly attacker: boolean
  /** It attacks over the Danube; through mountains. */
  readonly river: boolean
  readonly mountain: boolean
  /** Out of supply, and not for the first time in a battle. */
  readonly hungry: boolean
}
/** What is added to 2D6 in a round (0 is the first); `momentum`: +1 where the last round was won, −1 where it was lost. */
export function combatTerms(f: Force, round: number, momentum: number): readonly Term[] {
  const term = (label: string, amount: number): Term => ({ clause: CLAUSE.combat, label, amount })
  return [
    term('campCharisma', f.charisma),
    ...(f.attacker && f.river ? [term('campRiver', -1)] : []),
    ...(f.attacker && f.mountain ? [term('campMountain', -1)] : []),
    ...(f.hungry ? [term('campHungry', -1)] : []),
    ...(momentum !== 0 ? [term(momentum > 0 ? 'campWon' : 'campLost', momentum)] : []),
    ...(round > 0 ? [term('campRounds', -round)] : []),
  ]
}
/** The column of a force's strength; the first also for less than it. */
export const columnOf = (strength: number): number => COLUMNS.reduce((n, from, i) => (strength >= from ? i : n), 0)
export const rowOf = (score: number): number => ROWS.reduce((n, r, i) => (score >= r.from ? i : n), 0)
/** Strength points that the enemy loses. `percent`: the option without columns. A force of nothing does no harm. */
export function lossesOf(score: number, strength: number, percent = false): number {
  if (strength <= 0) return 0
  const row = rowOf(score)
  return percent ? Math.floor((SHARES_OF_ROW[row]! * strength + 500) / 1000) : ROWS[row]!.losses[columnOf(strength)]!
}

export interface Standing {
  /** What each side had when the battle began, and what it has lost. */
  readonly had: { readonly [s in Side]: number }
  readonly lost: { readonly [s in Side]: number }
}
/** Who must retreat after a round: who has lost a fifth; of both the one that lost the larger part; of equals the attacker. */
export function brokenBy(b: Standing, attacker: Side): Side | null {
  const broken = (s: Side) => b.lost[s] * BREAKS >= b.had[s]
  if (broken('a') && broken('b')) {
    const x = b.lost.a * b.had.b - b.lost.b * b.had.a
    return x === 0 ? attacker : x > 0 ? 'a' : 'b'
  }
  return broken('a') ? 'a' : broken('b') ? 'b' : null
}
export const lastRound = (round: number): boolean => round + 1 >= MOST_ROUNDS
/** Whether the table is offered: within two to one, both a unit's least strength or more. */
export const tableOffered = (a: number, b: number): boolean =>
  Math.min(a, b) >= LEAST_UNIT && Math.max(a, b) <= TABLE_RATIO * Math.min(a, b)
