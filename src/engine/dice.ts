import type { Clause } from '../base/units'

/** What a roll is for: it names the rule that asks for it and, in a code that `text` knows, the occasion. */
export interface Purpose {
  readonly clause: Clause
  readonly what: string
  readonly unit?: string
  /** Its faces would tell what is hidden (a card drawn from a pack): nobody is told of the roll. */
  readonly secret?: true
}

/** The position of the dice stream: the four 32-bit words of its generator. */
export type DiceState = readonly [number, number, number, number]

/**
 * Where `decide` gets its faces from. Each roll becomes an event of its own (`DiceRolled`), placed by the engine before the
 * events that `decide` returns. A percentage die has 100 sides. A query never gets one of these.
 */
export interface Dice {
  roll(sides: number, count: number, purpose: Purpose): readonly number[]
}

/** A roll as an event. `byHand`: the faces were typed in from real dice. `after`: where the stream stands then; no view holds it. */
export interface DiceRolled {
  readonly type: 'DiceRolled'
  readonly clause: Clause
  readonly what: string
  readonly unit?: string
  readonly secret?: true
  readonly sides: number
  readonly faces: readonly number[]
  readonly byHand?: true
  readonly after?: DiceState
}
