import type { GameAccount } from '../../ports'
import { campOf, total } from './data'

/** Strength points of the units that are seen: both sides' when the campaign is over, before that nobody's whom these eyes do not see. */
export const account: GameAccount = {
  strength(show) {
    const of = (seat: 'a' | 'b') => {
      const units = (campOf(show)?.units ?? []).filter(u => u.seat === seat)
      const now = units.length === 0 ? null : units.reduce((sum, u) => sum + total(u.points), 0)
      return { now, start: now ?? 0 }
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
