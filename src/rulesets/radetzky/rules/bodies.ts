/** the ground that bases take. A base in a block is measured as the block. */
import { centreOf, footprintAt } from '../../../geometry/footprint'
import { gapCm } from '../../../geometry/gap'
import { bounds } from '../../../geometry/polygon'
import { type Obstacle, obstacleOf } from '../../../geometry/sweep/obstacle'
import type { Cm, Footprint, Id, Point, Pose } from '../../contract'
import type { Piece } from '../scenario'
import type { RadSeen, Unit } from '../state'

export const blockOf = (seen: Pick<RadSeen, 'ground'>, id: Id | null): Piece | null =>
  id === null ? null : (seen.ground.find(g => g.id === id && g.kind === 'block') ?? null)

/** The four sides of a block, by their bearing: where a base in it looks out. */
export function blockFootprint(block: Piece, facing: number): Footprint {
  const { minX, minY, maxX, maxY } = bounds(block.outline)
  const side = ((Math.round(facing / 90) % 4) + 4) % 4
  const across = side % 2 === 0
  const middle: Point = [(minX + maxX) / 2, (minY + maxY) / 2]
  const front: Point =
    side === 0 ? [middle[0], maxY] : side === 1 ? [maxX, middle[1]] : side === 2 ? [middle[0], minY] : [minX, middle[1]]
  return { front, facing: side * 90, width: across ? maxX - minX : maxY - minY, depth: across ? maxY - minY : maxX - minX }
}

/** The rectangle that a base takes in a pose, in the open. */
export const footprintIn = (unit: Pick<Unit, 'size'>, pose: Pose): Footprint => footprintAt(pose, unit.size)

interface Standing {
  readonly body: Footprint
  readonly obstacle: Obstacle
  readonly middle: Point
  readonly reach: Cm
}
const known = new WeakMap<Unit, { readonly of: RadSeen['ground']; readonly standing: Standing | null }>()

function standingOf(seen: Pick<RadSeen, 'ground'>, unit: Unit): Standing | null {
  const had = known.get(unit)
  if (had && had.of === seen.ground) return had.standing
  let standing: Standing | null = null
  if (unit.place === 'table' && unit.pose) {
    const block = blockOf(seen, unit.inside)
    const body = block ? blockFootprint(block, unit.pose.facing) : footprintIn(unit, unit.pose)
    standing = { body, obstacle: obstacleOf(body), middle: centreOf(body), reach: reachOf(body) }
  }
  known.set(unit, { of: seen.ground, standing })
  return standing
}
/** What a base is measured to where it stands; null where it is not on the table. The same object as long as it stays as it is. */
export const bodyOf = (seen: Pick<RadSeen, 'ground'>, unit: Unit): Footprint | null => standingOf(seen, unit)?.body ?? null
export const obstacleFor = (seen: Pick<RadSeen, 'ground'>, unit: Unit): Obstacle | null =>
  standingOf(seen, unit)?.obstacle ?? null

export const onTable = (u: Unit): boolean => u.place === 'table' && u.pose !== null

interface Lists {
  readonly all: readonly Unit[]
  readonly a: readonly Unit[]
  readonly b: readonly Unit[]
}
const lists = new WeakMap<RadSeen['units'], Lists>()
/** Who stands on the table, listed once as long as no base changes. */
function listsOf(units: RadSeen['units']): Lists {
  let had = lists.get(units)
  if (!had) {
    const all = Object.values(units).filter(onTable)
    had = { all, a: all.filter(u => u.seat === 'a'), b: all.filter(u => u.seat === 'b') }
    lists.set(units, had)
  }
  return had
}
export const standing = (seen: Pick<RadSeen, 'units'>): readonly Unit[] => listsOf(seen.units).all
export const ofSide = (seen: Pick<RadSeen, 'units'>, seat: string): readonly Unit[] =>
  listsOf(seen.units)[seat === 'a' ? 'a' : 'b']
export const enemiesOf = (seen: Pick<RadSeen, 'units'>, seat: string): readonly Unit[] =>
  listsOf(seen.units)[seat === 'a' ? 'b' : 'a']
export const middleOf = (seen: Pick<RadSeen, 'ground'>, unit: Unit): Point | null => standingOf(seen, unit)?.middle ?? null

/** Whether a base may be within so many cm of a body that reaches `reach` from its middle: a cheap look before a measurement. */
export function mayBeNear(seen: Pick<RadSeen, 'ground'>, unit: Unit, middle: Point, reach: Cm, cm: Cm): boolean {
  const s = standingOf(seen, unit)
  if (!s) return false
  const dx = s.middle[0] - middle[0]
  const dy = s.middle[1] - middle[1]
  const r = s.reach + reach + cm
  return dx * dx + dy * dy <= r * r
}

/** How far a rectangle reaches from its middle. */
export const reachOf = (f: Footprint): Cm => (f.width + f.depth) / 2
/** The distance between two rectangles; those that are far apart are only known to be so: at least `far`. */
export function gapOf(a: Footprint, b: Footprint, far: Cm = Number.POSITIVE_INFINITY): Cm {
  const [ax, ay] = centreOf(a)
  const [bx, by] = centreOf(b)
  const d = Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by)) - reachOf(a) - reachOf(b)
  return d > far ? d : gapCm(a, b)
}
/** The distance between two bases; infinite where one is not on the table. */
export function gapBetween(seen: Pick<RadSeen, 'ground'>, a: Unit, b: Unit, far?: Cm): Cm {
  const x = bodyOf(seen, a)
  const y = bodyOf(seen, b)
  return x && y ? gapOf(x, y, far) : Number.POSITIVE_INFINITY
}

/** The bases of the square that a base stands in, itself first and once round; alone where it stands in none. */
export function squareOf(seen: Pick<RadSeen, 'units'>, unit: Unit): readonly Unit[] {
  const out = [unit]
  for (let next = unit.square; next !== null && next !== unit.id; ) {
    const u = seen.units[next]
    if (!u || out.includes(u)) break
    out.push(u)
    next = u.square
  }
  return out
}
/** Whether two bases stand in one square. */
export const inOneSquare = (seen: Pick<RadSeen, 'units'>, a: Unit, b: Unit): boolean =>
  a.square !== null && squareOf(seen, a).some(u => u.id === b.id)

/** What is left of a base's value. */
export const valueLeft = (u: Unit): number => u.value - u.losses
/** A half base that is played alone: it passes and is passed, and ground does not disorder it. */
export const isLight = (u: Unit): boolean => u.arm === 'light' && !u.linked
/** Foot of any kind. */
export const isFoot = (u: Unit): boolean => u.arm === 'line' || u.arm === 'light'
/** The side's own edge is that way. */
export const homeward = (seat: string): Point => (seat === 'a' ? [0, -1] : [0, 1])
