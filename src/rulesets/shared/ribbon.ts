import { distance } from '../../geometry/vec'
import type { Point } from '../contract'

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
    const before = i > 0 ? unit(line[i - 1]!, p) : null
    const after = i + 1 < line.length ? unit(p, line[i + 1]!) : null
    const [ux, uy] = before ?? after!
    const [vx, vy] = after ?? before!
    // The bisector of the two normals, as long as the mitre needs.
    const nx = -(uy + vy)
    const ny = ux + vx
    const k = Math.min(2, 2 / Math.max(1e-9, nx * nx + ny * ny))
    left.push([p[0] + nx * k * h, p[1] + ny * k * h])
    right.push([p[0] - nx * k * h, p[1] - ny * k * h])
  })
  return [...left, ...right.reverse()]
}
