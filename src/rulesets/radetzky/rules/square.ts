/** Quadrato, no. 25: two bases of line infantry, one behind the other, stand back to back; declared when their side moves. */
import { aboutFace, poseOf } from '../../../geometry/footprint'
import { quantisePose } from '../../../geometry/tolerance'
import type { Pose, Refusal } from '../../contract'
import type { RadSeen, Unit } from '../state'
import { wholeMoveRefusals } from './block'
import { bodyOf, isLight } from './bodies'
import { ranksBehind } from './ranks'

const CLAUSE = 'Quadrato'

/** `unit` in front, `mate` behind it. */
export function squareRefusals(seen: RadSeen, unit: Unit, mate: Unit): Refusal[] {
  const out: Refusal[] = []
  for (const u of [unit, mate]) {
    out.push(...wholeMoveRefusals(seen, u))
    if ((u.arm !== 'line' && u.arm !== 'light') || isLight(u)) out.push({ code: 'square/not-these', clause: CLAUSE, at: u.id })
    if (u.inside !== null) out.push({ code: 'square/inside', clause: CLAUSE, at: u.id })
    if (u.disordered) out.push({ code: 'square/disordered', clause: CLAUSE, at: u.id })
  }
  if (ranksBehind(seen, unit)[0]?.id !== mate.id)
    out.push({ code: 'square/not-behind', clause: CLAUSE, at: unit.id, with: { other: mate.name } })
  return out
}
/** The base behind turns about where it stands. */
export const turnedAbout = (seen: RadSeen, mate: Unit): Pose => quantisePose(poseOf(aboutFace(bodyOf(seen, mate)!)))

/** The pairs that could form square now, the base in front first. */
export function squaresFor(seen: RadSeen, unit: Unit): Unit | null {
  const mate = ranksBehind(seen, unit)[0]
  return mate && squareRefusals(seen, unit, mate).length === 0 ? mate : null
}
