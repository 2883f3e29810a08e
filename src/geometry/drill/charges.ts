import type { Cm, Deg } from '../../base/units'
import { boxDistance, boxOf } from '../box'
import { corners, toLocal } from '../footprint'
import { gap, gapCm } from '../gap'
import { isFootprint } from '../kind'
import type { Footprint, Point, Step } from '../shapes'
import { applySteps, arcOf, degreesOf, wheel } from '../steps'
import { type Obstacle, obstacleOf } from '../sweep/obstacle'
import { sweepObstacles } from '../sweep/sweep'
import { CONTACT, NOISE } from '../tolerance'
import { atan2, cos, sin } from '../trig'
import { distance } from '../vec'
import { behind } from '../zones'
import { type Field, fieldOf, passage, wayStop } from './field'
import type { Body, Manoeuvres, World } from './manoeuvres'

/** Which side of a target a charge is on. */
export type SideMet = 'front' | 'flank' | 'rear'

/** One target that one wheel and one leg can bring the unit to, by the cheapest such steps. */
export interface Charge {
  readonly target: string
  /** A wheel where one is needed, then a leg where there is a way to go: up to the halt before the target. */
  readonly steps: readonly Step[]
  readonly cost: Cm
  /** What is left of the allowance at the halt. */
  readonly left: Cm
  /** From the halt straight on to the first touch. */
  readonly gap: Cm
  /** The side met: the front, unless half of the unit or more began behind the line through the target's front edge. */
  readonly side: SideMet
  /** The share of the unit that began behind that line. */
  readonly behind: number
  /** What of the unit comes nearest first: one of its front corners, or the whole front edge. */
  readonly first: 'left' | 'right' | 'edge'
  /** Where on the target the nearest point is. */
  readonly point: Point
  /** By how much the touch holds: what is left over, or the sideways shift of the target at which the leg would miss it; the lesser. */
  readonly margin: Cm
}

/** `halt`: the charge stops so far before the target, 0 for touching it. */
export interface ChargeOptions {
  readonly halt?: Cm
}

interface Found {
  degrees: Deg
  oblique: Deg
  leg: Cm
  cost: Cm
}

/**
 * For each target that one wheel and one straight or oblique leg can bring the unit to, the cheapest way there that nothing else
 * blocks; targets out of reach are left out. Bodies of `world` other than the target are in the way with their `keep`. Wheels are
 * tried at every degree and at both extremes and refined; legs straight at the nearest point, or along the limits of the oblique.
 */
export function charges(
  unit: Footprint,
  m: Manoeuvres,
  world: World,
  targets: readonly Body[],
  { halt = 0 }: ChargeOptions = {},
): Charge[] {
  const range = m.allowance + halt + unit.width
  const field = fieldOf(unit, world, range)
  const found: Charge[] = []
  for (const target of targets) {
    if (gapCm(unit, target.shape) > m.allowance + halt + CONTACT) continue
    const charge = chargeOn(unit, m, field, target, halt)
    if (charge) found.push(charge)
  }
  return found
}

/** Every enemy's charges against one unit: `enemies` with their own manoeuvres and worlds; see `charges`. */
export function threats(
  target: Body,
  enemies: readonly { readonly id: string; readonly unit: Footprint; readonly manoeuvres: Manoeuvres; readonly world: World }[],
  options: ChargeOptions = {},
): (Charge & { readonly by: string })[] {
  return enemies.flatMap(e => charges(e.unit, e.manoeuvres, e.world, [target], options).map(c => ({ ...c, by: e.id })))
}

function withoutTarget(field: Field, id: string): Field {
  if (!field.hardIds.includes(id)) return field
  return { ...field, hard: field.hard.filter((_, i) => field.hardIds[i] !== id), hardIds: field.hardIds.filter(h => h !== id) }
}

