import type { GameAccount } from '../../ports'
import { campOf, total } from './data'

/** Strength points of the units that are seen: both sides' when the campaign is over, one's own before. */
export const account: GameAccount = {
  strength(show) {
    const of = (seat: 'a' | 'b') => {
      const now = (campOf(show)?.units ?? []).filter(u => u.seat === seat).reduce((sum, u) => sum + total(u.points), 0)
      return { now, start: now }
    }
    return { a: of('a'), b: of('b') }
  },
  moments: [
    'CampBattleEnded',
    'CampBattleBack',
    'CampFell',
    'CampYielded',
    'CampSurrendered',
    'CampLeader_killed',
    'CampLeader_captured',
  ],
}
