import type { Cm, Deg } from '../../base/units'
import type { Footprint, Step } from '../shapes'
import { applySteps, arcOf, cutStep, stepLength } from '../steps'
import { ANGLE, CONTACT, NOISE } from '../tolerance'
import { type Field, passage, placeStop, type Stop, wayStop } from './field'
import { costOf, type Manoeuvres } from './manoeuvres'

/**
 * Why steps are not allowed. `by`: by how much, in cm or degrees. `stop`: what is in the way.
 * `wheel/too-far` (arc), `wheel/not-first`, `wheel/not-allowed`, `oblique/too-wide` (degrees), `retire/not-allowed`, `shift/not-allowed`,
 * `shift/too-far`, `about-face/not-allowed`, `move/too-far` (cost), `blocked`.
 */
export interface DrillFault {
  readonly code: string
  readonly step: number
  readonly by?: Cm | Deg
  readonly stop?: Stop
}

/** What the manoeuvres themselves say of steps; all that is wrong, in the order of the steps, the whole cost last. */
export function drillFaults(unit: Footprint, steps: readonly Step[], m: Manoeuvres): DrillFault[] {
  const faults: DrillFault[] = []
  steps.forEach((s, step) => {
    if ('wheel' in s) {
      if (s.degrees === 0) return
      if (!m.wheel) faults.push({ code: 'wheel/not-allowed', step })
      else {
        if (m.wheel.first && step > 0) faults.push({ code: 'wheel/not-first', step })
        const by = arcOf(unit.width, s.degrees) - m.wheel.most
        if (by > CONTACT + NOISE) faults.push({ code: 'wheel/too-far', step, by })
      }
    } else if ('oblique' in s) {
      const by = Math.abs(s.oblique) - m.oblique
      if (by > ANGLE + NOISE) faults.push({ code: 'oblique/too-wide', step, by })
    } else if ('retire' in s) {
      if (m.retire === null && s.retire > 0) faults.push({ code: 'retire/not-allowed', step })
    } else if ('shift' in s) {
      if (m.shift === null) faults.push({ code: 'shift/not-allowed', step })
      else if (Math.abs(s.shift) > m.shift.most + CONTACT + NOISE) {
        faults.push({ code: 'shift/too-far', step, by: Math.abs(s.shift) - m.shift.most })
      }
    } else if ('aboutFace' in s && m.aboutFace === null) faults.push({ code: 'about-face/not-allowed', step })
  })
  const by = costOf(unit, steps, m) - m.allowance
  if (by > CONTACT + NOISE) faults.push({ code: 'move/too-far', step: steps.length - 1, by })
  return faults
}

/** What steps come to. */
export interface Judged {
  readonly faults: readonly DrillFault[]
  readonly cost: Cm
  /** What is left of the allowance, never below 0. */
  readonly left: Cm
  readonly end: Footprint
}
/** What steps cost, where they end, and all that forbids them: nothing where `faults` is empty. */
export function judgeSteps(unit: Footprint, steps: readonly Step[], m: Manoeuvres, field: Field): Judged {
  const faults = drillFaults(unit, steps, m)
  const stop = passage(unit, steps, field)
  if (stop) faults.push({ code: 'blocked', step: stop.step, stop })
  const cost = costOf(unit, steps, m)
  return { faults, cost, left: Math.max(0, m.allowance - cost), end: applySteps(unit, steps) }
}

// What one cm of a step costs.
const rate = (step: Step, m: Manoeuvres): number =>
  'wheel' in step ? (m.wheel?.factor ?? 1) : 'retire' in step ? (m.retire ?? 1) : 'shift' in step || 'aboutFace' in step ? 0 : 1

/**
 * The same steps with the last one cut to the exact legal limit: what the manoeuvres and the allowance leave, then what stands in
 * the way, then the last place on it where the unit may stay. Steps before the last are left as they are. An oblique too wide is
 * brought to the limit.
 */
export function clampLast(unit: Footprint, steps: readonly Step[], m: Manoeuvres, field: Field): Step[] {
  if (steps.length === 0) return []
  const head = steps.slice(0, -1)
  let last = steps[steps.length - 1]
  if ('oblique' in last && Math.abs(last.oblique) > m.oblique) {
    last = m.oblique === 0 ? { advance: last.cm } : { oblique: last.oblique < 0 ? -m.oblique : m.oblique, cm: last.cm }
  }
  let most = stepLength(unit, last)
  if ('wheel' in last) most = m.wheel && !(m.wheel.first && head.length > 0) ? Math.min(most, m.wheel.most) : 0
  if ('shift' in last) most = m.shift ? Math.min(most, m.shift.most) : 0
  if ('retire' in last && m.retire === null) most = 0
  const left = m.allowance - costOf(unit, head, m)
  const each = rate(last, m)
  if (each > 0) most = Math.max(0, Math.min(most, left / each))
  const with_ = (cm: Cm) => [...head, cutStep(unit, last, cm)]
  const stop = wayStop(unit, with_(most), field)
  if (stop) most = stop.step < head.length ? 0 : Math.min(most, stop.at)
  return with_(lastPlace(unit, with_, most, field))
}

// The longest way up to `most` at whose end the unit may stay.
function lastPlace(unit: Footprint, steps: (cm: Cm) => Step[], most: Cm, field: Field): Cm {
  const free = (cm: Cm) => placeStop(unit, applySteps(unit, steps(cm)), field) === null
  if (free(most)) return most
  let hi = most
  let lo = most
  while (lo > 0) {
    lo = Math.max(0, hi - 0.05)
    if (free(lo)) break
    hi = lo
  }
  if (lo === 0 && !free(0)) return 0
  while (hi - lo > 1e-7) {
    const mid = (lo + hi) / 2
    if (free(mid)) lo = mid
    else hi = mid
  }
  return lo
}
