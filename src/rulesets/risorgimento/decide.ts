/** Every command through one door: its shape, what rules say of it, and what it makes happen. Malformed commands are refusals. */
import { err, ok, type Result } from '../../base/result'
import type { Dice } from '../../engine/dice'
import type { Refusal, Seat, Verdict } from '../contract'
import type { SbCommand } from './commands'
import type { SbEvent } from './events'
import * as activate from './handlers/activate'
import * as arrivals from './handlers/arrivals'
import * as combat from './handlers/combat'
import * as command from './handlers/command'
import { exchange } from './handlers/exchange'
import { flee } from './handlers/flee'
import { type Handler, impossible } from './handlers/handler'
import * as move from './handlers/move'
import * as phases from './handlers/phases'
import { told } from './sequence'
import type { SbSeen, SbState, Side } from './state'

type Any = Handler<SbCommand>
const HANDLERS: { readonly [type in SbCommand['type']]: Any } = {
  put: command.put as Any,
  arrival: arrivals.arrival as Any,
  arriveFirst: arrivals.arriveFirst as Any,
  returnCommander: arrivals.returnCommander as Any,
  removeCommander: arrivals.removeCommander as Any,
  attach: arrivals.attach as Any,
  order: command.order as Any,
  marker: command.marker as Any,
  firstMarker: command.firstMarker as Any,
  reiterate: command.reiterate as Any,
  activate: activate.activate as Any,
  moveCommander: activate.moveCommander as Any,
  step: move.step as Any,
  rotate: move.rotate as Any,
  form: move.form as Any,
  top: move.top as Any,
  exchange: exchange as Any,
  stop: move.stop as Any,
  fire: combat.fire as Any,
  assault: combat.assault as Any,
  defend: combat.defend as Any,
  pass: combat.pass as Any,
  charge: combat.charge as Any,
  fallBack: combat.fallBack as Any,
  withdraw: combat.goBack as Any,
  canister: combat.canister as Any,
  flee: flee as Any,
  stand: combat.stand as Any,
  counterCharge: combat.counterCharge as Any,
  allot: combat.allot as Any,
  retreatTo: combat.retreatTo as Any,
  return: command.comeBack as Any,
  endPhase: phases.endPhase as Any,
  ruling: phases.ruling as Any,
}

const isSide = (seat: Seat): seat is Side => seat === 'a' || seat === 'b'
function handlerOf(seat: Seat, c: unknown): Any | null {
  if (!isSide(seat) || typeof c !== 'object' || c === null) return null
  const { type } = c as { readonly type?: unknown }
  if (typeof type !== 'string' || !Object.hasOwn(HANDLERS, type)) return null
  const handler = HANDLERS[type as SbCommand['type']]
  return handler.shape(c as { readonly [key: string]: unknown }) ? handler : null
}

/** What rules say of a command; it draws nothing and changes nothing. */
export function judge(seen: SbSeen, seat: Seat, c: SbCommand): Verdict {
  const handler = handlerOf(seat, c)
  if (!handler) return impossible('command/unknown')
  if (seen.phase === 'over' && c.type !== 'ruling') return impossible('game/over')
  return handler.judge(seen, seat as Side, c)
}

/** Decides a command. `insist`: a breach is done all the same. */
export function decide(
  state: SbState,
  seat: Seat,
  c: SbCommand,
  dice: Dice,
  insist: boolean,
): Result<readonly SbEvent[], Refusal> {
  const handler = handlerOf(seat, c)
  const verdict = judge(state, seat, c)
  if (!handler || verdict.kind === 'impossible' || (verdict.kind === 'breach' && !insist))
    return err(verdict.refusals[0] ?? { code: 'command/unknown', clause: '' })
  return ok(told(state, dice, story => handler.act(story, seat as Side, c, dice)))
}
