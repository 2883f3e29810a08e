/**
 * The fast path for rectangles: overlap and distance on plain numbers, without allocation. A box holds what both need, computed
 * once from a footprint; keep it while the unit stands still.
 */
import type { Cm } from '../base/units'
import type { Footprint } from './shapes'
import { cos, sin } from './trig'

/** A rectangle as the fast path takes it. */
export interface Box {
  /** The middle. */
  readonly x: number
  readonly y: number
  /** The unit vector ahead; the one to the right is (uy, −ux). */
  readonly ux: number
  readonly uy: number
  readonly halfWidth: number
  readonly halfDepth: number
}

/** The box of a footprint. */
export function boxOf(f: Footprint): Box {
  const ux = sin(f.facing)
  const uy = cos(f.facing)
  const halfDepth = f.depth / 2
  return { x: f.front[0] - ux * halfDepth, y: f.front[1] - uy * halfDepth, ux, uy, halfWidth: f.width / 2, halfDepth }
}

/**
 * Whether two rectangles overlap by more than `slack` cm (as the least way that parts them along a side of either). With the
 * default 0 a mere touch is no overlap, up to the rounding of doubles: rules that mean contact pass the published tolerance.
 */
export function boxesOverlap(a: Box, b: Box, slack = 0): boolean {
  const dx = b.x - a.x
  const dy = b.y - a.y
  // The second's axes seen from the first: c along its own ahead, s across.
  let c = a.ux * b.ux + a.uy * b.uy
  let s = a.ux * b.uy - a.uy * b.ux
  if (c < 0) c = -c
  if (s < 0) s = -s
  const aw = a.halfWidth
  const ad = a.halfDepth
  const bw = b.halfWidth
  const bd = b.halfDepth
  let d = dx * a.ux + dy * a.uy
  if (d < 0) d = -d
  if (d >= ad + c * bd + s * bw - slack) return false
  d = dx * a.uy - dy * a.ux
  if (d < 0) d = -d
  if (d >= aw + s * bd + c * bw - slack) return false
  d = dx * b.ux + dy * b.uy
  if (d < 0) d = -d
  if (d >= bd + c * ad + s * aw - slack) return false
  d = dx * b.uy - dy * b.ux
  if (d < 0) d = -d
  return d < bw + s * ad + c * aw - slack
}

// The least square of the distance from the corners of `b` to the rectangle `a`.
function cornersTo(a: Box, b: Box): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const mx = dx * a.uy - dy * a.ux
  const my = dx * a.ux + dy * a.uy
  // The second's half sides in the first's frame.
  const c = a.ux * b.ux + a.uy * b.uy
  const s = a.uy * b.ux - a.ux * b.uy
  const fx = s * b.halfDepth
  const fy = c * b.halfDepth
  const rx = c * b.halfWidth
  const ry = -s * b.halfWidth
  const w = a.halfWidth
  const d = a.halfDepth
  let best = Infinity
  for (let k = 0; k < 4; k++) {
    const sf = k & 1 ? 1 : -1
    const sr = k & 2 ? 1 : -1
    let x = mx + sf * fx + sr * rx
    let y = my + sf * fy + sr * ry
    if (x < 0) x = -x
    if (y < 0) y = -y
    x = x > w ? x - w : 0
    y = y > d ? y - d : 0
    const q = x * x + y * y
    if (q < best) best = q
  }
  return best
}

/** The shortest distance between two rectangles; 0 where they touch or overlap. */
export function boxDistance(a: Box, b: Box): Cm {
  if (boxesOverlap(a, b)) return 0
  const p = cornersTo(a, b)
  const q = cornersTo(b, a)
  return Math.sqrt(Math.min(p, q))
}

/** Whether two footprints overlap by more than `slack` cm; touching is no overlap. */
export const footprintsOverlap = (a: Footprint, b: Footprint, slack = 0): boolean => boxesOverlap(boxOf(a), boxOf(b), slack)
/** The shortest distance between two footprints; 0 where they touch or overlap. */
export const footprintDistance = (a: Footprint, b: Footprint): Cm => boxDistance(boxOf(a), boxOf(b))
