import type { Cm, Deg } from '../base/units'
import type { Point, Pose } from './shapes'

/**
 * The one published tolerance of the table. Rules ask with it: bodies that overlap by no more than `CONTACT` count as touching,
 * ranges and costs may be passed by it, arcs by `ANGLE`. What measures (`gap`, `overlap`, `wheel` …) is exact and doesn't know it.
 */
export const CONTACT: Cm = 0.01
export const ANGLE: Deg = 0.01

/** What rounding of doubles may do to a coordinate on a table; lengths below it are nought. No rule asks with it. */
export const NOISE: Cm = 1e-8

/** The step in which poses stand in events, in cm and in degrees. */
export const QUANTUM = 1e-4

/** Rounds to whole 1e-4; never gives −0. */
export const quantise = (x: number): number => {
  const r = Math.round(x * 1e4) / 1e4
  return r === 0 ? 0 : r
}
/** A point rounded to 1e-4 cm. */
export const quantisePoint = (p: Point): Point => [quantise(p[0]), quantise(p[1])]
/** A pose rounded to 1e-4 cm and 1e-4 degrees, its facing in [0, 360). What an event holds. */
export const quantisePose = (pose: Pose): Pose => {
  let facing = pose.facing % 360
  if (facing < 0) facing += 360
  facing = quantise(facing)
  return { front: quantisePoint(pose.front), facing: facing >= 360 ? 0 : facing }
}

/** At most `limit`, with the contact tolerance: what is compared with a range, an allowance or a gap to be kept. */
export const atMost = (value: Cm, limit: Cm): boolean => value <= limit + CONTACT + NOISE
/** At least `limit`, with the contact tolerance. */
export const atLeast = (value: Cm, limit: Cm): boolean => value >= limit - CONTACT - NOISE
/** At most `limit` degrees, with the tolerance of angles. */
export const angleAtMost = (value: Deg, limit: Deg): boolean => value <= limit + ANGLE + NOISE
