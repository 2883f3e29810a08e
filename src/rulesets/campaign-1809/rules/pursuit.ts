/** Pursuit: one die of the winner after the retreat; part of what the beaten force still has. */
import type { Term } from '../../contract'
import { CLAUSE } from '../clauses'
import type { Weather } from '../kinds'
import { at, PURSUIT } from '../tables'

export interface Chase {
  readonly weather: Weather | null
  /** Cavalry points of the winner and of the loser. */
  readonly won: number
  readonly lost: number
  /** Into or out of mountains, or over the Danube. */
  readonly rough: boolean
  readonly hungry: boolean
}
export function pursuitTerms(c: Chase): readonly Term[] {
  const term = (label: string, amount: number): Term => ({ clause: CLAUSE.pursuit, label, amount })
  const horse = c.won >= 2 * c.lost && c.won > 0 ? 1 : c.won < c.lost ? -1 : 0
  return [
    ...(horse !== 0 ? [term('campHorse', horse)] : []),
    ...(c.weather === 'rain' ? [term('campRain', -1)] : []),
    ...(c.rough ? [term('campRough', -1)] : []),
    ...(c.hungry ? [term('campUnsupplied', 1)] : []),
  ]
}
/** Points lost of so many: halves up, at least one where anything is. */
export function pursuitLoss(score: number, left: number): number {
  const percent = at(PURSUIT, score)
  return percent === 0 || left === 0 ? 0 : Math.min(left, Math.max(1, Math.floor((left * percent + 50) / 100)))
}
