/** 8: cover: behind walls, hedges, banks of a lane and rows of trees, and at the edge of woods, in whatever formation. */
import { gapCm } from '../../../../geometry/gap'
import { sight } from '../../../../geometry/sight'
import { NOISE } from '../../../../geometry/tolerance'
import type { Id, Point } from '../../../contract'
import { isOpenOrder } from '../../kinds'
import type { OoSeen, Unit } from '../../state'
import { bodyOf, middleOf } from '../bodies'
import { onPiece } from './sight'

/** The piece of ground that covers a unit against fire from that point; null: none. A garrison has its village instead (8.5). */
export function coverOf(seen: OoSeen, target: Unit, from: Point): Id | null {
  const body = bodyOf(seen, target)
  const to = middleOf(target)
  if (!body || !to || target.village !== null) return null
  for (const g of seen.ground) {
    if (g.outline.length < 3) continue
    if (g.kind === 'wood' && onPiece(seen, target, g)) return g.id
    if (g.cover === undefined) continue
    if (g.coverFor === 'infantry' && target.troop !== 'infantry' && !isOpenOrder(target.troop)) continue
    if (gapCm(body, { polygon: g.outline }) > g.cover + NOISE) continue
    // In a lane it is covered all round; else the wall must lie between.
    if (onPiece(seen, target, g) || !sight(from, to, [g.outline]).clear) return g.id
  }
  return null
}
