import { insideByParity, nearestOnBorder, pointInPolygon, signedArea } from './polygon'
import type { Point } from './shapes'
import { NOISE } from './tolerance'
import { distance } from './vec'

/** Whether one point sees another; where not, which blockers stand in the way, ascending. */
export interface Sight {
  readonly clear: boolean
  readonly blockedBy: readonly number[]
}

// A stretch of the line, from `from` to `to` cm along it; a single point where both are the same.
interface Stretch {
  readonly from: number
  readonly to: number
}
interface Touch {
  blocks: boolean
  /** Where the line runs within the blocker. */
  inside: Stretch[]
  /** Where the blocker lies along the line with its body on that side alone. */
  left: Stretch[]
  right: Stretch[]
}

// How one blocker meets the line. In the line's frame u runs along it and v to its left; both ends are at 0 and L.
function meet(from: Point, to: Point, L: number, poly: readonly Point[]): Touch {
  const ex = (to[0] - from[0]) / L
  const ey = (to[1] - from[1]) / L
  const n = poly.length
  const u: number[] = []
  const v: number[] = []
  let reach = L
  for (const [px, py] of poly) {
    const x = px - from[0]
    const y = py - from[1]
    const away = Math.abs(x) + Math.abs(y)
    if (away > reach) reach = away
    u.push(x * ex + y * ey)
    v.push(ex * y - ey * x)
  }
  const noise = NOISE + 1e-15 * (reach + Math.abs(from[0]) + Math.abs(from[1])) * 8
  for (let i = 0; i < n; i++) if (Math.abs(v[i]) <= noise) v[i] = 0
  const touch: Touch = { blocks: false, inside: [], left: [], right: [] }
  const anticlockwise = signedArea(poly) > 0
  const marks: number[] = []
  const edges: (Stretch & { left: boolean })[] = []
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n
    if (v[i] === 0) {
      marks.push(u[i])
      if (v[j] === 0) {
        // A side along the line. The body lies to the left of a side run anticlockwise.
        const left = u[j] > u[i] === anticlockwise
        edges.push({ from: Math.min(u[i], u[j]), to: Math.max(u[i], u[j]), left })
      }
    } else if (v[j] !== 0 && v[i] > 0 !== v[j] > 0) {
      marks.push(u[i] + ((u[j] - u[i]) * v[i]) / (v[i] - v[j]))
    }
  }
  marks.sort((a, b) => a - b)
  for (let k = 0; k + 1 < marks.length; k++) {
    const a = marks[k]
    const b = marks[k + 1]
    if (b - a <= noise) continue
    const m = (a + b) / 2
    if (edges.some(e => e.from <= m && m <= e.to)) continue
    // The parity of the sides above the middle of the stretch.
    let odd = false
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n
      if (u[i] > m === u[j] > m) continue
      if (v[i] + ((v[j] - v[i]) * (m - u[i])) / (u[j] - u[i]) > 0) odd = !odd
    }
    if (odd) {
      touch.inside.push({ from: a, to: b })
      if (Math.min(b, L) - Math.max(a, 0) > noise) touch.blocks = true
    }
  }
  for (const e of edges) (e.left ? touch.left : touch.right).push(e)
  for (let i = 0; i < n; i++) {
    if (v[i] !== 0) continue
    const a = v[(i + n - 1) % n]
    const b = v[(i + 1) % n]
    if (a === 0 || b === 0 || a > 0 !== b > 0) continue
    // A corner that touches the line from one side; one that the body wraps round is within the body.
    if (touch.inside.some(s => s.from - noise <= u[i] && u[i] <= s.to + noise)) continue
    ;(a > 0 ? touch.left : touch.right).push({ from: u[i], to: u[i] })
  }
  return touch
}

// Whether the line runs within the blocker up to that point, or from it.
const within = (t: Touch, at: number): boolean => t.inside.some(s => s.from - 2 * NOISE <= at && at <= s.to + 2 * NOISE)

/**
 * Whether the straight line between two points is free of all blockers (simple polygons, either winding). Grazing a corner or a
 * side of one blocker does not block. A line along a side that two blockers share does, also where they share only a part of it,
 * and so does one through the single point where two blockers meet with one on either side of the line; then both are named. An
 * end inside a blocker is blocked by it, an end on its border is not. The same from either end.
 */
export function sight(from: Point, to: Point, blockers: readonly (readonly Point[])[]): Sight {
  const L = distance(from, to)
  const hit = new Set<number>()
  if (L <= NOISE) {
    blockers.forEach((poly, i) => {
      if (insideByParity(from, poly) && distance(from, nearestOnBorder(from, poly)) > NOISE) hit.add(i)
    })
  } else {
    const touches = blockers.map(poly => meet(from, to, L, poly))
    touches.forEach((t, i) => {
      if (t.blocks) hit.add(i)
      for (const l of t.left) {
        touches.forEach((other, j) => {
          if (i === j) return
          for (const r of other.right) {
            const a = Math.max(l.from, r.from)
            const b = Math.min(l.to, r.to)
            // At a single point where the line goes on into one of them, that one lies on both sides, not on either.
            if (b - a <= 2 * NOISE && (within(t, a) || within(other, a))) continue
            // The ends of the line itself may stand where two blockers meet.
            if (a <= b + 2 * NOISE && b > 2 * NOISE && a < L - 2 * NOISE) hit.add(i).add(j)
          }
        })
      }
    })
  }
  const blockedBy = [...hit].sort((a, b) => a - b)
  return { clear: blockedBy.length === 0, blockedBy }
}

/** Whether a point lies in any of the polygons; a border counts as in. */
export const pointInAny = (p: Point, polygons: readonly (readonly Point[])[]): boolean => polygons.some(q => pointInPolygon(p, q))
