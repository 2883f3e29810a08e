/** The questions of the player's hands: what a base may do, how far, how it comes to a place, whom it can attack and who it. */

import type { Body, World } from '../../geometry/drill/manoeuvres'
import { gapCm } from '../../geometry/gap'
import { applySteps, cutStep, stepLength } from '../../geometry/steps'
import { CONTACT } from '../../geometry/tolerance'
import { turnBetween } from '../../geometry/trig'
import { bearing, distance } from '../../geometry/vec'
import type {
  ChargeChance,
  Cm,
  Footprint,
  GameStep,
  MeasuredHands,
  MoveCommand,
  Point,
  Pose,
  Refusal,
  Seat,
  Step,
  UnitId,
} from '../contract'
import { longest } from '../shared/longest'
import type { RadCommand } from './commands'
import { kindOf } from './rules/account'
import { bodyOf, enemiesOf, middleOf, ofSide } from './rules/bodies'
import { sideMet } from './rules/contact'
import { asCharge, dutyMove } from './rules/duty'
import { effectOn, groundMap } from './rules/ground'
import { mayPass } from './rules/inTheWay'
import { mayMove } from './rules/mayMove'
import { inspect, judgeMove } from './rules/move'
import { aboutOf, asTurned, turn as turning } from './rules/turning'
import { freshUse } from './setup'
import type { RadSeen, Unit } from './state'
import { GUN_ACTIONS, HAND_RUN, KEEP, OBLIQUE_LIMIT, WHEEL_LIMIT, WHEEL_SHARE } from './tables'

/** What is left of a base's move, of guns of the action in hand. */
export function leftOf(
  seen: RadSeen,
  unit: Unit,
): { readonly left: Cm; readonly speed: Cm; readonly wheeled: boolean; readonly kind: string | null } {
  const a = inspect(seen, unit, { type: 'move', unit: unit.id, steps: [{ advance: 0 }] }).account
  const kind = unit.use.steps.map(kindOf).find(k => k !== 'wheel') ?? null
  return { left: a.left, speed: a.speed, wheeled: unit.arm !== 'guns' && a.wheeled, kind: unit.arm === 'guns' ? null : kind }
}

/** What is in a base's way. */
export function worldOf(seen: RadSeen, unit: Unit): World {
  const friends = ofSide(seen, unit.seat).filter(u => u.id !== unit.id)
  const as = (u: Unit): Body => ({ id: u.id, shape: bodyOf(seen, u)! })
  const map = groundMap(seen.ground)
  return {
    hard: [
      ...enemiesOf(seen, unit.seat).map(e => ({ ...as(e), keep: KEEP })),
      ...map.blocks.map(b => ({ id: b.piece.id, shape: { polygon: b.piece.outline } })),
      ...map.parts
        .filter(p => effectOn(p.piece, unit).closed !== null)
        .map(p => ({ id: p.piece.id, shape: { polygon: p.obstacle.xs.map((x, i): Point => [x, p.obstacle.ys[i]!]) } })),
    ],
    friends: friends.filter(f => !mayPass(unit, f)).map(as),
    places: friends.filter(f => mayPass(unit, f)).map(as),
    table: seen.table,
  }
}

const withLast = (command: MoveCommand, step: GameStep): MoveCommand => ({
  ...command,
  steps: [...command.steps.slice(0, -1), step],
})

/** The last step cut to the longest that the whole judge lets stand. */
function clamp(seen: RadSeen, seat: Seat, asked: MoveCommand): MoveCommand {
  const command = { ...asked, steps: asTurned(seen, asked.steps) }
  const unit = seen.units[command.unit]
  const last = command.steps[command.steps.length - 1] as Step | undefined
  if (!unit || unit.seat !== seat || !last || 'aboutFace' in last || !unit.pose) return command
  const legal = (c: MoveCommand) => judgeMove(seen, seat, c).kind === 'ok'
  if (legal(command)) return command
  const body = bodyOf(seen, unit)!
  const whole = stepLength(body, last)
  const at = (cm: Cm): MoveCommand => withLast(command, cutStep(body, last, cm))
  const before = inspect(seen, unit, { ...command, steps: [...command.steps.slice(0, -1), { advance: 0 }] }).account
  const limits = inspect(seen, unit, command).found.flatMap(f =>
    f.step === command.steps.length - 1 && f.at_ !== undefined ? [f.at_] : [],
  )
  const tries = [...limits, ...limits.map(l => l - KEEP), before.left, (WHEEL_LIMIT * Math.PI * body.width) / 180]
    .filter(l => l > 0 && l < whole)
    .sort((p, q) => q - p)
  let above = whole
  for (const cm of tries) {
    if (legal(at(cm))) return at(longest(cm, above, at, legal))
    above = cm
  }
  return at(longest(0, above, at, legal))
}

