/**
 * How two players come to dice that neither could choose: first every commitment, then the bytes behind them. Who keeps the game
 * runs this; what it hands out between the two steps, `commitments`, is shown to both.
 */
import { err, ok, type Result } from '../base/result'
import type { Seat } from '../base/units'
import { type Commitments, type Contributions, commitmentOf, isSealable, type Refusal, throwing } from '../engine'

export interface Sealed {
  readonly commit: Commitments
  readonly contributions: Contributions
}
export interface DiceExchange {
  /** Takes a seat's commitment; each seat has one, and cannot change it. */
  commit(seat: Seat, commitment: string): Result<null, Refusal>
  /** Every seat's commitment, to be shown to all; null while one is missing. */
  commitments(): Commitments | null
  /** Takes a seat's bytes, only once all commitments are in, and only those that were committed to. */
  contribute(seat: Seat, contribution: string): Result<null, Refusal>
  /** What the header and the authority need; null while something is missing. The contributions are no one's to see before the end. */
  sealed(): Sealed | null
}

const refused = (code: string, seat: Seat): Result<never, Refusal> => err({ code, clause: '', with: { seat } })

/** An exchange between these seats; an umpire takes no part in it. */
export function createDiceExchange(all: readonly Seat[]): DiceExchange {
  const seats = throwing(all)
  const shown = new Map<Seat, string>()
  const bytes = new Map<Seat, string>()
  const whole = (of: Map<Seat, string>) =>
    seats.every(s => of.has(s)) ? Object.fromEntries(seats.map(s => [s, of.get(s)!])) : null
  return {
    commit(seat, commitment) {
      if (!seats.includes(seat)) return refused('seat/unknown', seat)
      if (shown.has(seat)) return refused('dice/committed', seat)
      if (!isSealable(commitment)) return refused('dice/no-commitment', seat)
      shown.set(seat, commitment)
      return ok(null)
    },
    commitments: () => whole(shown),
    contribute(seat, contribution) {
      if (!seats.includes(seat)) return refused('seat/unknown', seat)
      if (!whole(shown)) return refused('dice/too-early', seat)
      if (bytes.has(seat)) return refused('dice/committed', seat)
      if (!isSealable(contribution) || commitmentOf(seat, contribution) !== shown.get(seat))
        return refused('dice/other-contribution', seat)
      bytes.set(seat, contribution)
      return ok(null)
    },
    sealed() {
      const commit = whole(shown)
      const contributions = whole(bytes)
      return commit && contributions ? { commit, contributions } : null
    },
  }
}
