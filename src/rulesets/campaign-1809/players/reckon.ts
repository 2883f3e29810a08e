/** What a side can reckon from what it sees: how strong it is about a point, how strong the enemy is said to be, what a way costs. */
import { other, type Side, total } from '../kinds'
import { nearOf, placeOf, wayTo } from '../map'
import { priceOf } from '../rules/cost'
import { alive, strength, unitsAt } from '../rules/where'
import type { CampView, Unit } from '../state'

/** Nobody knows how many: this many are taken to be there. */
const UNKNOWN = 55
/** So much of the force beside a point is taken to come in time. */
const BESIDE = 0.45
/** A note grows old. */
const OLD = 2

/** How strong the enemy is said to be in a point: by the last note of this and the last turn; 0 where nothing was heard. */
export function rumoured(s: CampView, seat: Side, at: string): number {
  const note = s.notes[seat].filter(n => n.at === at && n.turn > s.turn - OLD).at(-1)
  if (!note) return s.seen.some(x => x.seat === seat && x.at === at) ? UNKNOWN : 0
  return note.points ? total(note.points) : (note.all ?? UNKNOWN)
}
/** The same where the enemy is known to stand. */
export const facing = (s: CampView, seat: Side, at: string): number => rumoured(s, seat, at) || UNKNOWN
/** Own strength in a point, and part of what stands beside it. */
export function about(s: CampView, seat: Side, at: string): number {
  const beside = nearOf(s.map, at).reduce((n, p) => n + strength(unitsAt(s, seat, p)), 0)
  return strength(unitsAt(s, seat, at)) + BESIDE * beside
}
/** The cheapest way to any of those points, around places where the enemy is known to be too strong. */
export function roadTo(s: CampView, u: Unit, goals: (id: string) => boolean, force: number) {
  const seat = u.seat
  return wayTo(s.map, u.at!, goals, (from, to) => {
    if (s.fights.some(f => f.at === to)) return Number.POSITIVE_INFINITY
    const price = priceOf(s.map, s.weather, from, to, u.out === 0)
    const foe = rumoured(s, seat, to)
    return price + (foe > force ? 6 : foe > 0 ? 1 : 0)
  })
}
/** Own centres that still supply, as far as it is known. */
export const centres = (s: CampView, seat: Side): readonly string[] =>
  s.map.points.filter(p => p.centre === seat && s.control[p.id] === seat).map(p => p.id)
/** Steps to the nearest of those points over any ground; far away where there is none. */
export function stepsTo(s: CampView, from: string, goals: readonly string[]): number {
  return (
    wayTo(
      s.map,
      from,
      id => goals.includes(id),
      () => 1,
    )?.cost ?? 99
  )
}
/** Points that the enemy holds as far as it is known. */
export const lost = (s: CampView, seat: Side): readonly string[] =>
  s.map.points.filter(p => s.control[p.id] === other(seat)).map(p => p.id)
/** The largest own stack other than in that point. */
export function mass(s: CampView, seat: Side, but: string): { readonly at: string; readonly force: number } | null {
  const points = [...new Set(alive(s, seat).map(u => u.at!))].filter(p => p !== but)
  return points
    .map(at => ({ at, force: strength(unitsAt(s, seat, at)) }))
    .reduce<{ at: string; force: number } | null>((best, x) => (best && best.force >= x.force ? best : x), null)
}
export const isBridge = (s: CampView, at: string): boolean => placeOf(s.map, at).ground === 'bridge'
