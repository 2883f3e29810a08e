import type { Id } from '../base/units'
import { centreOf, corners, fromLocal, toLocal } from '../geometry/footprint'
import { gapCm } from '../geometry/gap'
import { distance } from '../geometry/vec'
import type { Body, Footprint, Point } from '../rulesets/contract'
import type { Bench } from './bench'
import type { Handle, ToolName } from './hands'

/**
 * The pieces that a finger at `at` may mean, the likeliest first: those that it stands on before those that it misses by no more than
 * `grip`; of several that it stands on the smallest (a general before the battalion that he rides with).
 */
export function pickBodies(bodies: readonly Body[], at: Point, grip: number): readonly Body[] {
  return bodies
    .filter(b => b.selectable)
    .map((body, order) => ({ body, order, off: gapCm({ point: at }, body.footprint) }))
    .filter(p => p.off <= grip)
    .sort(
      (p, q) =>
        p.off - q.off ||
        p.body.footprint.width * p.body.footprint.depth - q.body.footprint.width * q.body.footprint.depth ||
        p.order - q.order,
    )
    .map(p => p.body)
}

/** The front of what is selected, as one line: its two ends and the way it faces (the first unit's). One unit: its own front edge. */
export interface Line {
  readonly left: Point
  readonly right: Point
  readonly facing: number
}
export function lineOf(footprints: readonly Footprint[]): Line {
  const frame = footprints[0]
  let left = corners(frame)[0]
  let right = corners(frame)[1]
  for (const f of footprints) {
    const [l, r] = corners(f)
    if (toLocal(frame, l)[0] < toLocal(frame, left)[0]) left = l
    if (toLocal(frame, r)[0] > toLocal(frame, right)[0]) right = r
  }
  return { left, right, facing: frame.facing }
}

const AHEAD = 2.2
/** So near to a handle it is meant, whatever else lies there. */
const CLOSE = 0.8
/** The handles of what is selected, where its plan leaves it; none for what the seat may not move. */
export function handlesOf(bench: Bench, selected: readonly Id[], tool: ToolName): readonly Handle[] {
  // Where pieces are put down, whether one may stand there is asked when it is let go.
  const units = selected.filter(id =>
    tool === 'place' ? bench.takes(id) : bench.body(id)?.seat === bench.seat && bench.movable(id),
  )
  if (units.length === 0 || tool === 'ruler') return []
  if (tool === 'place') {
    const base = bench.body(units[0])!.footprint
    const middle: Handle = { id: 'base', at: centreOf(base) }
    return units.length > 1 ? [middle] : [middle, { id: 'turn', at: fromLocal(base, [0, AHEAD]) }]
  }
  const { left, right } = lineOf(units.map(bench.ghost))
  return [
    { id: 'wheelRight', at: left },
    { id: 'front', at: [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2] },
    { id: 'wheelLeft', at: right },
  ]
}

/** What a press at `at` takes hold of: a handle of what is selected, or null. */
export function grab(bench: Bench, selected: readonly Id[], tool: ToolName, at: Point, grip: number): Handle['id'] | null {
  const units = selected.filter(id => (tool === 'place' ? bench.takes(id) : bench.body(id)?.seat === bench.seat))
  if (units.length === 0 || tool === 'ruler') return null
  // Beside it, another piece that the finger stands on comes first.
  const [meant] = pickBodies(bench.bodies(), at, 0)
  const other = meant !== undefined && !selected.includes(meant.id)
  if (tool === 'place') {
    const turn = handlesOf(bench, selected, tool).find(h => h.id === 'turn')
    const off = Math.min(...units.map(id => gapCm({ point: at }, bench.body(id)!.footprint)))
    const toTurn = turn ? distance(turn.at, at) : Number.POSITIVE_INFINITY
    // On the base, or nearer to it than to its handle, the base itself is meant.
    if (toTurn <= (other ? CLOSE : Math.max(grip, CLOSE)) && toTurn <= off) return 'turn'
    return off <= grip && !other ? 'base' : null
  }
  const footprints = units.map(bench.ghost)
  const line = lineOf(footprints)
  // A corner's zone leaves the middle third of a narrow front to the front edge.
  const zone = Math.min(Math.max(grip, CLOSE), distance(line.left, line.right) / 3)
  const toLeft = distance(line.left, at)
  const toRight = distance(line.right, at)
  if (Math.min(toLeft, toRight) <= zone) return toLeft < toRight ? 'wheelRight' : 'wheelLeft'
  // The front's own handle too is what it shows, whoever stands before it.
  const middle: Point = [(line.left[0] + line.right[0]) / 2, (line.left[1] + line.right[1]) / 2]
  if (distance(middle, at) <= zone) return 'front'
  const off = Math.min(...footprints.map(f => gapCm({ point: at }, f)))
  if (off === 0) return 'front'
  return off <= grip && !other ? 'front' : null
}
