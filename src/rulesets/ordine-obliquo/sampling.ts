/**
 * Moves to try: the k-th sample of a unit, always the same, and legal as the judge says. Random play lives on them, and they tell
 * whether a unit that must move could (3.2). A handful of shapes is tried: ahead, aslant, a wheel and ahead, drill, a charge.
 */

import { gapCm } from '../../geometry/gap'
import { applySteps, degreesOf } from '../../geometry/steps'
import { sweep } from '../../geometry/sweep/sweep'
import { NOISE, quantise } from '../../geometry/tolerance'
import { turnBetween } from '../../geometry/trig'
import type { Cm, Deg, GameStep, MoveCommand, UnitId } from '../contract'
import type { MoveEffect, OoCommand, VillageCommand } from './commands'
import { judgeWholeWhether, formSquare as squareHandler, village as villageHandler } from './handlers/moves'
import { account } from './rules/account'
import { bodyOf, enemiesOf, footprintOf, standing, unitSize } from './rules/bodies'
import { atPhaseStart, bearingTo, type Owed, owedBy, owing, satisfied, speedOf } from './rules/leastMove'
import { orderOf } from './rules/orders'
import { backRefusals } from './rules/takeBack'
import type { OoSeen, Unit } from './state'

/** How many shapes there are; `k` counts round them. */
const SHAPES = 24
/** A unit without duty is given up after so many tries. */
const TRIES = 6

const down = (x: number): number => Math.max(0, Math.floor(x * 10 + 1e-9) / 10)
/** cm that the unit may still spend: its speed, less what is gone; half a move under a cautious advance. */
function budget(seen: OoSeen, unit: Unit): Cm {
  const speed = speedOf(unit)
  const share = Math.max(0, (orderOf(seen, unit)?.kind === 'cautious' ? 0.5 : 1) - unit.use.share)
  const evaded = unit.use.evaded === null ? share : Math.min(share, 0.25)
  return down(speed * evaded)
}

function wheelThen(unit: Unit, turn: Deg, most: Cm, ahead: Cm): GameStep[] {
  const width = unitSize(unit, unit.formation).width
  const arc = Math.max(0, Math.min(speedOf(unit) / 2, (most - ahead) / 2))
  const degrees = Math.floor(Math.min(Math.abs(turn), degreesOf(width, arc)) * 10) / 10
  if (degrees < 0.1) return []
  return [{ wheel: turn < 0 ? 'left' : 'right', degrees }, ...(ahead > 0 ? [{ advance: ahead }] : [])]
}

/** Steps that may do what an order forces, towards its goal. */
function dutyShapes(seen: OoSeen, unit: Unit, owed: Owed): GameStep[][] {
  const most = budget(seen, unit)
  const least = Math.max(0.1, Math.min(most, Math.ceil((owed.least - unit.use.advanced) * 10 - 1e-6) / 10))
  const rel = turnBetween(unit.pose!.facing, bearingTo(unit.pose!, owed.goal))
  const aslant = (o: Deg, cm: Cm): GameStep => (o === 0 ? { advance: cm } : { oblique: o, cm })
  const side = rel < 0 ? -1 : 1
  const toward = Math.round(Math.max(-30, Math.min(30, rel)))
  const lengths = [...new Set([most, least])].filter(l => l > 0)
  const shapes: GameStep[][] = []
  for (const l of lengths) {
    shapes.push([aslant(toward, l)], [{ advance: l }])
    if (unit.use.steps.length === 0) shapes.push(wheelThen(unit, rel, most, l))
    if (l !== most || lengths.length === 1) for (const o of [15, 30]) shapes.push([aslant(side * o, l)], [aslant(-side * o, l)])
  }
  return shapes.filter(s => s.length > 0)
}

/** What a unit has owed since its phase began, with how it stood then; null: nothing. */
function duty(seen: OoSeen, now: Unit): { readonly owed: Owed; readonly started: Unit; readonly from: OoSeen } | null {
  const started = atPhaseStart(now)
  const owed = owedBy(seen, started)
  if (!owed || !seen.phase.startsWith('move')) return null
  return { owed, started, from: started === now ? seen : { ...seen, units: { ...seen.units, [now.id]: started } } }
}
const moved = (unit: Unit, effect: MoveEffect): Unit => ({ ...unit, ...effect.parts, use: effect.use })

