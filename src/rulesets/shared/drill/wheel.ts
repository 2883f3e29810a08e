/** A wheel as it is drawn when it is told. */
import { applyStep, bearing, corners, normalise, pivotOf } from '../../../geometry'
import type { Footprint, Overlay } from '../../contract'
import { marked, phrase, round } from './parts'

/** The arc that the outer front corner draws, and the unit as it stands afterwards. */
export function drawnWheel(f: Footprint, side: 'left' | 'right', degrees: number): Overlay[] {
  const pivot = pivotOf(f, side)
  const start = bearing(pivot, corners(f)[side === 'right' ? 0 : 1])
  const ends = side === 'right' ? [start, start + degrees] : [start - degrees, start]
  return [
    {
      kind: 'arc',
      tone: 'measure',
      centre: pivot,
      radius: f.width,
      fromBearing: normalise(ends[0]!),
      toBearing: normalise(ends[1]!),
      text: phrase('drill.draw.deg', { deg: round(degrees) }),
    },
    marked(applyStep(f, { wheel: side, degrees }), undefined, 'legal'),
  ]
}
