import type { Cm, Deg } from '../base/units'
import type { Footprint, Point, Pose } from './shapes'
import { cos, normalise, sin } from './trig'

/** The point `cm` straight ahead of the front edge's centre (behind it, where negative). */
export const ahead = (pose: Pose, cm: Cm): Point => [pose.front[0] + sin(pose.facing) * cm, pose.front[1] + cos(pose.facing) * cm]
/** The point `cm` to the unit's own right of the front edge's centre (to its left, where negative). */
export const right = (pose: Pose, cm: Cm): Point => [pose.front[0] + cos(pose.facing) * cm, pose.front[1] - sin(pose.facing) * cm]

/** A point in the unit's own frame: x to its right, y ahead, the front edge's centre at (0, 0). */
export function toLocal(pose: Pose, p: Point): Point {
  const s = sin(pose.facing)
  const c = cos(pose.facing)
  const x = p[0] - pose.front[0]
  const y = p[1] - pose.front[1]
  return [x * c - y * s, x * s + y * c]
}
/** The point on the table that stands at (x, y) in the unit's own frame. */
export function fromLocal(pose: Pose, p: Point): Point {
  const s = sin(pose.facing)
  const c = cos(pose.facing)
  return [pose.front[0] + p[0] * c + p[1] * s, pose.front[1] - p[0] * s + p[1] * c]
}

/** The four corners: front left, front right, rear right, rear left (clockwise). */
export function corners(f: Footprint): [frontLeft: Point, frontRight: Point, rearRight: Point, rearLeft: Point] {
  const s = sin(f.facing)
  const c = cos(f.facing)
  const [x, y] = f.front
  const hx = (c * f.width) / 2
  const hy = (-s * f.width) / 2
  const bx = s * f.depth
  const by = c * f.depth
  return [
    [x - hx, y - hy],
    [x + hx, y + hy],
    [x + hx - bx, y + hy - by],
    [x - hx - bx, y - hy - by],
  ]
}

/** The middle of the rectangle. */
export const centreOf = (f: Footprint): Point => ahead(f, -f.depth / 2)
/** The pose whose rectangle of that depth has its middle at `centre`. */
export const poseFromCentre = (centre: Point, facing: Deg, depth: Cm): Pose => ({
  front: [centre[0] + (sin(facing) * depth) / 2, centre[1] + (cos(facing) * depth) / 2],
  facing: normalise(facing),
})
/** A pose alone, without the size. */
export const poseOf = (f: Pose): Pose => ({ front: f.front, facing: f.facing })
/** The rectangle of that size in that pose. */
export const footprintAt = (pose: Pose, size: { readonly width: Cm; readonly depth: Cm }): Footprint => ({
  front: pose.front,
  facing: pose.facing,
  width: size.width,
  depth: size.depth,
})
/** The same ground, faced the other way: the front edge is the old rear edge. */
export const aboutFace = (f: Footprint): Footprint => ({
  front: ahead(f, -f.depth),
  facing: normalise(f.facing + 180),
  width: f.width,
  depth: f.depth,
})
/** The rectangle grown by `cm` on all four sides (shrunk where negative). */
export const grown = (f: Footprint, cm: Cm): Footprint => ({
  front: ahead(f, cm),
  facing: f.facing,
  width: f.width + 2 * cm,
  depth: f.depth + 2 * cm,
})
