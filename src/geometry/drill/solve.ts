import type { Cm, Deg } from '../../base/units'
import { aboutFace, toLocal } from '../footprint'
import type { Footprint, Pose, Step } from '../shapes'
import { applySteps, arcOf, degreesOf, wheel } from '../steps'
import { CONTACT, NOISE } from '../tolerance'
import { atan2, cos, sin, toRadians, turnBetween } from '../trig'
import { distance } from '../vec'
import { detour } from './detour'
import { simpleWays, wheelsTo } from './direct'
import { type Field, fieldOf, wayStop } from './field'
import { clampLast, type DrillFault, type Judged, judgeSteps } from './judge'
import { costOf, type Manoeuvres, type World } from './manoeuvres'

/** How to get to a pose, or as near to it as may be. */
export interface Solution {
  readonly steps: readonly Step[]
  /** Whether the steps end on the pose that was asked for, to 1e-4. */
  readonly exact: boolean
  readonly end: Footprint
  readonly cost: Cm
  readonly left: Cm
  /** Where it isn't exact: how far the end is from the pose, and how many degrees of facing are missing. */
  readonly missing: { readonly cm: Cm; readonly degrees: Deg }
  /** What forbids the plainest way to the pose itself; empty where it is exact. */
  readonly faults: readonly DrillFault[]
}

/**
 * The cheapest steps to a pose: an about-face where it is allowed, one wheel, and one leg, or up to three straight or oblique legs
 * round what is in the way. Where there are none: the steps to the nearest legal pose, counting a wrong facing as the way that a
 * front corner would still have to go, with what is missing and why.
 */
export function solve(unit: Footprint, m: Manoeuvres, world: World, pose: Pose): Solution {
  const field = fieldOf(unit, world, m.allowance + unit.width + unit.depth)
  return solveIn(unit, m, field, pose)
}

/** As `solve`, in a field made ready before. */
export function solveIn(unit: Footprint, m: Manoeuvres, field: Field, pose: Pose): Solution {
  let best: { steps: readonly Step[]; judged: Judged } | null = null
  let plain: Judged | null = null
  const weigh = (steps: readonly Step[]) => {
    const judged = judgeSteps(unit, steps, m, field)
    if (!plain || judged.faults.length < plain.faults.length) plain = judged
    if (judged.faults.length === 0 && (!best || judged.cost < best.judged.cost - NOISE)) best = { steps, judged }
  }
  for (const steps of simpleWays(unit, pose, m)) weigh(steps)
  if (!best) for (const steps of roundabout(unit, m, field, pose)) weigh(steps)
  const found = best as { steps: readonly Step[]; judged: Judged } | null
  if (found) {
    const { cost, left, end } = found.judged
    return { steps: found.steps, exact: true, end, cost, left, missing: { cm: 0, degrees: 0 }, faults: [] }
  }
  return nearest(unit, m, field, pose, (plain as Judged | null)?.faults ?? [])
}

// A wheel, then two or three legs.
function roundabout(unit: Footprint, m: Manoeuvres, field: Field, pose: Pose): Step[][] {
  const found: Step[][] = []
  const starts: { steps: Step[]; at: Footprint }[] = [{ steps: [], at: unit }]
  if (m.aboutFace !== null) starts.push({ steps: [{ aboutFace: true }], at: aboutFace(unit) })
  for (const start of starts) {
    for (const w of wheelsTo(start.at, pose.facing, m)) {
      const head = [...start.steps, ...w]
      const left = m.allowance - costOf(unit, head, m) + CONTACT
      if (left <= 0 || (head.length > 0 && wayStop(unit, head, field))) continue
      const legs = detour(applySteps(unit, head), pose.front, left, m.oblique, field)
      if (legs) found.push([...head, ...legs])
    }
  }
  return found
}

// How far an end is from what was asked for: the way of the front edge's centre and that of a front corner about it.
const miss = (end: Footprint, pose: Pose): Cm =>
  distance(end.front, pose.front) + toRadians(Math.abs(turnBetween(end.facing, pose.facing))) * (end.width / 2)

function nearest(unit: Footprint, m: Manoeuvres, field: Field, pose: Pose, faults: readonly DrillFault[]): Solution {
  let best: Step[] = []
  let least = miss(unit, pose)
  const weigh = (steps: Step[]) => {
    const off = miss(applySteps(unit, steps), pose)
    if (off < least - NOISE && judgeSteps(unit, steps, m, field).faults.length === 0) {
      least = off
      best = steps
    }
  }
  const turn = turnBetween(unit.facing, pose.facing)
  for (const degrees of wheelsBetween(unit, m, turn)) {
    const head: Step[] = degrees === 0 ? [] : [{ wheel: degrees > 0 ? 'right' : 'left', degrees: Math.abs(degrees) }]
    if (head.length > 0) {
      const cut = clampLast(unit, head, m, field)
      weigh(cut)
      if ('wheel' in cut[0] && Math.abs(cut[0].degrees - Math.abs(degrees)) > 1e-6) continue
    }
    const at = degrees === 0 ? unit : wheel(unit, degrees > 0 ? 'right' : 'left', Math.abs(degrees))
    for (const leg of legsTowards(at, pose, m)) {
      // The whole leg comes nearest; what is left of it when it is cut comes no nearer, and so need not be looked for.
      if (miss(applySteps(unit, [...head, leg]), pose) > least) continue
      weigh(clampLast(unit, [...head, leg], m, field))
    }
  }
  const end = applySteps(unit, best)
  const cost = costOf(unit, best, m)
  return {
    steps: best,
    exact: false,
    end,
    cost,
    left: Math.max(0, m.allowance - cost),
    missing: { cm: distance(end.front, pose.front), degrees: Math.abs(turnBetween(end.facing, pose.facing)) },
    faults,
  }
}

// The wheel asked for, as much of it as may be, none, and some between.
function wheelsBetween(unit: Footprint, m: Manoeuvres, turn: Deg): Deg[] {
  if (!m.wheel || Math.abs(turn) <= NOISE) return [0]
  const payable = m.wheel.factor > 0 ? m.allowance / m.wheel.factor : Infinity
  const most = Math.min(Math.abs(turn), degreesOf(unit.width, Math.min(m.wheel.most, payable, arcOf(unit.width, 360))))
  const all: Deg[] = [0, most]
  for (let d = 3; d < most; d += 3) all.push(d)
  return all.map(d => (turn < 0 ? -d : d))
}

// Legs that lead nearest to the pose: straight at it or along the limit of the oblique, as far as its foot on that line.
function legsTowards(at: Footprint, pose: Pose, m: Manoeuvres): Step[] {
  const [x, y] = toLocal(at, pose.front)
  const legs: Step[] = []
  const off = atan2(x, y)
  const offs = Math.abs(off) <= m.oblique ? [off, 0] : [Math.sign(off) * m.oblique, 0]
  for (const o of offs) {
    const cm = x * sin(o) + y * cos(o)
    if (cm > NOISE) legs.push(o === 0 ? { advance: cm } : { oblique: o, cm })
  }
  if (m.retire !== null && y < 0) legs.push({ retire: -y })
  if (m.shift !== null && x !== 0) legs.push({ shift: x })
  return legs
}
