/** 3.2: which order a unit acts on, and how a new one reaches it. */
import { gapCm } from '../../../geometry/gap'
import { atMost } from '../../../geometry/tolerance'
import { distance } from '../../../geometry/vec'
import type { Id, Refusal, Seat } from '../../contract'
import type { Counter, OoSeen, Order, Side, Unit } from '../state'
import { CHIEF_RADIUS, RADIUS } from '../tables'
import { isGuns } from '../units'
import { bodyOf } from './bodies'
import { chiefOf } from './commanders'
import { arrivedNow } from './ending/arrivals'

/** `free`: no order binds it. */
export type Acting = Order | { readonly kind: 'free' }
const HALT: Order = { kind: 'halt' }
const FREE: Acting = { kind: 'free' }

export const counterFor = (seen: Pick<OoSeen, 'units' | 'brigades'>, id: Id): Counter | null =>
  seen.brigades[id] ? (seen.brigades[id]!.chief ? null : seen.brigades[id]!.counter) : (seen.units[id]?.counter ?? null)

/** Everything of a seat that has a counter of its own: brigades, detached units, the regiments of the commander-in-chief. */
export const holders = (seen: Pick<OoSeen, 'units' | 'brigades'>, seat: Seat): Id[] => [
  ...Object.values(seen.brigades)
    .filter(b => b.seat === seat && !b.chief)
    .map(b => b.id),
  ...Object.values(seen.units)
    .filter(u => u.seat === seat && u.counter !== null && u.place !== 'destroyed')
    .map(u => u.id),
]

const WITHDRAW: Order = { kind: 'withdraw' }
/** Every order of a side is Withdraw for the rest of the battle: its commander-in-chief is dead (14), or its army did not hold (16.1). */
export const allWithdraw = (seen: Pick<OoSeen, 'generals' | 'sides'>, seat: Seat): boolean =>
  chiefOf(seen, seat)?.fate === 'dead' || seen.sides[seat as Side].morale.test === 'failed'
/** What a counter says, as its face or as what stands over it; null: hidden. */
export const orderSaid = (seen: Pick<OoSeen, 'generals' | 'sides'>, seat: Seat, counter: Counter): Order | null =>
  allWithdraw(seen, seat) ? WITHDRAW : counter.order

/**
 * What the unit acts on in this turn; null: hidden from this viewer. Its commander-in-chief attached, it goes where he leads (3.4);
 * outside its general's radius it acts on Halt (3.3); cossacks (15) and the division's guns (3.2) need no order.
 */
export function orderOf(seen: OoSeen, unit: Unit): Acting | null {
  const chief = chiefOf(seen, unit.seat)
  if (chief?.attached === unit.id) return FREE
  if (unit.troop === 'cossacks') return FREE
  if (allWithdraw(seen, unit.seat)) return WITHDRAW
  if (unit.use.halted) return HALT
  if (unit.counter) return unit.counter.order
  const brigade = seen.brigades[unit.brigade]
  if (!brigade) return FREE
  if (brigade.chief && isGuns(unit)) return FREE
  return brigade.counter.order
}

/** How an order given now reaches its goal: at once, by a courier, or not at all (2.5 reading 19, 3.2, 3.3). */
export function orderWay(seen: OoSeen, seat: Seat, to: Id): 'now' | 'courier' | Refusal {
  const chief = chiefOf(seen, seat)
  if (!chief?.point) return { code: 'order/no-chief', clause: '14' }
  const brigade = seen.brigades[to]
  if (brigade) {
    const general = seen.generals[brigade.general]
    if (!general?.point) return { code: 'order/no-general', clause: '14' }
    if (arrivedNow(seen, brigade)) return 'now'
    return atMost(distance(chief.point, general.point), CHIEF_RADIUS) ? 'now' : 'courier'
  }
  const unit = seen.units[to]
  const body = unit && bodyOf(seen, unit)
  if (!unit || !body) return { code: 'order/no-one', clause: '3.2' }
  const fromChief = gapCm({ point: chief.point }, body)
  if (seen.brigades[unit.brigade]?.chief)
    return atMost(fromChief, CHIEF_RADIUS)
      ? 'now'
      : { code: 'order/too-far', clause: '3.3', at: unit.id, with: { cm: { cm: fromChief } } }
  const general = seen.generals[seen.brigades[unit.brigade]?.general ?? '']
  const near = general?.point ? atMost(gapCm({ point: general.point }, body), RADIUS) : false
  const second =
    seen.options.detachedOrder === 'brigadier'
      ? general?.point !== undefined && general?.point !== null && atMost(distance(chief.point, general.point), CHIEF_RADIUS)
      : atMost(fromChief, CHIEF_RADIUS)
  return near || second ? 'now' : { code: 'order/too-far', clause: '2.5', at: unit.id, with: { cm: { cm: fromChief } } }
}
