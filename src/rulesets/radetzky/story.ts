/** Events being made, with the state that they lead to. */
import { apply } from './apply'
import type { RadEvent } from './events'
import type { RadState, Unit } from './state'

export class Story {
  readonly events: RadEvent[] = []
  constructor(public state: RadState) {}
  add(...events: readonly RadEvent[]): this {
    for (const e of events) {
      this.events.push(e)
      this.state = apply(this.state, e)
    }
    return this
  }
  unit(id: string): Unit {
    return this.state.units[id]!
  }
}
