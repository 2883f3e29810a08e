import { distance } from '../../../geometry/vec'
import type { Point } from '../../contract'

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
