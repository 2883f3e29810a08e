/** Events being made, with the state that they lead to; `apply` is the game's own. */
export abstract class Telling<S, E> {
  readonly events: E[] = []
  constructor(public state: S) {}
  protected abstract apply(state: S, event: E): S
  add(...events: readonly E[]): this {
    for (const e of events) {
      this.events.push(e)
      this.state = this.apply(this.state, e)
    }
    return this
  }
}
