/**
 * 9.1: a charge halts exactly 1 cm before its target, at whatever angle it comes, to take the fire; it closes straight ahead to first
 * touch (3.9, reading 2). Reading 6: the move must reach that line, the last centimetre is free and counts for impetus; on the way
 * nobody else is neared.
 */
import { ahead, centreOf, toLocal } from '../../../geometry/footprint'
import { gapCm } from '../../../geometry/gap'
import { nearestOnSegment } from '../../../geometry/polygon'
import type { Footprint, Point } from '../../../geometry/shapes'
import { sweep } from '../../../geometry/sweep/sweep'
import { atLeast, CONTACT, NOISE } from '../../../geometry/tolerance'
import { distance } from '../../../geometry/vec'
import { behind } from '../../../geometry/zones'
import type { MoveCommand, Refusal, UnitId } from '../../contract'
import type { MoveEffect } from '../commands'
import { isOpenOrder } from '../kinds'
import type { Charge, OoSeen, Unit } from '../state'
import { NEARNESS } from '../tables'
import { charges, isHorse } from '../units'
import { bodyOf, footprintIn, footprintOf } from './bodies'
import { chargeTargetRefusals, touches } from './chargeTargets'
import { after } from './orderLimits'

/** 9.3: so much straight ahead gives cavalry its impetus. */
export const IMPETUS = 6
/** How far ahead of a charger its target may be met: at the flattest useful angle. */
const AHEAD = 14

/** 9.7: the side of the target that the charger comes upon, judged where its move began. */
export function sideMet(target: Footprint, started: Footprint): { readonly side: Charge['side']; readonly flanking: boolean } {
  const flanking = behind(target, started) >= 0.5 - NOISE
  if (!flanking) return { side: 'front', flanking }
  const [x, y] = toLocal(target, centreOf(started))
  return { side: y < -target.depth && Math.abs(x) <= target.width / 2 ? 'rear' : 'flank', flanking }
}

/** The side of a village that a charger faces: the index of the outline's nearest stretch. */
export const villageSide = (outline: readonly Point[], from: Point): number => {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  outline.forEach((p, i) => {
    const d = distance(from, nearestOnSegment(from, p, outline[(i + 1) % outline.length]!))
    if (d < least - NOISE) {
      least = d
      best = i
    }
  })
  return best
}

const chargersOf = (seen: OoSeen, target: UnitId, but: UnitId): Unit[] =>
  Object.values(seen.units).filter(u => u.id !== but && charges(u, target))

/** 9.8: two at most in front, one at each flank and at the rear; of a village one at each side (9.6). `at`: the charger's front. */
export function crowded(seen: OoSeen, unit: Unit, target: Unit, side: Charge['side'], at: Point): boolean {
  const others = chargersOf(seen, target.id, unit.id)
  if (target.village !== null) {
    const outline = seen.ground.find(g => g.id === target.village)?.outline ?? []
    const mine = villageSide(outline, at)
    return others.some(o => o.pose && villageSide(outline, o.pose.front) === mine)
  }
  if (side === 'front') return others.filter(o => o.use.charge!.side === 'front').length >= 2
  const foe = footprintOf(target)
  const leftOf = (p: Point) => (foe ? toLocal(foe, p)[0] < 0 : false)
  return others.some(
    o => o.use.charge!.side === side && (side === 'rear' || (o.pose !== null && leftOf(o.pose.front) === leftOf(at))),
  )
}

/** 9.1: a change of formation or front rules a charge out for the turn: a free about-face, or that of an evasion, is one too. */
const changedFront = (unit: Unit, effect: MoveEffect): boolean =>
  effect.use.form || effect.use.front || unit.use.evaded !== null || effect.use.steps.some(s => 'aboutFace' in s)

/** Who has neither flank nor rear: a garrison, a square, and (9.4) on broken ground and in woods whoever meets open order. */
const flankless = (seen: OoSeen, unit: Unit, target: Unit): boolean =>
  target.village !== null ||
  target.formation === 'square' ||
  (isOpenOrder(unit.troop) && touches(seen, target, ['rough', 'wood']))

/** What a charge would be, with everything that speaks against it. `charge` is null where there is no such target at all. */
export function judgeCharge(
  seen: OoSeen,
  unit: Unit,
  command: MoveCommand,
  effect: MoveEffect,
): { readonly charge: Charge | null; readonly refusals: readonly Refusal[] } {
  const target = command.charge === undefined ? undefined : seen.units[command.charge]
  const foe = target && bodyOf(seen, target)
  const started = unit.use.start ?? unit.pose
  if (!target || !foe || !started || target.seat === unit.seat) return { charge: null, refusals: [] }
  const at = unit.id
  const moved = after(unit, effect)
  const body = footprintIn(unit, effect.parts.pose, effect.parts.formation)
  const start = footprintIn(unit, started, unit.use.startFormation)
  const met = flankless(seen, unit, target) ? { side: 'front' as const, flanking: false } : sideMet(footprintOf(target)!, start)
  const refusals: Refusal[] = [...chargeTargetRefusals(seen, unit, target, moved, met.flanking)]
  if (changedFront(unit, effect)) refusals.push({ code: 'charge/changed', clause: '9.1', at })
  const gap = gapCm(body, foe)
  if (Math.abs(gap - NEARNESS) > CONTACT + NOISE)
    refusals.push({ code: 'charge/stop-at-one', clause: '9.1', at, with: { cm: { cm: gap } } })
  if (gap > NOISE) {
    const others = Object.values(seen.units).filter(u => u.id !== unit.id && u.id !== target.id)
    const shapes = [foe, ...others.map(u => bodyOf(seen, u)).filter(s => s !== null)]
    const hit = sweep(body, [{ advance: AHEAD }], shapes, CONTACT)
    if (hit.clear || hit.obstacle !== 0) refusals.push({ code: 'charge/not-ahead', clause: '9.1', at })
  }
  if (crowded(seen, unit, target, met.side, ahead(body, 0)))
    refusals.push({ code: 'charge/full', clause: target.village === null ? '9.8' : '9.6', at })
  const straight = effect.use.straight + NEARNESS
  const charge: Charge = {
    target: target.id,
    side: met.side,
    flanking: met.flanking,
    straight,
    impetus: isHorse(unit) && atLeast(straight, IMPETUS),
    n: seen.charges + 1,
  }
  return { charge, refusals }
}
