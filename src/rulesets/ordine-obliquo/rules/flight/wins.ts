/**
 * 10.2, 11 (3.9.13, OO-3): when the beaten have gone, the winner of a melee may step forward on to their ground, straight on and
 * free, or not at all; cavalry that declared it breaks through instead, straight on up to 12 cm, and may end in contact with an
 * enemy, whom it fights in this turn.
 */
import { aboutFace, toLocal } from '../../../../geometry/footprint'
import { applyStep } from '../../../../geometry/steps'
import { sweepObstacles } from '../../../../geometry/sweep/sweep'
import { atLeast, CONTACT, NOISE, quantise } from '../../../../geometry/tolerance'
import type { Cm, Footprint, Pose, Refusal, UnitId } from '../../../contract'
import type { Charge, DisorderCause, OoSeen, Unit, Win } from '../../state'
import { NEARNESS } from '../../tables'
import { isGuns } from '../../units'
import { footprintOf } from '../bodies'
import { crowded, IMPETUS, sideMet } from '../charge'
import { chargeTargetRefusals } from '../chargeTargets'
import { wayOver } from '../melee/ride'
import { judgeMove } from '../move'
import { othersOf } from '../others'

/** 11 */
export const BREAK_THROUGH: Cm = 12

export const winOf = (seen: Pick<OoSeen, 'wins'>, unit: UnitId): Win | null => seen.wins.find(w => w.unit === unit) ?? null

/** How far the winner steps: until its front edge has reached the farther of the loser's front and rear edges, by their middles. */
export function stepLength(body: Footprint, stood: Footprint): Cm {
  const front = toLocal(body, stood.front)[1]
  const rear = toLocal(body, aboutFace(stood).front)[1]
  return quantise(Math.max(0, front, rear))
}

const judged = (seen: OoSeen, unit: Unit, cm: Cm, charge?: UnitId) =>
  judgeMove(seen, unit.seat, { type: 'move', unit: unit.id, steps: [{ advance: cm }], ...(charge ? { charge } : {}) }, false)
/** What the ground, friends and other enemies say of so many cm straight on; neither speed nor an order binds a free step. */
const straightOn = (seen: OoSeen, unit: Unit, cm: Cm, charge?: UnitId): readonly Refusal[] =>
  judged(seen, unit, cm, charge).refusals.filter(r => r.code !== 'move/too-far')
/** 7.5: the disorder that the ground on that way brings; nothing where it brings none. */
const disorderBy = (unit: Unit, verdict: ReturnType<typeof judged>): { readonly disorder?: DisorderCause } => {
  const disorder = unit.disorder === null ? (verdict.effect?.parts.disorder ?? null) : null
  return disorder === null ? {} : { disorder }
}

export interface Stepping {
  readonly cm: Cm
  readonly pose: Pose
  readonly refusals: readonly Refusal[]
  readonly disorder?: DisorderCause
}

/** Who may take a step at all: on the table, in order to, no guns, no garrison, no square. */
const stands = (unit: Unit): boolean =>
  unit.rout === null && unit.village === null && unit.formation !== 'square' && !isGuns(unit) && unit.formation !== 'crew'

/** The winner's step forward; null: there is none to take. */
export function stepForward(seen: OoSeen, unit: Unit): Stepping | null {
  const win = winOf(seen, unit.id)
  const body = footprintOf(unit)
  if (!win || !body || !stands(unit)) return null
  const cm = stepLength(body, win.stood)
  if (cm <= CONTACT) return null
  const { front, facing } = applyStep(body, { advance: cm })
  return { cm, pose: { front, facing }, refusals: straightOn(seen, unit, cm), ...disorderBy(unit, judged(seen, unit, cm)) }
}

export interface Through {
  /** The farthest it may go. */
  readonly most: Cm
  /** With whom it is in contact there; null: with nobody. */
  readonly target: UnitId | null
}

