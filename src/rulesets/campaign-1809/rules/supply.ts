/** Supply: a line of points to a friendly centre, none of them the enemy's or under an enemy unit. The unit's own point need not be friendly. */
import { other, type Side } from '../kinds'
import { distances, nearOf } from '../map'
import type { CampSeen, Unit } from '../state'
import { ATTRITION, at } from '../tables'
import { closes, siegeAt, stands } from './where'

/** A point that a line may pass, or begin from as a centre. */
const passes = (s: CampSeen, seat: Side, id: string): boolean => s.control[id] === seat && !closes(s, other(seat), id)
/** Centres that supply that side now: held, with no enemy in them, not besieged. */
export const centresOf = (s: CampSeen, seat: Side): readonly string[] =>
  s.map.points.filter(p => p.centre === seat && passes(s, seat, p.id)).map(p => p.id)
/** Every point that a line reaches from the centres. */
export function supplyArea(s: CampSeen, seat: Side): ReadonlySet<string> {
  const area = new Set<string>()
  for (const c of centresOf(s, seat)) for (const id of distances(s.map, c, id => passes(s, seat, id)).keys()) area.add(id)
  return area
}
/** Whether who stands there is in supply; `area` of `supplyArea`. */
export const reached = (s: CampSeen, area: ReadonlySet<string>, id: string): boolean =>
  area.has(id) || nearOf(s.map, id).some(n => area.has(n))
/** A besieged unit is out of supply whatever stands around it; at a centre that does not supply only a line from another helps. */
export function suppliedNow(s: CampSeen, u: Unit, area: ReadonlySet<string>): boolean {
  return !u.inside && u.at !== null && reached(s, area, u.at)
}
/** Whether a held point gives its victory points: a line leads from it to a centre, and no enemy is in it. */
export const counts = (s: CampSeen, seat: Side, id: string, area: ReadonlySet<string>): boolean =>
  s.control[id] === seat && siegeAt(s, id) === null && !stands(s, other(seat), id) && area.has(id)
/** Points lost at the end of a turn out of supply, rounded up; `turns`: how many that makes. */
export const attritionOf = (all: number, turns: number): number => Math.ceil((all * at(ATTRITION, turns)) / 100)
