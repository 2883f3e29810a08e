/**
 * 9.1, 8.7: chargers who have stood every fire close, straight ahead to first touch, at whatever angle they are (reading 2). Who has
 * retreated, routed or been destroyed doesn't, nor does who would meet somebody else first.
 */
import { ahead, applyStep } from '../../../../geometry'
import { sweep } from '../../../../geometry/sweep/sweep'
import { CONTACT, NOISE, quantisePose } from '../../../../geometry/tolerance'
import type { Pose } from '../../../contract'
import type { OoSeen, Unit } from '../../state'
import { stands } from '../../units'
import { bodyOf, footprintOf, standing } from '../bodies'
import { apart } from '../near'

/** How far ahead its target may be met: at the flattest useful angle. */
const AHEAD = 14

/** Who still comes on: it declared a charge, and its enemy is there. */
export function comesOn(seen: Pick<OoSeen, 'units'>, u: Unit): boolean {
  const target = u.use.charge ? seen.units[u.use.charge.target] : undefined
  return stands(u) && u.rout === null && u.cp !== 0 && target !== undefined && stands(target) && target.cp !== 0
}

/** In contact: no gap, but for the tolerance. */
export const touching = (seen: Pick<OoSeen, 'ground'>, a: Unit, b: Unit): boolean => {
  const x = bodyOf(seen, a)
  const y = bodyOf(seen, b)
  return x !== null && y !== null && apart(x, y) <= CONTACT + NOISE
}

/** Where a charger comes to stand; null: it doesn't get there. */
export function closingPose(seen: OoSeen, u: Unit): Pose | null {
  const target = u.use.charge ? seen.units[u.use.charge.target] : undefined
  const body = footprintOf(u)
  const foe = target && bodyOf(seen, target)
  if (!body || !target || !foe || !comesOn(seen, u)) return null
  if (touching(seen, u, target)) return quantisePose(body)
  const first = sweep(body, [{ advance: AHEAD }], [foe], NOISE)
  if (first.clear) return null
  const others = standing(seen)
    .filter(o => o.id !== u.id && o.id !== target.id)
    .map(o => bodyOf(seen, o)!)
  const way = sweep(body, [{ advance: first.at }], others, CONTACT)
  if (!way.clear && way.at < first.at - CONTACT) return null
  const end = applyStep(body, { advance: first.at })
  return quantisePose({ front: ahead(end, 0), facing: end.facing })
}

/** The chargers that close, with where they then stand, one after the other in the order of their declarations. */
export function closings(seen: OoSeen): { readonly unit: Unit; readonly pose: Pose }[] {
  let now = seen
  return standing(seen)
    .filter(u => u.use.charge !== null)
    .sort((a, b) => a.use.charge!.n - b.use.charge!.n)
    .flatMap(unit => {
      const pose = closingPose(now, unit)
      if (!pose) return []
      now = { ...now, units: { ...now.units, [unit.id]: { ...unit, pose } } }
      return [{ unit, pose }]
    })
}