/** The farthest that a break-through may go, and whether it ends in contact there; null: it may not break through. */
export function throughMost(seen: OoSeen, unit: Unit): Through | null {
  if (winOf(seen, unit.id)?.breakThrough !== 'declared') return null
  const had = known.get(seen)?.get(unit.id)
  if (had !== undefined) return had
  const made = findMost(seen, unit)
  known.set(seen, (known.get(seen) ?? new Map()).set(unit.id, made))
  return made
}
const known = new WeakMap<object, Map<UnitId, Through | null>>()

function findMost(seen: OoSeen, unit: Unit): Through | null {
  const body = footprintOf(unit)
  if (!body || !stands(unit)) return null
  const enemies = wayOver(seen, unit, othersOf(seen, unit).enemies, undefined).barring
  const hit = sweepObstacles(
    body,
    [{ advance: BREAK_THROUGH }],
    enemies.map(e => e.obstacle),
  )
  const foe = hit.clear ? null : enemies[hit.obstacle]!
  if (foe && !hit.clear) {
    const cm = quantise(hit.at)
    const until = Math.max(0, cm - NEARNESS)
    const open = until <= NOISE || straightOn(seen, unit, until, foe.unit.id).length === 0
    if (open && mayMeet(seen, unit, foe.unit, body)) return { most: cm, target: foe.unit.id }
  }
  return { most: freeMost(seen, unit), target: null }
}
const mayMeet = (seen: OoSeen, unit: Unit, target: Unit, body: Footprint): boolean => {
  const foe = footprintOf(target)
  const met = target.village === null && foe ? sideMet(foe, body) : { side: 'front' as const, flanking: false }
  if (crowded(seen, unit, target, met.side, body.front)) return false
  return chargeTargetRefusals(seen, unit, target, unit, met.flanking).length === 0
}
/** Straight on without contact, as far as nothing speaks against it, to a tenth of a cm. */
function freeMost(seen: OoSeen, unit: Unit): Cm {
  for (let tenths = BREAK_THROUGH * 10; tenths > 0; tenths--)
    if (straightOn(seen, unit, tenths / 10).length === 0) return tenths / 10
  return 0
}

/** A break-through of so many cm: who comes nearer than 1 cm to whom he may meet is in contact with him. */
export interface Breaking {
  readonly cm: Cm
  readonly pose: Pose
  readonly charge: Charge | null
  /** Enemy open order that it rides through (9.3). */
  readonly ridden: readonly UnitId[]
  readonly refusals: readonly Refusal[]
  readonly disorder?: DisorderCause
}
export function breakThrough(seen: OoSeen, unit: Unit, asked: Cm): Breaking | null {
  const most = throughMost(seen, unit)
  const body = footprintOf(unit)
  if (!most || !body) return null
  const at = unit.id
  const meets = most.target !== null && asked > most.most - NEARNESS - CONTACT
  const cm = meets ? most.most : quantise(asked)
  const { front, facing } = applyStep(body, { advance: cm })
  const refusals: Refusal[] = []
  if (asked > (most.target ? most.most : BREAK_THROUGH) + CONTACT)
    refusals.push({ code: 'through/too-far', clause: '11', at, with: { most: { cm: most.most } } })
  else if (!meets) refusals.push(...straightOn(seen, unit, cm))
  const charge = meets && most.target ? chargeOf(seen, body, seen.units[most.target]!, cm) : null
  const verdict = judged(seen, unit, cm, charge?.target)
  const ridden = verdict.effect?.ridden ?? []
  return { cm, pose: { front, facing }, charge, ridden, refusals, ...disorderBy(unit, verdict) }
}
function chargeOf(seen: OoSeen, from: Footprint, target: Unit, cm: Cm): Charge {
  const foe = footprintOf(target)
  const met = target.village === null && foe ? sideMet(foe, from) : { side: 'front' as const, flanking: false }
  return { target: target.id, ...met, straight: cm, impetus: atLeast(cm, IMPETUS), n: seen.charges + 1 }
}
