/**
 * Every command through one door: its shape, what rules say of it, and what it makes happen. Rules are asked of what the seat sees, also
 * where the whole state is at hand: so nothing hidden can make a refusal.
 */
import { err, ok, type Result } from '../../base/result'
import type { Dice } from '../../engine/dice'
import type { Refusal, Seat, Verdict } from '../contract'
import type { CampCommand } from './commands'
import type { CampEvent } from './events'
import * as army from './handlers/army'
import * as battle from './handlers/battle'
import { type Handler, impossible } from './handlers/handler'
import * as move from './handlers/move'
import * as opening from './handlers/opening'
import * as secret from './handlers/secret'
import type { Side } from './kinds'
import type { CampSeen, CampState, CampView } from './state'
import { Story } from './story'
import { view } from './view'

type Any = Handler<CampCommand>
const HANDLERS: { readonly [type in CampCommand['type']]: Any } = {
  rollInitiative: opening.rollInitiative as Any,
  rollWeather: opening.rollWeather as Any,
  activate: move.activate as Any,
  forceMarch: move.forceMarch as Any,
  step: move.step as Any,
  stand: move.stand as Any,
  breakThrough: move.breakThrough as Any,
  end: move.end as Any,
  council: army.council as Any,
  transfer: army.transfer as Any,
  form: army.form as Any,
  join: army.join as Any,
  endPhase: move.endPhase as Any,
  attitude: secret.attitude as Any,
  seal: secret.seal as Any,
  way: battle.way as Any,
  gain: battle.gain as Any,
  fought: battle.fought as Any,
  result: battle.result as Any,
  agree: battle.agree as Any,
  siege: battle.siege as Any,
  retreatTo: battle.retreatTo as Any,
  ruling: battle.ruling as Any,
}

const isSide = (seat: Seat): seat is Side => seat === 'a' || seat === 'b'
function handlerOf(seat: Seat, c: unknown): Any | null {
  if (!isSide(seat) || typeof c !== 'object' || c === null) return null
  const { type } = c as { readonly type?: unknown }
  if (typeof type !== 'string' || !Object.hasOwn(HANDLERS, type)) return null
  const handler = HANDLERS[type as CampCommand['type']]
  return handler.shape(c as { readonly [key: string]: unknown }) ? handler : null
}
const seenBy = (seen: CampState | CampView, seat: Seat): CampSeen => (seen.viewer === undefined ? view(seen, seat) : seen)

/** What rules say of a command; it draws nothing and changes nothing. */
export function judge(seen: CampState | CampView, seat: Seat, c: CampCommand): Verdict {
  const handler = handlerOf(seat, c)
  if (!handler) return impossible('command/unknown')
  if (seen.phase === 'over') return impossible('game/over')
  return handler.judge(seenBy(seen, seat), seat as Side, c)
}

/** Decides a command. */
export function decide(
  state: CampState,
  seat: Seat,
  c: CampCommand,
  dice: Dice,
  _insist: boolean,
): Result<readonly CampEvent[], Refusal> {
  const handler = handlerOf(seat, c)
  const verdict = judge(state, seat, c)
  if (!handler || verdict.kind !== 'ok') return err(verdict.refusals[0] ?? { code: 'command/unknown', clause: '' })
  const story = new Story(state, dice)
  handler.act(story, seat as Side, c)
  return ok(story.events)
}
