import type { Cm, Deg } from '../base/units'
import type { Point } from './shapes'
import { bearingOf, cos, sin } from './trig'

/** Sums, differences, multiples and the inner product of vectors. */
export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
export const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
export const scale = (a: Point, k: number): Point => [a[0] * k, a[1] * k]
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1]
/** Above nought where `b` lies to the left of `a` (anticlockwise). */
export const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0]
/** Twice the signed area of the triangle: above nought where `c` lies to the left of the way from `a` to `b`. */
export const orient = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
/** The length of the vector (x, y). */
export const length = (x: number, y: number): Cm => Math.sqrt(x * x + y * y)
/** How far two points are apart. */
export const distance = (a: Point, b: Point): Cm => length(b[0] - a[0], b[1] - a[1])
/** The point at share `t` of the way from `a` to `b`. */
export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
/** The bearing from one point to another, in [0, 360); 0 where they are the same. */
export const bearing = (from: Point, to: Point): Deg => bearingOf(to[0] - from[0], to[1] - from[1])
/** The point `cm` away along a bearing. */
export const along = (p: Point, facing: Deg, cm: Cm): Point => [p[0] + sin(facing) * cm, p[1] + cos(facing) * cm]
/** Turns `p` about `centre` by `deg`, clockwise positive. */
export function rotate(p: Point, centre: Point, deg: Deg): Point {
  const s = sin(deg)
  const c = cos(deg)
  const x = p[0] - centre[0]
  const y = p[1] - centre[1]
  return [centre[0] + x * c + y * s, centre[1] - x * s + y * c]
}
