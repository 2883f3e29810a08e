import type { Inset, LocalObstacle } from './obstacle'

/**
 * How far an inset rectangle goes along the unit vector (ux, uy) before it meets an obstacle that it doesn't meet yet; Infinity
 * where it meets none within `limit`. First contact of two bodies is always a vertex of one on a side of the other.
 */
export function straightContact(r: Inset, ux: number, uy: number, limit: number, o: LocalObstacle): number {
  let first = Infinity
  if (o.radius > 0) return discContact(r, ux, uy, limit, o)
  const { x, y, n } = o
  for (let i = 0, j = n - 1; i < n; j = i++) {
    // The obstacle's vertex comes at the rectangle the other way round.
    let t0 = 0
    let t1 = limit
    let out = false
    if (ux === 0) out = x[i] < r.x0 || x[i] > r.x1
    else {
      const a = (x[i] - r.x0) / ux
      const b = (x[i] - r.x1) / ux
      t0 = Math.max(t0, Math.min(a, b))
      t1 = Math.min(t1, Math.max(a, b))
    }
    if (!out) {
      if (uy === 0) out = y[i] < r.y0 || y[i] > r.y1
      else {
        const a = (y[i] - r.y0) / uy
        const b = (y[i] - r.y1) / uy
        t0 = Math.max(t0, Math.min(a, b))
        t1 = Math.min(t1, Math.max(a, b))
      }
      if (!out && t0 <= t1 && t0 < first) first = t0
    }
    if (n < 2) continue
    // The rectangle's corners come at the obstacle's side.
    const ex = x[i] - x[j]
    const ey = y[i] - y[j]
    const den = ux * ey - uy * ex
    if (den === 0) continue
    for (let k = 0; k < 4; k++) {
      const ax = x[j] - (k & 1 ? r.x1 : r.x0)
      const ay = y[j] - (k & 2 ? r.y1 : r.y0)
      const t = (ax * ey - ay * ex) / den
      if (t < 0 || t > limit || t >= first) continue
      const s = (ax * uy - ay * ux) / den
      if (s >= 0 && s <= 1) first = t
    }
  }
  return first
}

function discContact(r: Inset, ux: number, uy: number, limit: number, o: LocalObstacle): number {
  let first = Infinity
  const R = o.radius
  // Seen from the rectangle, the middle comes along −u at the rectangle grown by the radius, its corners rounded.
  const side = (num: number, den: number, at: number, dir: number, lo: number, hi: number) => {
    if (den === 0) return
    const t = num / den
    if (t < 0 || t > limit || t >= first) return
    const q = at - t * dir
    if (q >= lo && q <= hi) first = t
  }
  side(o.cx - (r.x0 - R), ux, o.cy, uy, r.y0, r.y1)
  side(o.cx - (r.x1 + R), ux, o.cy, uy, r.y0, r.y1)
  side(o.cy - (r.y0 - R), uy, o.cx, ux, r.x0, r.x1)
  side(o.cy - (r.y1 + R), uy, o.cx, ux, r.x0, r.x1)
  for (let k = 0; k < 4; k++) {
    const wx = o.cx - (k & 1 ? r.x1 : r.x0)
    const wy = o.cy - (k & 2 ? r.y1 : r.y0)
    const b = wx * ux + wy * uy
    const off = wx * uy - wy * ux
    const disc = R * R - off * off
    if (disc < 0) continue
    const root = Math.sqrt(disc)
    const t = b - root
    if (t >= 0 && t <= limit && t < first) first = t
  }
  return first
}
