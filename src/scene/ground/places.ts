import type { Point } from '../../geometry/shapes'
import type { Ground, Name, Phrase, Seat, Show, Spot } from '../../rulesets/contract'
import { areaOf, centreOf } from './plane'

export interface PlaceName {
  readonly at: Point
  /** How high over the ground the name stands. */
  readonly above: number
  readonly name: Name
  /** A point of a map: who holds it, with the letter that says so, and what is written below. */
  readonly seat?: Seat
  readonly letter?: Phrase
  readonly note?: Phrase
  /** It gives way to no other name, and keeps clear of all: beside its place where there is no room over it. */
  readonly spot?: { readonly great: boolean }
}

const NAMED = new Set<Ground['kind']>(['hill', 'steepHill', 'plateau', 'village', 'sector', 'river', 'lake', 'stream', 'wood'])

/**
 * The names that are written over the table, as on a map. `hexes`: a hex table, where open places have names too, and each stands so far
 * behind its hex's middle (cm, negative where the table is seen from its far side), clear of who stands there.
 */
export function placesOf(ground: readonly Ground[], hexes: number | null = null): PlaceName[] {
  return ground.flatMap(g => {
    if (!g.name || !(NAMED.has(g.kind) || (hexes !== null && g.kind === 'zone'))) return []
    const at = g.line && g.line.length > 1 ? g.line[Math.floor((g.line.length - 1) / 2)] : centreOf(areaOf(g))
    const spot: PlaceName = { at: [at[0], at[1] + (hexes ?? 0)], above: 0.3, name: g.name }
    if (hexes !== null) return [spot]
    return [{ at, above: g.kind === 'village' || g.kind === 'sector' ? 2.5 : 0.3, name: g.name }]
  })
}

const nameOfSpot = (s: Spot): PlaceName => ({
  at: s.at,
  above: 0.3,
  name: s.name,
  ...(s.seat ? { seat: s.seat } : {}),
  ...(s.letter ? { letter: s.letter } : {}),
  ...(s.note ? { note: s.note } : {}),
  spot: { great: s.great === true || s.note !== undefined },
})
/** All names over a table: those of a map's points first, the great ones before the others. */
export function namesOf(show: Pick<Show, 'ground' | 'spots'>, hexes: number | null): PlaceName[] {
  const spots = (show.spots ?? []).map(nameOfSpot)
  return [...spots.filter(s => s.spot!.great), ...spots.filter(s => !s.spot!.great), ...placesOf(show.ground, hexes)]
}
