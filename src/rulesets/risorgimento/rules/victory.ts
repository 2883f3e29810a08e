/** Scenario: who has won. */
import { type SbSeen, SIDES, type Side } from '../state'
import { holder } from './where'

export interface Verdict {
  readonly winner: Side | null
  readonly by: string
}
const holds = (s: SbSeen, seat: Side, hexes: readonly string[]) => hexes.filter(h => holder(s, h) === seat).length
/** F15: whose a place is at the end: who stands there, or by option whoever stood there last. */
export const owner = (s: SbSeen, hex: string): Side | null =>
  holder(s, hex) ?? (s.options.held === 'last' ? (s.held[hex] ?? null) : null)
/** Option `held: last`: places that have changed hands. */
export function changedHands(s: SbSeen): { readonly [hex: string]: Side } | null {
  if (s.options.held !== 'last') return null
  const out: { [hex: string]: Side } = {}
  for (const hex of s.rules.goal.hold?.hexes ?? []) {
    const who = holder(s, hex)
    if (who !== null && s.held[hex] !== who) out[hex] = who
  }
  return Object.keys(out).length > 0 ? { ...s.held, ...out } : null
}

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
    const winner = SIDES.find(seat => hold.hexes.filter(h => owner(s, h) === seat).length >= hold.least) ?? null
    return { winner, by: winner ? 'sbHeld' : 'sbNoneHolds' }
  }
  if (!count) return { winner: null, by: 'sbNoneHolds' }
  const [a, b] = SIDES.map(seat => scattered(s, seat)) as [number, number]
  return { winner: a === b ? null : a < b ? 'a' : 'b', by: a === b ? 'sbAlike' : 'sbScattered' }
}
