/**
 * 12: disorder is recovered at the end of the move by units that are not under the fire of enemy infantry in close order; in a
 * village always. Who still stands on ground that disorders it stays so. Under fire: within long musket range, in the strip ahead.
 */
import { atMost } from '../../../geometry/tolerance'
import { corridor } from '../../../geometry/zones'
import type { UnitId } from '../../contract'
import type { OoSeen, Unit } from '../state'
import { isCloseInfantry } from '../units'
import { enemiesOf, footprintOf, standing } from './bodies'
import { touches } from './chargeTargets'

/** Long range of the musket (8.1). */
const MUSKET_LONG = 9

export function underMuskets(seen: OoSeen, unit: Unit): boolean {
  const body = footprintOf(unit)
  return (
    body !== null &&
    enemiesOf(seen, unit.seat).some(e => {
      if (!isCloseInfantry(e) || e.formation !== 'line' || e.rout !== null) return false
      const zone = corridor(footprintOf(e)!, body, 'centre')
      return zone.inside && zone.cm !== null && atMost(zone.cm, MUSKET_LONG)
    })
  )
}
export function recovered(seen: OoSeen): UnitId[] {
  return standing(seen)
    .filter(u => u.disorder !== null && u.rout === null)
    .filter(u => u.village !== null || (!underMuskets(seen, u) && !(u.disorder === 'ground' && touches(seen, u, ['rough']))))
    .map(u => u.id)
}
