import { isCircle, isDot, verticesOf } from '../kind'
import type { Shape } from '../shapes'

/** A shape made ready to be swept against many times: its vertices, or its middle and radius, and a circle round all of it. */
export interface Obstacle {
  /** Vertices of a polygon; of a point just the one; none of a circle. */
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  /** Above 0: a circle of that radius about (x, y). */
  readonly radius: number
  readonly x: number
  readonly y: number
  /** How far the shape reaches from (x, y). */
  readonly reach: number
}

/** Makes a shape ready to be swept against. */
export function obstacleOf(shape: Shape): Obstacle {
  if (isDot(shape))
    return { xs: [shape.point[0]], ys: [shape.point[1]], radius: 0, x: shape.point[0], y: shape.point[1], reach: 0 }
  if (isCircle(shape)) {
    return { xs: [], ys: [], radius: shape.radius, x: shape.circle[0], y: shape.circle[1], reach: shape.radius }
  }
  const points = verticesOf(shape)
  const xs = points.map(p => p[0])
  const ys = points.map(p => p[1])
  const x = (Math.min(...xs) + Math.max(...xs)) / 2
  const y = (Math.min(...ys) + Math.max(...ys)) / 2
  let reach = 0
  for (let i = 0; i < xs.length; i++) {
    const d = Math.sqrt((xs[i] - x) * (xs[i] - x) + (ys[i] - y) * (ys[i] - y))
    if (d > reach) reach = d
  }
  return { xs, ys, radius: 0, x, y, reach }
}

/** The unit's rectangle in its own frame (x right, y ahead), each side drawn in by an inset. */
export interface Inset {
  readonly x0: number
  readonly x1: number
  readonly y0: number
  readonly y1: number
}
/** The inset never turns a thin unit inside out: a quarter of its width or depth is the most. */
export function insetOf(width: number, depth: number, inset: number): Inset {
  const a = Math.min(inset, width / 4)
  const b = Math.min(inset, depth / 4)
  return { x0: -width / 2 + a, x1: width / 2 - a, y0: -depth + b, y1: -b }
}

/** An obstacle in a unit's own frame. The arrays are filled anew for every obstacle: no allocation in the long loops. */
export class LocalObstacle {
  x: number[] = []
  y: number[] = []
  n = 0
  radius = 0
  cx = 0
  cy = 0
  reach = 0

  /** Only the middle, to see whether the rest is worth the while. */
  place(o: Obstacle, fx: number, fy: number, s: number, c: number): void {
    const dx = o.x - fx
    const dy = o.y - fy
    this.cx = dx * c - dy * s
    this.cy = dx * s + dy * c
    this.reach = o.reach
    this.radius = o.radius
  }
  fill(o: Obstacle, fx: number, fy: number, s: number, c: number): void {
    const n = o.xs.length
    this.n = n
    for (let i = 0; i < n; i++) {
      const dx = o.xs[i] - fx
      const dy = o.ys[i] - fy
      this.x[i] = dx * c - dy * s
      this.y[i] = dx * s + dy * c
    }
  }
}

/** Whether the inset rectangle meets an obstacle where it stands; bodies, not only borders. */
export function meets(r: Inset, o: LocalObstacle): boolean {
  if (o.radius > 0) {
    const x = o.cx < r.x0 ? r.x0 - o.cx : o.cx > r.x1 ? o.cx - r.x1 : 0
    const y = o.cy < r.y0 ? r.y0 - o.cy : o.cy > r.y1 ? o.cy - r.y1 : 0
    return x * x + y * y <= o.radius * o.radius
  }
  const { x, y, n } = o
  const mx = (r.x0 + r.x1) / 2
  const my = (r.y0 + r.y1) / 2
  let inside = false
  for (let i = 0, j = n - 1; i < n; j = i++) {
    // Does the side from j to i cross the rectangle?
    let t0 = 0
    let t1 = 1
    const dx = x[i] - x[j]
    const dy = y[i] - y[j]
    let out = false
    if (dx === 0) out = x[j] < r.x0 || x[j] > r.x1
    else {
      const a = (r.x0 - x[j]) / dx
      const b = (r.x1 - x[j]) / dx
      t0 = Math.max(t0, Math.min(a, b))
      t1 = Math.min(t1, Math.max(a, b))
    }
    if (!out) {
      if (dy === 0) out = y[j] < r.y0 || y[j] > r.y1
      else {
        const a = (r.y0 - y[j]) / dy
        const b = (r.y1 - y[j]) / dy
        t0 = Math.max(t0, Math.min(a, b))
        t1 = Math.min(t1, Math.max(a, b))
      }
      if (!out && t0 <= t1) return true
    }
    if (n > 2 && y[i] > my !== y[j] > my && mx < x[i] + ((my - y[i]) * dx) / dy) inside = !inside
  }
  return inside
}
