/** Taking ground, breakthrough, and the bonus melee. */
import { nearOf } from '../board'
import type { CcSeen, Unit } from '../state'
import { meleesAt } from './battle'
import { bars, groundOf, mayEnter, stops } from './ground'
import { baggageHex, leaderAt, specOf, unitAt } from './where'

/** The ways into the emptied hex, and for horse one hex on from there. Empty: no advance. */
export function advances(s: CcSeen, u: Unit): readonly (readonly string[])[] {
  const a = s.attack!
  const { arm } = specOf(u)
  if (arm === 'artillery' || u.square !== null || u.hex === null) return []
  const free = (h: string) => {
    const l = leaderAt(s, h)
    return (
      unitAt(s, h) === null &&
      baggageHex(s) !== h &&
      mayEnter(s, arm, h) &&
      (l === null || (l.seat === u.seat && u.leader === null))
    )
  }
  if (!nearOf(s.map, u.hex).includes(a.at) || !free(a.at)) return []
  const one = [[a.at]]
  if (arm !== 'cavalry' || leaderAt(s, a.at) !== null || stops(s, u.hex, a.at)) return one
  return [
    ...one,
    ...nearOf(s.map, a.at)
      .filter(h => h !== u.hex && free(h))
      .map(h => [a.at, h]),
    [a.at, u.hex],
  ]
}
/** Horse that has advanced may melee once more, unless the ground where it stands forbids. */
export const bonusTargets = (s: CcSeen, u: Unit): readonly string[] =>
  specOf(u).arm !== 'cavalry' || u.hex === null || bars(s, false, u.hex) || groundOf(s, u.hex).town ? [] : meleesAt(s, u, true)
