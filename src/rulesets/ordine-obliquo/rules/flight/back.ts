/**
 * 13: close order that retreated over its edge may come back at the same point in the next turn. Where others stand there it comes in
 * beside them, at the nearest place along the edge that is free; while none is, it may try again in the turn after. That is its move.
 */
import { standsIn } from '../../../../geometry/sweep/sweep'
import { CONTACT, quantisePose } from '../../../../geometry/tolerance'
import type { Cm, Pose, Seat } from '../../../contract'
import type { OoSeen, Unit } from '../../state'
import { footprintIn } from '../bodies'
import { fieldOf, mayStand, onTable } from './field'

/** How far beside the point it may come in, and in what steps it looks. */
const BESIDE: Cm = 40
const LOOK: Cm = 0.5

export const mayReturn = (seen: Pick<OoSeen, 'turn'>, unit: Unit): boolean =>
  unit.place === 'off' && unit.cp !== 0 && unit.returns !== null && unit.returns.turn === seen.turn

/** Where it comes in; null: nowhere is free. */
export function returnPlace(seen: OoSeen, unit: Unit): Pose | null {
  if (!unit.returns) return null
  const { front, facing } = unit.returns.pose
  for (let n = 0; n <= BESIDE / LOOK; n++)
    for (const side of n === 0 ? [0] : [1, -1]) {
      const pose = quantisePose({ front: [front[0] + side * n * LOOK, front[1]], facing })
      const body = footprintIn(unit, pose, unit.formation)
      // A body begins nowhere: whatever it would stand in, or near, bars it.
      const far = { ...body, front: [-1000, -1000] as const }
      const field = fieldOf(seen, unit, far)
      if (!onTable(field, body) || !mayStand(field, body)) continue
      if (!field.friends.some(f => standsIn(body, f.obstacle, CONTACT))) return pose
    }
  return null
}
/** The units of a side that may come back now, with their places. */
export const returning = (seen: OoSeen, seat: Seat): { readonly unit: Unit; readonly pose: Pose }[] =>
  Object.values(seen.units)
    .filter(u => u.seat === seat && mayReturn(seen, u))
    .flatMap(unit => {
      const pose = returnPlace(seen, unit)
      return pose ? [{ unit, pose }] : []
    })
