/** Comando: who passes orders to whom, and who is near enough to the commander-in-chief. */
import { atMost } from '../../../geometry/tolerance'
import type { Cm, Refusal } from '../../contract'
import type { Order } from '../kinds'
import type { Group, RadSeen, Side, Unit } from '../state'
import { COMMAND_RADIUS, COMMAND_RETURNS } from '../tables'
import { gapBetween, onTable } from './bodies'
import { mayOrder } from './order'

/** the command of a group stands with its first base that is on the table. */
export const commandOf = (seen: Pick<RadSeen, 'units'>, group: Group): Unit | null =>
  group.units.map(id => seen.units[id]).find((u): u is Unit => u !== undefined && onTable(u)) ?? null

/** no. 3: who fell with his base is replaced two turns later; until then the group keeps the order it had. */
export const leaderless = (seen: Pick<RadSeen, 'turn'>, group: Pick<Group, 'lost'>): boolean =>
  group.lost !== null && seen.turn < group.lost + COMMAND_RETURNS

/** How far a base is from its command; null: none binds it. */
export function commandGap(seen: Pick<RadSeen, 'units' | 'ground' | 'groups'>, unit: Unit): Cm | null {
  const group = seen.groups[unit.group]
  const command = group ? commandOf(seen, group) : null
  if (!command) return null
  return command.id === unit.id ? 0 : gapBetween(seen, command, unit)
}
export const inRadius = (cm: Cm): boolean => atMost(cm, COMMAND_RADIUS)

/** The base that the commander-in-chief stands on or with; null where he is gone. */
export function chiefBase(seen: Pick<RadSeen, 'units' | 'sides'>, seat: Side): Unit | null {
  const { chief, chiefWith } = seen.sides[seat]
  const unit = seen.units[chief ?? chiefWith ?? '']
  return unit && onTable(unit) ? unit : null
}
/** his bonus in cohesion tests reaches 50 cm. */
export function nearChief(seen: Pick<RadSeen, 'units' | 'sides' | 'ground'>, unit: Unit): boolean {
  const chief = chiefBase(seen, unit.seat)
  return chief !== null && (chief.id === unit.id || inRadius(gapBetween(seen, chief, unit)))
}

/** Whether the group's command may give this order in the present activation. */
export function orderRefusals(seen: RadSeen, group: Group, to: Order): Refusal[] {
  const out: Refusal[] = []
  const clause = 'Attivazione'
  if (commandOf(seen, group) === null || leaderless(seen, group)) return [{ code: 'order/no-command', clause }]
  if (seen.turn < group.hold) out.push({ code: 'order/held', clause, with: { turn: group.hold } })
  if (group.given === seen.turn) out.push({ code: 'order/given', clause })
  if (!mayOrder(group.given === 0 && group.hold === 0 ? null : group.order, to))
    out.push({ code: 'order/one-step', clause, with: { order: { phrase: { code: `order.${group.order}` } } } })
  return out
}
