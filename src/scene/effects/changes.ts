/** What can be heard of a change on the table: found from the bodies' states alone, whatever game it is. */
import type { Point } from '../../geometry/shapes'
import type { Body, BodyState } from '../../rulesets/contract'
import { isGun } from './puffs'

export interface Cue {
  readonly kind: 'volley' | 'cannon' | 'melee' | 'rout'
  readonly at: Point
}

/** One cue for each body that has begun to fire, to fight or to run since; nothing for bodies that are new. */
export function cuesBetween(before: readonly Body[], after: readonly Body[]): Cue[] {
  const was = new Map(before.map(b => [b.id, b]))
  return after.flatMap((b): Cue[] => {
    const old = was.get(b.id)
    if (!old) return []
    const begun = (s: BodyState) => b.states.includes(s) && !old.states.includes(s)
    const at = b.footprint.front
    return [
      ...(begun('firing') ? [{ kind: isGun(b.kit) ? ('cannon' as const) : ('volley' as const), at }] : []),
      ...(begun('fighting') ? [{ kind: 'melee' as const, at }] : []),
      ...(begun('routing') ? [{ kind: 'rout' as const, at }] : []),
    ]
  })
}
