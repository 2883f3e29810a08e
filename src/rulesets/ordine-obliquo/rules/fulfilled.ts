/** 3.2: an advance to a place becomes Halt when, at the end of a turn, a unit of the brigade (or the unit itself) stands on it; who is in flight does not count. */
import { gapCm } from '../../../geometry/gap'
import { NOISE } from '../../../geometry/tolerance'
import type { OoEvent } from '../events'
import { type OoState, type Order, SIDES, type Unit } from '../state'
import { bodyOf } from './bodies'
import { placeShape } from './leastMove'
import { holders } from './orders'

const arrived = (s: OoState, order: Order, units: readonly (Unit | undefined)[]): boolean =>
  order.kind === 'objective' &&
  units.some(u => {
    const body = u?.rout === null ? bodyOf(s, u) : null
    return body ? gapCm(body, placeShape(s, order.place, order.ground)) <= NOISE : false
  })

export const fulfilled = (s: OoState): OoEvent[] =>
  SIDES.flatMap(seat =>
    holders(s, seat).flatMap((to): OoEvent[] => {
      const brigade = s.brigades[to]
      const order = (brigade ?? s.units[to])?.counter?.order
      const units = brigade ? brigade.units.map(id => s.units[id]).filter(u => u && !u.detached) : [s.units[to]]
      return order && arrived(s, order, units) ? [{ type: 'OrderFulfilled', seat, to }] : []
    }),
  )