const off = (a: Pose, b: Pose): number => distance(a.front, b.front) + Math.abs(turnBetween(a.facing, b.facing)) / 10

/** The plain ways to a pose: a wheel where one is needed, and one leg of any kind. */
function waysTo(seen: RadSeen, body: Footprint, to: Pose): Step[][] {
  const turn = turnBetween(body.facing, to.facing)
  const wheels: Step[][] = Math.abs(turn) < 0.01 ? [[]] : [[turning(seen, turn < 0 ? 'left' : 'right', Math.abs(turn))]]
  const out: Step[][] = []
  for (const wheel of wheels) {
    const at = applySteps(body, wheel)
    const far = distance(at.front, to.front)
    if (far < 1e-3) {
      out.push(wheel)
      continue
    }
    const rel = turnBetween(at.facing, bearing(at.front, to.front))
    if (Math.abs(rel) < 0.05) out.push([...wheel, { advance: far }])
    else if (Math.abs(Math.abs(rel) - 180) < 0.05) out.push([...wheel, { retire: far }])
    else if (Math.abs(Math.abs(rel) - 90) < 0.05) out.push([...wheel, { shift: rel > 0 ? far : -far }])
    else out.push([...wheel, { oblique: rel, cm: far }])
  }
  if (Math.abs(Math.abs(turn) - 180) < 0.01) out.push([{ aboutFace: true }])
  return out
}

function solve(seen: RadSeen, seat: Seat, id: UnitId, to: Pose) {
  const unit = seen.units[id]
  const none: readonly Refusal[] = [{ code: 'unit/not-on-table', clause: 'Movimento' }]
  const body = unit && unit.seat === seat ? bodyOf(seen, unit) : null
  if (!unit || !body) return { steps: [], exact: false, end: to, refusals: none }
  let best: { steps: readonly Step[]; end: Pose } = { steps: [], end: { front: body.front, facing: body.facing } }
  let refusals: readonly Refusal[] = []
  for (const steps of waysTo(seen, body, to)) {
    const command: MoveCommand = { type: 'move', unit: id, steps }
    const verdict = judgeMove(seen, seat, command)
    const end = applySteps(body, steps)
    if (verdict.kind === 'ok' && off(end, to) < 0.01) return { steps, exact: true, end, refusals: [] }
    refusals = verdict.refusals
    const cut = clamp(seen, seat, command)
    if (judgeMove(seen, seat, cut).kind !== 'ok') continue
    const near = applySteps(body, cut.steps as readonly Step[])
    if (off(near, to) < off(best.end, to))
      best = { steps: cut.steps as readonly Step[], end: { front: near.front, facing: near.facing } }
  }
  return { ...best, exact: false, refusals }
}

/** What an attack comes to; null where it is not legal. */
function chanceOf(seen: RadSeen, unit: Unit, command: MoveCommand): ChargeChance | null {
  const foe = seen.units[command.charge!]!
  const verdict = judgeMove(seen, unit.seat, command)
  if (verdict.kind !== 'ok') return null
  const steps = command.steps as readonly Step[]
  const end = applySteps(bodyOf(seen, unit)!, steps)
  return {
    target: foe.id,
    steps,
    left: verdict.left ?? 0,
    side: foe.inside !== null || foe.square !== null ? 'front' : sideMet(end, bodyOf(seen, foe)!),
    margin: verdict.left ?? 0,
  }
}

