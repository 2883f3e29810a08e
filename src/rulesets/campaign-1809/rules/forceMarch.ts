/** Forced marches: a die and the leader's initiative, one off in rain; points of movement won, and points of strength lost by a die each. */
import { ARMS, type Arm, NOTHING, type Points } from '../kinds'
import type { Leader } from '../state'
import { at, MARCH, type March } from '../tables'

export const marchOf = (leader: Pick<Leader, 'seat'>, score: number): March => at(MARCH[leader.seat], score)
/** The arm that a loss die takes from: 1–3 infantry, 4–5 artillery, 6 cavalry. An empty arm passes it on: infantry, cavalry, artillery, infantry. */
export function marchLoss(points: Points, face: number): Arm | null {
  const first: Arm = face <= 3 ? 'ipf' : face <= 5 ? 'apf' : 'cpf'
  for (let i = 0; i < ARMS.length; i++) {
    const arm = ARMS[(ARMS.indexOf(first) + i) % ARMS.length]!
    if (points[arm] > 0) return arm
  }
  return null
}
/** Losses of so many loss dice in a row. */
export function marchLosses(points: Points, faces: readonly number[]): Points {
  let lost = NOTHING
  for (const face of faces) {
    const arm = marchLoss({ ipf: points.ipf - lost.ipf, cpf: points.cpf - lost.cpf, apf: points.apf - lost.apf }, face)
    if (arm) lost = { ...lost, [arm]: lost[arm] + 1 }
  }
  return lost
}
