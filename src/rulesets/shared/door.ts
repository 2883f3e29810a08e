/** The one door of a game that has a handler for each command: its shape, what rules say of it, and what it makes happen. */
import { err, ok, type Result } from '../../base/result'
import type { Dice } from '../../engine/dice'
import type { Refusal, Seat, Verdict } from '../contract'

/** One command. `S` what is seen (`X`: the whole state), `T` what the events are told to, `W` the seats. */
export interface Deed<S, T, C, W extends Seat> {
  /** Whether a value with that `type` has the fields that the command needs; nothing of the game is asked. */
  shape(command: { readonly [key: string]: unknown }): boolean
  judge(seen: S, seat: W, command: C): Verdict
  /** Called for what is `ok`, or a breach that is insisted on. */
  act(story: T, seat: W, command: C, dice: Dice): void
}
type Any<S, T, W extends Seat> = Deed<S, T, never, W>
export interface Rules<S, X extends S, T, W extends Seat, E> {
  readonly deeds: { readonly [type: string]: Any<S, T, W> }
  readonly seats: readonly W[]
  /** Events of what is done, with all that follows by itself. */
  told(state: X, dice: Dice, act: (story: T) => void): readonly E[]
}
const refused = (code: string): Verdict => ({
  kind: 'impossible',
  refusals: [{ code, clause: '' }],
  working: [],
  drawing: [],
  ends: [],
})

/** `judge` and `decide` of a ruleset. Whatever is malformed, of nobody's seat or of no known type is refused; over, only rulings are made. */
export function doorOf<
  S extends { readonly phase: string },
  X extends S,
  T,
  W extends Seat,
  C extends { readonly type: string },
  E,
>(rules: Rules<S, X, T, W, E>) {
  const deedOf = (seat: Seat, c: unknown): Deed<S, T, C, W> | null => {
    if (!(rules.seats as readonly Seat[]).includes(seat) || typeof c !== 'object' || c === null) return null
    const { type } = c as { readonly type?: unknown }
    if (typeof type !== 'string' || !Object.hasOwn(rules.deeds, type)) return null
    const deed = rules.deeds[type] as unknown as Deed<S, T, C, W>
    return deed.shape(c as { readonly [key: string]: unknown }) ? deed : null
  }
  /** What rules say of a command; it draws nothing and changes nothing. */
  const judge = (seen: S, seat: Seat, c: C): Verdict => {
    const deed = deedOf(seat, c)
    if (!deed) return refused('command/unknown')
    if (seen.phase === 'over' && c.type !== 'ruling') return refused('game/over')
    return deed.judge(seen, seat as W, c)
  }
  /** Decides a command. `insist`: a breach is done all the same. */
  const decide = (state: X, seat: Seat, c: C, dice: Dice, insist: boolean): Result<readonly E[], Refusal> => {
    const deed = deedOf(seat, c)
    const verdict = judge(state, seat, c)
    if (!deed || verdict.kind === 'impossible' || (verdict.kind === 'breach' && !insist))
      return err(verdict.refusals[0] ?? { code: 'command/unknown', clause: '' })
    return ok(rules.told(state, dice, story => deed.act(story, seat as W, c, dice)))
  }
  return { judge, decide }
}
