import type { Cm, Deg } from '../../base/units'
import type { Shape, Step } from '../shapes'
import { arcOf, stepLength } from '../steps'

/** What a unit may do in one move, and what it costs: data that a ruleset hands in. */
export interface Manoeuvres {
  /** What all steps together may cost. */
  readonly allowance: Cm
  /** A wheel costs `factor` times its arc; the arc is at most `most`; `first`: one wheel only, before every other step. */
  readonly wheel: { readonly factor: number; readonly most: Cm; readonly first: boolean } | null
  /** How far off straight ahead an oblique may go; 0: straight ahead only. */
  readonly oblique: Deg
  /** What a cm straight back costs; null where it isn't allowed. */
  readonly retire: number | null
  /** A side-step of at most `most`, at a cost of its own whatever its length; null where it isn't allowed. */
  readonly shift: { readonly most: Cm; readonly cost: Cm } | null
  /** What an about-face costs; null where it isn't allowed. */
  readonly aboutFace: Cm | null
}

/** Something that stands in the way. With `keep` nobody comes nearer to it than that, or than he began. */
export interface Body {
  readonly id: string
  readonly shape: Shape
  readonly keep?: Cm
}

/**
 * What is in the way of one unit. `hard` (enemies, walls, what nobody enters): the whole body is swept against it. `friends`: the
 * sweep of the front edge and the final place count. `places`: the final place alone. Touching is free. The final place lies on the
 * table, where one is given.
 */
export interface World {
  readonly hard: readonly Body[]
  readonly friends: readonly Body[]
  readonly places?: readonly Body[]
  readonly table?: { readonly width: Cm; readonly depth: Cm }
}

/** What steps cost a unit of that width. What the manoeuvres forbid is counted at its length. */
export function costOf(unit: { readonly width: Cm }, steps: readonly Step[], m: Manoeuvres): Cm {
  let cost = 0
  for (const step of steps) {
    if ('wheel' in step) cost += arcOf(unit.width, step.degrees) * (m.wheel?.factor ?? 1)
    else if ('retire' in step) cost += step.retire * (m.retire ?? 1)
    else if ('shift' in step) cost += step.shift === 0 ? 0 : (m.shift?.cost ?? Math.abs(step.shift))
    else if ('aboutFace' in step) cost += m.aboutFace ?? 0
    else cost += stepLength(unit, step)
  }
  return cost
}
