/**
 * 13, 3.9.8: the course of a flight, leg by leg. Each leg goes straight on; where its way is barred it turns aside by the least angle
 * up to 90°, in whole degrees, that lets it go its length; where none does, the way that leads farthest is taken. At its end it
 * stands clear of friends: beyond them, or, where that is barred, before them.
 */
import { centreOf, fromLocal, poseFromCentre, toLocal } from '../../../../geometry/footprint'
import { type Gap, gap } from '../../../../geometry/gap'
import { applyStep } from '../../../../geometry/steps'
import { standsIn, sweepObstacles } from '../../../../geometry/sweep/sweep'
import { NOISE } from '../../../../geometry/tolerance'
import { cos, normalise, sin, turnBetween } from '../../../../geometry/trig'
import { along, bearing } from '../../../../geometry/vec'
import type { Cm, Deg, Footprint } from '../../../contract'
import { type Field, mayStand, onTable, runOf, within } from './field'
import type { Heading } from './rivers'

export interface CourseLeg {
  /** The body turned into the way it goes, at the leg's start. */
  readonly from: Footprint
  readonly cm: Cm
}
export interface Course {
  readonly legs: readonly CourseLeg[]
  readonly end: Footprint
  /** It leaves over its own edge at the end of the last leg. */
  readonly off: boolean
  /** It has formed column to cross a bridge (3.9.9). */
  readonly column: boolean
}

/** Ways shorter than this lead nowhere. */
const LEAST: Cm = 0.1
/** How far beyond a row of friends a flight may be carried. */
const CARRIED: Cm = 60
const CLEARANCE: Cm = 0.001
/** In what steps it looks for room to turn, straight back from an enemy. */
const BACK: Cm = 0.5

export const goOn = (body: Footprint, cm: Cm): Footprint => (cm === 0 ? body : applyStep(body, { advance: cm }))

/** The body turned about its middle into a bearing, its rear no nearer to what lies behind it than it was (the turn is free). */
export function turnTo(body: Footprint, facing: Deg): Footprint {
  const centre = centreOf(body)
  const turn = turnBetween(body.facing, facing)
  const reach = (body.width / 2) * Math.abs(sin(turn)) + (body.depth / 2) * Math.abs(cos(turn))
  const pose = poseFromCentre(centre, facing, body.depth)
  const turned = { ...pose, width: body.width, depth: body.depth }
  const shift = Math.max(0, body.depth / 2 - reach)
  return shift > NOISE ? { ...turned, front: fromLocal(turned, [0, shift]) } : turned
}

/** The body in column along a bearing, its rear no nearer to what lies behind it than the body's was. */
export function narrowed(body: Footprint, facing: Deg, size: { readonly width: Cm; readonly depth: Cm }): Footprint {
  const turned = turnTo(body, facing)
  const column = resized(turned, facing, size)
  const behind = toLocal(turned, fromLocal(column, [0, -size.depth]))[1]
  const shift = Math.max(0, -body.depth - behind)
  return shift > NOISE ? { ...column, front: fromLocal(column, [0, shift]) } : column
}

/** Turns off a bearing, the least first, right before left. */
const TURNS: readonly Deg[] = [0, ...Array.from({ length: 180 }, (_, i) => (i % 2 === 0 ? i / 2 + 1 : -(i + 1) / 2))]

/** Those turns, and among them the ones by which the body stays on its own ground, as it fronts or faced about. */
function turnsOf(body: Footprint, bearing: Deg): readonly Deg[] {
  const own = [body.facing, body.facing + 180].map(f => turnBetween(bearing, f)).filter(t => Math.abs(t) <= 90)
  const more = own.filter(t => !Number.isInteger(t))
  return more.length === 0 ? TURNS : [...TURNS, ...more].sort((p, q) => Math.abs(p) - Math.abs(q))
}

interface Way {
  readonly leg: CourseLeg
  readonly off: boolean
}

/**
 * The leg of `cm` along a bearing, or as near to it as it may go; null: there is no way at all. `most`: how far it turns aside at
 * the most.
 */
export function legAlong(whole: Field, body: Footprint, bearing: Deg, cm: Cm): Way | null {
  const field = within(whole, body, cm)
  return (
    seek(field, body, bearing, cm, turned => turned) ?? seek(field, body, bearing, cm, turned => stepBack(field, body, turned))
  )
}

/** With no room to turn where it stands, so near to an enemy: the least way straight back from him that gives it room; null: none. */
function stepBack(field: Field, body: Footprint, turned: Footprint): Footprint | null {
  const centre = { point: centreOf(body) }
  let near: Gap | null = null
  for (const { other } of field.foes) {
    const g = gap(other.shape, centre)
    if (near === null || g.cm < near.cm) near = g
  }
  if (near === null || near.cm <= NOISE || near.cm > body.width) return null
  const away = bearing(near.from, near.to)
  const most = (body.width + body.depth) / 2
  for (let s = BACK; s <= most; s += BACK) {
    const there = { ...turned, front: along(turned.front, away, s) }
    // Not through anybody: the middle goes there straight.
    const middle = { front: centre.point, facing: away, width: 0.2, depth: 0.2 }
    if (!sweepObstacles(middle, [{ advance: s }], barsOf(field)).clear) return null
    if (mayStand(field, there) && onTable(field, there)) return there
  }
  return null
}
const barsOf = (field: Field) => [...field.closed, ...field.foes.map(f => f.other.obstacle)]

