/** Events being made, with the state that they lead to. */
import { Telling } from '../shared/telling'
import { apply } from './apply'
import type { RadEvent } from './events'
import type { RadState, Unit } from './state'

export class Story extends Telling<RadState, RadEvent> {
  protected apply(state: RadState, event: RadEvent): RadState {
    return apply(state, event)
  }
  unit(id: string): Unit {
    return this.state.units[id]!
  }
}
