/** 6.7.1: commanders alone in a hex that the enemy has come into, and where they flee. */
import type { Commander, SbSeen } from '../state'
import { board, holder, onMap } from './where'

/** Commanders whose hex the enemy holds, and for whom no die has fallen yet. */
export const hunted = (s: SbSeen): readonly Commander[] =>
  Object.values(s.commanders).filter(c => {
    if (c.place !== 'map' || c.hex === null || s.flight?.who.some(w => w.commander === c.id)) return false
    const there = holder(s, c.hex)
    return there !== null && there !== c.seat
  })
/** The hexes of the nearest counters of his side, all equally far; none: he has nobody to flee to. */
export function refuges(s: SbSeen, c: Commander): readonly string[] {
  const b = board(s)
  const hexes = [...new Set(onMap(s, c.seat).map(u => u.hex!))]
  const least = Math.min(...hexes.map(h => b.distance(c.hex!, h)))
  return hexes.filter(h => b.distance(c.hex!, h) === least).sort()
}
