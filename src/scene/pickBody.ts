import type { Point } from '../geometry/shapes'
import type { Body } from '../rulesets/contract'
import { rectDistance } from './ground/plane'

/** Which body a tap means: the one it falls on, else the nearest within `grip` cm; null where none is. */
export function bodyAt(bodies: readonly Body[], at: Point, grip: number): Body | null {
  let best: Body | null = null
  let least = Number.POSITIVE_INFINITY
  for (const body of bodies) {
    const d = Math.min(...(body.bases.length > 0 ? body.bases : [body.footprint]).map(f => rectDistance(f, at[0], at[1])))
    if (d <= grip && d < least) {
      best = body
      least = d
    }
  }
  return best
}
