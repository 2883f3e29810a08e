/** Who is who on the drill ground. */
import { fromLocal } from '../geometry'
import type { Overlay } from '../rulesets/contract'
import type { Drill } from '../rulesets/contract/practice'

/** How far behind its base a piece's name stands. */
const BEHIND = 1.6

/** The name of each piece that is asked about behind its base; where a mark stands for it, with the mark before it. */
export function named(drill: Pick<Drill, 'show' | 'asked' | 'whom'>): Overlay[] {
  const { asked, whom } = drill
  const bodies = whom ? drill.show.bodies.filter(b => whom.includes(b.id)) : drill.show.bodies
  return bodies.map(b => ({
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
