/** Movement: what a point costs to enter, and whether a unit can pay for it. */
import type { Weather } from '../kinds'
import { linkOf, placeOf } from '../map'
import type { CampMap } from '../scenario'
import type { CampSeen, Group, Unit } from '../state'
import { ALLOWANCE, LONG, ON_DEBT, PRICE, UNSUPPLIED } from '../tables'

/** The price of going from a point to its neighbour. Out of supply all ground costs the same, long roads too. */
export function priceOf(map: CampMap, weather: Weather | null, from: string, to: string, supplied: boolean): number {
  if (!supplied) return UNSUPPLIED
  return PRICE[weather ?? 'clear'][placeOf(map, to).ground] + (linkOf(map, from, to)?.long ? LONG : 0)
}
export const priceFor = (s: CampSeen, u: Unit, to: string): number => priceOf(s.map, s.weather, u.at!, to, u.out === 0)

/** What a step costs a unit and what it then owes; null: it cannot pay. A unit that has not moved and may use all its points may owe one. */
export function payment(s: CampSeen, u: Unit, to: string, group: Group): { readonly cost: number; readonly debt: number } | null {
  const cost = priceFor(s, u, to)
  if (cost <= u.pm) return { cost, debt: 0 }
  const whole = !u.moved && u.spent === 0 && u.pm === ALLOWANCE && group.cap === ALLOWANCE && !group.marched
  return cost === ON_DEBT && whole ? { cost: u.pm, debt: 1 } : null
}
