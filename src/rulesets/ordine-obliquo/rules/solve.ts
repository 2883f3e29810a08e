/** The cheapest steps to a pose, round what is in the way, or to the nearest legal one, with what speaks against the plain way. */
import { simpleWays } from '../../../geometry/drill/direct'
import { type Solution, solve } from '../../../geometry/drill/solve'
import { turnBetween } from '../../../geometry/trig'
import { distance } from '../../../geometry/vec'
import type { Pose, Refusal, Seat, Step, UnitId } from '../../contract'
import type { OoSeen } from '../state'
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

/**
 * Of the unit's ways of going (fast round slowing ground, slow over it, by road) the one that comes to the pose with most left, else
 * the one that comes nearest. `refusals`: what the judge holds against the plain way there; empty where the pose is reached.
 */
export function solveMove(seen: OoSeen, seat: Seat, id: UnitId, to: Pose): Solved {
  const unit = seen.units[id]
  const drill = unit && unit.seat === seat ? drillOf(seen, unit) : null
  if (!unit || !drill) return { steps: [], exact: false, end: to, refusals: [{ code: 'unit/not-on-table', clause: '7' }] }
  const judge = (steps: readonly Step[]) => judgeMove(seen, seat, { type: 'move', unit: id, steps })
  let best: { readonly s: Solution; readonly left: number } | null = null
  for (const going of drill.goings) {
    const s = solve(drill.body, going.manoeuvres, going.world, to)
    const verdict = judge(s.steps)
    if (verdict.kind !== 'ok') continue
    const left = verdict.left ?? 0
    const better =
      best === null ||
      (s.exact && !best.s.exact) ||
      (s.exact === best.s.exact && (s.exact ? left > best.left : off(s.end, to) < off(best.s.end, to)))
    if (better) best = { s, left }
  }
  const here = { front: drill.body.front, facing: drill.body.facing }
  const end = best ? { front: best.s.end.front, facing: best.s.end.facing } : here
  if (best?.s.exact) return { steps: best.s.steps, exact: true, end, refusals: [] }
  const plain = simpleWays(drill.body, to, drill.goings[0]!.manoeuvres)[0] ?? []
  return { steps: best?.s.steps ?? [], exact: false, end, refusals: judge(plain).refusals }
}
