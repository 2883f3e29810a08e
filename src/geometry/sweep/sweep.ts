import type { Cm } from '../../base/units'
import type { Footprint, Shape, Step } from '../shapes'
import { applyStep, localVector } from '../steps'
import { NOISE, QUANTUM } from '../tolerance'
import { cos, PI, sin } from '../trig'
import { type Inset, insetOf, LocalObstacle, meets, type Obstacle, obstacleOf } from './obstacle'
import { straightContact } from './straight'
import { turnContact } from './turn'

/** What a move meets first: the step, how far along it (cm of its path, a wheel's by the outer front corner), and the obstacle. */
export type Swept =
  | { readonly clear: true }
  | { readonly clear: false; readonly step: number; readonly at: Cm; readonly obstacle: number }

const CLEAR: Swept = { clear: true }
// Two contacts closer than this along the path are one: the obstacle listed first is named.
const SAME: Cm = 1e-6
const local = new LocalObstacle()

/** Whether the unit, drawn in by `inset` on every side, meets the obstacle where it stands. */
export function standsIn(unit: Footprint, o: Obstacle, inset: Cm): boolean {
  const s = sin(unit.facing)
  const c = cos(unit.facing)
  local.place(o, unit.front[0], unit.front[1], s, c)
  const r = insetOf(unit.width, unit.depth, inset)
  if (local.cx + o.reach < r.x0 || local.cx - o.reach > r.x1 || local.cy + o.reach < r.y0 || local.cy - o.reach > r.y1)
    return false
  local.fill(o, unit.front[0], unit.front[1], s, c)
  return meets(r, local)
}

/** How deep the unit stands in an obstacle: the least inset that parts them, to 1e-6 cm; `most` where it is deeper than that. */
export function depthIn(unit: Footprint, o: Obstacle, most: Cm): Cm {
  if (!standsIn(unit, o, NOISE)) return 0
  if (standsIn(unit, o, most)) return most
  let lo = 0
  let hi = most
  while (hi - lo > 1e-6) {
    const mid = (lo + hi) / 2
    if (standsIn(unit, o, mid)) lo = mid
    else hi = mid
  }
  return hi
}

type Wheel = Extract<Step, { readonly wheel: unknown }>
/** The point about which a wheel turns, in the unit's own frame, and how far the unit reaches from it. */
const pivotIn = (unit: Footprint, step: Wheel): readonly [number, number] =>
  step.about ? [0, -unit.depth / 2] : [step.wheel === 'right' ? unit.width / 2 : -unit.width / 2, 0]
const reachAbout = (unit: Footprint, step: Wheel): Cm =>
  Math.sqrt(unit.width * unit.width + unit.depth * unit.depth) * (step.about ? 0.5 : 1)

/**
 * Whether a step could bring the unit, grown by `slack`, to the obstacle at all: by a box round all that it covers on the way. False
 * is certain.
 */
function mayReach(unit: Footprint, step: Step, o: Obstacle, slack: Cm): boolean {
  const s = sin(unit.facing)
  const c = cos(unit.facing)
  const dx = o.x - unit.front[0]
  const dy = o.y - unit.front[1]
  const cx = dx * c - dy * s
  const cy = dx * s + dy * c
  const k = o.reach + slack
  const h = unit.width / 2
  let minX = -h
  let maxX = h
  let minY = -unit.depth
  let maxY = 0
  if ('advance' in step) maxY += step.advance
  else if ('wheel' in step) {
    const [px, py] = pivotIn(unit, step)
    const R = reachAbout(unit, step)
    minX = px - R
    maxX = px + R
    minY = py - R
    maxY = py + R
  } else {
    const v = localVector(step)
    if (v && v[0] < 0) minX += v[0]
    else if (v) maxX += v[0]
    if (v && v[1] < 0) minY += v[1]
    else if (v) maxY += v[1]
  }
  return cx + k >= minX && cx - k <= maxX && cy + k >= minY && cy - k <= maxY
}

interface StepHit {
  at: Cm
  obstacle: number
}

// The first contact along one step, or null. `inset` by obstacle.
function alongStep(unit: Footprint, step: Step, obstacles: readonly Obstacle[], inset: (i: number) => Cm): StepHit | null {
  const s = sin(unit.facing)
  const c = cos(unit.facing)
  const [fx, fy] = unit.front
  const w = unit.width
  const h = w / 2
  const vector = localVector(step)
  let ux = 0
  let uy = 0
  let limit = 0
  let pivot: readonly [number, number] = [0, 0]
  let turning = false
  let minX = -h
  let maxX = h
  let minY = -unit.depth
  let maxY = 0
  if ('wheel' in step) {
    turning = step.degrees > 0
    limit = step.degrees
    pivot = pivotIn(unit, step)
    if (turning) {
      const R = reachAbout(unit, step)
      minX = pivot[0] - R
      maxX = pivot[0] + R
      minY = pivot[1] - R
      maxY = pivot[1] + R
    }
  } else if (vector) {
    limit = Math.sqrt(vector[0] * vector[0] + vector[1] * vector[1])
    if (limit > 0) {
      ux = vector[0] / limit
      uy = vector[1] / limit
    }
    if (vector[0] < 0) minX += vector[0]
    else maxX += vector[0]
    if (vector[1] < 0) minY += vector[1]
    else maxY += vector[1]
  }
  let best: StepHit | null = null
  for (let i = 0; i < obstacles.length; i++) {
    const o = obstacles[i]
    local.place(o, fx, fy, s, c)
    const k = o.reach
    if (local.cx + k < minX || local.cx - k > maxX || local.cy + k < minY || local.cy - k > maxY) continue
    local.fill(o, fx, fy, s, c)
    const r: Inset = insetOf(w, unit.depth, inset(i))
    let at = Infinity
    if (meets(r, local)) at = 0
    else if (turning) at = (turnContact(r, pivot, 'wheel' in step && step.wheel === 'right', limit, local) * w * PI) / 180
    else if (limit > 0) at = straightContact(r, ux, uy, limit, local)
    if (at < (best ? best.at - SAME : Infinity)) best = { at: at < SAME ? 0 : at, obstacle: i }
  }
  return best
}

