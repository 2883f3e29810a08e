/** Events being made, with the state that they lead to. */
import { apply } from './apply'
import type { CcEvent, Made, Told } from './events'
import type { CcState, Leader, Unit } from './state'

export class Story {
  readonly events: CcEvent[] = []
  constructor(public state: CcState) {}
  add(told: Told, made: Made = {}): this {
    const e = { ...told, ...made } as CcEvent
    this.events.push(e)
    this.state = apply(this.state, e)
    return this
  }
  unit(id: string): Unit {
    return this.state.units[id]!
  }
  leader(id: string): Leader {
    return this.state.leaders[id]!
  }
}
