/** 6.7.2, 6.7.3: commanders who come back, and those who are taken off the map to help their scattered men. */
import type { Commander, Counter, SbSeen, Side } from '../state'
import { battalionsUnder, leaderOf, superiorsOf } from './command'

/** Counters of the battalions under a commander. */
export const menOf = (s: SbSeen, c: Commander): readonly Counter[] =>
  battalionsUnder(s, c.id).flatMap(b => b.counters.map(id => s.units[id]!))
/** Counters on which he could come back. */
export const placesOf = (s: SbSeen, c: Commander): readonly Counter[] =>
  menOf(s, c).filter(u => u.place === 'map' && u.hex !== null)

/** Commanders of a side that may come back now; `early`: at the end of the turn, before the dice of recovery. */
export const mayComeBack = (s: SbSeen, seat: Side, early: boolean): readonly Commander[] =>
  Object.values(s.commanders).filter(
    c =>
      c.seat === seat &&
      (early ? c.place === 'aside' : (c.place === 'out' || c.place === 'aside') && c.back <= s.turn) &&
      placesOf(s, c).length > 0,
  )
/** Commanders of a side who could help scattered counters of theirs from beside the map. */
export const mayGoAside = (s: SbSeen, seat: Side): readonly Commander[] =>
  Object.values(s.commanders).filter(
    c => c.seat === seat && c.place === 'map' && menOf(s, c).some(u => u.place === 'scattered' && u.kind !== 'artillery'),
  )
/** 7.2: what commanders beside the map take from the die of a scattered counter of theirs. */
export function helpFor(s: SbSeen, u: Counter): number {
  const leader = leaderOf(s, u)
  if (!leader) return 0
  return [leader, ...superiorsOf(s, leader)].filter(c => c.place === 'aside').reduce((t, c) => t + c.ability, 0)
}
