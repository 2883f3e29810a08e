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

/** The same where an event is put together from what is told and what that makes of the table, as the hex games do. */
export abstract class Making<S, Told, Made> {
  readonly events: (Told & Made)[] = []
  constructor(public state: S) {}
  protected abstract apply(state: S, event: Told & Made): S
  add(told: Told, made?: Made): this {
    const event = { ...told, ...made } as Told & Made
    this.events.push(event)
    this.state = this.apply(this.state, event)
    return this
  }
}
