import type { Point } from './shapes'

/** The part of a convex polygon where `a·x + b·y ≤ c`; fewer than three vertices where nothing is left of it. */
export function clipHalfPlane(poly: readonly Point[], a: number, b: number, c: number): Point[] {
  const out: Point[] = []
  const n = poly.length
  if (n === 0) return out
  let prev = poly[n - 1]
  let before = a * prev[0] + b * prev[1] - c
  for (let i = 0; i < n; i++) {
    const next = poly[i]
    const after = a * next[0] + b * next[1] - c
    if (before <= 0 !== after <= 0) {
      const t = before / (before - after)
      out.push([prev[0] + (next[0] - prev[0]) * t, prev[1] + (next[1] - prev[1]) * t])
    }
    if (after <= 0) out.push(next)
    prev = next
    before = after
  }
  return out
}

/** The common part of two convex polygons, the second anticlockwise. */
export function clipConvex(poly: readonly Point[], by: readonly Point[]): Point[] {
  let out: Point[] = [...poly]
  for (let i = 0, j = by.length - 1; i < by.length && out.length > 0; j = i++) {
    const [px, py] = by[j]
    const [qx, qy] = by[i]
    const a = qy - py
    const b = px - qx
    out = clipHalfPlane(out, a, b, a * px + b * py)
  }
  return out
}
