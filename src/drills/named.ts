/** Who is who on the drill ground. */
import { fromLocal } from '../geometry'
import type { Overlay } from '../rulesets/contract'
import type { Drill } from './drill'

/** How far behind its base a piece's name stands. */
const BEHIND = 1.6

/** Each piece's name behind its base; where a mark stands for it, with the mark before it. */
export function named(drill: Pick<Drill, 'show' | 'asked'>): Overlay[] {
  const { asked } = drill
  return drill.show.bodies.map(b => ({
    kind: 'footprint',
    tone: 'measure',
    seat: b.seat,
    footprint: b.footprint,
    textAt: fromLocal(b.footprint, [0, -b.footprint.depth - BEHIND]),
    text: (asked.kind === 'choice' ? asked.options.find(o => o.unit === b.id)?.text : undefined) ?? {
      code: 'drill.draw.name',
      with: { name: b.name },
    },
  }))
}
