/** What is done in one step of a demonstration: a command that the engine takes, or one that it is seen to turn down. */
import type { Fault } from '../../base/pointer'
import { err, ok, type Result } from '../../base/result'
import type { Authority } from '../../host'
import type { Cm, GameStep, Refusal, Seat, Typed } from '../../rulesets/contract'
import type { Mark } from '../track'
import type { DemoStep, Refused } from './schema'

/** Reads a move as the order pad writes it; `width`: of the front, which turns an arc into degrees. The error says what cannot be read. */
export type Written = (text: string, width?: Cm) => Result<readonly GameStep[], { readonly code: string; readonly text: string }>

export interface Done {
  readonly verdict: unknown
  readonly events: readonly unknown[]
  /** The command that was turned down, to be drawn. */
  readonly tried: Mark['tried'] | null
}
/** Where in the step, and why: a fault whose place is still to be told. */
export interface Wrong extends Omit<Fault, 'path'> {
  readonly at: readonly (string | number)[]
}
const wrong = (at: readonly string[], code: string, message: string, with_?: Fault['with']): Result<never, Wrong> =>
  err({ at, code, message, ...(with_ ? { with: with_ } : {}) })

/** The command of a step, its written move read: `"a/I/1: wheel L 20°"` whole, or in the place of `steps`. */
function commandOf(host: Authority, step: DemoStep, written: Written): Result<Typed, Wrong> {
  const given = step.do!
  const whole = typeof given === 'string' ? /^\s*([^:]+?)\s*:(.*)$/s.exec(given) : null
  if (typeof given === 'string' && !whole)
    return wrong(['do'], 'demo/colon', 'the piece and a colon expected before the move, as "a/I/1: advance 5"')
  const command = (whole ? { type: 'move', unit: whole[1], steps: whole[2] } : given) as Typed & {
    readonly [key: string]: unknown
  }
  if (typeof command.steps !== 'string') return ok(command)
  const at = whole ? ['do'] : ['do', 'steps']
  const body = host.rules.show(host.view(step.seat as Seat).game).bodies.find(b => b.id === command.unit)
  const piece = String(command.unit)
  if (!body) return wrong(whole ? ['do'] : ['do', 'unit'], 'demo/piece', `there is no piece ${piece}`, { piece })
  const steps = written(command.steps, body.footprint.width)
  if (!steps.ok) {
    const { code, text } = steps.error
    const why = { phrase: { code: `pad.fault.${code}` } }
    return wrong(at, 'demo/move', `the move cannot be read (${code}): ${JSON.stringify(text)}`, { why, text })
  }
  return ok({ ...command, steps: steps.value } as Typed)
}

const named = (r: Refused) => `${r.code} (${r.clause})`
/** The refusals as a sentence each, and by their codes, which are what the file has to name. */
function refusals(all: readonly Refusal[]): { readonly codes: string; readonly with: NonNullable<Fault['with']> } {
  const [first] = all
  const codes = all.map(named).join(', ')
  const said = first ? { phrase: { code: `refusal.${first.code}`, ...(first.with ? { with: first.with } : {}) } } : ''
  return { codes, with: { codes, said } }
}

/** Gives the command, or finds it turned down with the code and the clause that the step names. */
export function act(host: Authority, step: DemoStep, written: Written): Result<Done, Wrong> {
  const read = commandOf(host, step, written)
  if (!read.ok) return read
  const command = read.value
  const seat = step.seat as Seat
  const verdict = host.judge(seat, command)
  if (step.refused !== undefined) {
    const { code, clause } = step.refused
    if (verdict.refusals.some(r => r.code === code && r.clause === clause))
      return ok({ verdict, events: [], tried: { seat, command } })
    const expected = named(step.refused)
    if (verdict.refusals.length === 0) return wrong(['refused'], 'demo/allowed', 'is not refused', { expected })
    const why = refusals(verdict.refusals)
    return wrong(['refused'], 'demo/otherwise', `is refused with ${why.codes}, not with ${expected}`, { ...why.with, expected })
  }
  const answer = host.submit(seat, command, step.faces ? { faces: step.faces } : {})
  if (answer.kind === 'refused') {
    const why = refusals([answer.refusal])
    return wrong(['do'], 'demo/turned-down', `is refused: ${why.codes}`, why.with)
  }
  if (answer.kind === 'needs')
    return wrong(['faces'], 'demo/more-faces', `${answer.faces} faces more are needed`, { count: answer.faces })
  if (answer.kind !== 'done') {
    const why = refusals(verdict.refusals)
    return wrong(['do'], 'demo/breaks', `breaks a rule: ${why.codes}`, why.with)
  }
  return ok({ verdict, events: answer.events, tried: null })
}
