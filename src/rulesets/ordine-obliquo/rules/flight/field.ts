/**
 * 13, 3.9.7, 3.9.8: what a unit in flight meets. Ground that is closed to it in every formation, the edges of the table but its own
 * long one, and enemies at 1 cm (who begins nearer comes no nearer) are in its way; friends are passed; its own edge leads off.
 */
import { footprintDistance } from '../../../../geometry/box'
import { centreOf, corners } from '../../../../geometry/footprint'
import { gapCm } from '../../../../geometry/gap'
import type { Obstacle } from '../../../../geometry/sweep/obstacle'
import { standsIn, sweepObstacles } from '../../../../geometry/sweep/sweep'
import { CONTACT, NOISE } from '../../../../geometry/tolerance'
import { direction } from '../../../../geometry/trig'
import type { Cm, Footprint } from '../../../contract'
import type { OoSeen, Piece, Unit } from '../../state'
import { MAY_FORM, NEARNESS } from '../../tables'
import { closedTo, effectOf, groundMap, type Prepared, troopNow } from '../ground'
import { keptFrom, tooNear } from '../nearness'
import { type Other, othersOf } from '../others'

/** An enemy, and how near to him it may stand: 1 cm, or as near as it began. */
interface Foe {
  readonly other: Other
  readonly keep: Cm
}
export interface Field {
  readonly own: 0 | 1
  readonly width: Cm
  readonly depth: Cm
  /** How far it hung over an edge of the table when it began (a charge may end so). */
  readonly over: Cm
  readonly closed: readonly Obstacle[]
  readonly foes: readonly Foe[]
  readonly friends: readonly Other[]
  /** Ground that halves its speed, and water that it may wade through at a price. */
  readonly slow: readonly Obstacle[]
  readonly fords: readonly { readonly obstacle: Obstacle; readonly cm: Cm }[]
}

/** Who runs keeps no formation: what is open to it in any of those that it may take is open. */
function closedInFlight(piece: Piece, unit: Unit): boolean {
  const troop = troopNow(unit)
  const forms = new Set([unit.formation, ...MAY_FORM[troop]])
  return [...forms].every(f => closedTo(piece, troop, f, false) !== null)
}

/** What the unit meets that begins its flight as `start`. What it stands in already bars nothing, nor does the village it leaves. */
export function fieldOf(seen: OoSeen, unit: Unit, start: Footprint): Field {
  const map = groundMap(seen.ground)
  const others = othersOf(seen, unit)
  // Whom it stands among already (after a ruling) it leaves as it passes friends.
  const among = others.enemies.filter(e => standsIn(start, e.obstacle, 2 * CONTACT))
  const enemies = others.enemies.filter(e => !among.includes(e))
  const closed: Obstacle[] = []
  const bars = (o: Obstacle) => !standsIn(start, o, CONTACT)
  for (const b of map.barriers) if (b.piece.id !== unit.village) for (const part of b.parts) if (bars(part)) closed.push(part)
  for (const c of map.conditional) if (closedInFlight(c.piece, unit) && bars(c.obstacle)) closed.push(c.obstacle)
  const effect = (p: Prepared) => effectOf(p.piece, troopNow(unit))
  return {
    own: unit.seat === 'a' ? 0 : 1,
    width: seen.table.width,
    depth: seen.table.depth,
    over: overhang(seen, start),
    closed,
    foes: enemies.map(other => ({ other, keep: keepOf(start, other) })),
    friends: [...others.friends, ...among],
    slow: map.telling.filter(p => effect(p).half).map(p => p.obstacle),
    fords: map.telling
      .filter(p => effect(p).cm > 0 && !standsIn(start, p.obstacle, CONTACT))
      .map(p => ({ obstacle: p.obstacle, cm: effect(p).cm })),
  }
}
const overhang = ({ table }: OoSeen, start: Footprint): Cm => {
  const [x, y] = start.front
  // A body that begins nowhere hangs over nothing.
  if (x < 0 || y < 0) return 0
  return Math.max(0, ...corners(start).flatMap(c => [-c[0], -c[1], c[0] - table.width, c[1] - table.depth]))
}
const gapTo = (body: Footprint, o: Other): Cm => ('front' in o.shape ? footprintDistance(body, o.shape) : gapCm(body, o.shape))
const keepOf = (start: Footprint, o: Other): Cm => {
  const keep = keptFrom(o, undefined) - 10 * NOISE
  return far(start, o.obstacle, keep) ? keep : Math.min(keep, gapTo(start, o) - CONTACT)
}

