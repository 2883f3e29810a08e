import type { Cm, Deg } from '../base/units'
import { clipHalfPlane } from './clip'
import { corners, toLocal } from './footprint'
import { gap } from './gap'
import { areaOf } from './polygon'
import type { Footprint, Point } from './shapes'
import { NOISE } from './tolerance'
import { cos, sin } from './trig'
import { length } from './vec'

/** Where a range is measured from: the footprint's middle, the middle of its front edge, or its nearest point. */
export type Origin = 'centre' | 'front' | 'nearest'

/** The part of a target in a zone ahead: `share` of its area, `cm` to the nearest point of that part (null where there is none). */
export interface InZone {
  readonly inside: boolean
  readonly share: number
  readonly cm: Cm | null
  /** The part of the target that lies in the zone, as a polygon on the table; empty where there is none. */
  readonly part: readonly Point[]
}

/**
 * The share of `other`'s area, from 0 to 1, that lies behind the line through `target`'s front edge. What lies on the line counts
 * for nothing, having no area.
 */
export function behind(target: Footprint, other: Footprint): number {
  const local = corners(other).map(p => toLocal(target, p))
  const area = areaOf(local)
  const share = areaOf(clipHalfPlane(local, 0, 1, 0)) / area
  return share < 1e-12 ? 0 : share > 1 - 1e-12 ? 1 : share
}

/**
 * How a target lies in a shooter's sector: ahead of its front edge, between its two flank lines, each turned outward by `spread`
 * degrees (0 to below 90) about its front corner. `inside` asks for more than a touch: a target that only touches a line is out.
 */
export function sector(shooter: Footprint, target: Footprint, spread: Deg, origin: Origin = 'centre'): InZone {
  const h = shooter.width / 2
  const s = sin(spread)
  const c = cos(spread)
  const whole = corners(target).map(p => toLocal(shooter, p))
  let part = clipHalfPlane(whole, 0, -1, 0)
  part = clipHalfPlane(part, c, -s, h * c)
  part = clipHalfPlane(part, -c, -s, h * c)
  const area = areaOf(part)
  let round = 0
  for (let i = 0, j = part.length - 1; i < part.length; j = i++) round += length(part[i][0] - part[j][0], part[i][1] - part[j][1])
  if (part.length < 3 || area <= NOISE * round) return { inside: false, share: 0, cm: null, part: [] }
  const from = origin === 'front' ? { point: [0, 0] as const } : { point: [0, -shooter.depth / 2] as const }
  const own = { front: [0, 0] as const, facing: 0, width: shooter.width, depth: shooter.depth }
  const cm = gap(origin === 'nearest' ? own : from, { polygon: part }).cm
  const share = Math.min(1, area / areaOf(whole))
  const sf = sin(shooter.facing)
  const cf = cos(shooter.facing)
  return {
    inside: true,
    share: share > 1 - 1e-12 ? 1 : share,
    cm,
    part: part.map(([x, y]) => [shooter.front[0] + x * cf + y * sf, shooter.front[1] - x * sf + y * cf]),
  }
}

/** How a target lies in a shooter's corridor: ahead of its front edge, between the forward prolongations of its two flanks. */
export const corridor = (shooter: Footprint, target: Footprint, origin: Origin = 'centre'): InZone =>
  sector(shooter, target, 0, origin)

/** The outline of a sector (or a corridor, `spread` 0) as far as `reach` ahead of the front edge, to be drawn. */
export function sectorOutline(shooter: Footprint, spread: Deg, reach: Cm): Point[] {
  const h = shooter.width / 2
  const out = (reach * sin(spread)) / cos(spread)
  const s = sin(shooter.facing)
  const c = cos(shooter.facing)
  const at = (x: number, y: number): Point => [shooter.front[0] + x * c + y * s, shooter.front[1] - x * s + y * c]
  return [at(-h, 0), at(-h - out, reach), at(h + out, reach), at(h, 0)]
}
