import type { Body, Footprint, Point, Show } from '../../rulesets/contract'

/** Corners of a base: front left, front right, rear right, rear left. */
export function corners(f: Footprint): readonly Point[] {
  const r = (f.facing * Math.PI) / 180
  const [sin, cos] = [Math.sin(r), Math.cos(r)]
  const at = (x: number, y: number): Point => [f.front[0] + cos * x + sin * y, f.front[1] - sin * x + cos * y]
  const half = f.width / 2
  return [at(-half, 0), at(half, 0), at(half, -f.depth), at(-half, -f.depth)]
}

export function centre(f: Footprint): Point {
  const r = (f.facing * Math.PI) / 180
  return [f.front[0] - (Math.sin(r) * f.depth) / 2, f.front[1] - (Math.cos(r) * f.depth) / 2]
}

/** The short name under which a piece stands in the plan and in the lists beside it: its id without the side. */
export const shortId = (id: string): string => id.replace(/^[ab]\//, '')

/** A part of the table: its left and lower edge, and how wide and deep it is, in cm. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly depth: number
}
const ROOM = 14
const LEAST = 60

/** The part of the table round these pieces, as wide again as it is deep and a half; null: none of them is there. */
export function around(show: Show, ids: readonly string[]): Crop | null {
  const points = show.bodies.filter(b => ids.includes(b.id)).flatMap(b => corners(b.footprint))
  if (points.length === 0) return null
  const [xs, ys] = [points.map(p => p[0]), points.map(p => p[1])]
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const width = Math.max(LEAST, right - left + 2 * ROOM, 1.5 * (high - low + 2 * ROOM))
  const depth = width / 1.5
  return { x: (left + right - width) / 2, y: (low + high - depth) / 2, width, depth }
}

/** Ways that pieces have gone between two pictures of the table, longer than a base's own trembling. */
export function ways(
  before: Show | null,
  now: Show,
): readonly { readonly body: Body; readonly from: Point; readonly to: Point }[] {
  const was = new Map(before?.bodies.map(b => [b.id, centre(b.footprint)]))
  return now.bodies.flatMap(body => {
    const from = was.get(body.id)
    const to = centre(body.footprint)
    return from && Math.hypot(to[0] - from[0], to[1] - from[1]) > 1.5 ? [{ body, from, to }] : []
  })
}