/** Whether an obstacle lies wholly outside the circle of `cm` round all of a body. */
function far(body: Footprint, o: Obstacle, cm: Cm): boolean {
  const [x, y] = centreOf(body)
  const dx = o.x - x
  const dy = o.y - y
  const r = o.reach + cm + Math.sqrt(body.width * body.width + body.depth * body.depth) / 2
  return dx * dx + dy * dy > r * r
}

/** The part of a field that a body can meet which turns about its middle and goes `cm` from there. */
export function within(field: Field, body: Footprint, cm: Cm): Field {
  // Turned, it may stand forward by as much as half its own length.
  const r = cm + body.width + body.depth + 2 * NEARNESS
  return {
    ...field,
    closed: field.closed.filter(o => !far(body, o, r)),
    foes: field.foes.filter(f => !far(body, f.other.obstacle, r)),
  }
}

/** How far a body gets straight ahead: to what stops it (`cm` at the most), and where it would touch its own edge of the table. */
export interface Run {
  readonly clear: Cm
  /** Null: not within that way. */
  readonly exit: Cm | null
}

/** The way straight on until a corner would pass an edge: the own one, and the nearest of the others. */
function edges(field: Field, body: Footprint): { readonly own: Cm; readonly others: Cm } {
  const [dx, dy] = direction(body.facing)
  let own = Number.POSITIVE_INFINITY
  let others = Number.POSITIVE_INFINITY
  for (const [x, y] of corners(body)) {
    const low = dy < -NOISE ? y / -dy : y < -CONTACT ? 0 : Number.POSITIVE_INFINITY
    const high = dy > NOISE ? (field.depth - y) / dy : y > field.depth + CONTACT ? 0 : Number.POSITIVE_INFINITY
    const left = dx < -NOISE ? (x + field.over) / -dx : x < -CONTACT ? 0 : Number.POSITIVE_INFINITY
    const right = dx > NOISE ? (field.width + field.over - x) / dx : x > field.width + CONTACT ? 0 : Number.POSITIVE_INFINITY
    own = Math.min(own, Math.max(0, field.own === 0 ? low : high))
    others = Math.min(others, Math.max(0, field.own === 0 ? high : low), Math.max(0, left), Math.max(0, right))
  }
  return { own, others }
}
/** Whether some corner lies farther beyond an edge that leads nowhere than the unit hung over it already. */
export function beyond(field: Field, body: Footprint): boolean {
  const over = field.over + CONTACT
  return corners(body).some(
    ([x, y]) => x < -over || x > field.width + over || (field.own === 0 ? y > field.depth + over : y < -over),
  )
}
/** Whether the whole body stands on the table. */
export const onTable = (field: Pick<Field, 'width' | 'depth'>, body: Footprint): boolean =>
  corners(body).every(([x, y]) => x >= -CONTACT && y >= -CONTACT && x <= field.width + CONTACT && y <= field.depth + CONTACT)

/** Whether a body may stand so at all: in nothing closed, on no enemy, and no nearer to one than 1 cm or than it began. */
export function mayStand(field: Field, body: Footprint): boolean {
  if (beyond(field, body)) return false
  if (field.closed.some(o => standsIn(body, o, CONTACT))) return false
  return field.foes.every(({ other, keep }) => {
    if (far(body, other.obstacle, NEARNESS + 2 * CONTACT)) return true
    return !standsIn(body, other.obstacle, CONTACT) && gapTo(body, other) >= keep
  })
}

/**
 * How far the body gets straight ahead within `cm`; −1 where it may not even stand as it does. `beat`: a way no longer than that is
 * not looked at closely.
 */
export function runOf(field: Field, body: Footprint, cm: Cm, beat: Cm = -1): Run {
  if (!mayStand(field, body)) return { clear: -1, exit: null }
  const { own, others } = edges(field, body)
  let clear = Math.min(cm, others)
  const step = { advance: cm }
  const ground = sweepObstacles(body, [step], field.closed, CONTACT)
  if (!ground.clear) clear = Math.min(clear, ground.at)
  if (clear <= beat && own > clear) return { clear: Math.max(0, clear), exit: null }
  const near = tooNear(
    body,
    { advance: Math.max(clear, NOISE) },
    field.foes.map(f => f.other),
    undefined,
  )
  if (near) clear = Math.min(clear, near.at)
  return { clear: Math.max(0, clear), exit: own <= Math.min(clear, cm) ? own : null }
}
