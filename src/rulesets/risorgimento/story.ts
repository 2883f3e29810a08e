/** Events being made, with the state that they lead to. */
import { Making } from '../shared/telling'
import { apply } from './apply'
import type { Made, Told } from './events'
import type { Counter, SbState } from './state'

export class Story extends Making<SbState, Told, Made> {
  protected apply(state: SbState, event: Told & Made): SbState {
    return apply(state, event)
  }
  unit(id: string): Counter {
    return this.state.units[id]!
  }
}
