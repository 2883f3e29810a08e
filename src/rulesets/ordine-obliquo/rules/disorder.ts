/**
 * 12: disorder is recovered at the end of the move by units that are not under the fire of enemy infantry in close order; in a
 * village always. Who still stands on ground that disorders it stays so. Under fire: within long musket range, in the strip ahead;
 * a garrison's out of each side of its village. Who retreats or routs is disordered until that is over.
 */
import { atMost } from '../../../geometry/tolerance'
import { corridor } from '../../../geometry/zones'
import type { Footprint, UnitId } from '../../contract'
import type { OoSeen, Unit } from '../state'
import { isCloseInfantry, isHorse } from '../units'
import { enemiesOf, footprintOf, standing } from './bodies'
import { touches } from './chargeTargets'
import { sidesOf } from './outline'

/** Long range of the musket (8.1). */
const MUSKET_LONG = 9

/** Where its musketry goes: ahead of a line; of a garrison out of each side of its village, from that side's middle (OO-8). */
function fronts(seen: OoSeen, e: Unit): { readonly front: Footprint; readonly origin: 'centre' | 'front' }[] {
  if (!isCloseInfantry(e) || e.rout !== null) return []
  const outline = e.village === null ? undefined : seen.ground.find(g => g.id === e.village)?.outline
  if (outline)
    return sidesOf(outline).map(s => ({
      front: { front: s.middle, facing: s.out, width: s.length, depth: 1 },
      origin: 'front' as const,
    }))
  return e.formation === 'line' ? [{ front: footprintOf(e)!, origin: 'centre' }] : []
}
export function underMuskets(seen: OoSeen, unit: Unit): boolean {
  const body = footprintOf(unit)
  return (
    body !== null &&
    enemiesOf(seen, unit.seat).some(e =>
      fronts(seen, e).some(({ front, origin }) => {
        const zone = corridor(front, body, origin)
        return zone.inside && zone.cm !== null && atMost(zone.cm, MUSKET_LONG)
      }),
    )
  )
}
/** Ground that disorders it holds it so: broken ground, and woods for horse. */
const heldByGround = (seen: OoSeen, unit: Unit): boolean =>
  unit.disorder === 'ground' && touches(seen, unit, isHorse(unit) ? ['rough', 'wood'] : ['rough'])

/** What friends in rout (13) and horse that rode through (9.3) brought about ends with the turn. */
const PASSING: readonly (string | null)[] = ['routers', 'ridden']

export function recovered(seen: OoSeen): UnitId[] {
  return standing(seen)
    .filter(u => u.disorder !== null && u.rout === null)
    .filter(u => u.village !== null || PASSING.includes(u.disorder!) || (!underMuskets(seen, u) && !heldByGround(seen, u)))
    .map(u => u.id)
}
