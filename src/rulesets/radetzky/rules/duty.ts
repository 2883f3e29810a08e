/** Attacco, Ritirata: who must move at least half, whether he has, and a move by which he does. */

import { centreOf } from '../../../geometry/footprint'
import { applySteps } from '../../../geometry/steps'
import { standsIn, sweepObstacles } from '../../../geometry/sweep/sweep'
import { CONTACT } from '../../../geometry/tolerance'
import { turnBetween } from '../../../geometry/trig'
import { bearing, distance } from '../../../geometry/vec'
import type { Cm, MoveCommand, Seat, Step, UnitId } from '../../contract'
import type { RadSeen, Side, Unit } from '../state'
import { ORDER_SHARE } from '../tables'
import {
  bodyOf,
  enemiesOf,
  footprintIn,
  gapOf,
  homeward,
  mayBeNear,
  middleOf,
  obstacleFor,
  ofSide,
  reachOf,
  standing,
} from './bodies'
import { contactsOf } from './contact'
import { mayMove } from './mayMove'
import { effectIfLegal } from './move'
import { asTurned } from './turning'
import { leftFor } from './way'

/** The nearest enemy and how far off he is. */
export function nearestEnemy(seen: RadSeen, unit: Unit, pose = unit.pose): { readonly enemy: Unit; readonly cm: Cm } | null {
  if (!pose) return null
  const body = footprintIn(unit, pose)
  let best: { enemy: Unit; cm: Cm } | null = null
  const middle = centreOf(body)
  const reach = reachOf(body)
  for (const enemy of enemiesOf(seen, unit.seat)) {
    if (best && !mayBeNear(seen, enemy, middle, reach, best.cm)) continue
    const cm = gapOf(body, bodyOf(seen, enemy)!, best?.cm)
    if (!best || cm < best.cm) best = { enemy, cm }
  }
  return best
}

export const leastOf = (unit: Unit): Cm => unit.speed * ORDER_SHARE

/** Whether the order binds a base to move at all: not guns, commands or train, nor who stands in a block or in a melee. */
export function bound(seen: RadSeen, unit: Unit): boolean {
  if (unit.order !== 'attack' && unit.order !== 'retreat') return false
  if (unit.arm === 'guns' || unit.arm === 'command' || unit.arm === 'train' || unit.place !== 'table') return false
  if (unit.inside !== null || unit.square !== null || unit.use.done || unit.use.whole) return false
  return enemiesOf(seen, unit.seat).length > 0 && contactsOf(seen, unit).length === 0
}

/** Whether a base has done what its order forces, from where it began to where it stands in `pose`. */
export function satisfied(seen: RadSeen, unit: Unit, pose = unit.pose, attacked = unit.use.attacked): boolean {
  const start = unit.use.start
  if (attacked) return true
  if (!start || !pose) return !unit.pose
  if (unit.order === 'retreat') {
    // Middles are compared: an about-face swings the front edge to the other end of the base.
    const from = centreOf(footprintIn(unit, start))
    const to = centreOf(footprintIn(unit, pose))
    return (to[1] - from[1]) * homeward(unit.seat)[1] >= leastOf(unit) - CONTACT
  }
  if (distance(pose.front, start.front) < leastOf(unit) - CONTACT) return false
  const now = nearestEnemy(seen, unit, pose)
  const then = nearestEnemy(seen, unit, start)
  return !now || !then || now.cm < then.cm - CONTACT
}
/** The active side's bases that still owe a move. */
export const owing = (seen: RadSeen, seat: Side): Unit[] =>
  ofSide(seen, seat).filter(u => mine(seen, u) && bound(seen, u) && !satisfied(seen, u))

/** The bases that the seat must still move, while it acts; excused ones too, until the phase ends. */
export const mustMove = (seen: RadSeen, seat: Seat): readonly UnitId[] =>
  seen.phase === 'act' && seen.active === seat ? owing(seen, seat as Side).map(u => u.id) : []

/** Whether a base belongs to the sector that is played now. */
export const mine = (seen: RadSeen, u: Unit): boolean => {
  if (seen.options.radSectors !== true) return true
  const group = seen.groups[u.group]
  return group ? group.sector === seen.sector : seen.sector === 0
}

/** The same move, cut at the first enemy that it meets and then an attack on him. */
export function asCharge(seen: RadSeen, unit: Unit, asked: readonly Step[]): MoveCommand | null {
  const steps = asTurned(seen, asked)
  const last = steps[steps.length - 1]
  if (!last || !('advance' in last || 'oblique' in last)) return null
  const body = applySteps(bodyOf(seen, unit)!, steps.slice(0, -1))
  const enemies = enemiesOf(seen, unit.seat)
  // A touch at the very end counts: the sweep looks a hair beyond.
  const whole = 'advance' in last ? last.advance : last.cm
  const beyond: Step = 'advance' in last ? { advance: whole + CONTACT } : { oblique: last.oblique, cm: whole + CONTACT }
  const hit = sweepObstacles(
    body,
    [beyond],
    enemies.map(e => obstacleFor(seen, e)!),
    0,
  )
  if (hit.clear) return null
  // Rounded down to the quantum: a touch, not a push.
  const cm = Math.floor(Math.min(whole, hit.at) * 1e4) / 1e4
  if (cm <= 0) return null
  const cut: Step = 'advance' in last ? { advance: cm } : { oblique: last.oblique, cm }
  return { type: 'move', unit: unit.id, steps: [...steps.slice(0, -1), cut], charge: enemies[hit.obstacle]!.id }
}

