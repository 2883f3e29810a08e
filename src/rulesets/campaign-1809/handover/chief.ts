/** 1.20, step 7: who commands at the table: the senior leader of those there from the start, in the class of his initiative. */
import { seniorityOf } from './points'
import { CLASS_OF, NO_LEADER } from './tables'
import type { BattleSide, Contingent, Leader } from './types'

/** The commander-in-chief with his contingent; `leader` null: only a garrison without one is there. */
export function chiefOf(of: BattleSide): { readonly contingent: Contingent; readonly leader: Leader | null } {
  const present = of.contingents.filter(c => c.arrives === null)
  const contingent = present.reduce((best, c) => (seniorityOf(c) < seniorityOf(best) ? c : best))
  return { contingent, leader: contingent.leaders[0] ?? null }
}
export const classOf = (leader: Leader | null): 'poor' | 'normal' | 'veteran' | 'excellent' =>
  CLASS_OF[leader?.initiative ?? NO_LEADER.initiative] ?? 'normal'
