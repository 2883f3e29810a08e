/** A seat's own part in sealed dice: its bytes, what it shows of them, and when it may hand them over. */
import { err, ok, type Result } from '../base/result'
import { type Commitments, commitmentOf, isSealable, type Refusal } from '../engine'
import type { Seat } from '../rulesets/contract'

export interface Contribution {
  readonly seat: Seat
  /** To be sent at once, and shown to the other seat. */
  readonly commitment: string
  /**
   * The bytes, once all commitments were shown. Refused while the other's is missing or is no commitment (`dice/too-early`), and
   * where one's own is not the one that was sent (`dice/other-commitment`): who keeps the game might then choose the dice.
   */
  open(commitments: Commitments | null): Result<string, Refusal>
}

/** From random bytes, at least 32 of them, handed in by who has a good source; throws on fewer: the other could try them all. */
export function contributionFrom(seat: Seat, bytes: ArrayLike<number>): Contribution {
  if (bytes.length < 32) throw new Error('a contribution takes 32 random bytes')
  const hex = Array.from({ length: 32 }, (_, i) => (bytes[i]! & 0xff).toString(16).padStart(2, '0')).join('')
  const commitment = commitmentOf(seat, hex)
  return {
    seat,
    commitment,
    open(commitments) {
      const refused = (code: string): Result<never, Refusal> => err({ code, clause: '', with: { seat } })
      const others = Object.entries(commitments ?? {}).filter(([s]) => s !== seat)
      if (!commitments || others.length === 0 || !others.every(([, c]) => isSealable(c))) return refused('dice/too-early')
      return commitments[seat] === commitment ? ok(hex) : refused('dice/other-commitment')
    },
  }
}
