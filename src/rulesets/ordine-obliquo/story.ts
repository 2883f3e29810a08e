/** Events being made, with the state that they lead to. */
import { apply } from './apply'
import type { OoEvent } from './events'
import type { OoState } from './state'

export class Story {
  readonly events: OoEvent[] = []
  constructor(public state: OoState) {}
  add(...events: readonly OoEvent[]): this {
    for (const e of events) {
      this.events.push(e)
      this.state = apply(this.state, e)
    }
    return this
  }
}
