import type { Cm2 } from '../base/units'
import type { Point } from './shapes'
import { NOISE } from './tolerance'
import { distance, orient } from './vec'

/** The area, above nought where the vertices run anticlockwise. */
export function signedArea(poly: readonly Point[]): Cm2 {
  const [ox, oy] = poly[0] ?? [0, 0]
  let sum = 0
  for (let i = 1; i + 1 < poly.length; i++) {
    const [ax, ay] = poly[i]
    const [bx, by] = poly[i + 1]
    sum += (ax - ox) * (by - oy) - (ay - oy) * (bx - ox)
  }
  return sum / 2
}
/** The area of a simple polygon, either winding. */
export const areaOf = (poly: readonly Point[]): Cm2 => Math.abs(signedArea(poly))

/** The smallest upright rectangle round the points. */
export function bounds(poly: readonly Point[]): { minX: number; minY: number; maxX: number; maxY: number } {
  let minX = Infinity
  let minY = Infinity
  let maxX = -Infinity
  let maxY = -Infinity
  for (const [x, y] of poly) {
    if (x < minX) minX = x
    if (x > maxX) maxX = x
    if (y < minY) minY = y
    if (y > maxY) maxY = y
  }
  return { minX, minY, maxX, maxY }
}

/** The point of the segment from `a` to `b` that is nearest to `p`. */
export function nearestOnSegment(p: Point, a: Point, b: Point): Point {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const q = dx * dx + dy * dy
  if (q === 0) return a
  const t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / q
  return t <= 0 ? a : t >= 1 ? b : [a[0] + dx * t, a[1] + dy * t]
}
/** The point of the border that is nearest to `p`. */
export function nearestOnBorder(p: Point, poly: readonly Point[]): Point {
  let best = poly[0]
  let least = Infinity
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const q = nearestOnSegment(p, poly[j], poly[i])
    const d = distance(p, q)
    if (d < least) {
      least = d
      best = q
    }
  }
  return best
}

/** Whether the point lies inside by the parity of crossings; what lies on the border may go either way. */
export function insideByParity(p: Point, poly: readonly Point[]): boolean {
  let inside = false
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const a = poly[i]
    const b = poly[j]
    if (a[1] > p[1] !== b[1] > p[1]) {
      const side = orient(a, b, p)
      if (b[1] > a[1] ? side > 0 : side < 0) inside = !inside
    }
  }
  return inside
}
/** Whether a point lies in a simple polygon, in either winding. The border counts as in, whichever vertex comes first. */
export function pointInPolygon(p: Point, poly: readonly Point[]): boolean {
  return insideByParity(p, poly) || distance(p, nearestOnBorder(p, poly)) <= NOISE
}

/** Whether two closed segments have a point in common. */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const o1 = orient(a, b, c)
  const o2 = orient(a, b, d)
  const o3 = orient(c, d, a)
  const o4 = orient(c, d, b)
  if (((o1 > 0 && o2 < 0) || (o1 < 0 && o2 > 0)) && ((o3 > 0 && o4 < 0) || (o3 < 0 && o4 > 0))) return true
  const within = (p: Point, q: Point, r: Point) =>
    r[0] >= Math.min(p[0], q[0]) && r[0] <= Math.max(p[0], q[0]) && r[1] >= Math.min(p[1], q[1]) && r[1] <= Math.max(p[1], q[1])
  return (
    (o1 === 0 && within(a, b, c)) ||
    (o2 === 0 && within(a, b, d)) ||
    (o3 === 0 && within(c, d, a)) ||
    (o4 === 0 && within(c, d, b))
  )
}

/** A flaw, and the vertex at which it was found. */
export type PolygonFault = { readonly code: 'few' | 'repeated' | 'crossing' | 'flat'; readonly vertex: number }

/**
 * What is wrong with a polygon, or null: fewer than three vertices, a vertex that comes twice (the first at the end too), a border
 * that crosses or touches itself, or no area. Vertices in the middle of a straight side are right.
 */
export function polygonFault(poly: readonly Point[]): PolygonFault | null {
  const n = poly.length
  if (n < 3) return { code: 'few', vertex: 0 }
  const seen = new Map<string, number>()
  for (let i = 0; i < n; i++) {
    const key = `${poly[i][0] + 0},${poly[i][1] + 0}`
    if (seen.has(key)) return { code: 'repeated', vertex: i }
    seen.set(key, i)
  }
  const { minX, minY, maxX, maxY } = bounds(poly)
  const size = Math.max(maxX - minX, maxY - minY)
  if (areaOf(poly) <= 1e-13 * size * size) return { code: 'flat', vertex: 0 }
  for (let i = 0; i < n; i++) {
    const a = poly[i]
    const b = poly[(i + 1) % n]
    const next = poly[(i + 2) % n]
    // A side that runs back over the one before it.
    if (orient(a, b, next) === 0 && (a[0] - b[0]) * (next[0] - b[0]) + (a[1] - b[1]) * (next[1] - b[1]) > 0) {
      return { code: 'crossing', vertex: (i + 1) % n }
    }
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue
      if (segmentsMeet(a, b, poly[j], poly[(j + 1) % n])) return { code: 'crossing', vertex: j }
    }
  }
  return null
}
