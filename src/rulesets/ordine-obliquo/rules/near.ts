/** Distances that are asked for thousands of times: rectangles by the fast path, far ones passed over by the circles round them. */
import { type Box, boxDistance, boxOf } from '../../../geometry/box'
import { gapCm } from '../../../geometry/gap'
import { isCircle, isDot, isFootprint, verticesOf } from '../../../geometry/kind'
import type { Shape } from '../../../geometry/shapes'
import { distance } from '../../../geometry/vec'
import type { Cm } from '../../contract'

interface Solid {
  readonly box: Box | null
  readonly x: number
  readonly y: number
  /** How far it reaches from (x, y). */
  readonly r: Cm
}
const known = new WeakMap<Shape, Solid>()

function make(shape: Shape): Solid {
  if (isFootprint(shape)) {
    const box = boxOf(shape)
    return { box, x: box.x, y: box.y, r: Math.sqrt(box.halfWidth * box.halfWidth + box.halfDepth * box.halfDepth) }
  }
  if (isCircle(shape)) return { box: null, x: shape.circle[0], y: shape.circle[1], r: shape.radius }
  if (isDot(shape)) return { box: null, x: shape.point[0], y: shape.point[1], r: 0 }
  const points = verticesOf(shape)
  const n = points.length
  const x = points.reduce((t, p) => t + p[0], 0) / n
  const y = points.reduce((t, p) => t + p[1], 0) / n
  return { box: null, x, y, r: Math.max(...points.map(p => distance([x, y], p))) }
}
function solidOf(shape: Shape): Solid {
  let s = known.get(shape)
  if (!s) {
    s = make(shape)
    known.set(shape, s)
  }
  return s
}

/** The shortest distance from a shape to the nearest of others; `cap` where none is nearer than that. */
export function nearest(shape: Shape, others: Iterable<Shape>, cap: Cm = Number.POSITIVE_INFINITY): Cm {
  const a = solidOf(shape)
  let best = cap
  for (const other of others) {
    const b = solidOf(other)
    const dx = a.x - b.x
    const dy = a.y - b.y
    const far = best + a.r + b.r
    if (dx * dx + dy * dy > far * far) continue
    const d = a.box && b.box ? boxDistance(a.box, b.box) : gapCm(shape, other)
    if (d < best) best = d
  }
  return best
}
/** The shortest distance between two shapes. */
export const apart = (a: Shape, b: Shape): Cm => nearest(a, [b])
