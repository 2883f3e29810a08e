import type { Cm2 } from '../base/units'
import { clipConvex } from './clip'
import { isCircle, isDot, verticesOf } from './kind'
import { areaOf, bounds, signedArea } from './polygon'
import type { Circle, Point, Shape } from './shapes'
import { acos, atan2, PI, toRadians } from './trig'
import { distance } from './vec'

// Two simple polygons as sums of signed triangles about one point: right for any shape, and steady where sides lie on each other.
function polygonsOverlap(a: readonly Point[], b: readonly Point[]): Cm2 {
  const p = bounds(a)
  const q = bounds(b)
  const minX = Math.max(p.minX, q.minX)
  const maxX = Math.min(p.maxX, q.maxX)
  const minY = Math.max(p.minY, q.minY)
  const maxY = Math.min(p.maxY, q.maxY)
  if (minX >= maxX || minY >= maxY) return 0
  const ox = (minX + maxX) / 2
  const oy = (minY + maxY) / 2
  const fan = (poly: readonly Point[]) => {
    const out: { sign: number; triangle: Point[] }[] = []
    for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
      const u: Point = [poly[j][0] - ox, poly[j][1] - oy]
      const v: Point = [poly[i][0] - ox, poly[i][1] - oy]
      const s = u[0] * v[1] - u[1] * v[0]
      if (s !== 0) out.push({ sign: s > 0 ? 1 : -1, triangle: s > 0 ? [[0, 0], u, v] : [[0, 0], v, u] })
    }
    return out
  }
  const fa = fan(a)
  const fb = fan(b)
  let sum = 0
  for (const s of fa) for (const t of fb) sum += s.sign * t.sign * areaOf(clipConvex(s.triangle, t.triangle))
  return Math.abs(sum)
}

function circlesOverlap(a: Circle, b: Circle): Cm2 {
  const d = distance(a.circle, b.circle)
  const r = Math.min(a.radius, b.radius)
  const R = Math.max(a.radius, b.radius)
  if (d >= r + R) return 0
  if (d <= R - r) return PI * r * r
  const alpha = toRadians(acos((d * d + r * r - R * R) / (2 * d * r)))
  const beta = toRadians(acos((d * d + R * R - r * r) / (2 * d * R)))
  const kite = Math.sqrt((-d + r + R) * (d + r - R) * (d - r + R) * (d + r + R)) / 2
  return Math.max(0, r * r * alpha + R * R * beta - kite)
}

// The signed area common to the circle about (0, 0) and the triangle of (0, 0), p and q.
function wedge(px: number, py: number, qx: number, qy: number, r: number): number {
  const turn = (ax: number, ay: number, bx: number, by: number) =>
    (r * r * toRadians(atan2(ax * by - ay * bx, ax * bx + ay * by))) / 2
  const dx = qx - px
  const dy = qy - py
  const a = dx * dx + dy * dy
  if (a === 0) return 0
  const b = px * dx + py * dy
  const disc = b * b - a * (px * px + py * py - r * r)
  if (disc <= 0) return turn(px, py, qx, qy)
  const root = Math.sqrt(disc)
  const t0 = Math.max(0, (-b - root) / a)
  const t1 = Math.min(1, (-b + root) / a)
  if (t0 >= t1) return turn(px, py, qx, qy)
  const ux = px + dx * t0
  const uy = py + dy * t0
  const vx = px + dx * t1
  const vy = py + dy * t1
  return (t0 > 0 ? turn(px, py, ux, uy) : 0) + (ux * vy - uy * vx) / 2 + (t1 < 1 ? turn(vx, vy, qx, qy) : 0)
}
function circlePolygonOverlap(c: Circle, poly: readonly Point[]): Cm2 {
  let sum = 0
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    sum += wedge(poly[j][0] - c.circle[0], poly[j][1] - c.circle[1], poly[i][0] - c.circle[0], poly[i][1] - c.circle[1], c.radius)
  }
  return Math.abs(sum)
}

/** The area that two shapes have in common; touching gives 0, a point has none. Any simple polygons, either winding. */
export function overlap(a: Shape, b: Shape): Cm2 {
  if (isDot(a) || isDot(b)) return 0
  if (isCircle(a)) return isCircle(b) ? circlesOverlap(a, b) : circlePolygonOverlap(a, verticesOf(b))
  if (isCircle(b)) return circlePolygonOverlap(b, verticesOf(a))
  return polygonsOverlap(verticesOf(a), verticesOf(b))
}

/** The area of a shape. */
export function areaOfShape(s: Shape): Cm2 {
  if (isDot(s)) return 0
  if (isCircle(s)) return PI * s.radius * s.radius
  return 'polygon' in s ? Math.abs(signedArea(s.polygon)) : s.width * s.depth
}
/** The share of `a`'s area that lies in `b`, from 0 to 1. */
export const shareIn = (a: Shape, b: Shape): number => Math.min(1, overlap(a, b) / areaOfShape(a))