/** The shapes by which a unit might do its duty from where it would start, and what has been found of each so far. */
interface Plan {
  readonly seen: OoSeen
  readonly unit: Unit
  readonly owed: Owed
  readonly started: Unit
  readonly shapes: readonly GameStep[][]
  readonly does: (boolean | undefined)[]
}
const plans = new WeakMap<OoSeen, Map<UnitId, Plan | null>>()
function planOf(seen: OoSeen, id: UnitId): Plan | null {
  let here = plans.get(seen)
  if (!here) {
    here = new Map()
    plans.set(seen, here)
  }
  let plan = here.get(id)
  if (plan === undefined) {
    plan = makePlan(seen, id)
    here.set(id, plan)
  }
  return plan
}
function makePlan(seen: OoSeen, id: UnitId): Plan | null {
  const now = seen.units[id]
  const due = now?.pose ? duty(seen, now) : null
  if (!now || !due) return null
  const { owed, started } = due
  const at = canGoBack(seen, now) ? { seen: due.from, unit: started } : { seen, unit: now }
  return { ...at, owed, started, shapes: dutyShapes(at.seen, at.unit, owed), does: [] }
}

/** Which shape did it when a unit that stood so was asked last: most likely it still does. */
const likely = new WeakMap<Unit, number>()
function does(plan: Plan, i: number): boolean {
  const had = plan.does[i]
  if (had !== undefined) return had
  const { seen, unit, owed, started } = plan
  const verdict = judgeWholeWhether(seen, unit.seat, { type: 'move', unit: unit.id, steps: plan.shapes[i]! })
  const done = verdict.kind === 'ok' && verdict.effect !== null && satisfied(moved(unit, verdict.effect), owed, started)
  plan.does[i] = done
  return done
}

/**
 * A legal move by which the unit does what its order forces: from where the phase found it, or, where it cannot go back there, from
 * where it stands. `k` says which shape is tried first, `most` how many are. Null: no shape that was tried is legal.
 */
export function dutyMove(seen: OoSeen, id: UnitId, k: number, most = Number.POSITIVE_INFINITY): MoveCommand | null {
  const plan = planOf(seen, id)
  const n = plan?.shapes.length ?? 0
  for (let i = 0; plan && i < Math.min(most, n); i++) {
    const at = (k + i) % n
    if (!does(plan, at)) continue
    likely.set(seen.units[id]!, at)
    return { type: 'move', unit: id, steps: plan.shapes[at]! }
  }
  return null
}
/** Whether the unit can do its duty by the shape that did it before; false: by that one it cannot, or none is known. */
export function dutyAsBefore(seen: OoSeen, id: UnitId): boolean {
  const at = likely.get(seen.units[id]!)
  const plan = at === undefined ? null : planOf(seen, id)
  return plan !== null && at !== undefined && at < plan.shapes.length && does(plan, at)
}
const canGoBack = (seen: OoSeen, unit: Unit): boolean => unit.use.before === null || backRefusals(seen, unit).length === 0

/** Whether a move leaves done what the order forces; a sample that undid it would have to be taken back. */
function keepsDuty(seen: OoSeen, unit: Unit, effect: MoveEffect | null): boolean {
  const due = duty(seen, unit)
  return !due || effect === null || satisfied(moved(unit, effect), due.owed, due.started)
}

/** A charge straight ahead on the first enemy met, halted at 1 cm; null: nobody is met within the move. */
function chargeAhead(seen: OoSeen, unit: Unit, wheel: readonly GameStep[], most: Cm): MoveCommand | null {
  const start = footprintOf(unit)
  if (!start) return null
  const body = applySteps(start, wheel.filter(s => !('form' in s)) as never)
  const others = standing(seen).filter(u => u.id !== unit.id)
  const shapes = others.map(u => bodyOf(seen, u)!)
  const hit = sweep(body, [{ advance: most + 1.5 }], shapes, 0.01)
  if (hit.clear) return null
  const target = others[hit.obstacle]!
  if (target.seat === unit.seat) return null
  const foe = shapes[hit.obstacle]!
  const gapAt = (cm: Cm) => gapCm(applySteps(body, [{ advance: cm }]), foe)
  let near = hit.at
  let far = 0
  if (gapAt(0) <= 1) return null
  while (near - far > 1e-5) {
    const mid = (near + far) / 2
    if (gapAt(mid) > 1) far = mid
    else near = mid
  }
  const cm = quantise(far)
  return cm > most + NOISE ? null : { type: 'move', unit: unit.id, steps: [...wheel, { advance: cm }], charge: target.id }
}

/** Steps of less than this are not worth a sample. */
const WORTH: Cm = 0.3
const worth = (s: GameStep): boolean =>
  ('advance' in s ? s.advance : 'oblique' in s ? s.cm : 'retire' in s ? s.retire : WORTH) >= WORTH

