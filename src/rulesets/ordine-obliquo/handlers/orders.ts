/** 3.1, 3.2, 2.5: orders, detachments, orders shown. */
import { quantisePoint } from '../../../geometry/tolerance'
import { distance } from '../../../geometry/vec'
import type { Refusal } from '../../contract'
import type { DetachCommand, OrderCommand, RejoinCommand, ShowOrderCommand } from '../commands'
import { chiefOf, held, mayNotChange } from '../rules/commanders'
import { goalOf, ridesFor } from '../rules/couriers'
import { checkOrder } from '../rules/orderShape'
import { counterFor, orderWay } from '../rules/orders'
import { SPEED } from '../tables'
import { fine, found, type Handler, impossible, isText, notNow, ownUnit } from './handler'

const isObject = (v: unknown): boolean => typeof v === 'object' && v !== null && !Array.isArray(v)
const GIVING = ['firstOrders', 'orders'] as const

export const order: Handler<OrderCommand, 'now' | 'courier'> = {
  shape: c => isText(c.to) && isObject(c.order),
  judge(seen, seat, c) {
    const owner = seen.brigades[c.to]?.seat ?? seen.units[c.to]?.seat
    if (owner !== seat || !counterFor(seen, c.to)) return impossible('order/no-one', '3.2')
    if (!checkOrder(seen, c.order, seat)) return impossible('order/unknown', '3.2')
    const late = notNow(seen, seat, GIVING)
    const still = held(seen, c.to)
    if (late.length > 0 || seen.phase === 'firstOrders') return { ...found([...late, ...(still ? [still] : [])]), found: 'now' }
    const refusal = mayNotChange(seen, seat, c.to)
    const way = orderWay(seen, seat, c.to)
    const against: Refusal[] = [...(refusal ? [refusal] : []), ...(typeof way === 'string' ? [] : [way])]
    return { ...found(against), found: typeof way === 'string' ? way : 'now' }
  },
  events(s, seat, c, judged) {
    const chief = chiefOf(s, seat)
    const goal = goalOf(s, c.to)
    if (judged.found !== 'courier' || !chief?.point || !goal) return [{ type: 'OrderLaid', seat, to: c.to, order: c.order }]
    const cm = distance(chief.point, goal)
    const courier = {
      id: `${seat}/courier/${s.sent + 1}`,
      seat,
      at: quantisePoint(chief.point),
      to: c.to,
      order: c.order,
      sent: s.turn,
      // He rides at the end of this phase already.
      arrives: s.turn + ridesFor(cm) - 1,
    }
    return [{ type: 'CourierSent', seat, courier }]
  },
}

const detachRefusals = (units: number, detached: boolean, chief: boolean): Refusal[] => [
  ...(chief ? [{ code: 'detach/chief', clause: '2.5' }] : []),
  ...(units < 3 ? [{ code: 'detach/too-few', clause: '2.5', with: { least: 3 } }] : []),
  ...(detached ? [{ code: 'detach/one-only', clause: '2.5' }] : []),
]

export const detach: Handler<DetachCommand> = {
  shape: c => isText(c.unit) && isObject(c.order),
  judge(seen, seat, c) {
    const unit = ownUnit(seen, seat, c.unit)
    const brigade = unit && seen.brigades[unit.brigade]
    if (!unit || !brigade) return impossible('unit/unknown')
    if (!checkOrder(seen, c.order, seat)) return impossible('order/unknown', '3.2')
    const late = notNow(seen, seat, GIVING)
    if (late.length > 0) return found(late)
    const refusals = detachRefusals(brigade.units.length, brigade.detachment !== null, brigade.chief)
    const still = seen.phase === 'firstOrders' ? held(seen, brigade.id) : null
    if (still) refusals.push(still)
    if (seen.phase === 'orders') {
      const turn = mayNotChange(seen, seat, brigade.id)
      const way = orderWay(seen, seat, unit.id)
      refusals.push(...(turn ? [turn] : []), ...(typeof way === 'string' ? [] : [way]))
    }
    return found(refusals)
  },
  events: (_, seat, c) => [{ type: 'Detached', seat, unit: c.unit, order: c.order }],
}

export const rejoin: Handler<RejoinCommand> = {
  shape: c => isText(c.unit),
  judge(seen, seat, c) {
    const unit = ownUnit(seen, seat, c.unit)
    if (!unit) return impossible('unit/unknown')
    if (!unit.detached) return impossible('detach/not-detached', '2.5', unit.id)
    const late = notNow(seen, seat, GIVING)
    if (late.length > 0 || seen.phase === 'firstOrders') return found(late)
    const refusal = mayNotChange(seen, seat, unit.id)
    return found(refusal ? [refusal] : [])
  },
  events: (_, seat, c) => [{ type: 'Rejoined', seat, unit: c.unit }],
}

export const showOrder: Handler<ShowOrderCommand> = {
  shape: c => isText(c.of),
  judge(seen, seat, c) {
    const owner = seen.brigades[c.of]?.seat ?? seen.units[c.of]?.seat
    const counter = counterFor(seen, c.of)
    if (!counter || owner === seat) return impossible('order/no-one', '3.2')
    if (seen.turn < 1 || !counter.given) return found([{ code: 'order/none-yet', clause: '3.2' }])
    return counter.shown ? found([{ code: 'order/shown', clause: '3.2' }]) : fine
  },
  events(s, seat, c) {
    const counter = counterFor(s, c.of)
    return counter?.order ? [{ type: 'OrderShown', by: seat, of: c.of, order: counter.order }] : []
  },
}
/** cm that couriers and generals ride in a turn. */
export const RIDE = SPEED.general.line
