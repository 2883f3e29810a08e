import type { Cm, Deg } from '../../base/units'
import { corners } from '../footprint'
import { areaOf, bounds } from '../polygon'
import type { Footprint, Point, Pose, Step } from '../shapes'
import { arcOf, degreesOf, wheel } from '../steps'
import type { Obstacle } from '../sweep/obstacle'
import { standsIn } from '../sweep/sweep'
import { CONTACT, NOISE } from '../tolerance'
import { cos, normalise, sin } from '../trig'
import { difference, intersection } from './booleans'
import { wheelAndLeg } from './direct'
import { type Field, fieldOf, wayStop } from './field'
import { hull } from './hull'
import { judgeSteps } from './judge'
import { Legs } from './legs'
import type { Manoeuvres, World } from './manoeuvres'
import { outlineOf, thinned } from './outline'

/** Where the centre of the front edge may stand with one facing: rings; one point or a line of two where there is no more room. */
export interface ReachRegion {
  readonly facing: Deg
  readonly polygons: readonly (readonly Point[])[]
}

/** What one wheel and one straight or oblique leg can bring about. Regions and outline are good to the eye; `reachesPose` is exact. */
export interface UnitReach {
  /** By facing: every whole degree that the wheel can bring about, the present facing, and the two extremes; from left to right. */
  readonly regions: readonly ReachRegion[]
  /** All ground that the unit could cover where it ends: anticlockwise rings, holes clockwise. */
  readonly outline: readonly (readonly Point[])[]
  /** The steps to a pose, where it can be reached; null where it can't. */
  reachesPose(pose: Pose): readonly Step[] | null
}

// The outline's grid.
const GRID: Cm = 0.4

interface Turn {
  readonly degrees: Deg
  readonly facing: Deg
}

/** How far a unit may wheel to that side: by its arc, by what is left to pay with, and by what stands in the way. In degrees. */
export function wheelLimit(unit: Footprint, side: 'left' | 'right', m: Manoeuvres, field: Field): Deg {
  if (!m.wheel) return 0
  const arc = Math.min(m.wheel.most, m.wheel.factor > 0 ? m.allowance / m.wheel.factor : Infinity, arcOf(unit.width, 360))
  if (arc <= 0) return 0
  const stop = wayStop(unit, [{ wheel: side, degrees: degreesOf(unit.width, arc) }], field)
  return degreesOf(unit.width, stop ? Math.min(arc, stop.at) : arc)
}

// Whole degrees between the extremes, the present facing and the extremes themselves; right positive.
function turnsOf(unit: Footprint, left: Deg, right: Deg): Turn[] {
  const facing = normalise(unit.facing)
  if (left + right >= 360) {
    // It may face anywhere: the shorter way round each time.
    left = Math.min(left, 180)
    right = Math.min(right, 360 - left)
  }
  const all: Deg[] = [-left, 0, right]
  for (let f = Math.ceil(facing - left); f <= facing + right && all.length < 723; f++) all.push(f - facing)
  all.sort((a, b) => a - b)
  const turns: Turn[] = []
  for (const degrees of all) {
    const last = turns[turns.length - 1]
    if (!last || degrees - last.degrees > 1e-7) turns.push({ degrees, facing: normalise(facing + degrees) })
  }
  return turns
}

// Where the front edge's centre may not be, at that facing, lest the unit stand in the obstacle: convex pieces that cover it.
function forbidden(unit: Footprint, o: Obstacle, slack: Cm): Point[][] {
  const s = sin(unit.facing)
  const c = cos(unit.facing)
  const h = unit.width / 2 - slack
  const back = [-slack, -unit.depth + slack]
  const own: Point[] = []
  for (const y of back) for (const x of [-h, h]) own.push([x * c + y * s, -x * s + y * c])
  if (o.radius > 0) {
    const disc: Point[] = []
    for (let a = 0; a < 360; a += 15)
      for (const v of own) disc.push([o.x + sin(a) * o.radius - v[0], o.y + cos(a) * o.radius - v[1]])
    return [hull(disc)]
  }
  const n = o.xs.length
  const points = o.xs.map((x, i): Point => [x, o.ys[i]])
  const summed = (some: readonly Point[]) => hull(some.flatMap(p => own.map((v): Point => [p[0] - v[0], p[1] - v[1]])))
  if (n < 3 || hull(points).length === n) return [summed(points)]
  const y = -unit.depth / 2
  return [...points.map((p, i) => summed([p, points[(i + 1) % n]])), points.map((p): Point => [p[0] - y * s, p[1] - y * c])]
}

// Whether all of a ring lies beyond one side of an anticlockwise piece: then they have nothing in common.
function partedBySide(piece: readonly Point[], ring: readonly Point[]): boolean {
  for (let i = 0, j = piece.length - 1; i < piece.length; j = i++) {
    const [ax, ay] = piece[j]
    const dx = piece[i][0] - ax
    const dy = piece[i][1] - ay
    if (ring.every(p => dx * (p[1] - ay) - dy * (p[0] - ax) <= 0)) return true
  }
  return false
}

