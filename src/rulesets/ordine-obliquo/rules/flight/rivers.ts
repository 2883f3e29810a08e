/**
 * 3.9.9: a river without a ford in the way to the point behind is followed towards the bridge or the own edge that is nearest to that
 * point; bridges are crossed in column.
 */
import { centreOf } from '../../../../geometry/footprint'
import { segmentsMeet } from '../../../../geometry/polygon'
import type { Obstacle } from '../../../../geometry/sweep/obstacle'
import { NOISE } from '../../../../geometry/tolerance'
import { add, bearing, cross, distance, dot, scale, sub } from '../../../../geometry/vec'
import type { Cm, Deg, Footprint, Point } from '../../../contract'
import type { OoSeen, Piece, Unit } from '../../state'
import { unitSize } from '../bodies'
import { closedTo, groundMap, troopNow } from '../ground'
import { retreatPointOf } from '../retreatPoint'

/** Where the next leg goes: a bearing, how far at the most, and whether it goes in column from here. */
export interface Heading {
  readonly bearing: Deg
  readonly cm?: Cm
  readonly column?: true
}

const WATER: readonly Piece['kind'][] = ['stream', 'river', 'lake']
/** Room between a column and the crossing before it, and what is still in line with it. */
const ROOM: Cm = 0.5
const ALIGNED: Cm = 0.3

const meets = (o: Obstacle, a: Point, b: Point): boolean =>
  o.xs.some((x, i) => {
    const j = (i + 1) % o.xs.length
    return segmentsMeet(a, b, [x, o.ys[i]!], [o.xs[j]!, o.ys[j]!])
  })
/** The water without a ford that the straight way between two points goes through; null: none. */
function waterBetween(seen: OoSeen, a: Point, b: Point): Piece | null {
  const bar = groundMap(seen.ground).barriers.find(g => WATER.includes(g.piece.kind) && g.parts.some(p => meets(p, a, b)))
  return bar?.piece ?? null
}

/** Who may form column to cross: close order; limbered guns and gunners are narrow as they are. */
export const columnOf = (unit: Unit, body: Footprint): { readonly width: Cm; readonly depth: Cm } | null => {
  if (unit.arm === 'openOrder' || unit.troop === 'cossacks') return null
  if (unit.troop === 'artillery') return { width: body.width, depth: body.depth }
  return unitSize(unit, 'column')
}

interface Lane {
  readonly near: Point
  readonly dir: Point
  readonly length: Cm
}
function laneOf(piece: Piece, from: Point, point: Point): Lane | null {
  const line = piece.line
  if (!line || line.length < 2) return null
  const [p, q] = [line[0]!, line[line.length - 1]!]
  const length = distance(p, q)
  if (length <= NOISE) return null
  // Across is where the point behind is: of the two ends the one farther from it on the whole way is the near one.
  const pFirst = distance(from, p) + distance(q, point) <= distance(from, q) + distance(p, point)
  const [near, far] = pFirst ? [p, q] : [q, p]
  return { near, dir: scale(sub(far, near), 1 / length), length }
}

/** Along and over a crossing: first to its mouth, then straight over it. */
function overLane(lane: Lane, centre: Point, depth: Cm): Heading {
  const rel = sub(centre, lane.near)
  const along = dot(rel, lane.dir)
  const mouth = depth / 2 + ROOM
  const end = lane.length + mouth
  if (Math.abs(cross(lane.dir, rel)) <= ALIGNED && along >= -mouth - ALIGNED && along < end - NOISE)
    return { bearing: bearing([0, 0], lane.dir), cm: end - along, column: true }
  const at = add(lane.near, scale(lane.dir, -mouth))
  return { bearing: bearing(centre, at), cm: distance(centre, at), column: true }
}

/** Where a water meets the side's own edge, on the bank where `from` stands, with room for the body; null: it doesn't. */
function edgeBy(seen: OoSeen, unit: Unit, water: Piece, from: Point, body: Footprint): Point | null {
  const y = unit.seat === 'a' ? 0 : seen.table.depth
  const xs = water.outline.filter(p => Math.abs(p[1] - y) <= (water.width ?? 0) + 1).map(p => p[0])
  if (xs.length === 0) return null
  const room = body.width / 2 + 1
  const left = Math.min(...xs) - room
  const right = Math.max(...xs) + room
  const sides = [left, right].filter(x => x > 0 && x < seen.table.width)
  const dry = sides.map((x): Point => [x, y]).filter(p => waterBetween(seen, from, p) === null)
  const open = dry.length > 0 ? dry : sides.map((x): Point => [x, y])
  return open.sort((p, q) => distance(from, p) - distance(from, q))[0] ?? null
}

/** The heading of the next leg of a flight to the point behind. Who stands at that point goes straight off over his edge. */
export function headingOf(seen: OoSeen, unit: Unit, body: Footprint): Heading {
  const straight: Deg = unit.seat === 'a' ? 180 : 0
  const point = retreatPointOf(seen, unit)
  const centre = centreOf(body)
  if (!point || distance(centre, point) <= 1) return { bearing: straight }
  const water = waterBetween(seen, centre, point)
  if (!water) return { bearing: bearing(centre, point) }
  const size = columnOf(unit, body)
  const lanes = size
    ? seen.ground
        .filter(g => (g.kind === 'bridge' || g.kind === 'ford') && (g.width ?? 0) >= size.width)
        .filter(g => closedTo(g, troopNow(unit), 'column', false) === null)
        .flatMap(g => laneOf(g, centre, point) ?? [])
    : []
  const edge = edgeBy(seen, unit, water, centre, body)
  const ways = [
    ...lanes.map(lane => ({ far: distance(lane.near, point), go: () => overLane(lane, centre, size!.depth) })),
    ...(edge ? [{ far: distance(edge, point), go: (): Heading => ({ bearing: bearing(centre, edge) }) }] : []),
  ].sort((p, q) => p.far - q.far)
  return ways[0]?.go() ?? { bearing: bearing(centre, point) }
}
