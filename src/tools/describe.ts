import type { Id } from '../base/units'
import { centreOf } from '../geometry/footprint'
import { normalise } from '../geometry/trig'
import { bearing } from '../geometry/vec'
import type { Phrase, Show } from '../rulesets/contract'
import { nearbyOf } from './nearby'

const WINDS = ['n', 'nne', 'ne', 'ene', 'e', 'ese', 'se', 'sse', 's', 'ssw', 'sw', 'wsw', 'w', 'wnw', 'nw', 'nnw'] as const
/** The compass point of a bearing, one of sixteen: a code of the catalogues (`hands.wind.<point>`). */
export const windOf = (deg: number): (typeof WINDS)[number] => WINDS[Math.round(normalise(deg) / 22.5) % 16]
/** The hour of a bearing on a clock whose twelve lies at 0: 1 to 12. */
export const hourOf = (deg: number): number => Math.round(normalise(deg) / 30) % 12 || 12

const DESCRIBED = 4
/**
 * A piece in sentences, for who hears the table: where it is (cm from the left and the near edge, as side A sees them), how it faces
 * (degrees, and the compass point by the table's north), in what state, and what is near: how far, and at which hour of a clock whose
 * twelve is straight ahead (not where nothing may be `measured`). Empty where there is no such piece.
 */
export function describeBody(show: Show, id: Id, measured = true): readonly Phrase[] {
  const body = show.bodies.find(b => b.id === id)
  if (!body) return []
  const { footprint: f } = body
  const [x, y] = centreOf(f)
  const facing = normalise(f.facing)
  const wind = windOf(facing - (show.table.north ?? 0))
  const near = measured ? nearbyOf(f, show.bodies, new Set([id])).slice(0, DESCRIBED) : []
  return [
    { code: 'hands.where', with: { name: body.name, x: { cm: x }, y: { cm: y } } },
    { code: 'hands.facing', with: { deg: { deg: facing }, wind: { phrase: { code: `hands.wind.${wind}` } } } },
    ...near.map(n => {
      const params = { name: n.body.name, cm: { cm: n.cm }, hour: hourOf(bearing([x, y], centreOf(n.body.footprint)) - facing) }
      if (n.cm === 0) return { code: n.body.seat === body.seat ? 'hands.friendTouches' : 'hands.enemyTouches', with: params }
      return { code: n.body.seat === body.seat ? 'hands.friendNear' : 'hands.enemyNear', with: params }
    }),
  ]
}
