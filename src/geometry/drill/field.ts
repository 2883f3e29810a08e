import type { Cm } from '../../base/units'
import { corners, grown } from '../footprint'
import { gapCm } from '../gap'
import { isCircle, isDot, verticesOf } from '../kind'
import type { Footprint, Point, Shape, Step } from '../shapes'
import { applyStep, stepLength } from '../steps'
import { type Obstacle, obstacleOf } from '../sweep/obstacle'
import { depthIn, standsIn, sweepObstacles } from '../sweep/sweep'
import { CONTACT, QUANTUM } from '../tolerance'
import type { Body, World } from './manoeuvres'

/** A world made ready for one unit: what it may not run into, as obstacles, each with the id of its body. */
export interface Field {
  readonly hard: readonly Obstacle[]
  readonly hardIds: readonly string[]
  readonly friends: readonly Obstacle[]
  readonly friendIds: readonly string[]
  /** What the final place is asked against: friends, and what counts there alone. */
  readonly places: readonly Obstacle[]
  readonly placeIds: readonly string[]
  readonly table: { readonly width: Cm; readonly depth: Cm } | null
  readonly slack: Cm
}

/** What stops a move: the step and how far along it, what it was, and of which class. */
export interface Stop {
  readonly step: number
  readonly at: Cm
  readonly id: string
  readonly kind: 'hard' | 'friend' | 'place' | 'table'
}

/** The front edge as a body: just thick enough for the slack. */
export const frontEdge = (unit: Footprint, slack: Cm): Footprint => ({ ...unit, depth: Math.max(4 * slack, 1e-3) })

// All ground nearer than `keep` to a shape, as shapes that together cover it exactly: the shape grown side by side, discs at corners.
function widened(shape: Shape, keep: Cm): Shape[] {
  if (isDot(shape)) return [{ circle: shape.point, radius: keep }]
  if (isCircle(shape)) return [{ circle: shape.circle, radius: shape.radius + keep }]
  const discs = verticesOf(shape).map(p => ({ circle: p, radius: keep }))
  if ('front' in shape) {
    const g = grown(shape, keep)
    return [{ ...g, width: shape.width }, { ...shape, width: g.width }, ...discs]
  }
  const sides = shape.polygon.map((p, i): Shape => {
    const q = shape.polygon[(i + 1) % shape.polygon.length]
    const dx = q[0] - p[0]
    const dy = q[1] - p[1]
    const k = keep / Math.sqrt(dx * dx + dy * dy)
    const nx = -dy * k
    const ny = dx * k
    const box: Point[] = [
      [p[0] - nx, p[1] - ny],
      [q[0] - nx, q[1] - ny],
      [q[0] + nx, q[1] + ny],
      [p[0] + nx, p[1] + ny],
    ]
    return { polygon: box }
  })
  return [shape, ...sides, ...discs]
}

/**
 * Makes a world ready for a unit. Bodies farther from it than `range` (where given) are left out: none of its moves gets so far.
 * A unit that begins nearer to a body than its `keep` may stay as near as that.
 */
export function fieldOf(unit: Footprint, world: World, range: Cm = Infinity, slack: Cm = CONTACT): Field {
  const [ux, uy] = unit.front
  const near = (o: Obstacle) => {
    if (range === Infinity) return true
    const dx = o.x - ux
    const dy = o.y - uy
    const r = range + o.reach + unit.width / 2 + unit.depth
    return dx * dx + dy * dy <= r * r
  }
  const hard: Obstacle[] = []
  const hardIds: string[] = []
  const add = (b: Body) => {
    const plain = obstacleOf(b.shape)
    if (!near({ ...plain, reach: plain.reach + (b.keep ?? 0) })) return
    const keep = b.keep ? Math.min(b.keep, gapCm(unit, b.shape)) : 0
    for (const o of keep > slack ? widened(b.shape, keep).map(obstacleOf) : [plain]) {
      hard.push(o)
      hardIds.push(b.id)
    }
  }
  world.hard.forEach(add)
  const friends: Obstacle[] = []
  const friendIds: string[] = []
  const places: Obstacle[] = []
  const placeIds: string[] = []
  for (const b of world.friends) {
    const o = obstacleOf(b.shape)
    if (!near(o)) continue
    friends.push(o)
    friendIds.push(b.id)
    places.push(o)
    placeIds.push(b.id)
  }
  for (const b of world.places ?? []) {
    const o = obstacleOf(b.shape)
    if (!near(o)) continue
    places.push(o)
    placeIds.push(b.id)
  }
  return { hard, hardIds, friends, friendIds, places, placeIds, table: world.table ?? null, slack }
}

/** Whether the whole footprint lies on the table; its edge counts as on it, and so does a hair beyond. */
export const onTable = (f: Footprint, table: { readonly width: Cm; readonly depth: Cm }, slack: Cm = CONTACT): boolean =>
  corners(f).every(([x, y]) => x >= -slack && y >= -slack && x <= table.width + slack && y <= table.depth + slack)

/** What a unit may not stand in where it ends, or null. It may end no deeper in a friend than it began, when that was a touch. */
export function placeStop(start: Footprint, end: Footprint, field: Field): { id: string; kind: 'place' | 'table' } | null {
  for (let i = 0; i < field.places.length; i++) {
    const o = field.places[i]
    if (!standsIn(end, o, QUANTUM)) continue
    const began = depthIn(start, o, field.slack)
    if (standsIn(end, o, began >= field.slack ? QUANTUM : began + QUANTUM)) return { id: field.placeIds[i], kind: 'place' }
  }
  return field.table && !onTable(end, field.table, field.slack) ? { id: 'table', kind: 'table' } : null
}

/** What stops a unit on its way through its steps, the final place left aside; null where the way is free. */
export function wayStop(unit: Footprint, steps: readonly Step[], field: Field): Stop | null {
  const hit = sweepObstacles(unit, steps, field.hard, field.slack)
  const stop: Stop | null = hit.clear ? null : { step: hit.step, at: hit.at, id: field.hardIds[hit.obstacle], kind: 'hard' }
  if (field.friends.length === 0) return stop
  // A friend that it stands among when it begins is left, not run into.
  const among = field.friends.map(o => standsIn(unit, o, field.slack))
  const friends = field.friends.filter((_, i) => !among[i])
  const ids = field.friendIds.filter((_, i) => !among[i])
  let at = unit
  for (let k = 0; k < steps.length; k++) {
    if (stop && k > stop.step) break
    if (!('aboutFace' in steps[k])) {
      const swept = sweepObstacles(frontEdge(at, field.slack), [steps[k]], friends, field.slack)
      if (!swept.clear && (!stop || k < stop.step || swept.at < stop.at)) {
        return { step: k, at: swept.at, id: ids[swept.obstacle], kind: 'friend' }
      }
    }
    at = applyStep(at, steps[k])
  }
  return stop
}

/** What stops a unit that takes those steps: on the way, or where it would end; null where nothing does. */
export function passage(unit: Footprint, steps: readonly Step[], field: Field): Stop | null {
  const stop = wayStop(unit, steps, field)
  if (stop || steps.length === 0) return stop
  let at = unit
  for (const s of steps) at = applyStep(at, s)
  const end = placeStop(unit, at, field)
  if (!end) return null
  const last = steps.length - 1
  return { step: last, at: stepLength(unit, steps[last]), ...end }
}