// A region without the places where the unit may not end.
function endable(ring: Point[], at: Footprint, start: Footprint, field: Field): Point[][] {
  if (ring.length < 3) return [ring]
  let rings: Point[][] = [ring]
  const box = bounds(ring)
  const reach = at.width / 2 + at.depth
  const cuts: Point[][] = []
  for (const o of field.places) {
    const k = o.reach + reach
    if (o.x + k < box.minX || o.x - k > box.maxX || o.y + k < box.minY || o.y - k > box.maxY) continue
    for (const piece of forbidden(at, o, standsIn(start, o, NOISE) ? field.slack : 1e-3)) {
      const b = bounds(piece)
      const apart = b.maxX <= box.minX || b.minX >= box.maxX || b.maxY <= box.minY || b.minY >= box.maxY
      if (!apart && !partedBySide(piece, ring)) cuts.push(piece)
    }
  }
  if (cuts.length > 0) rings = difference(rings, cuts)
  if (field.table) {
    const own = bounds(corners(at))
    const [fx, fy] = at.front
    const x0 = fx - own.minX - field.slack
    const y0 = fy - own.minY - field.slack
    const x1 = field.table.width - (own.maxX - fx) + field.slack
    const y1 = field.table.depth - (own.maxY - fy) + field.slack
    if (box.minX < x0 || box.minY < y0 || box.maxX > x1 || box.maxY > y1) {
      if (x0 >= x1 || y0 >= y1) return []
      const room: Point[] = [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ]
      rings = intersection(rings, [room])
    }
  }
  return rings
}

// The ground that a unit facing one way covers when its front edge's centre goes all over a region.
function covered(rings: readonly (readonly Point[])[], at: Footprint): Point[][] {
  const [fx, fy] = at.front
  const own = corners(at).map((p): Point => [p[0] - fx, p[1] - fy])
  const add = (points: readonly Point[]) => hull(points.flatMap(p => own.map((v): Point => [p[0] + v[0], p[1] + v[1]])))
  const mx = (own[0][0] + own[2][0]) / 2
  const my = (own[0][1] + own[2][1]) / 2
  return rings.flatMap(full => {
    const ring = thinned(full, 0.02)
    if (ring.length < 3) return [add(full)]
    const round = hull(ring)
    if (areaOf(round) <= areaOf(ring) * 1.002) return [add(round)]
    const pieces = ring.map((p, i) => add([p, ring[(i + 1) % ring.length]]))
    pieces.push(ring.map((p): Point => [p[0] + mx, p[1] + my]))
    return pieces
  })
}
/** Which friends the unit stands among as it begins: it leaves them, it doesn't run into them. */
export const standsAmong = (unit: Footprint, field: Field): boolean[] => field.friends.map(o => standsIn(unit, o, field.slack))

/**
 * The reach of a unit by one wheel and one straight or oblique leg, among what is in its way. The work grows with the facings that
 * its wheel allows and with the bodies near it, not with those on the whole table.
 */
export function reach(unit: Footprint, m: Manoeuvres, world: World): UnitReach {
  const field = fieldOf(unit, world, m.allowance + unit.width + unit.depth)
  const among = standsAmong(unit, field)
  const left = wheelLimit(unit, 'left', m, field)
  const right = wheelLimit(unit, 'right', m, field)
  const regions: ReachRegion[] = []
  const ground: Point[][] = []
  const turns = turnsOf(unit, left, right)
  let shown = -Infinity
  for (const [k, turn] of turns.entries()) {
    const at = turn.degrees === 0 ? unit : wheel(unit, turn.degrees > 0 ? 'right' : 'left', Math.abs(turn.degrees))
    const budget = Math.max(0, m.allowance - arcOf(unit.width, Math.abs(turn.degrees)) * (m.wheel?.factor ?? 0))
    const legs = new Legs(at, budget, m.oblique, field, among)
    const polygons = endable(legs.ring(3), at, unit, field)
    if (polygons.length > 0) regions.push({ facing: turn.facing, polygons })
    if (turn.degrees - shown >= 5 || turn.degrees === 0 || k === turns.length - 1) {
      shown = turn.degrees
      ground.push(...covered(polygons, at))
    }
  }
  return {
    regions,
    outline: outlineOf(ground, GRID),
    reachesPose: pose => reachesPose(unit, m, field, pose),
  }
}

/** The cheapest wheel and leg to a pose, exact; null where it can't be reached so. */
export function reachesPose(unit: Footprint, m: Manoeuvres, field: Field, pose: Pose): readonly Step[] | null {
  let best: readonly Step[] | null = null
  let least = Infinity
  for (const steps of wheelAndLeg(unit, pose, m)) {
    const judged = judgeSteps(unit, steps, m, field)
    if (judged.faults.length === 0 && judged.cost < least - CONTACT / 100) {
      best = steps
      least = judged.cost
    }
  }
  return best
}
