/** Events being made, with the state that they lead to. */
import { Making } from '../shared/telling'
import { apply } from './apply'
import type { Made, Told } from './events'
import type { CcState, Leader, Unit } from './state'

export class Story extends Making<CcState, Told, Made> {
  protected apply(state: CcState, event: Told & Made): CcState {
    return apply(state, event)
  }
  unit(id: string): Unit {
    return this.state.units[id]!
  }
  leader(id: string): Leader {
    return this.state.leaders[id]!
  }
}
