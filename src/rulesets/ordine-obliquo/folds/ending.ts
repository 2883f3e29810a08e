/** The fold of what happens to generals, armies and objectives (14, 16). */
import type { EndingEvent } from '../events/combat'
import type { OoState } from '../state'
import { withSide } from './update'

export function foldEnding(s: OoState, e: EndingEvent): OoState {
  switch (e.type) {
    case 'ObjectivesSet':
      return e.points === null ? s : withSide(s, e.seat, { objectives: e.points })
    case 'GeneralTested':
      return s
  }
}
