/** How far it is: for a group on the march the quickest way to every point, with its price and the turns that it takes. */
import type { Weather } from '../kinds'
import { nearOf } from '../map'
import type { CampSeen, Unit } from '../state'
import { ALLOWANCE } from '../tables'
import { payment, priceOf } from './cost'

export interface March {
  readonly to: string
  /** The points on the way, where the group stands first and `to` last. */
  readonly path: readonly string[]
  /** Movement points in all; turns beyond the present one. */
  readonly cost: number
  readonly turns: number
}
interface Leg {
  readonly path: readonly string[]
  readonly cost: number
  readonly turns: number
  readonly left: number
}
const before = (p: Leg, q: Leg) => p.turns < q.turns || (p.turns === q.turns && p.left > q.left)

/**
 * Reckoned for a group of units in one point with these points left: full allowance and clear weather in the turns to come, the present
 * weather in this one, the same supply all the way. Points that are `shut` are not passed. What a point costs beyond what is left waits
 * for the next turn; one that costs more than the allowance is entered on debt at a turn's beginning.
 */
export function marches(s: CampSeen, units: readonly Unit[], shut: (place: string) => boolean): readonly March[] {
  const here = units[0]?.at
  if (!here) return []
  const known = new Map<string, Leg>([[here, { path: [here], cost: 0, turns: 0, left: Math.min(...units.map(u => u.pm)) }]])
  const open = new Set([here])
  const done: March[] = []
  while (open.size > 0) {
    const at = [...open].reduce((best, p) => (before(known.get(p)!, known.get(best)!) ? p : best))
    open.delete(at)
    const leg = known.get(at)!
    if (at !== here) done.push({ to: at, path: leg.path, cost: leg.cost, turns: leg.turns })
    for (const to of nearOf(s.map, at)) {
      if (shut(to)) continue
      const next = stepped(s, leg, at, to, units)
      const had = known.get(to)
      if (had && !before(next, had)) continue
      known.set(to, next)
      open.add(to)
    }
  }
  return done
}
function stepped(s: CampSeen, leg: Leg, from: string, to: string, units: readonly Unit[]): Leg {
  const supplied = units.every(u => u.out === 0)
  const price = (weather: Weather | null) => priceOf(s.map, weather, from, to, supplied)
  const path = [...leg.path, to]
  const now = price(leg.turns === 0 ? s.weather : 'clear')
  const group = s.group
  const onDebt = leg.path.length === 1 && group !== null && units.every(u => payment(s, u, to, group) !== null)
  if (now <= leg.left || onDebt) return { path, cost: leg.cost + now, turns: leg.turns, left: leg.left - now }
  // The rest of this turn is lost; what is owed comes off the next, and then nothing is entered on debt.
  const later = price('clear')
  const next = ALLOWANCE + Math.min(0, leg.left)
  const wait = next < ALLOWANCE && later > next
  return {
    path,
    cost: leg.cost + later,
    turns: leg.turns + (wait ? 2 : 1),
    left: (wait ? ALLOWANCE : next) - later,
  }
}
