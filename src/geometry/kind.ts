import { corners } from './footprint'
import type { Circle, Dot, Footprint, Point, Polygon, Shape } from './shapes'

/** Which kind a shape is: a unit's rectangle, a disc, a point, a polygon. */
export const isFootprint = (s: Shape): s is Footprint => 'front' in s
export const isCircle = (s: Shape): s is Circle => 'circle' in s
export const isDot = (s: Shape): s is Dot => 'point' in s
export const isPolygon = (s: Shape): s is Polygon => 'polygon' in s

/** The vertices of a rectangle or polygon. */
export const verticesOf = (s: Footprint | Polygon): readonly Point[] => ('polygon' in s ? s.polygon : corners(s))
