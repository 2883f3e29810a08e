/** Where a unit's next move may bring it. In a file of its own, since the figures stand long before anybody asks. */
import { intersection, union } from '../../geometry/drill/booleans'
import { reach as reachOf } from '../../geometry/drill/reach'
import type { Point, Reach, UnitId } from '../contract'
import { drillOf, type Going } from './rules/manoeuvres'
import type { OoSeen } from './state'

const EMPTY: Reach = { regions: [], outline: [] }

/** The reach of one going; by road only what stays on it. */
function reachBy(body: Parameters<typeof reachOf>[0], going: Going): Reach {
  const r = reachOf(body, going.manoeuvres, going.world)
  if (!going.within) return { regions: r.regions, outline: r.outline }
  const regions = r.regions
    .map(g => ({ facing: g.facing, polygons: intersection(g.polygons, going.within!) }))
    .filter(g => g.polygons.length > 0)
  return { regions, outline: [] }
}

/** 7: where the unit's next wheel and leg may bring it, for each facing, and all ground that it could cover. */
export function reach(seen: OoSeen, id: UnitId): Reach {
  const unit = seen.units[id]
  const drill = unit && unit.village === null ? drillOf(seen, unit) : null
  if (!drill) return EMPTY
  const all = drill.goings.map(g => reachBy(drill.body, g))
  if (all.length === 1) return all[0]!
  const byFacing = new Map<number, (readonly Point[])[]>()
  for (const r of all)
    for (const g of r.regions) {
      const rings = byFacing.get(g.facing)
      if (rings) rings.push(...g.polygons)
      else byFacing.set(g.facing, [...g.polygons])
    }
  return {
    regions: [...byFacing].map(([facing, polygons]) => ({ facing, polygons })),
    outline: union(all.flatMap(r => r.outline)),
  }
}
