import type { Cm, Deg } from '../base/units'

/** A place on the table in cm: x to the right, y away from side A. */
export type Point = readonly [x: Cm, y: Cm]

/** Where a unit stands: the centre of its front edge and the bearing it faces. */
export interface Pose {
  readonly front: Point
  readonly facing: Deg
}

/** A unit's rectangle: it reaches half its width to either side of `front` and its depth behind. */
export interface Footprint extends Pose {
  readonly width: Cm
  readonly depth: Cm
}

/** A disc; its radius is above 0. */
export interface Circle {
  readonly circle: Point
  readonly radius: Cm
}
/** A single place. */
export interface Dot {
  readonly point: Point
}
/** A simple polygon, either winding, first vertex not repeated. */
export interface Polygon {
  readonly polygon: readonly Point[]
}

/** Anything that stands or lies on the table. */
export type Shape = Footprint | Circle | Dot | Polygon

/** A side of a unit, its own left or right. */
export type Side = 'left' | 'right'

/**
 * One step of a move. `wheel` turns about a front corner, which stands still while the other swings forward, or (`about: 'centre'`)
 * about the middle of the unit's rectangle; `oblique` is in
 * degrees off straight ahead (to the right positive), the facing kept; `retire` goes straight back, the facing kept;
 * `shift` goes sideways (to the right positive), the facing kept; after `aboutFace` the front edge is the old rear edge.
 */
export type Step =
  | { readonly wheel: Side; readonly degrees: Deg; readonly about?: 'centre' }
  | { readonly advance: Cm }
  | { readonly oblique: Deg; readonly cm: Cm }
  | { readonly retire: Cm }
  | { readonly shift: Cm }
  | { readonly aboutFace: true }
