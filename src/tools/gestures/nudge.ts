import type { Id } from '../../base/units'
import { arcOf, degreesOf } from '../../geometry/steps'
import { distance } from '../../geometry/vec'
import type { UnitId } from '../../rulesets/contract'
import type { Bench } from '../bench'
import { type GroupWork, NOTHING, type Outcome } from '../gesture'
import type { Nudge } from '../hands'
import { lineOf } from '../pick'
import { lengthOf, nudged } from '../steps'
import { mayOf } from './front'
import { letGo, lineMove, mostOf, moveLine, sameUnits, upTo, wheelLine } from './line'

/** The keys' way to move several units as one line: so many degrees or centimetres more of what they did together. */
export function nudgedLine(bench: Bench, ids: readonly Id[], nudge: Nudge, work: GroupWork | null): Outcome {
  const own = work && sameUnits(work.ids, ids) ? work : null
  if ('turn' in nudge) {
    const had = own && 'wheel' in own.what ? own.what : null
    const total = (had ? (had.wheel === 'right' ? had.degrees : -had.degrees) : 0) + nudge.turn
    const side = total < 0 ? 'left' : 'right'
    const line = lineMove(bench, ids, had ? own : null)
    const front = lineOf(line.members.map(m => m.footprint))
    const pivot = side === 'left' ? front.left : front.right
    const width = distance(front.left, front.right)
    const most = mostOf(bench, arcOf(width, Math.abs(total)), wheelLine(bench, line, side, pivot, width), new Map(), 'wheel')
    return letGo(bench, most.tried, line, { wheel: side, degrees: degreesOf(width, most.amount) })
  }
  const mays = ids.map(id => mayOf(bench, id as UnitId))
  const may = { retire: mays.every(m => m.retire), limit: Math.min(...mays.map(m => m.oblique)) }
  const had = own && 'legs' in own.what ? own.what.legs : []
  const legs = nudged(had, nudge, may)
  if (legs === had) return NOTHING
  const line = lineMove(bench, ids, had.length > 0 ? own : null)
  const facing = line.members[0].footprint.facing
  const leg = legs.at(-1)
  const tries = moveLine(bench, line, facing, legs)
  const most = mostOf(bench, leg ? (lengthOf(leg, 1) ?? 0) : 0, tries, new Map(), 'leg')
  return letGo(bench, most.tried, line, { legs: upTo(legs, most.amount) })
}
