/**
 * 9.5 (OO-15): gunners who touch their guns at the end of their move man them again, unless these are guarded: within 5 cm of the
 * front of an enemy in order.
 */
import { gapCm } from '../../../geometry/gap'
import { atMost, CONTACT } from '../../../geometry/tolerance'
import { corridor } from '../../../geometry/zones'
import type { UnitId } from '../../contract'
import type { OoEvent } from '../events'
import type { OoSeen, Unit } from '../state'
import { enemiesOf, footprintIn, footprintOf } from './bodies'

const GUARD = 5

/** Whether the guns that a crew left are guarded: an enemy in order fronts them within 5 cm. */
export const gunsGuarded = (seen: OoSeen, unit: Unit): boolean => {
  const guns = footprintIn(unit, unit.guns!, 'battery')
  return enemiesOf(seen, unit.seat).some(e => {
    const f = footprintOf(e)
    return (
      f !== null && e.rout === null && e.disorder === null && atMost(gapCm(f, guns), GUARD) && corridor(f, guns, 'front').inside
    )
  })
}
export function mannedEvent(seen: OoSeen, id: UnitId): OoEvent | null {
  const unit = seen.units[id]
  const crew = unit && footprintOf(unit)
  if (!unit || !crew || unit.formation !== 'crew' || !unit.guns) return null
  if (gapCm(crew, footprintIn(unit, unit.guns, 'battery')) > CONTACT || gunsGuarded(seen, unit)) return null
  return {
    type: 'GunsManned',
    unit: id,
    parts: { pose: unit.guns, formation: 'battery', village: null, disorder: unit.disorder, guns: null },
  }
}
