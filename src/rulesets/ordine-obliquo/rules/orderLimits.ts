/** 3.2: what orders forbid a move to do. */

import { gapCm } from '../../../geometry/gap'
import { NOISE } from '../../../geometry/tolerance'
import { bearing, distance } from '../../../geometry/vec'
import { corridor } from '../../../geometry/zones'
import type { GameStep, MoveCommand, Refusal } from '../../contract'
import type { MoveEffect } from '../commands'
import type { OoSeen, Unit } from '../state'
import { isGuns } from '../units'
import { bodyOf, enemiesOf, footprintIn, footprintOf } from './bodies'
import { commandGap, inRadius } from './commandRadius'
import { nearest } from './near'
import { orderOf } from './orders'
import { retreatPointOf } from './retreatPoint'

const changes = (step: GameStep): boolean => 'form' in step || 'aboutFace' in step

/** The unit as the move would leave it. */
export const after = (unit: Unit, effect: MoveEffect): Unit => ({ ...unit, ...effect.parts, use: effect.use })

const nearestEnemy = (seen: OoSeen, unit: Unit): number => {
  const body = bodyOf(seen, unit)
  return body
    ? nearest(
        body,
        enemiesOf(seen, unit.seat).map(e => bodyOf(seen, e)!),
      )
    : Number.POSITIVE_INFINITY
}

/** Everything that the unit's order, or its want of a general, holds against this move. */
export function orderRefusals(
  seen: OoSeen,
  unit: Unit,
  command: Pick<MoveCommand, 'steps' | 'charge'>,
  effect: MoveEffect,
): Refusal[] {
  const order = orderOf(seen, unit)
  const guns = gunsTooFar(seen, unit)
  if (guns.length > 0 || !order || order.kind === 'free') return guns
  const at = unit.id
  const turned = command.steps.every(changes)
  switch (order.kind) {
    case 'halt':
      if (command.charge !== undefined) return [{ code: 'order/halt-charge', clause: '3.2', at }]
      return turned || goesBack(seen, unit, effect) ? [] : redress(seen, unit, effect)
    // Its half speed is in the speed that the move is judged by (rules/move.ts, OO-7).
    case 'cautious':
      return []
    case 'objective':
      return command.charge !== undefined && !bars(seen, unit, command.charge, order.place)
        ? [{ code: 'order/not-in-the-way', clause: '3.2', at }]
        : []
    case 'attack':
      return []
    case 'withdraw':
      if (command.charge !== undefined) return [{ code: 'order/withdraw-charge', clause: '3.2', at }]
      return turned ? [] : backwards(seen, unit, effect)
  }
}

/** The division's guns do nothing but fire where the commander-in-chief is farther than 40 cm; 3.3 has looked. */
const gunsTooFar = (seen: OoSeen, unit: Unit): Refusal[] =>
  isGuns(unit) && unit.use.halted && seen.brigades[unit.brigade]?.chief
    ? [{ code: 'order/guns-too-far', clause: '3.2', at: unit.id }]
    : []

/** 9.5, 13: gunners may go back to their guns, and who was rallied towards its general, whatever halts them. */
function goesBack(seen: OoSeen, unit: Unit, effect: MoveEffect): boolean {
  const moved = after(unit, effect)
  if (unit.formation === 'crew' && unit.guns) {
    const guns = footprintIn(unit, unit.guns, 'battery')
    return gapCm(footprintOf(moved)!, guns) < gapCm(footprintOf(unit)!, guns) - NOISE
  }
  const now = commandGap(seen, unit)
  const then = commandGap(seen, moved)
  return unit.rejoins && now !== null && then !== null && then.cm < now.cm - NOISE
}

/** Halt: only to change place inside the brigade, within the radius, and no nearer to the enemy than another of its units. */
function redress(seen: OoSeen, unit: Unit, effect: MoveEffect): Refusal[] {
  const at = unit.id
  const brigade = seen.brigades[unit.brigade]
  const mates = (brigade?.units ?? []).map(id => seen.units[id]!).filter(u => u.id !== unit.id && !u.detached && footprintOf(u))
  if (unit.detached || !brigade || brigade.chief || mates.length === 0) return [{ code: 'order/halt', clause: '3.2', at }]
  const moved = after(unit, effect)
  const out = inRadius(seen, moved) ? [] : [{ code: 'order/halt-radius', clause: '3.2', at }]
  const mine = nearestEnemy(seen, moved)
  const foremost = Math.min(...mates.map(m => nearestEnemy(seen, m)))
  // Backwards is always allowed; it may also come as near as one of its brigade already stands.
  const near = mine < foremost - NOISE && mine < nearestEnemy(seen, unit) - NOISE
  return near ? [...out, { code: 'order/halt-nearer', clause: '3.2', at, with: { cm: { cm: foremost } } }] : out
}

/** Towards the rear: the way's end is nearer to the point behind, or to the own edge. */
function backwards(seen: OoSeen, unit: Unit, effect: MoveEffect): Refusal[] {
  if (!unit.pose) return []
  const rear = retreatPointOf(seen, unit)
  const a = unit.pose.front
  const b = effect.parts.pose.front
  const edge = unit.seat === 'a' ? b[1] <= a[1] + NOISE : b[1] >= a[1] - NOISE
  return edge || (rear && distance(b, rear) <= distance(a, rear) + NOISE)
    ? []
    : [{ code: 'order/withdraw-forward', clause: '3.2', at: unit.id }]
}

/** An enemy bars the way to a place that stands in the lane, as wide as the unit, from it to the place. */
function bars(seen: OoSeen, unit: Unit, target: string, place: readonly [number, number]): boolean {
  const enemy = seen.units[target]
  const body = footprintOf(unit)
  const foe = enemy && (enemy.village === null ? footprintOf(enemy) : null)
  if (!body || !unit.pose || !enemy) return false
  if (!foe) return true
  const lane = footprintIn(unit, { front: unit.pose.front, facing: bearing(unit.pose.front, place) }, unit.formation)
  const zone = corridor(lane, foe, 'front')
  return zone.inside && zone.cm !== undefined && zone.cm !== null && zone.cm <= distance(unit.pose.front, place) + NOISE
}
