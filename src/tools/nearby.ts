import type { Cm, Id } from '../base/units'
import { gap } from '../geometry/gap'
import type { Body, Footprint, Overlay, Point } from '../rulesets/contract'

const NEAR: Cm = 12
const AT_LEAST = 4
const AT_MOST = 10

export interface Near {
  readonly body: Body
  readonly cm: Cm
  readonly from: Point
  readonly to: Point
}
/**
 * The pieces nearest to a footprint, closest point to closest point, nearest first: all within 12 cm (ten at most), and four
 * in any case.
 */
export function nearbyOf(footprint: Footprint, bodies: readonly Body[], without: ReadonlySet<Id>): readonly Near[] {
  return bodies
    .filter(b => !without.has(b.id))
    .map(body => {
      const { cm, from, to } = gap(footprint, body.footprint)
      return { body, cm, from, to }
    })
    .sort((p, q) => p.cm - q.cm || (p.body.id < q.body.id ? -1 : 1))
    .filter((n, i) => i < AT_LEAST || (n.cm <= NEAR && i < AT_MOST))
}

/** The lines of these distances with their numbers; what touches has none. */
export const nearbyLines = (near: readonly Near[]): readonly Overlay[] =>
  near
    .filter(n => n.cm > 0)
    .map(n => ({
      id: `near-${n.body.id}`,
      kind: 'line',
      tone: 'measure',
      points: [n.from, n.to],
      ends: true,
      text: { code: 'hands.cm', with: { cm: { cm: n.cm } } },
      textAt: [(n.from[0] + n.to[0]) / 2, (n.from[1] + n.to[1]) / 2],
      minor: true,
    }))
