/** Initiative: who moves first. One die and the commander's initiative, in secret; only who won is told. */
import type { Term } from '../../contract'
import { CLAUSE } from '../clauses'
import { other, type Side } from '../kinds'
import type { CampSeen } from '../state'
import { commanderOf, initiativeOf } from './where'

/** What is added to the die of that side; `holds`: whether the enemy's main centre is his. */
export function initiativeTerms(s: CampSeen, seat: Side, holds: boolean): readonly Term[] {
  const chief = commanderOf(s, seat)
  const terms: Term[] = [{ clause: CLAUSE.initiative, label: 'campInitiative', amount: initiativeOf(chief) }]
  for (const r of s.rules.initiative)
    if (r.turn === s.turn && r.seat === seat) terms.push({ clause: CLAUSE.initiative, label: 'campSurprise', amount: r.amount })
  if (holds) terms.push({ clause: CLAUSE.initiative, label: 'campGoal', amount: 1 })
  return terms
}
/** Who has the better total; null: equal, both roll again. */
export const winnerOf = (totals: { readonly [s in Side]: number }): Side | null =>
  totals.a === totals.b ? null : totals.a > totals.b ? 'a' : other('a')
export const amountOf = (terms: readonly Term[]): number => terms.reduce((n, t) => n + t.amount, 0)
