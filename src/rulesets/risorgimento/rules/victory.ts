/** Scenario: who has won. */
import { type SbSeen, SIDES, type Side } from '../state'
import { holder } from './where'

export interface Verdict {
  readonly winner: Side | null
  readonly by: string
}
const holds = (s: SbSeen, seat: Side, hexes: readonly string[]) => hexes.filter(h => holder(s, h) === seat).length

/** What ends the battle on the spot; null: nothing. */
export function instant(s: SbSeen): Verdict | null {
  for (const i of s.rules.goal.instant) {
    if (i.by !== undefined && s.turn > i.by) continue
    if (i.by !== undefined && s.options.limits3 === 'none') continue
    if (holds(s, i.seat, i.hexes) === i.hexes.length) return { winner: i.seat, by: 'sbPlace' }
  }
  return null
}
const scattered = (s: SbSeen, seat: Side) => Object.values(s.units).filter(u => u.seat === seat && u.place === 'scattered').length

/** After the last turn. */
export function final(s: SbSeen): Verdict {
  const { hold, scattered: count } = s.rules.goal
  if (hold) {
    const winner = SIDES.find(seat => holds(s, seat, hold.hexes) >= hold.least) ?? null
    return { winner, by: winner ? 'sbHeld' : 'sbNoneHolds' }
  }
  if (!count) return { winner: null, by: 'sbNoneHolds' }
  const [a, b] = SIDES.map(seat => scattered(s, seat)) as [number, number]
  return { winner: a === b ? null : a < b ? 'a' : 'b', by: a === b ? 'sbAlike' : 'sbScattered' }
}
