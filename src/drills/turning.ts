/** The wheel that is dragged as an answer: the unit as it would stand, the corner that is held, and what a place of the table means. */
import { applyStep, bearing, corners, pivotOf, turnBetween } from '../geometry'
import type { Overlay, Point } from '../rulesets/contract'
import type { Asked } from '../rulesets/contract/practice'

type Wheel = Extract<Asked, { readonly kind: 'wheel' }>
/** Drags hold to half degrees. */
const HOLD = 2

/** The outer front corner after so many degrees. */
export const cornerAt = (w: Wheel, degrees: number): Point =>
  corners(applyStep(w.body, { wheel: w.side, degrees }))[w.side === 'right' ? 0 : 1]

/** The unit after so many degrees, with the line straight ahead of its middle. */
export function ghost(w: Wheel, degrees: number, tone: Overlay['tone']): Overlay[] {
  const footprint = applyStep(w.body, { wheel: w.side, degrees })
  return [{ kind: 'footprint', tone, footprint }]
}

/** How many degrees bring the outer corner nearest to a place of the table; never below 0, nor above the most. */
export function degreesTo(w: Wheel, at: Point): number {
  const pivot = pivotOf(w.body, w.side)
  const turn = turnBetween(bearing(pivot, cornerAt(w, 0)), bearing(pivot, at)) * (w.side === 'right' ? 1 : -1)
  return Math.max(0, Math.min(w.most, Math.round(turn * HOLD) / HOLD))
}
