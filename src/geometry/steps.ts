import type { Cm, Deg } from '../base/units'
import { aboutFace, centreOf } from './footprint'
import type { Footprint, Point, Side, Step } from './shapes'
import { cos, normalise, PI, sin } from './trig'

/** What a wheel by so many degrees is as a path of the outer front corner. */
export const arcOf = (width: Cm, degrees: Deg): Cm => (width * degrees * PI) / 180
/** How many degrees the outer front corner turns on a path of that length. */
export const degreesOf = (width: Cm, arc: Cm): Deg => (arc * 180) / (PI * width)

/** The front corner that stands still in a wheel to that side. */
export function pivotOf(unit: Footprint, side: Side): Point {
  const h = side === 'right' ? unit.width / 2 : -unit.width / 2
  return [unit.front[0] + cos(unit.facing) * h, unit.front[1] - sin(unit.facing) * h]
}

/**
 * The unit after a wheel: the front corner on the side named stands still and the other swings forward. Any number of degrees from
 * 0 up, past a full turn too. The facing comes out in [0, 360).
 */
export function wheel(unit: Footprint, side: Side, degrees: Deg): Footprint {
  const right = side === 'right'
  const pivot = pivotOf(unit, side)
  const facing = normalise(unit.facing + (right ? degrees : -degrees))
  const h = right ? unit.width / 2 : -unit.width / 2
  return {
    front: [pivot[0] - cos(facing) * h, pivot[1] + sin(facing) * h],
    facing,
    width: unit.width,
    depth: unit.depth,
  }
}

/** The unit turned about its own middle by so many degrees, to the right where `side` is. The facing comes out in [0, 360). */
export function turnInPlace(unit: Footprint, side: Side, degrees: Deg): Footprint {
  const [x, y] = centreOf(unit)
  const facing = normalise(unit.facing + (side === 'right' ? degrees : -degrees))
  const half = unit.depth / 2
  return { front: [x + sin(facing) * half, y + cos(facing) * half], facing, width: unit.width, depth: unit.depth }
}

/**
 * The length of the path of one step: a wheel's is that of its outer front corner (one about the middle is measured as if it were
 * about a corner: what is told of it is its angle), an about-face's nought.
 */
export function stepLength(unit: { readonly width: Cm }, step: Step): Cm {
  if ('wheel' in step) return arcOf(unit.width, step.degrees)
  if ('advance' in step) return step.advance
  if ('oblique' in step) return step.cm
  if ('retire' in step) return step.retire
  if ('shift' in step) return Math.abs(step.shift)
  return 0
}

/** A straight step as a vector in the unit's own frame (x right, y ahead); null for a wheel or an about-face. */
export function localVector(step: Step): Point | null {
  if ('advance' in step) return [0, step.advance]
  if ('oblique' in step) return [sin(step.oblique) * step.cm, cos(step.oblique) * step.cm]
  if ('retire' in step) return [0, -step.retire]
  if ('shift' in step) return [step.shift, 0]
  return null
}

/** The unit after one step. */
export function applyStep(unit: Footprint, step: Step): Footprint {
  if ('wheel' in step) return (step.about ? turnInPlace : wheel)(unit, step.wheel, step.degrees)
  const v = localVector(step)
  if (v === null) return aboutFace(unit)
  const s = sin(unit.facing)
  const c = cos(unit.facing)
  return {
    front: [unit.front[0] + v[0] * c + v[1] * s, unit.front[1] - v[0] * s + v[1] * c],
    facing: normalise(unit.facing),
    width: unit.width,
    depth: unit.depth,
  }
}
/** The unit after all steps, in order; the same unit where there are none (its facing brought into [0, 360)). */
export const applySteps = (unit: Footprint, steps: readonly Step[]): Footprint =>
  steps.reduce(applyStep, { ...unit, facing: normalise(unit.facing) })
/** The unit after each step, the last one last. */
export function posesAlong(unit: Footprint, steps: readonly Step[]): Footprint[] {
  const poses: Footprint[] = []
  let at = unit
  for (const step of steps) {
    at = applyStep(at, step)
    poses.push(at)
  }
  return poses
}

/** The sum of the steps' path lengths, a wheel counted by its outer front corner. */
export const pathLength = (unit: Footprint, steps: readonly Step[]): Cm => steps.reduce((sum, s) => sum + stepLength(unit, s), 0)
/** The sum of all wheels in degrees, right positive; an about-face turns nothing. */
export const turnedBy = (steps: readonly Step[]): Deg =>
  steps.reduce((sum, s) => ('wheel' in s ? sum + (s.wheel === 'right' ? s.degrees : -s.degrees) : sum), 0)
/** The part of a step that is `cm` long: `at` of a sweep along it. */
export function cutStep(unit: { readonly width: Cm }, step: Step, cm: Cm): Step {
  if ('wheel' in step) return { ...step, degrees: Math.min(step.degrees, degreesOf(unit.width, cm)) }
  if ('advance' in step) return { advance: Math.min(step.advance, cm) }
  if ('oblique' in step) return { oblique: step.oblique, cm: Math.min(step.cm, cm) }
  if ('retire' in step) return { retire: Math.min(step.retire, cm) }
  if ('shift' in step) return { shift: step.shift < 0 ? Math.max(step.shift, -cm) : Math.min(step.shift, cm) }
  return step
}
