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

/** The names that are written over the table, as on a map; `zones`: those of open places too. */
export function placesOf(ground: readonly Ground[], zones = false): PlaceName[] {
  return ground.flatMap(g => {
    if (!g.name || !(NAMED.has(g.kind) || (zones && g.kind === 'zone'))) return []
    const at = g.line && g.line.length > 1 ? g.line[Math.floor((g.line.length - 1) / 2)] : centreOf(areaOf(g))
    return [{ at, above: g.kind === 'village' || g.kind === 'sector' ? 2.5 : 0.3, name: g.name }]
  })
}
