import type { Cm } from '../base/units'
import { arcOf, degreesOf } from '../geometry/steps'
import { CONTACT } from '../geometry/tolerance'
import type { GameStep, Step } from '../rulesets/contract'
import type { Nudge } from './hands'
import { roundDown } from './rounding'

export const isForm = (step: GameStep): step is Exclude<GameStep, Step> => 'form' in step
export type Kind = 'wheel' | 'advance' | 'oblique' | 'retire' | 'shift' | 'aboutFace' | 'form'

export function kindOf(step: GameStep): Kind {
  if ('wheel' in step) return 'wheel'
  if ('advance' in step) return 'advance'
  if ('oblique' in step) return 'oblique'
  if ('retire' in step) return 'retire'
  if ('shift' in step) return 'shift'
  return 'form' in step ? 'form' : 'aboutFace'
}

/** How long a step is: the arc of a wheel, the length of a leg; an about-face and a change of formation have none (null). */
export function lengthOf(step: GameStep, width: Cm): Cm | null {
  if ('wheel' in step) return arcOf(width, step.degrees)
  if ('advance' in step) return step.advance
  if ('oblique' in step) return step.cm
  if ('retire' in step) return step.retire
  if ('shift' in step) return Math.abs(step.shift)
  return null
}

/** The same step at another length; one that has none stays as it is. */
export function withLength(step: GameStep, length: Cm, width: Cm): GameStep {
  if ('wheel' in step) return { ...step, degrees: degreesOf(width, length) }
  if ('advance' in step) return { advance: length }
  if ('oblique' in step) return { oblique: step.oblique, cm: length }
  if ('retire' in step) return { retire: length }
  if ('shift' in step) return { shift: step.shift < 0 ? -length + 0 : length }
  return step
}

const FINE = 1e4
/**
 * A step at the limit as it can be written down, its length (a wheel's arc) cut to a tenth where that gives up no more than the
 * tolerance of contact, so that 14 cm of allowance end at 14.0 and not at 14.01; else to 0.0001 cm.
 */
export function tidy(step: GameStep, width: Cm): GameStep {
  const length = lengthOf(step, width)
  if (length === null) return step
  const tenth = roundDown(length)
  return withLength(step, length - tenth <= CONTACT + 1e-6 ? tenth : Math.floor(length * FINE + 1e-6) / FINE, width)
}

/** Whether there is anything in a step: a wheel or leg of less than 0.00005 cm is none. */
export const isSomething = (step: GameStep, width: Cm): boolean => {
  const length = lengthOf(step, width)
  return length === null || length > 0.00005
}

const leg = (oblique: number, cm: Cm): GameStep => (Math.abs(oblique) < 1e-9 ? { advance: cm } : { oblique, cm })

/** Sums of tenths without what floats leave. */
const sum = (a: number, b: number): number => Math.round((a + b) * 1e6) / 1e6

/**
 * The steps with a nudge worked in: the last step of that kind grows or shrinks, past nought it turns into its opposite (where the
 * unit may `retire`), else a new step stands at the end. `limit`: the widest oblique.
 */
export function nudged(
  steps: readonly GameStep[],
  nudge: Nudge,
  may: { readonly retire: boolean; readonly limit: number; readonly about?: 'centre' },
): readonly GameStep[] {
  const last = steps.at(-1)
  const before = steps.slice(0, -1)
  if ('turn' in nudge) {
    const had = last && 'wheel' in last ? (last.wheel === 'right' ? last.degrees : -last.degrees) : null
    const total = sum(had ?? 0, nudge.turn)
    const kept = had === null ? steps : before
    const about = may.about ? { about: may.about } : {}
    return total === 0 ? kept : [...kept, { wheel: total > 0 ? 'right' : 'left', degrees: Math.abs(total), ...about }]
  }
  if ('ahead' in nudge) {
    if (last && 'oblique' in last) {
      const cm = sum(last.cm, nudge.ahead)
      return cm > 0 ? [...before, { oblique: last.oblique, cm }] : before
    }
    const had = last && 'advance' in last ? last.advance : last && 'retire' in last ? -last.retire : null
    const total = sum(had ?? 0, nudge.ahead)
    const kept = had === null ? steps : before
    if (total > 0) return [...kept, { advance: total }]
    return total < 0 && (may.retire || had === null) ? [...kept, { retire: -total }] : kept
  }
  if ('slant' in nudge) {
    if (!last || !('advance' in last || 'oblique' in last)) return steps
    const [angle, cm] = 'oblique' in last ? [last.oblique, last.cm] : [0, last.advance]
    const wanted = sum(angle, nudge.slant)
    return [...before, leg(Math.max(-may.limit, Math.min(may.limit, wanted)), cm)]
  }
  const had = last && 'shift' in last ? last.shift : null
  const total = sum(had ?? 0, nudge.side)
  const kept = had === null ? steps : before
  return total === 0 ? kept : [...kept, { shift: total }]
}