/**
 * Attacks that a base can make now: straight on, aslant at the limits, or wheeled on the enemy and straight on; and what it would do to
 * obey its order.
 */
function chargesOn(seen: RadSeen, unit: Unit, only?: UnitId): ChargeChance[] {
  if (!mayMove(seen, unit) || unit.arm === 'guns' || unit.arm === 'command' || unit.arm === 'train') return []
  if (unit.order === 'manoeuvre' || unit.order === 'retreat') return []
  const body = bodyOf(seen, unit)!
  const { left } = leftOf(seen, unit)
  const best = new Map<string, ChargeChance>()
  for (const e of enemiesOf(seen, unit.seat)) {
    if (only !== undefined && e.id !== only) continue
    const foe = bodyOf(seen, e)!
    if (gapCm(body, foe) > left + CONTACT) continue
    const rel = turnBetween(body.facing, bearing(body.front, middleOf(seen, e)!))
    const wheel = turning(seen, rel < 0 ? 'left' : 'right', Math.min(WHEEL_LIMIT, Math.round(Math.abs(rel))))
    const ways: Step[][] = [
      [{ advance: left }],
      [{ oblique: Math.max(-45, Math.min(45, rel)), cm: left }],
      [wheel, { advance: Math.max(0, left - unit.speed / 2) }],
    ]
    for (const steps of ways) {
      const command = asCharge(seen, unit, steps)
      if (!command || command.charge !== e.id) continue
      const chance = chanceOf(seen, unit, command)
      const had = best.get(e.id)
      if (chance && (!had || chance.left > had.left)) best.set(e.id, chance)
    }
  }
  const due = only === undefined && unit.order === 'attack' ? dutyMove(seen, unit.id, 0) : null
  const chance = due?.charge !== undefined && !best.has(due.charge) ? chanceOf(seen, unit, due) : null
  if (chance) best.set(chance.target, chance)
  return [...best.values()]
}

export const hands: MeasuredHands<RadSeen, RadCommand> = {
  manoeuvres(seen, id) {
    const unit = seen.units[id]
    if (unit?.place !== 'table' || !unit.pose) return null
    if (!mayMove(seen, unit)) return { kinds: [], formations: [], obliqueLimit: OBLIQUE_LIMIT, allowance: unit.speed, left: 0 }
    const { left, speed, wheeled, kind } = leftOf(seen, unit)
    const may = (k: string) => kind === null || kind === k
    const hand = unit.arm === 'guns' && !unit.limbered
    const wheel = kind === null && !wheeled && (hand || left >= unit.speed * WHEEL_SHARE)
    return {
      kinds: [
        ...(wheel ? (['wheel'] as const) : []),
        ...(may('advance') ? (['advance'] as const) : []),
        ...(may('oblique') ? (['oblique'] as const) : []),
        ...(may('retire') ? (['retire'] as const) : []),
        ...(may('shift') ? (['shift'] as const) : []),
        ...(kind === null ? (['aboutFace'] as const) : []),
      ],
      formations: [],
      obliqueLimit: OBLIQUE_LIMIT,
      allowance: hand ? HAND_RUN * GUN_ACTIONS : speed,
      left,
      ...aboutOf(seen),
    }
  },
  clamp,
  solve,
  charges: (seen, id) => {
    const unit = seen.units[id]
    return unit ? chargesOn(seen, unit) : []
  },
  threats: (seen, id) => {
    const target = seen.units[id]
    if (target?.place !== 'table') return []
    // They come in their own activation: fresh, and waiting for nothing.
    const enemies = enemiesOf(seen, target.seat)
    const fresh = enemies.map(e => [e.id, { ...e, use: freshUse(e.pose), opportunity: false }] as const)
    const then = { ...seen, units: { ...seen.units, ...Object.fromEntries(fresh) } }
    return fresh.flatMap(([by, e]) => chargesOn(then, e, id).map(c => ({ ...c, by })))
  },
  plan: moves => (moves.length === 1 ? moves[0]! : { type: 'moveTogether', moves }),
}
