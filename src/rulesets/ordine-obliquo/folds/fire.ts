/** The fold of the events of fire (8). */
import type { UnitId } from '../../contract'
import type { FireEvent } from '../events/fire'
import type { OoState } from '../state'
import { withUnit, withUse } from './update'

export function foldFire(s: OoState, e: FireEvent): OoState {
  switch (e.type) {
    case 'FireBegan':
      return Object.entries(e.shots).reduce<OoState>(
        (state, [id, shot]) => withUse(state, id as UnitId, { shot, shaken: null }),
        s,
      )
    case 'Fired': {
      const s1 = withUse(s, e.unit, { fired: e.target, opportunity: e.opportunity })
      return withUnit(s1, e.unit, { firstVolley: false })
    }
    case 'Interrupted':
      return { ...s, interrupt: e.interrupt, waiting: e.waiting }
    case 'LetPass':
      return { ...s, interrupt: null, waiting: e.waiting }
    case 'Halted':
      return withUse(withUnit(s, e.unit, { pose: e.pose }), e.unit, { done: true, charge: null })
  }
}
