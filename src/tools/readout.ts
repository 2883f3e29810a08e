import type { Cm, Deg } from '../base/units'
import { arcOf } from '../geometry/steps'
import type { GameStep, Phrase, Refusal } from '../rulesets/contract'
import type { Clamped } from './bench'

/** A refusal as a sentence: what, by how much, and its clause. */
export const why = (r: Refusal): Phrase => ({
  // What no clause speaks of (a command that means nothing here) names none.
  code: String(r.clause) === '' ? 'hands.whyPlain' : 'hands.why',
  with: { why: { phrase: { code: `refusal.${r.code}`, with: { ...r.with, clause: r.clause } } }, clause: r.clause },
})

/** Refusals as sentences, each said once however many units it stops; three at most. */
export function reasons(refusals: readonly Refusal[]): readonly Phrase[] {
  const said = new Map(refusals.map(r => [`${r.code} ${r.clause} ${JSON.stringify(r.with)}`, r]))
  return [...said.values()].slice(0, 3).map(why)
}

/** A step in words: the manoeuvre, its degrees, its arc or length. */
export function stepPhrase(step: GameStep, width: Cm): Phrase {
  if ('wheel' in step && step.about) {
    const params = { deg: { deg: step.degrees } }
    return step.wheel === 'left' ? { code: 'hands.turnLeft', with: params } : { code: 'hands.turnRight', with: params }
  }
  if ('wheel' in step) {
    const params = { deg: { deg: step.degrees }, cm: { cm: arcOf(width, step.degrees) } }
    return step.wheel === 'left' ? { code: 'hands.wheelLeft', with: params } : { code: 'hands.wheelRight', with: params }
  }
  const cm = (v: Cm) => ({ cm: { cm: Math.abs(v) } })
  if ('advance' in step) return { code: 'hands.advance', with: cm(step.advance) }
  if ('oblique' in step) {
    const params = { deg: { deg: Math.abs(step.oblique) as Deg }, ...cm(step.cm) }
    return step.oblique < 0 ? { code: 'hands.obliqueLeft', with: params } : { code: 'hands.obliqueRight', with: params }
  }
  if ('retire' in step) return { code: 'hands.retire', with: cm(step.retire) }
  if ('shift' in step)
    return step.shift < 0 ? { code: 'hands.shiftLeft', with: cm(step.shift) } : { code: 'hands.shiftRight', with: cm(step.shift) }
  if ('form' in step) return { code: 'hands.form', with: { form: { phrase: { code: `formation.${step.form}` } } } }
  return { code: 'hands.aboutFace' }
}

/** What a step costs and what it leaves. Spent is rounded up on the screen and left down: the catalogue says so by its slots. */
export const costPhrase = (leftBefore: Cm | undefined, left: Cm | undefined): readonly Phrase[] =>
  left === undefined
    ? []
    : leftBefore === undefined
      ? [{ code: 'hands.left', with: { left: { cm: left } } }]
      : [{ code: 'hands.cost', with: { spent: { cm: Math.max(0, leftBefore - left) }, left: { cm: left } } }]

/** The lines beside the pointer for one unit's move. */
export function readoutOf(draft: Clamped, width: Cm, leftBefore: Cm | undefined): readonly Phrase[] {
  const last = draft.steps.at(-1)
  const { verdict } = draft
  const stopped = verdict.kind === 'ok' ? (draft.limit ? [draft.limit] : []) : verdict.refusals.slice(0, 2)
  return [
    ...(last ? [stepPhrase(last, width)] : []),
    ...(verdict.kind !== 'ok' ? [] : costPhrase(leftBefore, verdict.left)),
    ...stopped.map(why),
  ]
}
