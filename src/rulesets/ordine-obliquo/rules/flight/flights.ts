/** 6, 13: all compulsory moves of a turn, those nearest to their own edge first, so that who is behind leaves room. */
import { gapCm } from '../../../../geometry/gap'
import { atMost, CONTACT, quantisePose } from '../../../../geometry/tolerance'
import { corridor } from '../../../../geometry/zones'
import type { Footprint, UnitId } from '../../../contract'
import { isCloseOrder } from '../../kinds'
import type { OoSeen, Unit } from '../../state'
import type { Story } from '../../story'
import { bodyOf, enemiesOf, footprintOf, middleOf, ofSeat } from '../bodies'
import { goOn } from './course'
import { AWAY, type Flight, flightOf, partsAfter, wayBack } from './flee'

/** 3.9.8: what a retreat and a rout cost that find no way. */
const BARRED = { retreating: 1, routing: 2 } as const

/** The units that must flee now, in the order in which they go: by how far their own edge is, then by name. */
export function fleeing(seen: Pick<OoSeen, 'units' | 'table'>): Unit[] {
  const far = (u: Unit) => {
    const y = middleOf(u)?.[1] ?? 0
    return u.seat === 'a' ? y : seen.table.depth - y
  }
  return Object.values(seen.units)
    .filter(u => u.rout !== null && u.place === 'table' && u.pose !== null)
    .sort((p, q) => far(p) - far(q) || (p.id < q.id ? -1 : 1))
}

/** 13: friends within 8 cm behind close order that routs, in the strip as wide as it is, the way it goes; who flees himself is not asked. */
export function shakenBy(seen: OoSeen, unit: Unit, from: Footprint): UnitId[] {
  if (unit.rout !== 'routing' || !isCloseOrder(unit.troop)) return []
  return ofSeat(seen, unit.seat)
    .filter(f => f.id !== unit.id && f.rout === null && f.disorder === null)
    .filter(f => {
      const body = footprintOf(f)
      const zone = body && corridor(from, body, 'nearest')
      return zone?.inside === true && zone.cm !== null && atMost(zone.cm, AWAY)
    })
    .map(f => f.id)
}

const touched = (seen: OoSeen, unit: Unit): boolean => {
  const body = bodyOf(seen, unit)
  return body !== null && enemiesOf(seen, unit.seat).some(e => gapCm(body, bodyOf(seen, e)!) <= CONTACT)
}

function flee(story: Story, unit: Unit, flight: Flight): void {
  const s = story.state
  const { course, setting } = flight
  const rout = unit.rout!
  const way = rout === 'routing' ? 'rout' : 'retreat'
  if (!course) {
    const cp = Math.min(unit.cp ?? 0, BARRED[rout])
    const removed = (unit.cp ?? 0) <= cp || touched(s, unit)
    story.add({ type: 'Stuck', unit: unit.id, cp, removed })
    return
  }
  const friends = course.legs[0] ? shakenBy(s, unit, course.legs[0].from) : []
  if (friends.length > 0) story.add({ type: 'RoutShook', unit: unit.id, friends })
  const ends = course.legs.map(leg => {
    const { front, facing } = goOn(leg.from, leg.cm)
    return quantisePose({ front, facing })
  })
  // Close order that retreats over the edge may come back (13); who routs over it is lost.
  const returns =
    course.off && way === 'retreat' && isCloseOrder(unit.troop)
      ? { pose: wayBack(s, unit, course, setting.formation), turn: s.turn + 1 }
      : null
  story.add({ type: 'Fled', unit: unit.id, way, ends, parts: partsAfter(unit, flight), formation: setting.formation, returns })
}

/** Moves everybody who flees. */
export function moveAll(story: Story): void {
  for (const { id } of fleeing(story.state)) {
    const unit = story.state.units[id]!
    const flight = unit.place === 'table' ? flightOf(story.state, unit) : null
    if (flight) flee(story, unit, flight)
  }
}
