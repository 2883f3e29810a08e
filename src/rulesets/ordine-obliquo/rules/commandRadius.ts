/**
 * 3.3 (OO-9): looked at once a turn, unit by unit, after its general has moved and before it moves; outside it acts on Halt this
 * turn. Measured from the centre of the general's figure to the nearest point of the unit. Exactly on the radius is inside.
 */
import { gapCm } from '../../../geometry/gap'
import { atMost } from '../../../geometry/tolerance'
import type { Cm, Seat, UnitId } from '../../contract'
import type { OoSeen, Unit } from '../state'
import { bodyOf, ofSeat } from './bodies'

/** How far the unit is from the general that commands it, and his radius; null where none binds it: detached, cossacks (15), its
 * brigade without a general (14). */
export function commandGap(seen: OoSeen, unit: Unit): { readonly cm: Cm; readonly radius: Cm } | null {
  if (unit.detached || unit.troop === 'cossacks') return null
  const brigade = seen.brigades[unit.brigade]
  const general = brigade && seen.generals[brigade.general]
  const body = bodyOf(seen, unit)
  if (!general?.point || general.fate !== 'well' || !body) return null
  return { cm: gapCm({ point: general.point }, body), radius: brigade.radius }
}
export const inRadius = (seen: OoSeen, unit: Unit): boolean => {
  const gap = commandGap(seen, unit)
  return gap === null || atMost(gap.cm, gap.radius)
}
/** The units of a side that are outside now. */
export const outside = (seen: OoSeen, seat: Seat): UnitId[] =>
  ofSeat(seen, seat)
    .filter(u => !inRadius(seen, u))
    .map(u => u.id)
