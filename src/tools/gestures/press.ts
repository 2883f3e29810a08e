import type { Id } from '../../base/units'
import type { UnitId } from '../../rulesets/contract'
import type { Bench } from '../bench'
import type { Gesture, GroupWork } from '../gesture'
import type { Ruler, TablePointer, ToolName } from '../hands'
import { grab, pickBodies } from '../pick'
import { fronting } from './front'
import { movingLine, wheelingLine } from './line'
import { placing, turning } from './place'
import { measuring } from './ruler'
import { wheeling } from './wheel'

/** What the hand holds when it comes down: what is selected, with which tool. */
export interface Hand {
  readonly tool: ToolName
  readonly selected: readonly Id[]
  readonly rulers: readonly Ruler[]
  readonly open: Ruler | null
  readonly work: GroupWork | null
  readonly nextRuler: Id
}
export interface Press {
  readonly gesture: Gesture
  /** What a drag that begins here selects. */
  readonly selects: readonly Id[]
}

function taking(bench: Bench, hand: Hand, units: readonly Id[], down: TablePointer): Gesture | null {
  const handle = grab(bench, units, hand.tool, down.at, down.grip)
  if (!handle) return null
  const own = units.filter(id => (hand.tool === 'place' ? bench.takes(id) : bench.body(id)?.seat === bench.seat))
  const one = own[0] as UnitId
  if (handle === 'base') return placing(bench, own, down)
  if (handle === 'turn') return turning(bench, one, down)
  if (own.length > 1) {
    if (handle === 'front') return movingLine(bench, own, down, hand.work)
    return wheelingLine(bench, own, handle === 'wheelLeft' ? 'left' : 'right', down, hand.work)
  }
  if (handle === 'front') return fronting(bench, one, down)
  return wheeling(bench, one, handle === 'wheelLeft' ? 'left' : 'right', down)
}

/**
 * What a press begins: a handle of what is selected is taken; a piece that the seat may move is selected and taken in one stroke;
 * null where there is nothing to take (a tap there still selects, and a drag is the camera's).
 */
export function pressed(bench: Bench, hand: Hand, down: TablePointer): Press | null {
  if (hand.tool === 'ruler')
    return { gesture: measuring(bench, hand.rulers, hand.open, hand.nextRuler, down), selects: hand.selected }
  const held = taking(bench, hand, hand.selected, down)
  if (held) return { gesture: held, selects: hand.selected }
  const [body] = pickBodies(bench.bodies(), down.at, down.grip)
  if (!body || body.seat !== bench.seat) return null
  if (hand.tool !== 'place' && !bench.movable(body.id)) return null
  const fresh = taking(bench, hand, [body.id], down)
  return fresh && { gesture: fresh, selects: [body.id] }
}
