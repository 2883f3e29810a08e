import type { Deg } from '../base/units'
import type { Footprint, Point, Side } from './shapes'
import { pivotOf } from './steps'
import { NOISE } from './tolerance'
import { atan2, normalise } from './trig'
import { bearing, distance } from './vec'

/**
 * How many degrees, from 0 to below 360, a unit has to wheel to that side until a point lies straight ahead of the middle of its
 * front. Null: the point is no farther from the corner that stands still than that middle is, and never comes to lie ahead.
 */
export function wheelOnto(unit: Footprint, side: Side, point: Point): Deg | null {
  const pivot = pivotOf(unit, side)
  const d = distance(pivot, point)
  const h = unit.width / 2
  if (d <= h + NOISE) return null
  // Seen from the pivot, the line from the middle of the front runs h to the other side.
  const off = atan2(h, Math.sqrt(d * d - h * h))
  const facing = bearing(pivot, point) + (side === 'right' ? off : -off)
  const turn = normalise(side === 'right' ? facing - unit.facing : unit.facing - facing)
  return turn > 360 - 1e-9 ? 0 : turn
}
