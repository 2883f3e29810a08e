import { distance } from '../../../geometry/vec'
import type { Point } from '../../contract'

const unit = (a: Point, b: Point): Point => {
  const d = distance(a, b)
  return [(b[0] - a[0]) / d, (b[1] - a[1]) / d]
}

/**
 * The outline of a road, stream or wall from its middle line and width: square ends, mitred corners (cut to twice the width where
 * the line turns sharply). The line has two points or more, none repeated.
 */
export function ribbon(line: readonly Point[], width: number): Point[] {
  const h = width / 2
  const left: Point[] = []
  const right: Point[] = []
  line.forEach((p, i) => {
    const before = i > 0 ? unit(line[i - 1], p) : null
    const after = i + 1 < line.length ? unit(p, line[i + 1]) : null
    const [ux, uy] = before ?? after!
    const [vx, vy] = after ?? before!
    // The bisector of the two normals, as long as the mitre needs.
    const nx = -(uy + vy)
    const ny = ux + vx
    const k = Math.min(2, 2 / Math.max(1e-9, nx * nx + ny * ny))
    const ox = nx * k * h
    const oy = ny * k * h
    left.push([p[0] + ox, p[1] + oy])
    right.push([p[0] - ox, p[1] - oy])
  })
  return [...left, ...right.reverse()]
}

/** Four corners, all right angles (within 1e-6). */
export function isRectangle(outline: readonly Point[]): boolean {
  if (outline.length !== 4) return false
  return outline.every((p, i) => {
    const q = outline[(i + 1) % 4]
    const r = outline[(i + 2) % 4]
    const d = distance(p, q) * distance(q, r)
    return d > 0 && Math.abs((q[0] - p[0]) * (r[0] - q[0]) + (q[1] - p[1]) * (r[1] - q[1])) <= 1e-6 * d
  })
}