function roamShape(seen: OoSeen, unit: Unit, k: number): OoCommand | null {
  const most = budget(seen, unit)
  const move = (steps: GameStep[]): MoveCommand | null =>
    steps.length > 0 && steps.every(worth) ? { type: 'move', unit: unit.id, steps } : null
  const fresh = unit.use.steps.length === 0
  const half = down(most / 2)
  if (unit.village !== null) return villageMove(seen, unit, 'out', k)
  switch (k % SHAPES) {
    case 0:
      return move([{ advance: most }])
    case 1:
    case 2:
      return move([{ advance: half }])
    case 3:
    case 4:
      return move([{ oblique: k % 2 ? 30 : -30, cm: most }])
    case 5:
    case 6:
      return move([{ oblique: k % 2 ? 12 : -12, cm: half }])
    case 7:
    case 8:
    case 9:
    case 10:
      return fresh ? move(wheelThen(unit, k % 2 ? 90 : -90, most, k < 9 ? half : 0)) : move([{ advance: down(most / 3) }])
    case 11:
    case 12:
      return fresh ? move(otherForms(unit, k)) : null
    case 13:
      return fresh ? move([{ aboutFace: true }]) : null
    case 14:
      return move([{ retire: down(most / 4) }])
    case 15:
      return fresh ? move([{ shift: k % 2 ? 7 : -7 }]) : null
    case 16:
    case 17:
    case 18:
    case 19:
      return chargeAhead(seen, unit, [], most)
    case 20:
    case 21:
      return fresh ? chargeToward(seen, unit, most) : chargeAhead(seen, unit, [], most)
    case 22:
      return fresh && unit.arm === 'infantry' && unit.formation === 'line' && seen.phase.startsWith('move')
        ? { type: 'formSquare', unit: unit.id }
        : null
    default:
      return villageMove(seen, unit, 'in', k)
  }
}

function otherForms(unit: Unit, k: number): GameStep[] {
  const to: { readonly [form: string]: string } = {
    line: 'column',
    column: 'line',
    battery: 'limbered',
    limbered: 'battery',
    square: 'line',
  }
  const form = to[unit.formation]
  return form ? (k % 2 ? [{ form }] : [{ form }, { advance: 3 }]) : []
}

/** A wheel on the nearest enemy, then straight at it. */
function chargeToward(seen: OoSeen, unit: Unit, most: Cm): MoveCommand | null {
  const foes = enemiesOf(seen, unit.seat)
  const body = footprintOf(unit)
  if (!body || foes.length === 0) return null
  const near = foes.reduce((a, b) => (gapCm(body, bodyOf(seen, b)!) < gapCm(body, bodyOf(seen, a)!) ? b : a))
  const rel = turnBetween(unit.pose!.facing, bearingTo(unit.pose!, { shapes: [bodyOf(seen, near)!] }))
  const wheel = wheelThen(unit, rel, most, 0).slice(0, 1)
  if (wheel.length === 0) return null
  const spent = account(
    {
      troop: unit.troop,
      nation: unit.nation,
      formation: unit.formation,
      road: false,
      half: false,
      mayRetire: false,
      width: f => unitSize(unit, f).width,
    },
    wheel,
  ).spent
  return chargeAhead(seen, unit, wheel, Math.max(0, most - spent))
}

function villageMove(seen: OoSeen, unit: Unit, way: VillageCommand['way'], k: number): VillageCommand | null {
  if (way === 'out') return { type: 'village', unit: unit.id, village: unit.village!, way, side: k % 4 }
  const body = footprintOf(unit)
  const village = seen.ground.find(g => g.kind === 'village' && body !== null && gapCm(body, { polygon: g.outline }) < 0.02)
  return village ? { type: 'village', unit: unit.id, village: village.id, way: k % 2 ? 'in' : 'through' } : null
}

const legal = (seen: OoSeen, unit: Unit, command: OoCommand): boolean => {
  if (command.type === 'move') {
    const verdict = judgeWholeWhether(seen, unit.seat, command)
    return verdict.kind === 'ok' && (command.charge !== undefined || keepsDuty(seen, unit, verdict.effect))
  }
  if (command.type === 'village') return villageHandler.judge(seen, unit.seat, command).kind === 'ok'
  return command.type === 'formSquare' && squareHandler.judge(seen, unit.seat, command).kind === 'ok'
}

/** The k-th sample move of a unit, or null: it has nothing to do that these shapes know. */
export function sampleMove(seen: OoSeen, id: UnitId, k: number): OoCommand | null {
  const unit = seen.units[id]
  if (!unit?.pose) return null
  if (owing(seen, unit.seat).some(o => o.unit === id))
    return unit.use.before === null || !canGoBack(seen, unit) ? dutyMove(seen, id, k) : null
  for (let i = 0; i < TRIES; i++) {
    const command = roamShape(seen, unit, (k + i * 5) % SHAPES)
    if (command && legal(seen, unit, command)) return command
  }
  return null
}
