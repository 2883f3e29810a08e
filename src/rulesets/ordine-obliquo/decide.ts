/** Every command through one door: its shape, what rules say of it, and what it makes happen. Malformed commands are refusals. */
import { err, ok, type Result } from '../../base/result'
import type { Dice } from '../../engine/dice'
import type { Refusal, Seat, Verdict } from '../contract'
import type { OoCommand } from './commands'
import type { OoEvent } from './events'
import * as ending from './handlers/ending'
import { evade } from './handlers/evade'
import { fire, opportunityFire } from './handlers/fire'
import * as flight from './handlers/flight'
import * as free from './handlers/free'
import * as generals from './handlers/generals'
import { type Handler, impossible, type Judged } from './handlers/handler'
import * as melees from './handlers/melee'
import * as moves from './handlers/moves'
import * as orders from './handlers/orders'
import * as phases from './handlers/phases'
import * as setup from './handlers/setup'
import type { OoSeen, OoState, Side } from './state'

type Any = Handler<OoCommand>
const HANDLERS: { readonly [type in OoCommand['type']]: Any } = {
  order: orders.order as Any,
  detach: orders.detach as Any,
  rejoin: orders.rejoin as Any,
  showOrder: orders.showOrder as Any,
  place: setup.place as Any,
  placeGround: setup.placeGround as Any,
  retreatPoint: setup.retreatPoint as Any,
  objectives: ending.objectives as Any,
  moveGeneral: generals.moveGeneral as Any,
  attach: generals.attach as Any,
  release: generals.release as Any,
  move: moves.move as Any,
  moveTogether: moves.moveTogether as Any,
  village: moves.village as Any,
  formSquare: moves.formSquare as Any,
  takeBack: moves.takeBack as Any,
  initiative: phases.initiative as Any,
  chooseFirst: phases.chooseFirst as Any,
  evade: evade as Any,
  fire: fire as Any,
  opportunityFire: opportunityFire as Any,
  counterCharge: melees.counterCharge as Any,
  melee: melees.melee as Any,
  breakThrough: melees.breakThrough as Any,
  rally: flight.rally as Any,
  turnAbout: flight.turnAbout as Any,
  comeBack: flight.comeBack as Any,
  stepForward: flight.stepForward as Any,
  pursue: flight.pursue as Any,
  endPhase: phases.endPhase as Any,
  mark: free.mark as Any,
  lose: free.lose as Any,
  remove: free.remove as Any,
  dice: free.dice as Any,
  ruling: free.ruling as Any,
}

const DURING_INTERRUPT: readonly OoCommand['type'][] = ['opportunityFire', 'endPhase', 'showOrder', 'ruling']

const isSide = (seat: Seat): seat is Side => seat === 'a' || seat === 'b'

function handlerOf(seat: Seat, command: unknown): Any | null {
  if (!isSide(seat) || typeof command !== 'object' || command === null) return null
  const c = command as { readonly [key: string]: unknown }
  if (typeof c.type !== 'string' || !Object.hasOwn(HANDLERS, c.type)) return null
  const handler = HANDLERS[c.type as OoCommand['type']]
  return handler.shape(c) ? handler : null
}

function judged(seen: OoSeen, seat: Seat, command: OoCommand): { readonly handler: Any | null; readonly verdict: Judged } {
  const handler = handlerOf(seat, command)
  if (!handler) return { handler, verdict: impossible('command/unknown') }
  if (seen.phase === 'over' && command.type !== 'ruling') return { handler: null, verdict: impossible('game/over', '16.1') }
  // 8.9: a move that was shown waits for its answer; nothing else goes on.
  if (seen.interrupt && !DURING_INTERRUPT.includes(command.type))
    return { handler: null, verdict: impossible('fire/answer-first', '8.9') }
  return { handler, verdict: handler.judge(seen, seat, command) }
}

/** What rules say of a command; it draws nothing and changes nothing. */
export function judge(seen: OoSeen, seat: Seat, command: OoCommand): Verdict {
  const { found: _, ...verdict } = judged(seen, seat, command).verdict
  return verdict
}

/** Decides a command. `insist`: a breach is done all the same. */
export function decide(
  state: OoState,
  seat: Seat,
  command: OoCommand,
  dice: Dice,
  insist: boolean,
): Result<readonly OoEvent[], Refusal> {
  const { handler, verdict } = judged(state, seat, command)
  if (!handler || verdict.kind === 'impossible' || (verdict.kind === 'breach' && !insist))
    return err(verdict.refusals[0] ?? { code: 'command/unknown', clause: '' })
  return ok(handler.events(state, seat as Side, command, verdict, dice))
}
