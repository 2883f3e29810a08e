import type { Id } from '../../base/units'
import { distance } from '../../geometry/vec'
import type { Bench } from '../bench'
import { type Gesture, NOTHING, trembles } from '../gesture'
import type { Ruler, TablePointer } from '../hands'
import { type Held, holdAt, lengthOfRuler, resolved, rulerLines } from '../rulers'

const withPoint = (ruler: Ruler, held: Held): Ruler => ({
  ...ruler,
  points: [...ruler.points, held.at],
  anchors: [...ruler.anchors, held.anchor],
})

/**
 * Measuring. A drag lays a leg: of a new ruler, or on from the last point of one of one's own. Taps do the same point by point: the
 * first begins a ruler, each further one adds a leg, one on the last point ends it. `open`: the ruler that taps are laying.
 */
export function measuring(bench: Bench, rulers: readonly Ruler[], open: Ruler | null, id: Id, down: TablePointer): Gesture {
  const near = (r: Ruler) => {
    const end = r.points.at(-1)
    return end !== undefined && distance(end, down.at) <= Math.max(down.grip, 0.05)
  }
  const held = holdAt(bench.show(), down.at, down.grip, down.alt)
  const goesOn = open ?? rulers.findLast(r => r.seat === bench.seat && near(r)) ?? null
  const from: Ruler = goesOn ?? { id, seat: bench.seat, points: [held.at], anchors: [held.anchor] }
  const body = bench.body
  let moved = false
  const laid = (event: TablePointer) => resolved(withPoint(from, holdAt(bench.show(), event.at, event.grip, event.alt)), body)
  return {
    holds: [],
    get moved() {
      return moved
    },
    move(event) {
      moved ||= distance(down.at, event.at) > trembles(event.grip)
      if (!moved) return null
      const ruler = laid(event)
      const lines = [{ code: 'hands.cm', with: { cm: { cm: lengthOfRuler(ruler.points) } } }]
      return { ghosts: [], overlays: rulerLines(ruler), readout: { at: event.at, lines, legal: true } }
    },
    up(event) {
      moved ||= distance(down.at, event.at) > trembles(event.grip)
      if (moved) return { kind: 'ruler', ruler: laid(event), open: false }
      if (!goesOn) return { kind: 'ruler', ruler: from, open: true }
      if (near(goesOn)) return goesOn.points.length > 1 ? { kind: 'ruler', ruler: goesOn, open: !open } : NOTHING
      return { kind: 'ruler', ruler: laid(down), open: true }
    },
  }
}
