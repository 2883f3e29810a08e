/**
 * 3.2: what orders force. A cautious advance of 2 cm at least, half a move towards the place or the enemy named; the lengths of
 * its advance and oblique steps count, and it ends nearer than it began to what the order names. A gap of 9 cm or less to an enemy
 * frees those who attack. Who changes front or formation, which needs no order, is free of it for the turn.
 */
import { gapCm } from '../../../geometry/gap'
import type { Point, Pose, Shape } from '../../../geometry/shapes'
import { atLeast, atMost, NOISE } from '../../../geometry/tolerance'
import { cos, sin } from '../../../geometry/trig'
import { bearing } from '../../../geometry/vec'
import type { Clause, Cm, Deg, Phrase, Seat, UnitId } from '../../contract'
import type { OoSeen, Side, Unit } from '../state'
import { SPEED } from '../tables'
import { charges } from '../units'
import { bodyOf, enemiesOf, footprintIn, footprintOf, ofSeat } from './bodies'
import { nearest } from './near'
import { orderOf } from './orders'

export const CAUTIOUS_LEAST = 2
export const ATTACK_FREE = 9
/** How near the middle of a place without an outline counts as reached. */
const REACHED = 2

/** What is to be neared: shapes, or (nobody in sight) a bearing. */
export type Goal = { readonly shapes: readonly Shape[] } | { readonly bearing: Deg }
export interface Owed {
  readonly unit: UnitId
  readonly least: Cm
  readonly goal: Goal
  readonly clause: Clause
  readonly why: Phrase
}

/** The side that moves in this phase; null: nobody does. */
export const mover = (seen: Pick<OoSeen, 'phase' | 'first'>): Side | null =>
  !seen.first
    ? null
    : seen.phase === 'move1' || seen.phase === 'finish1'
      ? seen.first
      : seen.phase === 'move2' || seen.phase === 'finish2'
        ? seen.first === 'a'
          ? 'b'
          : 'a'
        : null

/** The speed that half a move is taken of: the one in force for its move, or its formation's. */
export const speedOf = (unit: Unit): Cm => {
  if (unit.use.speed > 0) return unit.use.speed
  const row = SPEED[unit.troop]
  return unit.formation === 'column' || unit.formation === 'limbered'
    ? row.march
    : unit.formation === 'line'
      ? row.line
      : unit.formation === 'crew'
        ? SPEED.openOrder.line
        : 0
}

export const placeShape = (seen: OoSeen, place: Point, ground?: string): Shape => {
  const piece = ground === undefined ? undefined : seen.ground.find(g => g.id === ground)
  if (!piece || piece.outline.length <= 2) return { circle: place, radius: REACHED }
  let shape = outlines.get(piece.outline)
  if (!shape) {
    shape = { polygon: piece.outline }
    outlines.set(piece.outline, shape)
  }
  return shape
}
/** One shape for each outline: what is worked out of it is kept with it. */
const outlines = new WeakMap<readonly Point[], Shape>()
const bodies = (seen: OoSeen, units: readonly Unit[]): Shape[] =>
  units.map(u => bodyOf(seen, u)).filter((b): b is Shape => b !== null)

/** The units that an attack names. */
export const targetsOf = (seen: OoSeen, target: string): Unit[] => {
  const named = seen.brigades[target] ? seen.brigades[target]!.units : [target]
  return named.map(id => seen.units[id]).filter((u): u is Unit => u !== undefined && bodyOf(seen, u) !== null)
}

/** How far a unit in that pose is from its goal; smaller is nearer. */
export function distanceTo(unit: Unit, pose: Pose, goal: Goal): Cm {
  const f = footprintIn(unit, pose, unit.formation)
  if ('bearing' in goal) return -(f.front[0] * sin(goal.bearing) + f.front[1] * cos(goal.bearing))
  return nearest(f, goal.shapes)
}
/** The bearing from a pose to its goal. */
export function bearingTo(pose: Pose, goal: Goal): Deg {
  if ('bearing' in goal) return goal.bearing
  const near = goal.shapes
    .map(s => middle(s))
    .reduce((best, p) => (gapCm({ point: pose.front }, { point: p }) < gapCm({ point: pose.front }, { point: best }) ? p : best))
  return bearing(pose.front, near)
}
const middle = (s: Shape): Point => {
  if ('circle' in s) return s.circle
  if ('point' in s) return s.point
  if ('front' in s) return s.front
  const n = s.polygon.length
  return [s.polygon.reduce((t, p) => t + p[0], 0) / n, s.polygon.reduce((t, p) => t + p[1], 0) / n]
}

