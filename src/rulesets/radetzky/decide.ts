/** Every command through one door: its shape, what rules say of it, and what it makes happen. Malformed commands are refusals. */
import { err, ok, type Result } from '../../base/result'
import type { Dice } from '../../engine/dice'
import type { Refusal, Seat, Verdict } from '../contract'
import type { RadCommand } from './commands'
import type { RadEvent } from './events'
import * as combat from './handlers/combat'
import { type Handler, impossible, type Judged, told } from './handlers/handler'
import * as moves from './handlers/moves'
import * as orders from './handlers/orders'
import * as phases from './handlers/phases'
import * as setup from './handlers/setup'
import type { RadSeen, RadState, Side } from './state'

type Any = Handler<RadCommand>
const HANDLERS: { readonly [type in RadCommand['type']]: Any } = {
  lots: setup.lots as Any,
  place: setup.place as Any,
  link: setup.link as Any,
  initiative: orders.initiative as Any,
  chooseFirst: orders.chooseFirst as Any,
  order: orders.order as Any,
  move: moves.move as Any,
  moveTogether: moves.moveTogether as Any,
  takeBack: moves.takeBack as Any,
  recover: moves.recover as Any,
  limber: moves.limber as Any,
  unlimber: moves.unlimber as Any,
  opportunity: moves.opportunity as Any,
  square: moves.square as Any,
  breakSquare: moves.breakSquare as Any,
  block: moves.block as Any,
  leave: moves.leave as Any,
  fire: combat.fire as Any,
  letPass: combat.letPass as Any,
  fight: combat.fight as Any,
  pursue: combat.pursue as Any,
  endPhase: phases.endPhase as Any,
  mark: phases.mark as Any,
  lose: phases.lose as Any,
  remove: phases.remove as Any,
  dice: phases.throwDice as Any,
  ruling: phases.ruling as Any,
}

const isSide = (seat: Seat): seat is Side => seat === 'a' || seat === 'b'

function handlerOf(seat: Seat, command: unknown): Any | null {
  if (!isSide(seat) || typeof command !== 'object' || command === null) return null
  const c = command as { readonly [key: string]: unknown }
  if (typeof c.type !== 'string' || !Object.hasOwn(HANDLERS, c.type)) return null
  const handler = HANDLERS[c.type as RadCommand['type']]
  return handler.shape(c) ? handler : null
}

function judged(seen: RadSeen, seat: Seat, command: RadCommand): { readonly handler: Any | null; readonly verdict: Judged } {
  const handler = handlerOf(seat, command)
  if (!handler) return { handler, verdict: impossible('command/unknown') }
  if (seen.phase === 'over' && command.type !== 'ruling') return { handler: null, verdict: impossible('game/over') }
  return { handler, verdict: handler.judge(seen, seat, command) }
}

/** What rules say of a command; it draws nothing and changes nothing. */
export function judge(seen: RadSeen, seat: Seat, command: RadCommand): Verdict {
  const { found: _, ...verdict } = judged(seen, seat, command).verdict
  return verdict
}

/** Decides a command. `insist`: a breach is done all the same. */
export function decide(
  state: RadState,
  seat: Seat,
  command: RadCommand,
  dice: Dice,
  insist: boolean,
): Result<readonly RadEvent[], Refusal> {
  const { handler, verdict } = judged(state, seat, command)
  if (!handler || verdict.kind === 'impossible' || (verdict.kind === 'breach' && !insist))
    return err(verdict.refusals[0] ?? { code: 'command/unknown', clause: '' })
  return ok(told(state, dice, story => handler.act(story, seat as Side, command, verdict, dice)))
}