function chargeOn(unit: Footprint, m: Manoeuvres, all: Field, target: Body, halt: Cm): Charge | null {
  const field = withoutTarget(all, target.id)
  // The ground within the halt of the target, as the sweep sees it.
  const ring = fieldOf(unit, { hard: [{ id: target.id, shape: target.shape, keep: halt }], friends: [] }).hard
  const box = isFootprint(target.shape) ? boxOf(target.shape) : null
  const factor = m.wheel?.factor ?? 1
  const most = m.wheel ? Math.min(degreesOf(unit.width, Math.min(m.wheel.most, m.allowance / Math.max(factor, 1e-9))), 360) : 0
  const after = (turn: Deg) => (turn === 0 ? unit : wheel(unit, turn > 0 ? 'right' : 'left', Math.abs(turn)))
  const legs = (turn: Deg): Found[] => {
    const at = after(turn)
    const spent = arcOf(unit.width, Math.abs(turn)) * factor
    const budget = m.allowance - spent + CONTACT
    const apart = box ? boxDistance(boxOf(at), box) : gapCm(at, target.shape)
    if (apart - halt > budget + CONTACT) return []
    const g = gap(at, target.shape)
    const [ax, ay] = toLocal(at, g.from)
    const [bx, by] = toLocal(at, g.to)
    const straight = g.cm > NOISE ? atan2(bx - ax, by - ay) : 0
    const ways = new Set<Deg>([0])
    if (Math.abs(straight) <= m.oblique) ways.add(straight)
    if (m.oblique > 0) for (const o of [m.oblique, -m.oblique, m.oblique / 2, -m.oblique / 2]) ways.add(o)
    const out: Found[] = []
    for (const oblique of ways) {
      const leg = contact(at, oblique, budget, ring)
      if (leg !== null && leg <= budget) out.push({ degrees: turn, oblique, leg, cost: spent + leg })
    }
    return out
  }
  // A wheel goes no further than to what is in its way, the target's halt included.
  const limit = (side: 'left' | 'right') => {
    if (most <= 0) return 0
    const turn: Step = { wheel: side, degrees: most }
    const hit = sweepObstacles(unit, [turn], ring)
    const stop = wayStop(unit, [turn], field)
    return degreesOf(unit.width, Math.min(arcOf(unit.width, most), hit.clear ? Infinity : hit.at, stop ? stop.at : Infinity))
  }
  const ends = { left: limit('left'), right: limit('right') }
  const turns: Deg[] = [0]
  for (let d = 1; d < ends.right; d++) turns.push(d)
  for (let d = 1; d < ends.left; d++) turns.push(-d)
  if (ends.right > NOISE) turns.push(ends.right)
  if (ends.left > NOISE) turns.push(-ends.left)
  const tries = turns.flatMap(legs).sort((a, b) => a.cost - b.cost)
  const stepsOf = (f: Found): Step[] => [
    ...(f.degrees === 0 ? [] : [{ wheel: f.degrees > 0 ? ('right' as const) : ('left' as const), degrees: Math.abs(f.degrees) }]),
    ...(f.leg <= 0 ? [] : f.oblique === 0 ? [{ advance: f.leg }] : [{ oblique: f.oblique, cm: f.leg }]),
  ]
  const open = (f: Found) => passage(unit, stepsOf(f), field) === null
  let best: Found | null = null
  for (let i = 0; i < tries.length; i += i < 24 ? 1 : 8) {
    if (open(tries[i])) {
      best = tries[i]
      break
    }
  }
  if (!best) return null
  if (best.degrees !== 0) best = refine(best, legs, ends, open)
  return report(unit, m, target, halt, best, stepsOf(best))
}

// How far a leg goes until the halt before the target; null where it never comes to that. Standing within the halt is 0.
function contact(at: Footprint, oblique: Deg, budget: Cm, ring: readonly Obstacle[]): Cm | null {
  const step: Step = oblique === 0 ? { advance: budget } : { oblique, cm: budget }
  const hit = sweepObstacles(at, [step], ring)
  return hit.clear ? null : hit.at
}

// A wheel between two whole degrees may be cheaper: steps of half a degree and less, while the way stays open.
function refine(best: Found, legs: (turn: Deg) => Found[], ends: { left: Deg; right: Deg }, open: (f: Found) => boolean): Found {
  let found = best
  for (let step = 0.5; step >= 0.05; step /= 2) {
    for (const turn of [found.degrees - step, found.degrees + step]) {
      if (turn > ends.right || turn < -ends.left) continue
      const t = legs(turn).sort((a, b) => a.cost - b.cost)[0]
      if (t && t.cost < found.cost - 1e-9 && open(t)) found = t
    }
  }
  return found
}

function report(unit: Footprint, m: Manoeuvres, target: Body, halt: Cm, f: Found, steps: Step[]): Charge {
  const end = applySteps(unit, steps)
  const g = gap(end, target.shape)
  const share = isFootprint(target.shape) ? behind(target.shape, unit) : 0
  const [left, right] = corners(end)
  const dl = gapCm({ point: left }, target.shape)
  const dr = gapCm({ point: right }, target.shape)
  const touch = 'front' in target.shape ? sideAt(target.shape, g.to) : 'front'
  // In the frame of the leg: how much of the target's width lies in the unit's way.
  const bearing = end.facing + f.oblique
  const across = (p: Point) => p[0] * cos(bearing) - p[1] * sin(bearing)
  const own = corners(end).map(across)
  const theirs = verticesAcross(target, across)
  const hold = Math.min(Math.max(...own) - theirs.min, theirs.max - Math.min(...own))
  const over = Math.max(0, m.allowance - f.cost)
  const ahead = sweepObstacles(end, [{ advance: halt + CONTACT + distance(g.from, g.to) }], [obstacleOf(target.shape)])
  return {
    target: target.id,
    steps,
    cost: f.cost,
    left: over,
    gap: ahead.clear ? g.cm : ahead.at,
    side: share >= 0.5 - 1e-9 ? (touch === 'rear' ? 'rear' : 'flank') : 'front',
    behind: share,
    first: Math.abs(dl - dr) <= CONTACT ? 'edge' : dl < dr ? 'left' : 'right',
    point: g.to,
    margin: Math.max(0, Math.min(over, hold)),
  }
}

function verticesAcross(target: Body, across: (p: Point) => number): { min: number; max: number } {
  const s = target.shape
  if ('point' in s) return { min: across(s.point), max: across(s.point) }
  if ('circle' in s) return { min: across(s.circle) - s.radius, max: across(s.circle) + s.radius }
  const all = ('polygon' in s ? s.polygon : corners(s)).map(across)
  return { min: Math.min(...all), max: Math.max(...all) }
}

/** Which side of a footprint a point on its border belongs to; a corner of the front belongs to the front, one of the rear to the rear. */
export function sideAt(f: Footprint, p: Point): SideMet {
  const [, y] = toLocal(f, p)
  if (y >= -CONTACT) return 'front'
  return y <= -f.depth + CONTACT ? 'rear' : 'flank'
}
