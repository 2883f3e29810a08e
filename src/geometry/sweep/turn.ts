import { atan2, normalise } from '../trig'
import type { Inset, LocalObstacle } from './obstacle'

/**
 * By how many degrees an inset rectangle turns about the pivot (px, py) before it meets an obstacle that it doesn't meet yet;
 * Infinity where it meets none within `limit` (a full turn shows all there is). Exact: corners run on circles, and so do the
 * obstacle's vertices seen from the rectangle.
 */
export function turnContact(
  r: Inset,
  [px, py]: readonly [number, number],
  clockwise: boolean,
  limit: number,
  o: LocalObstacle,
): number {
  let first = Infinity
  const x0 = r.x0 - px
  const x1 = r.x1 - px
  const y0 = r.y0 - py
  const y1 = r.y1 - py
  // The turn that brings q, a place on the rectangle, to p, a place on the table.
  const bring = (qx: number, qy: number, x: number, y: number) => {
    const anti = atan2(qx * y - qy * x, qx * x + qy * y)
    const turn = normalise(clockwise ? -anti : anti)
    if (turn <= limit && turn < first) first = turn
  }
  // Where a circle of radius² q about the pivot crosses the rectangle's border, grown by `by`, sides only; each is brought to p.
  const sides = (q: number, by: number, x: number, y: number) => {
    for (const X of [x0 - by, x1 + by]) {
      const h = q - X * X
      if (h < 0) continue
      const root = Math.sqrt(h)
      if (root >= y0 && root <= y1) bring(X, root, x, y)
      if (-root >= y0 && -root <= y1) bring(X, -root, x, y)
    }
    for (const Y of [y0 - by, y1 + by]) {
      const h = q - Y * Y
      if (h < 0) continue
      const root = Math.sqrt(h)
      if (root >= x0 && root <= x1) bring(root, Y, x, y)
      if (-root >= x0 && -root <= x1) bring(-root, Y, x, y)
    }
  }
  if (o.radius > 0) {
    const cx = o.cx - px
    const cy = o.cy - py
    const q = cx * cx + cy * cy
    sides(q, o.radius, cx, cy)
    const d = Math.sqrt(q)
    for (let k = 0; k < 4; k++) {
      const vx = k & 1 ? x1 : x0
      const vy = k & 2 ? y1 : y0
      // Places a radius from the corner and as far from the pivot as the circle's middle.
      const v = vx * vx + vy * vy
      const rv = Math.sqrt(v)
      if (rv === 0 || d === 0) continue
      const a = (q - o.radius * o.radius + v) / (2 * rv)
      const h = q - a * a
      if (h < 0) continue
      const root = Math.sqrt(h)
      const ex = vx / rv
      const ey = vy / rv
      bring(ex * a - ey * root, ey * a + ex * root, cx, cy)
      bring(ex * a + ey * root, ey * a - ex * root, cx, cy)
    }
    return first
  }
  const { x, y, n } = o
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const ix = x[i] - px
    const iy = y[i] - py
    sides(ix * ix + iy * iy, 0, ix, iy)
    if (n < 2) continue
    const jx = x[j] - px
    const jy = y[j] - py
    const ex = ix - jx
    const ey = iy - jy
    const long = Math.sqrt(ex * ex + ey * ey)
    const dx = ex / long
    const dy = ey / long
    // The pivot's distance from the side's line, and where its foot lies along the side.
    const off = jx * dy - jy * dx
    const foot = -(jx * dx + jy * dy)
    for (let k = 0; k < 4; k++) {
      const vx = k & 1 ? x1 : x0
      const vy = k & 2 ? y1 : y0
      const half = vx * vx + vy * vy - off * off
      if (half < 0) continue
      const root = Math.sqrt(half)
      if (foot >= root && foot - root <= long) bring(vx, vy, off * dy - root * dx, -off * dx - root * dy)
      if (foot >= -root && foot + root <= long) bring(vx, vy, off * dy + root * dx, -off * dx + root * dy)
    }
  }
  return first
}
