/**
 * 11, OO-3: horse with impetus whose enemies went back, routed or were destroyed, and which was not beaten itself, declares after the
 * melees that it breaks through. It moves in the next turn's compulsory phase, when the beaten have gone.
 */
import type { Seat, UnitId } from '../../../contract'
import type { OoSeen } from '../../state'
import { stands } from '../../units'

/** Units of that side which may still declare it. */
export const mayBreakThrough = (seen: Pick<OoSeen, 'wins' | 'units'>, seat: Seat): UnitId[] =>
  seen.wins
    .filter(w => w.breakThrough === 'may')
    .map(w => seen.units[w.unit]!)
    .filter(u => u?.seat === seat && stands(u) && u.rout === null && u.cp !== 0)
    .map(u => u.id)
