/** 7.2, 7.4: where steps lead, one leg after the other, changes of formation included. */
import { centreOf, footprintAt, right } from '../../../geometry/footprint'
import { applyStep, stepLength } from '../../../geometry/steps'
import { normalise } from '../../../geometry/trig'
import type { Footprint, GameStep, Pose, Step } from '../../contract'
import { type Formation, isCavalry } from '../kinds'
import type { Unit } from '../state'
import { unitSize } from './bodies'

export interface Leg {
  readonly step: GameStep
  /** Index in the new steps; below 0 for those that the unit took earlier in this turn. */
  readonly index: number
  readonly from: Footprint
  readonly to: Footprint
  /** The formation that it moves in; of a change, the new one. */
  readonly formation: Formation
}

type Face = 'left' | 'right' | 'rear'
const TURN: { readonly [f in Face]: number } = { left: -90, right: 90, rear: 180 }
type Sized = Pick<Unit, 'troop' | 'bases' | 'base'>

/**
 * 7.4: the ground after a change of formation. The centre of the front edge and the facing stay. Infantry that leaves a march
 * column may face left, right or rear about that point; cavalry may turn its bases a quarter left or right in place: the ground
 * stays, and the side it turns to becomes the front. Null: no such facing with this change.
 */
export function formFootprint(unit: Sized, from: Footprint, was: Formation, to: Formation, face?: Face): Footprint | null {
  const size = unitSize(unit, to)
  if (face === undefined) return footprintAt(from, size)
  const facing = normalise(from.facing + TURN[face])
  if (isCavalry(unit.troop)) {
    if (face === 'rear') return null
    const side: Pose = { front: centreOf(from), facing: from.facing }
    return footprintAt({ front: right(side, face === 'right' ? from.width / 2 : -from.width / 2), facing }, size)
  }
  return was === 'column' ? footprintAt({ front: from.front, facing }, size) : null
}

export const isMove = (step: GameStep): step is Step => !('form' in step)

/** The legs of steps from a footprint on. A change with a facing that is not to be had keeps the facing (it is refused elsewhere). */
export function legsFrom(unit: Sized, start: Footprint, formation: Formation, steps: readonly GameStep[], first = 0): Leg[] {
  const legs: Leg[] = []
  let at = start
  let now = formation
  steps.forEach((step, i) => {
    const from = at
    if (isMove(step)) at = applyStep(at, step)
    else {
      const next = step.form as Formation
      at = formFootprint(unit, from, now, next, step.face) ?? footprintAt(from, unitSize(unit, next))
      now = next
    }
    legs.push({ step, index: first + i, from, to: at, formation: now })
  })
  return legs
}

/** The front edge as a thin body: what friends in the way are judged against (§3.9.1). */
export const EDGE_DEPTH = 0.05
export const frontEdge = (f: Footprint): Footprint => ({ ...f, depth: EDGE_DEPTH })

/** A circle round all that a leg's body covers: what lies outside it is not met. */
export interface Cover {
  readonly x: number
  readonly y: number
  readonly r: number
}
export function coverOf(leg: Leg): Cover {
  const { from, to, step } = leg
  const size = Math.max(from.width, to.width) + Math.max(from.depth, to.depth)
  return { x: from.front[0], y: from.front[1], r: size + (isMove(step) ? stepLength(from, step) : 0) + 2 }
}
export const meetsCover = (c: Cover, o: { readonly x: number; readonly y: number; readonly reach: number }): boolean => {
  const dx = o.x - c.x
  const dy = o.y - c.y
  const r = c.r + o.reach
  return dx * dx + dy * dy <= r * r
}
