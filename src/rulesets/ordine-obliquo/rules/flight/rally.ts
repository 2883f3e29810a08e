/**
 * 13: a unit in rout may be rallied, by choice and once a turn, from the turn after its first move in rout: a percentage die at or
 * under 50, 60 or 70 with a veteran or excellent commander-in-chief. Missed: 1 CP, and it runs on. Made: it stands still for this
 * turn and is free in the next; a detached unit then halts until it gets an order.
 */
import type { Refusal, Seat } from '../../../contract'
import type { OoSeen, Unit } from '../../state'
import { chiefOf } from '../commanders'

const BASE = 50
const BONUS = { poor: 0, normal: 0, veteran: 10, excellent: 20 } as const

/** The number to roll at or under. A commander-in-chief who is gone helps nobody. */
export function rallyNumber(seen: Pick<OoSeen, 'generals'>, seat: Seat): number {
  const chief = chiefOf(seen, seat)
  return BASE + (chief?.fate === 'well' && chief.class ? BONUS[chief.class] : 0)
}

/** What speaks against rallying this unit now. */
export function rallyRefusals(unit: Unit): Refusal[] {
  const at = unit.id
  if (unit.rout !== 'routing') return [{ code: 'rally/not-routing', clause: '13', at }]
  const out: Refusal[] = []
  if ((unit.flight?.moves ?? 0) < 1) out.push({ code: 'rally/too-soon', clause: '13', at })
  if (unit.use.rally !== null) out.push({ code: 'rally/once', clause: '13', at })
  return out
}
export const mayRally = (seen: Pick<OoSeen, 'units'>, seat: Seat): Unit[] =>
  Object.values(seen.units).filter(
    u => u.seat === seat && u.place === 'table' && u.pose !== null && rallyRefusals(u).length === 0,
  )
