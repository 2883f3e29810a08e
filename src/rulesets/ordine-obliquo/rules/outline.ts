/** OO-8: what a village's rectangle is to the unit inside it. */
import type { Footprint, Point } from '../../../geometry/shapes'
import { turnBetween } from '../../../geometry/trig'
import { bearing, distance } from '../../../geometry/vec'

export interface VillageSide {
  readonly middle: Point
  /** The bearing that looks out of it. */
  readonly out: number
  readonly length: number
}

export const middleOfOutline = (outline: readonly Point[]): Point => [
  outline.reduce((s, p) => s + p[0], 0) / outline.length,
  outline.reduce((s, p) => s + p[1], 0) / outline.length,
]

/** The four sides of a rectangular outline: the i-th runs from its i-th corner to the next. */
export function sidesOf(outline: readonly Point[]): VillageSide[] {
  const centre = middleOfOutline(outline)
  return outline.map((p, i) => {
    const q = outline[(i + 1) % outline.length]!
    const middle: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
    return { middle, out: bearing(centre, middle), length: distance(p, q) }
  })
}

/** The index of the side that looks nearest to a bearing; of two alike, the first. */
export function sideTowards(outline: readonly Point[], facing: number): number {
  const sides = sidesOf(outline)
  let best = 0
  for (let i = 1; i < sides.length; i++)
    if (Math.abs(turnBetween(facing, sides[i]!.out)) < Math.abs(turnBetween(facing, sides[best]!.out)) - 1e-9) best = i
  return best
}

/** The outline as a rectangle whose front is the side that looks nearest to `facing`: what is drawn for a garrison. */
export function villageBox(outline: readonly Point[], facing: number): Footprint {
  const sides = sidesOf(outline)
  const i = sideTowards(outline, facing)
  const side = sides[i]!
  return { front: side.middle, facing: side.out, width: side.length, depth: sides[(i + 1) % sides.length]!.length }
}
