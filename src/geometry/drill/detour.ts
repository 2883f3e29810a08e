import type { Cm, Deg } from '../../base/units'
import { toLocal } from '../footprint'
import type { Footprint, Point, Pose, Step } from '../shapes'
import type { Obstacle } from '../sweep/obstacle'
import { NOISE, QUANTUM } from '../tolerance'
import { atan2, cos, sin } from '../trig'
import { legTo } from './direct'
import type { Field } from './field'
import { wayStop } from './field'

// How many corners to go round are looked at; the nearest to the straight way first.
const CORNERS = 48

// Corners of an obstacle that a path may bend at; a disc's are those of an octagon round it.
function bends(o: Obstacle): Point[] {
  if (o.radius <= 0) return o.xs.map((x, i): Point => [x, o.ys[i]])
  const r = o.radius / cos(22.5)
  return [0, 1, 2, 3, 4, 5, 6, 7].map((k): Point => [o.x + sin(45 * k + 22.5) * r, o.y + cos(45 * k + 22.5) * r])
}

/**
 * The shortest way of two or three straight or oblique legs from where a unit stands to a place, its facing kept, round what is in
 * the way; null where there is none within the budget. Ways bend where a corner of the unit passes a corner of an obstacle, so
 * touching them; friends are passed by the front edge.
 */
export function detour(unit: Footprint, front: Point, budget: Cm, limit: Deg, field: Field): Step[] | null {
  if (limit <= 0) return null
  const goal = toLocal(unit, front)
  const h = unit.width / 2
  const direct = Math.sqrt(goal[0] * goal[0] + goal[1] * goal[1])
  const inCone = (a: Point, b: Point) => {
    const y = b[1] - a[1]
    return y > NOISE && Math.abs(atan2(b[0] - a[0], y)) <= limit
  }
  const far = (a: Point, b: Point) => Math.sqrt((b[0] - a[0]) * (b[0] - a[0]) + (b[1] - a[1]) * (b[1] - a[1]))
  if (direct > budget || !inCone([0, 0], goal)) return null
  const start: Point = [0, 0]
  const found: { p: Point; via: Cm }[] = []
  const add = (o: Obstacle, backs: readonly number[]) => {
    for (const q of bends(o)) {
      const [x, y] = toLocal(unit, q)
      for (const vx of [-h, h]) {
        for (const vy of backs) {
          const p: Point = [x - vx, y - vy]
          const via = far(start, p) + far(p, goal)
          if (via <= budget + NOISE && inCone(start, p) && inCone(p, goal)) found.push({ p, via })
        }
      }
    }
  }
  for (const o of field.hard) add(o, [0, -unit.depth])
  for (const o of field.friends) add(o, [0])
  found.sort((a, b) => a.via - b.via)
  const corners = found.slice(0, CORNERS).map(f => f.p)
  const free = new Map<string, boolean>()
  const isFree = (i: number, j: number, a: Point, b: Point) => {
    const key = `${i},${j}`
    let answer = free.get(key)
    if (answer === undefined) {
      const at = { ...unit, front: toTable(unit, a) }
      answer = wayStop(at, legTo(b[0] - a[0], b[1] - a[1]), field) === null
      free.set(key, answer)
    }
    return answer
  }
  const END = corners.length
  for (let i = 0; i < corners.length; i++) {
    const p = corners[i]
    if (isFree(-1, i, start, p) && isFree(i, END, p, goal)) return steps([start, p, goal])
  }
  const pairs: { i: number; j: number; length: Cm }[] = []
  for (let i = 0; i < corners.length; i++) {
    for (let j = 0; j < corners.length; j++) {
      if (i === j || far(corners[i], corners[j]) <= QUANTUM || !inCone(corners[i], corners[j])) continue
      const length = far(start, corners[i]) + far(corners[i], corners[j]) + far(corners[j], goal)
      if (length <= budget + NOISE) pairs.push({ i, j, length })
    }
  }
  pairs.sort((a, b) => a.length - b.length)
  for (const { i, j } of pairs) {
    if (isFree(-1, i, start, corners[i]) && isFree(j, END, corners[j], goal) && isFree(i, j, corners[i], corners[j])) {
      return steps([start, corners[i], corners[j], goal])
    }
  }
  return null
}

const toTable = (unit: Pose, p: Point): Point => {
  const s = sin(unit.facing)
  const c = cos(unit.facing)
  return [unit.front[0] + p[0] * c + p[1] * s, unit.front[1] - p[0] * s + p[1] * c]
}
const steps = (path: readonly Point[]): Step[] => path.slice(1).flatMap((p, k) => legTo(p[0] - path[k][0], p[1] - path[k][1]))