/** What the unit's order asks of its move in this turn; null: nothing. It does not look at what the unit has done. */
export function owedBy(seen: OoSeen, unit: Unit): Owed | null {
  const body = footprintOf(unit)
  // Gunners away from their guns have nothing to advance with.
  if (!body || unit.rout !== null || unit.village !== null || unit.formation === 'crew') return null
  const order = orderOf(seen, unit)
  const speed = speedOf(unit)
  if (!order || speed === 0) return null
  const enemies = enemiesOf(seen, unit.seat)
  const make = (least: Cm, goal: Goal): Owed => ({
    unit: unit.id,
    least: Math.min(least, speed),
    goal,
    clause: '3.2',
    why: { code: `order.${order.kind}` },
  })
  switch (order.kind) {
    case 'cautious':
      return make(
        CAUTIOUS_LEAST,
        enemies.length > 0
          ? { shapes: bodies(seen, enemies) }
          : { bearing: seen.brigades[unit.brigade]?.front ?? unit.pose!.facing },
      )
    case 'objective': {
      const place = placeShape(seen, order.place, order.ground)
      return nearest(body, [place], 1) <= NOISE ? null : make(speed / 2, { shapes: [place] })
    }
    case 'attack': {
      const targets = targetsOf(seen, order.target)
      if (targets.length === 0) return null
      return atMost(nearest(body, bodies(seen, enemies), ATTACK_FREE + 1), ATTACK_FREE)
        ? null
        : make(speed / 2, { shapes: bodies(seen, targets) })
    }
    default:
      return null
  }
}

/** The unit as it stood when this phase began. */
export function atPhaseStart(unit: Unit): Unit {
  if (!unit.use.before) return unit
  let then = starts.get(unit)
  if (!then) {
    then = { ...unit, ...unit.use.before.parts, use: { ...unit.use.before.use, before: null } }
    starts.set(unit, then)
  }
  return then
}
const starts = new WeakMap<Unit, Unit>()

/** Whether what the unit has done satisfies what it owed at the phase's start. */
export function satisfied(unit: Unit, owed: Owed, started: Unit): boolean {
  const { use } = unit
  if (use.form || use.front || use.charge !== null || !unit.pose || !started.pose) return true
  // Half a move is half of the speed in force for the move that was made: on a steep hill half of the half.
  const least = use.speed > 0 ? Math.min(owed.least, use.speed / 2) : owed.least
  return (
    atLeast(use.advanced, least) && distanceTo(unit, unit.pose, owed.goal) < distanceTo(started, started.pose, owed.goal) - NOISE
  )
}

/** A charger halted before it: pinned, it owes nothing (reading 3). */
export const pinnedBy = (seen: Pick<OoSeen, 'units'>, unit: UnitId): UnitId[] =>
  Object.values(seen.units)
    .filter(u => charges(u, unit))
    .map(u => u.id)

const owingKnown = new WeakMap<object, readonly Owed[]>()
/** The units of the moving side that must still move, each with what it owes. */
export function owing(seen: OoSeen, seat: Seat): readonly Owed[] {
  if (mover(seen) !== seat || (seen.phase !== 'move1' && seen.phase !== 'move2')) return []
  let known = owingKnown.get(seen)
  if (!known) {
    known = ofSeat(seen, seat).flatMap(unit => owedStill(seen, unit) ?? [])
    owingKnown.set(seen, known)
  }
  return known
}
function owedStill(seen: OoSeen, unit: Unit): Owed | null {
  // 8.9: who has fired at a move that came by owes none itself.
  if (unit.use.fired !== null) return null
  // 13: a compulsory move was its move; who rallies stands still.
  if (unit.use.fled !== null || unit.use.rally === 'made') return null
  if (unit.use.evaded !== null || pinnedBy(seen, unit.id).length > 0) return null
  const started = atPhaseStart(unit)
  const owed = owedBy(seen, started)
  if (!owed || satisfied(unit, owed, started)) return null
  // An attack that has come within 9 cm, a place that is reached: its aim is met on the way.
  return owedBy(seen, unit) === null && unit.use.advanced > 0 ? null : owed
}
