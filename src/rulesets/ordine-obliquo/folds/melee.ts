/** The fold of closing and melee (9, 11). */
import type { MeleeEvent } from '../events/combat'
import type { OoState } from '../state'
import { withUnit } from './update'

export function foldMelee(s: OoState, e: MeleeEvent): OoState {
  switch (e.type) {
    case 'Closed':
      return withUnit(s, e.unit, { pose: e.pose })
    case 'MeleesBegan':
      return { ...s, fights: e.fights.map(f => ({ ...f, done: false })) }
  }
}
