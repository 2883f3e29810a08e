/** Interception: one point more than is left; paid without it no marker, with it [1]; not payable even so: not allowed. Once a turn. */
import { nearOf } from '../map'
import type { CampSeen, Unit } from '../state'
import { MOST_DEBT } from '../tables'
import { priceFor } from './cost'

/** What it costs and what it then owes; null: not allowed. */
export function interceptionOf(s: CampSeen, u: Unit, to: string): { readonly cost: number; readonly debt: number } | null {
  if (u.intercepted || u.inside || u.at === null || !nearOf(s.map, u.at).includes(to)) return null
  const cost = priceFor(s, u, to)
  if (cost <= u.pm) return { cost, debt: u.debt }
  return cost <= u.pm + 1 && u.debt + 1 <= MOST_DEBT ? { cost: u.pm, debt: u.debt + 1 } : null
}
