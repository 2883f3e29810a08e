/**
 * 9.9: charging uphill. A charge goes up where its target stands on a hill (its middle is on it) and the charger began its move off
 * that hill; on the same hill where it began on the same side of the crest and farther from it. The crest is the longer axis of the
 * outline unless the scenario draws it (OO-23).
 */
import { centreOf, cross, distance, nearestOnSegment, pointInPolygon, sub } from '../../../../geometry'
import { CONTACT } from '../../../../geometry/tolerance'
import type { Point } from '../../../contract'
import type { OoSeen, Unit } from '../../state'
import { footprintIn, middleOf } from '../bodies'
import { crestOf } from '../fire/sight'

/** How far a point lies from the crest, and on which side of it. */
function fromCrest(crest: readonly Point[], p: Point): { readonly cm: number; readonly side: number } {
  let cm = Number.POSITIVE_INFINITY
  let side = 0
  for (let i = 0; i + 1 < crest.length; i++) {
    const d = distance(p, nearestOnSegment(p, crest[i]!, crest[i + 1]!))
    if (d >= cm) continue
    cm = d
    side = cross(sub(crest[i + 1]!, crest[i]!), sub(p, crest[i]!)) >= 0 ? 1 : -1
  }
  return { cm, side }
}

/** Whether this unit, which charges, goes up to its target. */
export function uphill(seen: Pick<OoSeen, 'ground'>, charger: Unit, target: Unit): boolean {
  const to = middleOf(target)
  const start = charger.use.start ?? charger.pose
  if (!to || !start) return false
  const from = centreOf(footprintIn(charger, start, charger.use.startFormation))
  return seen.ground.some(hill => {
    if (hill.kind !== 'hill' && hill.kind !== 'steepHill') return false
    if (!pointInPolygon(to, hill.outline)) return false
    if (!pointInPolygon(from, hill.outline)) return true
    const crest = crestOf(hill)
    const a = fromCrest(crest, from)
    const b = fromCrest(crest, to)
    return a.side === b.side && a.cm > b.cm + CONTACT
  })
}
