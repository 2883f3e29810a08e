import type { GameAccount } from '../../ports'
import { ccOf } from './data'

/** Blocks that are left: those that stand, and those that left the field by an exit. */
export const account: GameAccount = {
  strength(show) {
    const units = (seat: 'a' | 'b') => (ccOf(show)?.units ?? []).filter(u => u.seat === seat)
    const of = (seat: 'a' | 'b') => ({
      now: units(seat).reduce((sum, u) => sum + u.blocks, 0),
      start: units(seat).reduce((sum, u) => sum + u.full, 0),
    })
    return { a: of('a'), b: of('b') }
  },
  moments: ['CcDestroyed', 'CcLeaderLost', 'CcHeld', 'CcLost', 'CcSquare', 'CcMass', 'CcReacted_retire'],
}
