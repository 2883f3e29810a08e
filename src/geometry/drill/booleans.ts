import { Clipper, FillRule, Path64, Paths64, Point64 } from 'clipper2-js'
import { signedArea } from '../polygon'
import type { Point } from '../shapes'

/** Rings of a region: those that run anticlockwise bound it, those that run clockwise are holes in it. Good to 1e-4 cm, for drawing. */
export type Rings = readonly (readonly Point[])[]

const UNIT = 1e4
const path = (ring: readonly Point[]): Path64 => {
  const out = new Path64()
  const points = signedArea(ring) < 0 ? [...ring].reverse() : ring
  // A vertex that comes twice in a row is left out: the library may not come to an end over it.
  for (const [px, py] of points) {
    const x = Math.round(px * UNIT)
    const y = Math.round(py * UNIT)
    const last = out[out.length - 1]
    if (!last || last.x !== x || last.y !== y) out.push(new Point64(x, y))
  }
  while (out.length > 1 && out[0].x === out[out.length - 1].x && out[0].y === out[out.length - 1].y) out.pop()
  return out
}
const paths = (rings: Rings): Paths64 => {
  const out = new Paths64()
  for (const r of rings) if (r.length > 2) out.push(path(r))
  return out
}
const rings = (all: Paths64): Point[][] => all.map(p => p.map((q): Point => [q.x / UNIT, q.y / UNIT]))

/** All ground of any of the rings, each taken as solid; for a few of them: `outlineOf` is for many. */
export const union = (all: Rings): Point[][] => rings(Clipper.Union(paths(all), undefined, FillRule.NonZero))
/** The ground of the first rings without that of the second; each taken as solid. */
export const difference = (a: Rings, b: Rings): Point[][] => rings(Clipper.Difference(paths(a), paths(b), FillRule.NonZero))
/** The ground that the first rings and the second have in common; each taken as solid. */
export const intersection = (a: Rings, b: Rings): Point[][] => rings(Clipper.Intersect(paths(a), paths(b), FillRule.NonZero))