/** The sweep of prepared obstacles; see `sweep`. Any iterable question that is asked often prepares them once. */
export function sweepObstacles(unit: Footprint, steps: readonly Step[], obstacles: readonly Obstacle[], slack: Cm = 0): Swept {
  if (slack > 0) return sweepWithSlack(unit, steps, obstacles, slack)
  // Far from the table's corner doubles are coarser.
  const noise = NOISE + 4e-15 * (Math.abs(unit.front[0]) + Math.abs(unit.front[1]))
  const inset = () => noise
  for (let i = 0; i < obstacles.length; i++)
    if (standsIn(unit, obstacles[i], noise)) return { clear: false, step: 0, at: 0, obstacle: i }
  let at = unit
  for (let k = 0; k < steps.length; k++) {
    const hit = alongStep(at, steps[k], obstacles, inset)
    if (hit) return { clear: false, step: k, at: hit.at, obstacle: hit.obstacle }
    at = applyStep(at, steps[k])
  }
  return CLEAR
}

// Overlaps up to `slack` count as touching. Contact is told where the overlap that is too deep began, and a move that ends deeper
// in something than it began is contact too, so that slack never adds up.
function sweepWithSlack(unit: Footprint, steps: readonly Step[], obstacles: readonly Obstacle[], slack: Cm): Swept {
  // One step past things that lie out of its way is what is asked most often.
  if (steps.length === 1) {
    const near: number[] = []
    for (let i = 0; i < obstacles.length; i++) if (mayReach(unit, steps[0], obstacles[i], slack)) near.push(i)
    if (near.length === 0) return CLEAR
    if (near.length < obstacles.length) {
      const few = near.map(i => obstacles[i])
      const hit = sweepWithSlack(unit, steps, few, slack)
      return hit.clear ? hit : { ...hit, obstacle: near[hit.obstacle] }
    }
  }
  const started = new Map<number, Cm>()
  for (let i = 0; i < obstacles.length; i++) {
    const depth = depthIn(unit, obstacles[i], slack + NOISE)
    if (depth > slack) return { clear: false, step: 0, at: 0, obstacle: i }
    if (depth > 0) started.set(i, depth)
  }
  const inset = () => slack + NOISE
  let at = unit
  let last = unit
  for (let k = 0; k < steps.length; k++) {
    const hit = alongStep(at, steps[k], obstacles, inset)
    if (hit) return begins(at, steps[k], k, hit, obstacles[hit.obstacle], started.get(hit.obstacle) ?? 0)
    last = at
    at = applyStep(at, steps[k])
  }
  const end = steps.length - 1
  for (let i = 0; i < obstacles.length && end >= 0; i++) {
    const allowed = (started.get(i) ?? 0) + QUANTUM
    if (allowed < slack && standsIn(at, obstacles[i], allowed)) {
      return begins(last, steps[end], end, { at: lengthOf(last, steps[end]), obstacle: i }, obstacles[i], started.get(i) ?? 0)
    }
  }
  return CLEAR
}

const lengthOf = (unit: Footprint, step: Step): Cm =>
  'wheel' in step
    ? (unit.width * step.degrees * PI) / 180
    : Math.sqrt((localVector(step) ?? [0, 0]).reduce((q, v) => q + v * v, 0))

// Goes back from a contact to where the overlap began along that step.
function begins(unit: Footprint, step: Step, index: number, hit: StepHit, o: Obstacle, depth: Cm): Swept {
  const found = (at: Cm): Swept => ({ clear: false, step: index, at: at < SAME ? 0 : at, obstacle: hit.obstacle })
  const whole = lengthOf(unit, step)
  if (whole <= 0) return found(0)
  const pose = (at: Cm) => applyStep(unit, part(step, at / whole))
  const free = (at: Cm) => !standsIn(pose(at), o, depth + NOISE)
  let hi = hit.at
  let back = 1e-3
  let lo = hi - back
  while (lo > 0 && !free(lo)) {
    hi = lo
    back *= 2
    lo -= back
  }
  if (lo <= 0) {
    lo = 0
    if (!free(0)) return found(0)
  }
  while (hi - lo > 1e-7) {
    const mid = (lo + hi) / 2
    if (free(mid)) lo = mid
    else hi = mid
  }
  return found(lo)
}
function part(step: Step, share: number): Step {
  if ('wheel' in step) return { ...step, degrees: step.degrees * share }
  if ('advance' in step) return { advance: step.advance * share }
  if ('oblique' in step) return { oblique: step.oblique, cm: step.cm * share }
  if ('retire' in step) return { retire: step.retire * share }
  if ('shift' in step) return { shift: step.shift * share }
  return step
}

/**
 * Sweeps a unit through its steps against anything, exactly and without sampling: translations and rotations, also past a full
 * turn. Touching without overlap is contact only when the motion goes on into the obstacle; a start that already overlaps is contact
 * at step 0, 0 cm; of several at once the lowest index is named. `slack` (0 for measuring, the published tolerance for rules): so much
 * overlap counts as touching; a move may then end no deeper in anything than it began.
 */
export const sweep = (unit: Footprint, steps: readonly Step[], obstacles: readonly Shape[], slack: Cm = 0): Swept =>
  sweepObstacles(unit, steps, obstacles.map(obstacleOf), slack)
