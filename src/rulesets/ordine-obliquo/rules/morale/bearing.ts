/** 13: which way a beaten unit goes first: straight away from the front of the enemy who beat it. */
import { toLocal } from '../../../../geometry/footprint'
import { turnBetween } from '../../../../geometry/trig'
import { bearing as bearingOf } from '../../../../geometry/vec'
import type { Deg } from '../../../contract'
import type { OoSeen, Unit } from '../../state'
import { footprintOf, middleOf } from '../bodies'
import { sidesOf } from '../outline'

const nearestTo = (wanted: Deg, bearings: readonly Deg[]): Deg =>
  bearings.reduce((best, b) => (Math.abs(turnBetween(wanted, b)) < Math.abs(turnBetween(wanted, best)) - 1e-9 ? b : best))
const quarters = (facing: Deg): Deg[] => [0, 90, 180, 270].map(q => (facing + q) % 360)

/**
 * The bearing of the first 8 cm of `unit`, beaten by `by`: where that one faces. A garrison faces out of the side nearest to the
 * unit, a square by one of its four faces; who is beaten by an enemy that it is not in front of goes away from the side of him that
 * it is on. Nobody to go from: straight back.
 */
export function bearingFrom(seen: Pick<OoSeen, 'ground'>, unit: Unit, by: Unit | null | undefined): Deg {
  const back = ((unit.pose?.facing ?? 0) + 180) % 360
  const at = middleOf(unit)
  const from = by ? middleOf(by) : null
  if (!by || !at || !from || !by.pose) return back
  const outline = by.village === null ? undefined : seen.ground.find(g => g.id === by.village)?.outline
  const away = bearingOf(from, at)
  if (outline)
    return nearestTo(
      away,
      sidesOf(outline).map(s => s.out),
    )
  const foot = footprintOf(by)!
  if (by.formation !== 'square' && toLocal(foot, at)[1] > -foot.depth / 2) return by.pose.facing
  return nearestTo(away, quarters(by.pose.facing))
}
