/** 4, 7.5: the ground that a unit takes. */
import { centreOf, footprintAt } from '../../../geometry/footprint'
import type { Footprint, Point, Pose, Shape } from '../../../geometry/shapes'
import type { Cm, Seat } from '../../contract'
import { isOpenOrder } from '../kinds'
import type { Formation, OoSeen, Unit } from '../state'
import { GUNNERS, OPEN_SPACING, SQUARE_SIDE } from '../tables'
import { stands } from '../units'
import { apart } from './near'

/** Width and depth of a unit in a formation, from its own bases. They do not shrink as CP go. */
export function unitSize(
  unit: Pick<Unit, 'troop' | 'bases' | 'base'>,
  formation: Formation,
): { readonly width: Cm; readonly depth: Cm } {
  if (formation === 'crew') return GUNNERS
  if (formation === 'square') return { width: SQUARE_SIDE, depth: SQUARE_SIDE }
  if (formation === 'column') return { width: unit.base.width, depth: unit.base.depth * unit.bases }
  const gaps = isOpenOrder(unit.troop) ? OPEN_SPACING * (unit.bases - 1) : 0
  return { width: unit.base.width * unit.bases + gaps, depth: unit.base.depth }
}

/** The rectangle of a unit in a pose and formation (in a village: the line it would form there). */
export const footprintIn = (unit: Pick<Unit, 'troop' | 'bases' | 'base'>, pose: Pose, formation: Formation): Footprint =>
  footprintAt(pose, unitSize(unit, formation))
/** The rectangle where it stands; null where it is not on the table or not shown. */
export function footprintOf(unit: Unit): Footprint | null {
  if (!unit.pose || unit.place !== 'table') return null
  let body = footprints.get(unit)
  if (!body) {
    body = footprintIn(unit, unit.pose, unit.formation)
    footprints.set(unit, body)
  }
  return body
}
const footprints = new WeakMap<Unit, Footprint>()

const known = new WeakMap<Unit, Shape>()
/**
 * What everything is measured to: the rectangle, or the whole outline of the village it is deployed in (OO-8). The same object as
 * long as the unit stays as it is.
 */
export function bodyOf(seen: Pick<OoSeen, 'ground'>, unit: Unit): Shape | null {
  const had = known.get(unit)
  if (had) return had
  const made = makeBody(seen, unit)
  if (made) known.set(unit, made)
  return made
}
function makeBody(seen: Pick<OoSeen, 'ground'>, unit: Unit): Shape | null {
  if (unit.village !== null && unit.pose && unit.place === 'table') {
    const village = seen.ground.find(g => g.id === unit.village)
    if (village) return { polygon: village.outline }
  }
  return footprintOf(unit)
}
/** The middle of the ground it takes. */
export const middleOf = (unit: Unit): Point | null => {
  const f = footprintOf(unit)
  return f ? (unit.village === null ? centreOf(f) : f.front) : null
}

interface Lists {
  readonly all: readonly Unit[]
  readonly of: { readonly [seat: string]: readonly Unit[] }
  readonly against: { readonly [seat: string]: readonly Unit[] }
}
const lists = new WeakMap<OoSeen['units'], Lists>()
/** Who stands on the table, listed once as long as no unit changes. */
function listsOf(units: OoSeen['units']): Lists {
  let had = lists.get(units)
  if (!had) {
    const all = Object.values(units).filter(stands)
    const a = all.filter(u => u.seat === 'a')
    const b = all.filter(u => u.seat === 'b')
    had = { all, of: { a, b }, against: { a: b, b: a } }
    lists.set(units, had)
  }
  return had
}
export const standing = (seen: Pick<OoSeen, 'units'>): readonly Unit[] => listsOf(seen.units).all
export const ofSeat = (seen: Pick<OoSeen, 'units'>, seat: Seat): readonly Unit[] => listsOf(seen.units).of[seat] ?? []
export const enemiesOf = (seen: Pick<OoSeen, 'units'>, seat: Seat): readonly Unit[] =>
  listsOf(seen.units).against[seat] ?? standing(seen)

/** The shortest distance between two units; infinite where one is not on the table. */
export function gapBetween(seen: Pick<OoSeen, 'ground'>, a: Unit, b: Unit): Cm {
  const x = bodyOf(seen, a)
  const y = bodyOf(seen, b)
  return x && y ? apart(x, y) : Number.POSITIVE_INFINITY
}
