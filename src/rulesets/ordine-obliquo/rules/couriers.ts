/** 3.2: couriers ride 30 cm a turn when orders are given; the order takes effect in the turn in which they arrive. */
import { atMost, quantisePoint } from '../../../geometry/tolerance'
import { between, distance } from '../../../geometry/vec'
import type { Id, Point } from '../../contract'
import type { OoEvent } from '../events'
import type { Courier, OoSeen, OoState } from '../state'
import { SPEED } from '../tables'
import { middleOf } from './bodies'

const RIDE = SPEED.general.line

/** Where a courier rides to now: the brigade's general, or the middle of the unit; null: nobody is there to take it. */
export const goalOf = (seen: OoSeen, to: Id): Point | null => {
  const brigade = seen.brigades[to]
  if (brigade) return seen.generals[brigade.general]?.point ?? null
  const unit = seen.units[to]
  return unit ? middleOf(unit) : null
}

/** In how many rides he is there: 60 cm are two, 60.1 three. */
export const ridesFor = (cm: number): number => {
  const whole = Math.floor(cm / RIDE)
  return Math.max(1, atMost(cm, whole * RIDE) ? whole : whole + 1)
}

/** One ride of all couriers: where each is then, and who has arrived. */
export function ride(s: OoState): OoEvent[] {
  const rides: { id: Id; at: Point; arrives: number }[] = []
  const arrived: Courier[] = []
  for (const c of Object.values(s.couriers)) {
    const goal = goalOf(s, c.to)
    if (!goal) continue
    const cm = distance(c.at, goal)
    if (atMost(cm, RIDE)) arrived.push(c)
    else rides.push({ id: c.id, at: quantisePoint(between(c.at, goal, RIDE / cm)), arrives: s.turn + ridesFor(cm - RIDE) })
  }
  return [
    ...(rides.length > 0 ? [{ type: 'CouriersRode' as const, rides }] : []),
    ...arrived.map(c => ({ type: 'CourierArrived' as const, seat: c.seat, id: c.id, to: c.to, order: c.order })),
  ]
}