function seek(field: Field, body: Footprint, way: Deg, cm: Cm, place: (turned: Footprint) => Footprint | null): Way | null {
  let best: CourseLeg | null = null
  for (const turn of turnsOf(body, way)) {
    const from = place(turnTo(body, normalise(way + turn)))
    if (!from) continue
    const run = runOf(field, from, cm, best?.cm)
    if (run.exit !== null && run.exit < cm - NOISE) return { leg: { from, cm: run.exit }, off: true }
    if (run.clear >= cm - NOISE) return { leg: { from, cm }, off: false }
    if (run.clear >= LEAST && run.clear > (best?.cm ?? 0) + NOISE) best = { from, cm: run.clear }
  }
  return best ? { leg: best, off: false } : null
}

const free = (field: Field, body: Footprint): boolean => !field.friends.some(f => standsIn(body, f.obstacle, NOISE))

/** The least length from `lo` (not clear of friends) towards `hi` from which the body stands clear of all of them; null: none. */
function clearFrom(field: Field, leg: CourseLeg, from: Cm, to: Cm): Cm | null {
  const back = to < from
  let at = from
  for (let guard = 0; guard < 40; guard++) {
    const body = goOn(leg.from, at)
    const met = field.friends.filter(f => standsIn(body, f.obstacle, NOISE))
    if (met.length === 0) return at
    // Out of those it stands among, one after another: once out of a convex body, a straight way stays out.
    let out = at
    for (const f of met) {
      let inside = at
      let outside = back ? at - f.obstacle.reach * 2 - 40 : at + f.obstacle.reach * 2 + 40
      while (Math.abs(outside - inside) > 1e-5) {
        const mid = (inside + outside) / 2
        if (standsIn(goOn(leg.from, mid), f.obstacle, NOISE)) inside = mid
        else outside = mid
      }
      out = back ? Math.min(out, outside - CLEARANCE) : Math.max(out, outside + CLEARANCE)
    }
    at = out
    if (back ? at < to : at > to) return null
  }
  return null
}

/** The leg drawn out or cut short so that it ends clear of friends; null: neither can be. */
function settled(field: Field, leg: CourseLeg): CourseLeg | null {
  if (free(field, goOn(leg.from, leg.cm))) return leg
  const on = clearFrom(field, leg, leg.cm, leg.cm + CARRIED)
  if (on !== null) {
    const run = runOf(field, leg.from, on)
    if (run.clear >= on - NOISE && run.exit === null) return { ...leg, cm: on }
  }
  const short = clearFrom(field, leg, leg.cm, LEAST)
  return short === null ? null : { ...leg, cm: short }
}

/** The last leg settled; where it can't be, the one before it. */
function settleLast(field: Field, legs: readonly CourseLeg[]): readonly CourseLeg[] | null {
  for (let n = legs.length; n > 0; n--) {
    const last = settled(field, legs[n - 1]!)
    if (last) return [...legs.slice(0, n - 1), last]
  }
  return null
}

export interface Plan {
  readonly length: Cm
  /** The first way, and how much of it; null: the flight goes towards its goal at once. */
  readonly away: { readonly bearing: Deg; readonly cm: Cm } | null
  /** Where it goes from a body. */
  readonly goal: (body: Footprint) => Heading
  /** The size of its column, to cross bridges; null: it forms none. */
  readonly column: { readonly width: Cm; readonly depth: Cm } | null
}

/** Legs of a way that leads over bridges. */
const LEGS = 6

/** The body in another size about the same middle. */
export const resized = (body: Footprint, facing: Deg, size: { readonly width: Cm; readonly depth: Cm }): Footprint => ({
  ...poseFromCentre(centreOf(body), facing, size.depth),
  ...size,
})

/** The course of a flight of that length from a body; null: there is no way at all (3.9.8). */
export function courseOf(field: Field, body: Footprint, plan: Plan): Course | null {
  const legs: CourseLeg[] = []
  let at = body
  let left = plan.length
  let column = false
  const go = (bearing: Deg, cm: Cm): Course | 'on' | 'barred' => {
    const way = legAlong(field, at, bearing, cm)
    if (!way) return 'barred'
    legs.push(way.leg)
    at = goOn(way.leg.from, way.leg.cm)
    left -= way.leg.cm
    return way.off ? { legs, end: at, off: true, column } : 'on'
  }
  if (plan.away) {
    const first = go(plan.away.bearing, Math.min(plan.away.cm, left))
    if (first === 'barred') return null
    if (first !== 'on') return first
  }
  for (let n = 0; n < LEGS && left > LEAST; n++) {
    const heading = plan.goal(at)
    const before = at
    if (heading.column && plan.column && !column) {
      at = resized(at, heading.bearing, plan.column)
      column = true
    }
    const cm = Math.min(left, heading.cm ?? left)
    const next = go(heading.bearing, cm)
    if (next !== 'on' && next !== 'barred') return next
    if (next === 'barred') at = before
    // Where it had to turn aside or was stopped it has gone round what was there for this turn.
    const last = legs[legs.length - 1]
    if (next === 'barred' || !last || last.cm < cm - NOISE) break
  }
  const all = settleLast(field, legs)
  if (!all || all.length === 0) return null
  const last = all[all.length - 1]!
  const end = goOn(last.from, last.cm)
  const formed = column && end.width === plan.column?.width && end.depth === plan.column.depth
  return mayStand(field, end) ? { legs: all, end, off: false, column: formed } : null
}
