import type { Point } from '../geometry/shapes'
import type { Relief } from './ground/heightfield'

export type Vec3 = readonly [x: number, y: number, z: number]

/** The scene's frame: x right, y up, z towards seat A, the table's middle at the origin, a unit a centimetre. */
export const toScene = (table: { width: number; depth: number }, at: Point, height: number): Vec3 => [
  at[0] - table.width / 2,
  height,
  table.depth / 2 - at[1],
]
export const toTable = (table: { width: number; depth: number }, x: number, z: number): Point => [
  x + table.width / 2,
  table.depth / 2 - z,
]

/**
 * Where a ray (in the scene's frame) meets the ground: the relief where it does, else the plane of the cloth, also off the
 * table. Null where it runs level or upwards. Exact to 1e-4 cm on the relief.
 */
export function pick(relief: Relief, from: Vec3, along: Vec3): Point | null {
  if (along[1] >= -1e-6) return null
  const at = (t: number): Point => toTable(relief, from[0] + along[0] * t, from[2] + along[2] * t)
  const over = (t: number): number => {
    const p = at(t)
    return from[1] + along[1] * t - relief.at(p[0], p[1])
  }
  const top = relief.top
  const end = -from[1] / along[1]
  // Beds lie below the cloth: the plane is met first, and what is meant is the bank that one sees.
  if (top === 0) return at(end)
  let t0 = Math.max(0, (top - from[1]) / along[1])
  const flat = Math.hypot(along[0], along[2])
  const step = 0.4 / Math.max(flat, -along[1])
  if (over(t0) < 0) return at(t0)
  for (let n = 0; n < 4000 && t0 < end; n++) {
    const t1 = Math.min(end, t0 + step)
    if (over(t1) < 0) {
      let [low, high] = [t0, t1]
      for (let k = 0; k < 24; k++) {
        const mid = (low + high) / 2
        if (over(mid) < 0) high = mid
        else low = mid
      }
      return at(high)
    }
    t0 = t1
  }
  return at(end)
}
