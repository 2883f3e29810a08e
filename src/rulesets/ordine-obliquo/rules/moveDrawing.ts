/** What a move looks like on the table: its arc, its way, its last front, and what stands against it. */
import { corners } from '../../../geometry/footprint'
import { gap } from '../../../geometry/gap'
import { arcOf, pivotOf } from '../../../geometry/steps'
import { bearing } from '../../../geometry/vec'
import type { Overlay } from '../../contract'
import type { Inspection } from './move'
import { isMove } from './path'

export function drawMove(i: Inspection): Overlay[] {
  const out: Overlay[] = []
  for (const leg of i.legs) {
    if (!isMove(leg.step)) continue
    const tone = i.found.some(f => f.step <= leg.index) ? 'not' : 'legal'
    if ('wheel' in leg.step) {
      if (leg.step.degrees === 0) continue
      const pivot = pivotOf(leg.from, leg.step.wheel)
      const left = leg.step.wheel === 'left'
      const [fl, fr] = corners(leg.from)
      const begin = bearing(pivot, left ? fr : fl)
      const [tl, tr] = corners(leg.to)
      const end = bearing(pivot, left ? tr : tl)
      out.push({
        kind: 'arc',
        tone,
        centre: pivot,
        radius: leg.from.width,
        fromBearing: left ? end : begin,
        toBearing: left ? begin : end,
        text: {
          code: 'draw.wheel',
          with: { cm: { cm: arcOf(leg.from.width, leg.step.degrees) }, deg: { deg: leg.step.degrees } },
        },
      })
    } else if (!('aboutFace' in leg.step)) out.push({ kind: 'line', tone, points: [leg.from.front, leg.to.front], ends: true })
  }
  for (const f of i.found) {
    if (!f.by) continue
    if ('front' in f.by.shape) out.push({ kind: 'footprint', tone: 'not', footprint: f.by.shape })
    const between = gap(i.end, f.by.shape)
    if (between.cm > 0)
      out.push({
        kind: 'line',
        tone: 'not',
        points: [between.from, between.to],
        ends: true,
        text: { code: 'draw.gap', with: { cm: { cm: between.cm } } },
      })
  }
  return out
}
