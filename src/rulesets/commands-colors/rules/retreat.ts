/** Flags: how many may be ignored, where a unit goes, and how a leader alone gets away. */
import { homeRow, nearOf, rearOf } from '../board'
import type { CcSeen, Leader, Unit } from '../state'
import { SUPPORT } from '../tables'
import { groundIgnores, mayEnter } from './ground'
import { baggageHex, leaderAt, specOf, unitAt } from './where'

/** At least two friends beside it, units or leaders alone; a square gives support and receives none. */
export function supported(s: CcSeen, u: Unit): boolean {
  if (u.square !== null) return false
  const beside = nearOf(s.map, u.hex!).filter(h => (unitAt(s, h) ?? leaderAt(s, h))?.seat === u.seat)
  return beside.length >= SUPPORT
}
export interface Ignoring {
  readonly leader: number
  readonly support: number
  readonly own: number
  readonly ground: number
}
/** The flags that a unit may ignore, by what lets it; attacked from that hex. */
export const ignoring = (s: CcSeen, u: Unit, from: string): Ignoring => ({
  leader: u.leader ? 1 : 0,
  support: supported(s, u) ? 1 : 0,
  own: specOf(u).ignores,
  ground: groundIgnores(s, u, from),
})
export const mayIgnore = (i: Ignoring): number => i.leader + i.support + i.own + i.ground

/** The hexes behind that a unit may step back to; a friendly leader alone may be joined by a unit without one. */
export const retreatHexes = (s: CcSeen, u: Unit): readonly string[] =>
  rearOf(s.map, u.hex!, u.seat).filter(h => {
    if (unitAt(s, h) || baggageHex(s) === h || !mayEnter(s, specOf(u).arm, h)) return false
    const l = leaderAt(s, h)
    return l === null || (l.seat === u.seat && u.leader === null)
  })

export interface Escape {
  readonly path: readonly string[]
  /** Enemy hexes on the way: a die each. */
  readonly enemies: number
}
/** The ways of a leader alone: one to three hexes back, ending alone or with a friend without leader; past enemies only where no other is. */
export function escapes(s: CcSeen, l: Leader): readonly Escape[] {
  const out: Escape[] = []
  const enemy = (h: string) => {
    const there = unitAt(s, h) ?? leaderAt(s, h)
    return there !== null && there.seat !== l.seat
  }
  const ends = (h: string) => {
    const u = unitAt(s, h)
    return !enemy(h) && leaderAt(s, h) === null && (u === null || u.leader === null) && baggageHex(s) !== h
  }
  const go = (at: string, path: readonly string[], enemies: number): void => {
    if (path.length === 3) return
    for (const h of rearOf(s.map, at, l.seat)) {
      if (!mayEnter(s, 'leader', h) || baggageHex(s) === h) continue
      const longer = [...path, h]
      const met = enemies + (enemy(h) ? 1 : 0)
      if (ends(h)) out.push({ path: longer, enemies: met })
      go(h, longer, met)
    }
  }
  go(l.hex!, [], 0)
  const clean = out.filter(e => e.enemies === 0)
  return clean.length > 0 ? clean : out
}
/** Where a cut-off unit is put (Short Supply): free hexes of its own edge in a section of its hex; the next row where none is free. */
export function supplyHexes(s: CcSeen, u: Unit, shares: (hex: string) => boolean): readonly string[] {
  const step = u.seat === 'b' ? 1 : -1
  for (let row = homeRow(u.seat); row >= 1 && row <= 9; row += step) {
    const width = row % 2 === 1 ? 13 : 12
    const free = Array.from({ length: width }, (_, i) => String.fromCharCode(65 + i) + row).filter(
      h => shares(h) && !unitAt(s, h) && !leaderAt(s, h) && baggageHex(s) !== h && mayEnter(s, specOf(u).arm, h),
    )
    if (free.length > 0) return free
  }
  return []
}
