/**
 * 16.2: who has an objective. It is had by who occupies it with close order that neither routs nor retreats, no such enemy being on
 * it; by who passed over it last with such a unit, as long as no such enemy is within one move of it; contested, nobody has it.
 * Skirmishers, guns, cossacks and routers neither hold nor dispute ground.
 */
import { overlap } from '../../../../geometry/area'
import { obstacleOf } from '../../../../geometry/sweep/obstacle'
import { standsIn, sweep } from '../../../../geometry/sweep/sweep'
import { atMost, CONTACT } from '../../../../geometry/tolerance'
import { distance } from '../../../../geometry/vec'
import type { Point, UnitId } from '../../../contract'
import type { Held } from '../../combat'
import { isCloseOrder } from '../../kinds'
import { type OoSeen, other, type Piece, SIDES, type Side, type Unit } from '../../state'
import { OBJECTIVE_POINTS, SPEED } from '../../tables'
import { bodyOf, footprintIn, standing } from '../bodies'
import { apart } from '../near'
import { middleOfOutline } from '../outline'
import { isMove, legsFrom } from '../path'
import { isGone } from './losses'

/** Pieces that points may be assigned to. */
const ASSIGNABLE: readonly Piece['kind'][] = ['hill', 'steepHill', 'village', 'wood', 'rough', 'bridge', 'ford', 'zone']
export const isAssignable = (piece: Piece): boolean => ASSIGNABLE.includes(piece.kind) && piece.outline.length > 2

/** The pieces that may be objectives: those with points of the scenario's, or all that points may have been assigned to. */
export const objectivesOf = (seen: Pick<OoSeen, 'ground' | 'rules'>): readonly Piece[] =>
  seen.rules.objectives === 'none'
    ? []
    : seen.ground.filter(g => (seen.rules.objectives === 'secret' ? isAssignable(g) : g.objective !== undefined))

/** The most points that a side may put on a piece: by the half in which its middle lies; on the line between them it counts as its own. */
export function mostPoints(seen: Pick<OoSeen, 'table'>, seat: Side, piece: Piece): number {
  const y = middleOfOutline(piece.outline)[1]
  const beyond = seat === 'a' ? y > seen.table.depth / 2 : y < seen.table.depth / 2
  return beyond ? OBJECTIVE_POINTS.theirs : OBJECTIVE_POINTS.own
}

/** Whether a unit can hold ground and dispute it. */
export const holdsGround = (unit: Unit): boolean => isCloseOrder(unit.troop) && unit.rout === null && !isGone(unit)

/** Whether some of the unit's ground, more than a touch, lies on the piece; a garrison is in its village alone. */
export function standsOn(seen: Pick<OoSeen, 'ground'>, unit: Unit, piece: Piece): boolean {
  if (piece.kind === 'village') return unit.village === piece.id
  const body = bodyOf(seen, unit)
  if (!body) return false
  return 'front' in body
    ? standsIn(body, obstacleOf({ polygon: piece.outline }), CONTACT)
    : overlap(body, { polygon: piece.outline }) > CONTACT
}

/** One move of a unit as it stands (7.1). */
const moveOf = (unit: Unit): number =>
  unit.formation === 'square' ? 0 : unit.formation === 'column' ? SPEED[unit.troop].march : SPEED[unit.troop].line

/** Who has the piece now. `points` as far as this viewer knows them. */
export function heldNow(seen: OoSeen, piece: Piece): Held {
  const points = { a: pointsOf(seen, 'a', piece), b: pointsOf(seen, 'b', piece) }
  const able = standing(seen).filter(holdsGround)
  const on = able.filter(u => standsOn(seen, u, piece))
  const ids = (units: readonly Unit[]): UnitId[] => units.map(u => u.id)
  const sides = SIDES.filter(seat => on.some(u => u.seat === seat))
  if (sides.length === 2) return { ground: piece.id, by: null, why: 'contested', units: ids(on), points }
  if (sides.length === 1) return { ground: piece.id, by: sides[0]!, why: 'occupied', units: ids(on), points }
  const last = seen.passed[piece.id]
  if (!last) return { ground: piece.id, by: null, why: 'none', units: [], points }
  const outline = { polygon: piece.outline }
  const near = able.filter(u => {
    const body = u.seat === last ? null : bodyOf(seen, u)
    return body !== null && atMost(apart(body, outline), moveOf(u))
  })
  return near.length > 0
    ? { ground: piece.id, by: null, why: 'enemyNear', units: ids(near), points }
    : { ground: piece.id, by: last, why: 'passed', units: [], points }
}
const pointsOf = (seen: Pick<OoSeen, 'sides'>, seat: Side, piece: Piece): number | null => {
  const all = seen.sides[seat].objectives
  return all === null ? null : (all[piece.id] ?? 0)
}

/** Whether a unit was on the piece at some moment of its own move of this turn. */
function wentOver(seen: OoSeen, unit: Unit, piece: Piece): boolean {
  if (standsOn(seen, unit, piece)) return true
  const { start, startFormation, steps, done } = unit.use
  if (!start || !unit.pose) return false
  if (piece.kind === 'village') return steps.length === 0 && done && passedThrough(unit, start.front, piece.outline)
  const outline = { polygon: piece.outline }
  const legs = legsFrom(unit, footprintIn(unit, start, startFormation), startFormation, steps)
  const end = legs.at(-1)?.to.front ?? start.front
  // Moves that nobody ordered (retreats, break-throughs) have no steps: then only where it stood counts.
  if (distance(end, unit.pose.front) > CONTACT)
    return sweep(footprintIn(unit, start, startFormation), [], [outline], CONTACT).clear === false
  return legs.some(leg => !sweep(leg.from, isMove(leg.step) ? [leg.step] : [], [outline], CONTACT).clear)
}
/** 7.5: through a village, from one side to the other: both ends touch it. */
function passedThrough(unit: Unit, from: Point, outline: readonly Point[]): boolean {
  const body = footprintIn(unit, unit.pose!, unit.formation)
  const village = { polygon: outline }
  return (
    distance(from, unit.pose!.front) > CONTACT &&
    unit.village === null &&
    apart(body, village) <= CONTACT &&
    apart({ point: from }, village) <= CONTACT
  )
}

/** Who was on which objective in this turn; of two the side that moved last. */
export function passedInTurn(seen: OoSeen): { readonly [ground: string]: Side } {
  const first = seen.first ?? 'a'
  const out: { [ground: string]: Side } = {}
  const able = standing(seen).filter(holdsGround)
  for (const piece of objectivesOf(seen))
    for (const seat of [first, other(first)])
      if (able.some(u => u.seat === seat && wentOver(seen, u, piece))) out[piece.id] = seat
  return out
}
