/** Events being made, with the state that they lead to. */
import { apply } from './apply'
import type { Made, SbEvent, Told } from './events'
import type { Counter, SbState } from './state'

export class Story {
  readonly events: SbEvent[] = []
  constructor(public state: SbState) {}
  add(told: Told, made: Made = {}): this {
    const e = { ...told, ...made } as SbEvent
    this.events.push(e)
    this.state = apply(this.state, e)
    return this
  }
  unit(id: string): Counter {
    return this.state.units[id]!
  }
}
