import type { Point } from '../shapes'
import { orient } from '../vec'

/** The convex hull, anticlockwise, without points in the middle of its sides. */
export function hull(points: readonly Point[]): Point[] {
  const p = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  if (p.length < 3) return p
  const half = (order: readonly Point[]) => {
    const out: Point[] = []
    for (const q of order) {
      while (out.length >= 2 && orient(out[out.length - 2], out[out.length - 1], q) <= 0) out.pop()
      out.push(q)
    }
    out.pop()
    return out
  }
  return [...half(p), ...half(p.reverse())]
}
