/** Events being made, with the state that they lead to. */
import { Telling } from '../shared/telling'
import { apply } from './apply'
import type { OoEvent } from './events'
import type { OoState } from './state'

export class Story extends Telling<OoState, OoEvent> {
  protected apply(state: OoState, event: OoEvent): OoState {
    return apply(state, event)
  }
}
