/** 8, 8.1, 8.5: from where a unit fires and how a target lies before it: corridor or wedge, the line measured, short range or long. */
import { corners, toLocal } from '../../../../geometry/footprint'
import { gap } from '../../../../geometry/gap'
import { atMost } from '../../../../geometry/tolerance'
import { type InZone, sector } from '../../../../geometry/zones'
import type { Cm, Deg, Footprint, Point } from '../../../contract'
import type { OoSeen, Unit } from '../../state'
import { GUN_SPREAD } from '../../tables'
import { isGuns } from '../../units'
import { bodyOf, footprintOf } from '../bodies'
import { sidesOf, villageBox } from '../outline'
import { rangeOf } from './firer'

/** A side that a unit fires from: its own front, or one of the four of its village. */
export interface Front {
  readonly footprint: Footprint
  /** 8: the range is measured from here: the unit's middle, or that of the village's side. */
  readonly from: Point
  /** Index of the village's side; null: it stands in the open. */
  readonly side: number | null
  /** Degrees to either side: 0 is a corridor. */
  readonly spread: Deg
}
export interface Aim {
  readonly front: Front
  readonly zone: InZone
  /** The line measured: from the firer's middle to the nearest point of the target. */
  readonly from: Point
  readonly to: Point
  readonly cm: Cm
  /** Null: out of range. */
  readonly range: 'short' | 'long' | null
}

const boxes = new WeakMap<Unit, Footprint | null>()
/** The ground of a unit as a rectangle: its own, or its village's with the front where the garrison looks (OO-8). */
export function boxOfUnit(seen: Pick<OoSeen, 'ground'>, u: Unit): Footprint | null {
  const had = boxes.get(u)
  if (had !== undefined) return had
  const outline = u.village === null ? undefined : seen.ground.find(g => g.id === u.village)?.outline
  const made = outline && u.pose && u.place === 'table' ? villageBox(outline, u.pose.facing) : footprintOf(u)
  boxes.set(u, made)
  return made
}

/** A garrison's side is a front as deep as nothing: its strip begins at the outline. */
const THIN: Cm = 0.01

/** The fronts that a unit may fire from; none where it is not on the table. */
export function frontsOf(seen: Pick<OoSeen, 'ground'>, u: Unit): readonly Front[] {
  const body = footprintOf(u)
  if (!body) return []
  const outline = u.village === null ? undefined : seen.ground.find(g => g.id === u.village)?.outline
  if (outline)
    return sidesOf(outline).map((s, side) => ({
      footprint: { front: s.middle, facing: s.out, width: s.length, depth: THIN },
      from: s.middle,
      side,
      spread: 0,
    }))
  const [a, , c] = corners(body)
  const from: Point = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2]
  return [{ footprint: body, from, side: null, spread: isGuns(u) ? GUN_SPREAD : 0 }]
}

/**
 * How a target lies before one front; null: outside its zone, or no body to fire at. Option `fireRange`: measured to the target's
 * nearest point as a whole (8), or to the nearest point of its part in the zone.
 */
export function aimAt(seen: Pick<OoSeen, 'ground' | 'options'>, u: Unit, front: Front, target: Unit): Aim | null {
  const weapon = rangeOf(u)
  const body = bodyOf(seen, target)
  const box = boxOfUnit(seen, target)
  if (!weapon || !body || !box) return null
  if (behindFront(front.footprint, box)) return null
  const zone = sector(front.footprint, box, front.spread, front.side === null ? 'centre' : 'front')
  if (!zone.inside) return null
  const point = { point: front.from }
  const measured = gap(point, seen.options.fireRange === 'part' ? { polygon: zone.part } : body)
  const range = atMost(measured.cm, weapon.short) ? 'short' : atMost(measured.cm, weapon.long) ? 'long' : null
  return { front, zone, from: front.from, to: measured.to, cm: measured.cm, range }
}

/** The line from a front's middle to a target wherever he is; null: he is not on the table. */
export function lineTo(seen: Pick<OoSeen, 'ground'>, front: Front, target: Unit): Pick<Aim, 'from' | 'to' | 'cm'> | null {
  const body = bodyOf(seen, target)
  if (!body) return null
  const { cm, to } = gap({ point: front.from }, body)
  return { from: front.from, to, cm }
}

/** Quick: nothing of the box can lie ahead of the front edge. */
function behindFront(front: Footprint, box: Footprint): boolean {
  const middle = toLocal(front, box.front)[1]
  return middle < -(box.width / 2 + box.depth)
}

/** Quick: whether the box may come within `cm` of a point at all. */
export function mayReach(from: Point, box: Footprint, cm: Cm): boolean {
  const dx = box.front[0] - from[0]
  const dy = box.front[1] - from[1]
  const far = cm + box.width / 2 + box.depth + 1
  return dx * dx + dy * dy <= far * far
}
