/** Every command through one door: its shape, what rules say of it, and what it makes happen. Malformed commands are refusals. */
import { err, ok, type Result } from '../../base/result'
import type { Dice } from '../../engine/dice'
import type { Refusal, Seat, Verdict } from '../contract'
import type { CcCommand } from './commands'
import type { CcEvent } from './events'
import * as combat from './handlers/combat'
import * as command from './handlers/command'
import { type Handler, impossible } from './handlers/handler'
import * as move from './handlers/move'
import * as phases from './handlers/phases'
import type { Side } from './kinds'
import type { CcSeen, CcState } from './state'
import { Story } from './story'

type Any = Handler<CcCommand>
const HANDLERS: { readonly [type in CcCommand['type']]: Any } = {
  deal: command.deal as Any,
  play: command.play as Any,
  rally: command.rally as Any,
  supply: command.supply as Any,
  order: command.order as Any,
  leaveSquare: command.leaveSquare as Any,
  move: move.move as Any,
  exit: move.exit as Any,
  fire: combat.fire as Any,
  melee: combat.melee as Any,
  react: combat.react as Any,
  pick: combat.pick as Any,
  ignore: combat.ignore as Any,
  retreat: combat.retreat as Any,
  escape: phases.getAway as Any,
  advance: combat.advance as Any,
  bonus: combat.bonus as Any,
  battleBack: combat.battleBack as Any,
  keep: phases.keep as Any,
  done: phases.done as Any,
  ruling: phases.ruling as Any,
}

const isSide = (seat: Seat): seat is Side => seat === 'a' || seat === 'b'
function handlerOf(seat: Seat, c: unknown): Any | null {
  if (!isSide(seat) || typeof c !== 'object' || c === null) return null
  const { type } = c as { readonly type?: unknown }
  if (typeof type !== 'string' || !Object.hasOwn(HANDLERS, type)) return null
  const handler = HANDLERS[type as CcCommand['type']]
  return handler.shape(c as { readonly [key: string]: unknown }) ? handler : null
}

/** What rules say of a command; it draws nothing and changes nothing. */
export function judge(seen: CcSeen, seat: Seat, c: CcCommand): Verdict {
  const handler = handlerOf(seat, c)
  if (!handler) return impossible('command/unknown')
  if (seen.phase === 'over' && c.type !== 'ruling') return impossible('game/over')
  return handler.judge(seen, seat as Side, c)
}

/** Decides a command. `insist`: a breach is done all the same. */
export function decide(
  state: CcState,
  seat: Seat,
  c: CcCommand,
  dice: Dice,
  insist: boolean,
): Result<readonly CcEvent[], Refusal> {
  const handler = handlerOf(seat, c)
  const verdict = judge(state, seat, c)
  if (!handler || verdict.kind === 'impossible' || (verdict.kind === 'breach' && !insist))
    return err(verdict.refusals[0] ?? { code: 'command/unknown', clause: '' })
  const story = new Story(state)
  handler.act(story, seat as Side, c, dice)
  return ok(story.events)
}