function shapes(seen: RadSeen, unit: Unit): Step[][] {
  const most = Math.floor(leftFor(seen, unit) * 1e4) / 1e4
  const least = leastOf(unit)
  const lengths = [...new Set([most, Math.min(most, least + 0.05)])].filter(l => l > 0.05)
  const kind = unit.use.steps.filter(s => !('wheel' in s))[0]
  if (unit.order === 'retreat') {
    const faces = unit.pose!.facing
    const toHome = Math.abs(turnBetween(faces, unit.seat === 'a' ? 180 : 0))
    const out: Step[][] = lengths.flatMap((l): Step[][] =>
      toHome < 90 ? [[{ advance: l }]] : [[{ retire: l }], [{ aboutFace: true }, { advance: l }]],
    )
    return [...out, ...lengths.flatMap((l): Step[][] => [30, -30, 45, -45].map((o): Step[] => [{ oblique: o, cm: l }]))]
  }
  const near = nearestEnemy(seen, unit)
  const at = near ? middleOf(seen, near.enemy) : null
  const rel = at ? turnBetween(unit.pose!.facing, bearing(unit.pose!.front, at)) : 0
  const toward = Math.max(-45, Math.min(45, Math.round(rel)))
  const out: Step[][] = []
  for (const l of lengths) {
    if (!kind || 'advance' in kind) out.push([{ advance: l }])
    if (!kind || 'oblique' in kind) for (const o of [toward, 20, -20, 45, -45]) if (o !== 0) out.push([{ oblique: o, cm: l }])
  }
  if (unit.use.steps.length === 0 && Math.abs(rel) > 3) {
    const half = Math.floor((most - unit.speed / 2) * 1e4) / 1e4
    if (half > 0.05)
      out.push([{ wheel: rel < 0 ? 'left' : 'right', degrees: Math.min(90, Math.round(Math.abs(rel))) }, { advance: half }])
  }
  return out
}

/** A legal move by which a base does what its order forces; `k`: which shape is tried first. Null: none of those tried is legal. */
export function dutyMove(seen: RadSeen, id: UnitId, k: number): MoveCommand | null {
  const unit = seen.units[id]
  if (!unit?.pose) return null
  if (k !== 0) return tryDuty(seen, unit, k)
  let known = firstDuty.get(seen.units)
  if (!known) {
    known = new Map()
    firstDuty.set(seen.units, known)
  }
  let had = known.get(id)
  if (had === undefined) {
    had = tryDuty(seen, unit, 0)
    known.set(id, had)
    if (had) able.add(unit)
  }
  return had
}
const able = new WeakSet<Unit>()
/** Whether a base had a move for its duty when it was asked last, standing as it does: most likely it still has. */
export const couldBefore = (unit: Unit): boolean => able.has(unit)
const firstDuty = new WeakMap<RadSeen['units'], Map<UnitId, MoveCommand | null>>()
function tryDuty(seen: RadSeen, unit: Unit, k: number): MoveCommand | null {
  const all = shapes(seen, unit)
  for (let i = 0; i < all.length; i++) {
    const steps = all[(k + i) % all.length]!
    const charge = unit.order === 'attack' ? asCharge(seen, unit, steps) : null
    for (const command of [charge, { type: 'move' as const, unit: unit.id, steps }]) {
      if (!command) continue
      const effect = effectIfLegal(seen, unit.seat, command)
      if (effect?.pose && satisfied(seen, unit, effect.pose, effect.use?.attacked === true)) return command
    }
  }
  return null
}

/** The table as it was before a base's own move; null: it cannot go back there. */
function beforeItsMove(seen: RadSeen, unit: Unit): RadSeen | null {
  const back = unit.use.before
  if (!back?.pose) return null
  const body = footprintIn(unit, back.pose)
  const taken = standing(seen).some(u => u.id !== unit.id && standsIn(body, obstacleFor(seen, u)!, CONTACT))
  if (taken) return null
  const { pose, disordered, attacking, use } = back
  return { ...seen, units: { ...seen.units, [unit.id]: { ...unit, pose, disordered, attacking, use: { ...use, before: null } } } }
}

const excusedIn = new WeakMap<object, Map<string, boolean>>()
/**
 * Whether no move that was tried would do, also from where its own move found it: the base is excused. Known as long as nothing on
 * the table changes.
 */
export function excused(seen: RadSeen, unit: Unit): boolean {
  let known = excusedIn.get(seen.units)
  if (!known) {
    known = new Map()
    excusedIn.set(seen.units, known)
  }
  let had = known.get(unit.id)
  if (had === undefined) {
    const then = beforeItsMove(seen, unit)
    // who has moved and fired since has done what he could: what he went for may have fallen to that very shot
    had = (!mayMove(seen, unit) || dutyMove(seen, unit.id, 0) === null) && (then === null || dutyMove(then, unit.id, 0) === null)
    known.set(unit.id, had)
  }
  return had
}
