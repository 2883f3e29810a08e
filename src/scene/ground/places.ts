import type { Point } from '../../geometry/shapes'
import type { Ground, Name } from '../../rulesets/contract'
import { areaOf, centreOf } from './plane'

export interface PlaceName {
  readonly at: Point
  /** How high over the ground the name stands. */
  readonly above: number
  readonly name: Name
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
