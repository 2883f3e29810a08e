/** The fold of late arrivals' orders, of armies and objectives, and of the end (16). */
import { never } from '../../../base/result'
import type { EndingEvent } from '../events/ending'
import { counterOf } from '../setup'
import type { OoState, Side } from '../state'
import { withBrigade, withGeneral, withSide } from './update'

/** OO-10: everything withdraws to the end of the battle, and the enemy may know it; couriers under way are called back. */
function withdraws(s: OoState, seat: Side): OoState {
  const counter = { ...counterOf({ kind: 'withdraw' }, s.turn), shown: true }
  const units = Object.fromEntries(
    Object.entries(s.units).map(([id, u]) => [id, u.seat === seat && u.counter ? { ...u, counter } : u]),
  )
  const brigades = Object.fromEntries(
    Object.entries(s.brigades).map(([id, b]) => [id, b.seat === seat && !b.chief ? { ...b, counter } : b]),
  )
  const couriers = Object.fromEntries(Object.entries(s.couriers).filter(([, c]) => c.seat !== seat))
  return { ...s, units, brigades, couriers }
}

export function foldEnding(s: OoState, e: EndingEvent): OoState {
  switch (e.type) {
    case 'ObjectivesSet':
      return e.points === null ? s : withSide(s, e.seat, { objectives: e.points })
    case 'ClassChanged':
      return withGeneral(s, e.general, { class: e.class })
    case 'HoldTested':
      return e.released ? withBrigade(s, e.brigade, { holdUntil: s.turn, holdDie: null }) : s
    case 'LossesCounted':
      return { ...s, losses: [...s.losses, e.losses], passed: { ...s.passed, ...e.passed } }
    case 'ArmyTested': {
      const morale = { ...s.sides[e.seat].morale, test: e.held ? ('held' as const) : ('failed' as const) }
      const tested = withSide(s, e.seat, { morale })
      return e.held ? tested : withdraws(tested, e.seat)
    }
    case 'ArmyBroke':
      return withSide(s, e.seat, { morale: { ...s.sides[e.seat].morale, broken: true } })
    case 'GameEnded':
      return { ...s, ended: e.by, ending: e.ending, phase: 'over', waiting: [] }
    default:
      return never(e, 'ending event')
  }
}
