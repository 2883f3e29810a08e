import type { GameAccount } from '../../ports'
import { sbOf } from './data'

/** Strength points of all counters that have not been scattered. */
export const account: GameAccount = {
  strength(show) {
    const units = (seat: 'a' | 'b') => (sbOf(show)?.battalions ?? []).filter(b => b.seat === seat).flatMap(b => b.units)
    const of = (seat: 'a' | 'b') => ({
      now: units(seat).reduce((sum, u) => sum + (u.place === 'scattered' ? 0 : u.left), 0),
      start: units(seat).reduce((sum, u) => sum + u.sp, 0),
    })
    return { a: of('a'), b: of('b') }
  },
  moments: ['SbGone', 'SbBroken', 'SbFought', 'SbFired', 'SbFate_lost', 'SbReturned'],
}
