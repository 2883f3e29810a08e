/** The cheapest steps to a pose, or to the nearest legal one, with what is missing. */
import { simpleWays } from '../../../geometry/drill/direct'
import { applySteps } from '../../../geometry/steps'
import { CONTACT, NOISE } from '../../../geometry/tolerance'
import { turnBetween } from '../../../geometry/trig'
import { distance } from '../../../geometry/vec'
import type { MoveCommand, Pose, Refusal, Seat, Step, UnitId } from '../../contract'
import type { OoSeen } from '../state'
import { clampMove } from './clamp'
import { drillOf } from './manoeuvres'
import { judgeMove } from './move'

interface Solved {
  readonly steps: readonly Step[]
  readonly exact: boolean
  readonly end: Pose
  readonly refusals: readonly Refusal[]
}

/** How far a pose is from the one that was wanted: cm, a degree counting as a tenth of one. */
const off = (a: Pose, b: Pose): number => distance(a.front, b.front) + Math.abs(turnBetween(a.facing, b.facing)) / 10

export function solveMove(seen: OoSeen, seat: Seat, id: UnitId, to: Pose): Solved {
  const unit = seen.units[id]
  const drill = unit && unit.seat === seat ? drillOf(seen, unit) : null
  if (!unit || !drill) return { steps: [], exact: false, end: to, refusals: [{ code: 'unit/not-on-table', clause: '7' }] }
  const legal = (c: MoveCommand) => judgeMove(seen, seat, c).kind === 'ok'
  let best: Solved = { steps: [], exact: false, end: drill.body, refusals: [] }
  let why: readonly Refusal[] = []
  let nearest = off(drill.body, to)
  for (const ways of drill.goings.map(g => simpleWays(drill.body, to, g.manoeuvres)))
    for (const steps of ways) {
      const command: MoveCommand = { type: 'move', unit: id, steps }
      const verdict = judgeMove(seen, seat, command)
      const end = verdict.ends[verdict.ends.length - 1] ?? drill.body
      if (verdict.kind === 'ok' && distance(end.front, to.front) <= CONTACT + NOISE) {
        const left = verdict.left ?? 0
        const known = best.exact ? (judgeMove(seen, seat, { ...command, steps: best.steps }).left ?? 0) : -1
        if (left > known) best = { steps, exact: true, end, refusals: [] }
        continue
      }
      if (best.exact) continue
      if (why.length === 0) why = verdict.refusals
      // The nearest legal one along the same way: the wheel first, then as much of the leg as there is.
      let cut: readonly Step[] = []
      for (const step of steps) cut = clampMove(seen, unit, { ...command, steps: [...cut, step] }, legal).steps as readonly Step[]
      const at = applySteps(drill.body, cut)
      if (off(at, to) < nearest - NOISE) {
        nearest = off(at, to)
        best = { steps: cut, exact: false, end: { front: at.front, facing: at.facing }, refusals: why }
      }
    }
  return best.exact ? best : { ...best, refusals: best.refusals.length > 0 ? best.refusals : why }
}
