/** What is done in one step of a demonstration: a command that the engine takes, or one that it is seen to turn down. */
import { err, ok, type Result } from '../../base/result'
import type { Authority } from '../../host'
import type { Cm, GameStep, Seat, Typed } from '../../rulesets/contract'
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
/** Where in the step, and why. */
interface Wrong {
  readonly at: readonly (string | number)[]
  readonly message: string
}
const wrong = (message: string, ...at: readonly (string | number)[]): Result<never, Wrong> => err({ at, message })

/** The command of a step, its written move read: `"a/I/1: wheel L 20°"` whole, or in the place of `steps`. */
function commandOf(host: Authority, step: DemoStep, written: Written): Result<Typed, Wrong> {
  const given = step.do!
  const whole = typeof given === 'string' ? /^\s*([^:]+?)\s*:(.*)$/s.exec(given) : null
  if (typeof given === 'string' && !whole)
    return wrong('the piece and a colon expected before the move, as "a/I/1: advance 5"', 'do')
  const command = (whole ? { type: 'move', unit: whole[1], steps: whole[2] } : given) as Typed & {
    readonly [key: string]: unknown
  }
  if (typeof command.steps !== 'string') return ok(command)
  const at = whole ? ['do'] : ['do', 'steps']
  const body = host.rules.show(host.view(step.seat as Seat).game).bodies.find(b => b.id === command.unit)
  if (!body) return wrong(`there is no piece ${String(command.unit)}`, ...(whole ? ['do'] : ['do', 'unit']))
  const steps = written(command.steps, body.footprint.width)
  if (!steps.ok) return wrong(`the move cannot be read (${steps.error.code}): ${JSON.stringify(steps.error.text)}`, ...at)
  return ok({ ...command, steps: steps.value } as Typed)
}

const named = (r: Refused) => `${r.code} (${r.clause})`

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
    const why = verdict.refusals.map(named).join(', ')
    return wrong(why === '' ? 'is not refused' : `is refused with ${why}, not with ${named(step.refused)}`, 'refused')
  }
  const answer = host.submit(seat, command, step.faces ? { faces: step.faces } : {})
  if (answer.kind === 'refused') return wrong(`is refused: ${named(answer.refusal)}`, 'do')
  if (answer.kind === 'needs') return wrong(`${answer.faces} faces more are needed`, 'faces')
  if (answer.kind !== 'done') return wrong(`breaks a rule: ${verdict.refusals.map(named).join(', ')}`, 'do')
  return ok({ verdict, events: answer.events, tried: null })
}
