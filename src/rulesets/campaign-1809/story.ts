/** Events being made, with the state that they lead to. */
import type { Dice } from '../../engine/dice'
import { apply } from './apply'
import type { CampEvent, Made, Told } from './events'
import type { Side } from './kinds'
import type { CampState, Leader, Unit } from './state'

export class Story {
  readonly events: CampEvent[] = []
  constructor(
    public state: CampState,
    private readonly dice: Dice,
  ) {}
  private add(e: CampEvent): void {
    this.events.push(e)
    this.state = apply(this.state, e)
  }
  /** Something that these may know, and what it makes. */
  tell(to: Side | 'both', told: Told, made?: Made): this {
    this.add({ ...told, to, ...(made ? { made } : {}) } as CampEvent)
    return this
  }
  /** What nobody is told. */
  make(made: Made): this {
    this.add({ type: 'Arranged', to: 'none', made })
    return this
  }
  /** A roll of which nobody sees the dice but by the event that tells it to its owner. */
  roll(sides: number, count: number, clause: string, what: string): number {
    return this.dice.roll(sides, count, { clause, what, secret: true }).reduce((a, b) => a + b, 0)
  }
  /** A roll before everybody. */
  open(sides: number, count: number, clause: string, what: string): number {
    return this.dice.roll(sides, count, { clause, what }).reduce((a, b) => a + b, 0)
  }
  unit(id: string): Unit {
    return this.state.units[id]!
  }
  leader(id: string): Leader {
    return this.state.leaders[id]!
  }
}
