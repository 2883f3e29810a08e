import type { Deg, Id } from '../base/units'
import { centreOf, toLocal } from '../geometry/footprint'
import type { Side } from '../geometry/shapes'
import { pivotOf, wheel } from '../geometry/steps'
import { quantise } from '../geometry/tolerance'
import { normalise, turnBetween } from '../geometry/trig'
import { bearing, distance, rotate } from '../geometry/vec'
import type { Footprint, GameStep, Point } from '../rulesets/contract'

/** One unit of a line: where it stands when the line's work begins. */
export interface Member {
  readonly id: Id
  readonly footprint: Footprint
}

/**
 * A unit's own legal steps in a wheel of the whole line about a point: it wheels about its own inner front corner by the same degrees,
 * then obliques (by half of them, where it stands in line with the pivot) to where that corner belongs. The lengths are rounded to
 * 0.0001. The unit at the pivot only wheels. `about`: units turn about their middles instead, which go where they belong.
 */
export function wheelSteps(footprint: Footprint, pivot: Point, side: Side, degrees: Deg, about?: 'centre'): readonly GameStep[] {
  const turned: GameStep = { wheel: side, degrees, ...(about ? { about } : {}) }
  const inner = about ? centreOf(footprint) : pivotOf(footprint, side)
  const goal = rotate(inner, pivot, side === 'right' ? degrees : -degrees)
  const cm = quantise(distance(inner, goal))
  if (cm === 0) return [turned]
  const facing = wheel(footprint, side, degrees).facing
  const oblique = quantise(turnBetween(facing, bearing(inner, goal)))
  return oblique === 0 ? [turned, { advance: cm }] : [turned, { oblique, cm }]
}

/** The whole line turned as one piece: what the steps have to come to. */
export function wheeled(footprint: Footprint, pivot: Point, side: Side, degrees: Deg): Footprint {
  const turn = side === 'right' ? degrees : -degrees
  return { ...footprint, front: rotate(footprint.front, pivot, turn), facing: normalise(footprint.facing + turn) }
}

/**
 * The order in which the units of a line go, so that none steps into one that has yet to go: in a wheel the farthest from the pivot
 * first, in a straight move the foremost.
 */
export const outermostFirst = (members: readonly Member[], pivot: Point, side: Side): readonly Member[] =>
  [...members].sort((p, q) => distance(pivotOf(q.footprint, side), pivot) - distance(pivotOf(p.footprint, side), pivot))
export const foremostFirst = (members: readonly Member[], facing: Deg): readonly Member[] => {
  const ahead = (m: Member) => toLocal({ front: [0, 0], facing }, m.footprint.front)[1]
  return [...members].sort((p, q) => ahead(q) - ahead(p))
}
