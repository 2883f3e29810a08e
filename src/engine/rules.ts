/**
 * What the engine asks of a game, by shape alone: the contract's Ruleset fits it. The engine knows no table, so places,
 * measures and pictures are not here.
 */
import type { Result } from '../base/result'
import type { Clause, Cm, Deg, Name, Seat, UnitId, Viewer } from '../base/units'
import type { Dice } from './dice'

/** Every command and event is an object with a `type`; the rest is the game's own. */
export interface Typed {
  readonly type: string
}

export type Param = string | number | { readonly cm: Cm } | { readonly deg: Deg } | { readonly phrase: Words } | Name
/** A sentence to be, by its code. */
export interface Words {
  readonly code: string
  readonly with?: { readonly [key: string]: Param }
}
/** A command turned down: code, the clause that forbids it, and what the sentence needs. */
export interface Refusal {
  readonly code: string
  readonly clause: Clause
  readonly at?: UnitId
  readonly with?: { readonly [key: string]: Param }
}
export interface Outcome {
  readonly winner: Seat | null
  readonly by: string
  readonly points?: { readonly [seat: string]: number }
}
export type Options = { readonly [key: string]: string | number | boolean }

/** Enforced refuses what a rule forbids; advised asks once more; free asks no rule. */
export const MODES = ['enforced', 'advised', 'free'] as const
export type Mode = (typeof MODES)[number]

export interface GameRules<S, V, C extends Typed, E extends Typed> {
  readonly id: string
  readonly rulesVersion: number
  readonly seats: readonly Seat[]
  setUp(scenario: unknown, options: Options): S
  awaiting(seen: S | V): readonly { readonly seat: Seat; readonly what: string }[]
  judge(
    seen: S | V,
    seat: Seat,
    command: C,
  ): { readonly kind: 'ok' | 'breach' | 'impossible'; readonly refusals: readonly Refusal[] }
  decide(state: S, seat: Seat, command: C, dice: Dice, insist: boolean): Result<readonly E[], Refusal>
  apply(state: S, event: E): S
  view(state: S, viewer: Viewer): V
  seenEvent(event: E, before: S, viewer: Viewer): E | null
  outcome(seen: S | V): Outcome | null
  /** Whether the event shows somebody what was hidden from him: undo then needs the other seat. */
  reveals?(event: E, before: S): boolean
}
export type Turned = { readonly turn: number }
