/** The fold of retreats and routs (13). */
import type { FlightEvent } from '../events/combat'
import type { OoState } from '../state'
import { withUnit } from './update'

export function foldFlight(s: OoState, e: FlightEvent): OoState {
  switch (e.type) {
    case 'Fled': {
      const unit = s.units[e.unit]
      if (!unit) return s
      const flight = unit.flight && { ...unit.flight, moves: unit.flight.moves + 1 }
      if (e.off) return withUnit(s, e.unit, { flight, pose: null, place: 'off' })
      return withUnit(s, e.unit, { flight, pose: e.ends.at(-1) ?? unit.pose })
    }
  }
}
