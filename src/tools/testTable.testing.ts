/** Drives the hands like a person would, without a screen: press, drag, let go, in table points. */
import type { Seat } from '../base/units'
import type { Mode } from '../client/game'
import { gapCm } from '../geometry'
import type { Point } from '../rulesets/contract'
import { createHands } from './createHands'
import { type FakeGame, type FakeUnit, fakeGame } from './fakeGame.testing'
import type { Hands, HandsOptions, TablePointer } from './hands'

type Keys = Partial<Pick<TablePointer, 'shift' | 'alt' | 'ctrl' | 'grip' | 'pointer'>>

export class TestTable {
  readonly game: FakeGame
  readonly hands: Hands
  /** How often the panels were told. */
  told = 0
  drawn = 0
  constructor(
    units: readonly FakeUnit[],
    { mode = 'enforced', seat = 'a', takes }: { mode?: Mode; seat?: Seat; takes?: HandsOptions['takes'] } = {},
  ) {
    this.game = fakeGame(units, mode)
    this.hands = createHands({ game: this.game, seat, ...(takes ? { takes } : {}) })
    this.hands.subscribe(() => this.told++)
    this.hands.onPicture(() => this.drawn++)
  }
  event(kind: TablePointer['kind'], at: Point, keys: Keys = {}): boolean {
    return this.hands.pointer({ kind, at, pointer: 'mouse', grip: 0.5, shift: false, alt: false, ctrl: false, ...keys })
  }
  click(at: Point, keys: Keys = {}): this {
    this.event('down', at, keys)
    this.event('up', at, keys)
    return this
  }
  press(at: Point, keys: Keys = {}): this {
    this.event('down', at, keys)
    return this
  }
  moveTo(at: Point, keys: Keys = {}): this {
    this.event('move', at, keys)
    return this
  }
  release(at: Point, keys: Keys = {}): this {
    this.event('up', at, keys)
    return this
  }
  /** A drag through so many points on the way. */
  drag(from: Point, to: Point, keys: Keys = {}, points = 8): this {
    this.press(from, keys)
    for (let i = 1; i <= points; i++) {
      const t = i / points
      this.moveTo([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t], keys)
    }
    return this.release(to, keys)
  }
  handle(id: string): Point {
    const found = this.hands.picture().handles.find(h => h.id === id)
    if (!found) throw new Error(`no handle ${id}`)
    return found.at
  }
  get steps() {
    return this.hands.get().steps
  }
  ghost(unit: string) {
    return this.hands.picture().ghosts.find(g => g.unit === unit)
  }
  /** The gap between two pieces as they stand. */
  gap(a: string, b: string): number {
    const f = (id: string) => this.game.show('a').bodies.find(x => x.id === id)!.footprint
    return gapCm(f(a), f(b))
  }
}
