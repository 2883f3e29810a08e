/**
 * 7: the judge of a move. Preview and decision ask the same. It knows speed, wheels, formations, ground, other units and nearness; it
 * knows no phase, no seat's turn, no order but what halves or turns back, and not whether a charge is allowed.
 */
import { corners, footprintAt } from '../../../geometry/footprint'
import { gapCm } from '../../../geometry/gap'
import { depthIn, standsIn, sweepObstacles } from '../../../geometry/sweep/sweep'
import { CONTACT, NOISE, QUANTUM, quantisePose } from '../../../geometry/tolerance'
import type { Cm, Footprint, MoveCommand, Refusal, Seat, UnitId } from '../../contract'
import type { MoveEffect, MoveVerdict } from '../commands'
import type { OoSeen, Unit } from '../state'
import { type Account, account, type StepRefusal, speedOf } from './account'
import { unitSize } from './bodies'
import { type GroundMap, groundMap, troopNow } from './ground'
import { endsOn, riddenBy, wayOver } from './melee/ride'
import { drawMove } from './moveDrawing'
import { keptFrom, tooNear } from './nearness'
import { orderOf } from './orders'
import { mayPass, type Other, othersOf, spaced } from './others'
import { coverOf, formFootprint, frontEdge, isMove, type Leg, legsFrom, meetsCover } from './path'
import { isSteps } from './stepShape'
import { barred, marching, travelOf } from './travel'

/** Where along the step a refusal begins to hold, where that is known: the hands cut the step there. */
export interface Found extends StepRefusal {
  readonly at_?: Cm
  /** What stands in the way. */
  readonly by?: Other
}
export interface Inspection {
  readonly unit: Unit
  readonly start: Footprint
  readonly legs: readonly Leg[]
  readonly account: Account
  /** The speed that shares of a move are taken of: road and ground in force, an order not. */
  readonly speed: Cm
  readonly road: boolean
  readonly half: boolean
  readonly found: readonly Found[]
  readonly passed: readonly UnitId[]
  /** Enemy open order that it rides through (9.3). */
  readonly ridden: readonly UnitId[]
  readonly disorder: Unit['disorder']
  readonly end: Footprint
}

const impossible = (code: string, at?: UnitId): MoveVerdict => ({
  kind: 'impossible',
  refusals: [at === undefined ? { code, clause: '7' } : { code, clause: '7', at }],
  working: [],
  drawing: [],
  ends: [],
  effect: null,
})

/** The unit that may be moved by a seat's command at all; else why not. */
export function moverOf(seen: OoSeen, seat: Seat, command: MoveCommand): Unit | MoveVerdict {
  const unit = seen.units[command.unit]
  if (!unit) return impossible('unit/unknown')
  if (unit.seat !== seat) return impossible('unit/not-yours', unit.id)
  if (unit.place !== 'table' || unit.pose === null) return impossible('unit/not-on-table', unit.id)
  if (!isSteps(command.steps)) return impossible('steps/malformed', unit.id)
  if (unit.village !== null && command.steps.length > 0) return impossible('village/leave-first', unit.id)
  return unit
}
export const isVerdict = (x: Unit | MoveVerdict): x is MoveVerdict => 'refusals' in x

/** OO-5: Retreat, and Halt while changing place, let any unit go back. The enemy's hidden order is taken to let it. */
export function mayRetire(seen: OoSeen, unit: Unit): boolean {
  const order = orderOf(seen, unit)
  return order === null || order.kind === 'withdraw' || order.kind === 'halt'
}

/**
 * Everything about a move, drawn nowhere: what the judge and the hands share. `road` false: as if there were none. `whether`: it
 * looks no further than the first refusal; then the rest is what it had found so far.
 */
export function inspect(seen: OoSeen, unit: Unit, command: MoveCommand, { road = true, whether = false } = {}): Inspection {
  const map = groundMap(seen.ground)
  const use = unit.use
  const now = footprintAt(unit.pose!, unitSize(unit, unit.formation))
  // A second move in the turn goes on with the first: speed and ground are judged over both.
  const again = use.steps.length > 0 && use.start !== null
  const start = again ? footprintAt(use.start!, unitSize(unit, use.startFormation)) : now
  const formation = again ? use.startFormation : unit.formation
  const before = again ? legsFrom(unit, start, formation, use.steps, -use.steps.length) : []
  const legs = legsFrom(unit, now, unit.formation, command.steps)
  const all = [...before, ...legs]
  const travel = travelOf(map, unit, start, all, road)
  // 3.2: a cautious advance goes at half speed; with rough ground it is still half, once (OO-7).
  // Who evades answers the enemy, not his order.
  const cautious = orderOf(seen, unit)?.kind === 'cautious' && !seen.phase.startsWith('evade')
  const halfBy = travel.halfBy ?? (cautious ? ({ clause: '3.2', label: 'half-order' } as const) : undefined)
  const mover = {
    troop: troopNow(unit),
    nation: unit.nation,
    formation,
    road: travel.road,
    half: halfBy !== undefined,
    ...(halfBy ? { halfBy } : {}),
    mayRetire: mayRetire(seen, unit),
    lost: travel.lost,
    width: (f: Unit['formation']) => unitSize(unit, f).width,
  }
  const sums = account(mover, again ? [...use.steps, ...command.steps] : command.steps)
  const found: Found[] = []
  const offset = again ? use.steps.length : 0
  // What earlier steps were let do, or insisted on, is not held against this one; that ground met now makes them too dear is.
  const late = sums.refusals.some(r => r.step < offset)
  const then = late ? travelOf(map, unit, start, before, road) : travel
  const past = late
    ? account({ ...mover, road: then.road, half: then.half || cautious, lost: then.lost }, use.steps).refusals
    : []
  for (const r of sums.refusals) {
    const step = r.step - offset
    if (step >= 0 || r.code === 'move/too-far' || !past.some(p => p.step === r.step && p.code === r.code))
      found.push({ ...r, step: Math.max(0, step) })
  }
  if (use.done && command.steps.length > 0) found.unshift({ code: 'move/done', clause: '7.4', step: 0 })
  const passed: UnitId[] = []
  const speed = speedOf(troopNow(unit), sums.formation, travel.road, travel.half)
  const end = legs.length > 0 ? legs[legs.length - 1]!.to : now
  const result: Inspection = {
    unit,
    start,
    legs,
    account: sums,
    speed,
    road: travel.road,
    half: halfBy !== undefined,
    found,
    passed,
    ridden: [],
    disorder: unit.disorder ?? travel.disorder,
    end,
  }
  if (whether && found.length > 0) return result
  const company = othersOf(seen, unit)
  const { barring, over } = wayOver(seen, unit, company.enemies, command.charge)
  const others = { friends: company.friends, enemies: barring }
  for (const leg of legs) {
    const met = isMove(leg.step) ? others : company
    inWay(map, unit, now, leg, travel.road && marching(leg.formation), met, command.charge, found, passed, whether)
    if (whether && found.length > 0) return result
  }
  const on = over.length > 0 ? endsOn(now, legs, over) : null
  if (on) {
    const with_ = { other: on.enemy.unit.name, cm: { cm: on.gap }, at: { cm: on.at } }
    found.push({ code: 'move/near-enemy', clause: '9.3', step: on.step, at_: on.at, by: on.enemy, with: with_ })
  }
  if (legs.length > 0) atEnd(seen, end, now, legs.length - 1, others.friends, found)
  forms(unit, legs, found)
  found.sort((a, b) => a.step - b.step)
  return over.length > 0 ? { ...result, ridden: riddenBy(legs, over) } : result
}

/** §3.9.1: friends against the sweep of the front edge, enemies and closed ground against the whole body; touching is free. */
function inWay(
  map: GroundMap,
  unit: Unit,
  now: Footprint,
  leg: Leg,
  road: boolean,
  others: { readonly friends: readonly Other[]; readonly enemies: readonly Other[] },
  charge: string | undefined,
  found: Found[],
  passed: UnitId[],
  whether: boolean,
): void {
  const step = leg.index
  const closed = barred(map, unit, now, leg, road)
  if (closed) {
    const named = closed.piece.name ?? { phrase: { code: `ground.${closed.piece.kind}` } }
    found.push({
      code: isMove(leg.step) ? closed.code : 'form/no-room',
      clause: isMove(leg.step) ? '7.5' : '7.4',
      step,
      at_: closed.at,
      with: isMove(leg.step) ? { ground: named, cm: { cm: closed.at } } : { other: named },
    })
    if (whether) return
  }
  if (!isMove(leg.step)) {
    const hit = [...others.friends, ...others.enemies].find(o => standsIn(leg.to, o.obstacle, CONTACT))
    if (hit) found.push({ code: 'form/no-room', clause: '7.4', step, at_: 0, by: hit, with: { other: hit.unit.name } })
    else formedNear(leg, others.enemies, charge, found)
    return
  }
  if ('aboutFace' in leg.step) return
  const edge = frontEdge(leg.from)
  const cover = coverOf(leg)
  for (const f of others.friends) {
    if (!meetsCover(cover, f.obstacle)) continue
    // Who stands among friends (after a ruling, or a breach that was insisted on) leaves them.
    if (standsIn(now, f.obstacle, CONTACT)) continue
    const hit = sweepObstacles(edge, [leg.step], [f.obstacle], CONTACT)
    if (hit.clear) continue
    if (!mayPass(unit, f.unit)) {
      found.push({
        code: 'move/friend',
        clause: '7.3',
        step,
        at_: hit.at,
        by: f,
        with: { other: f.unit.name, cm: { cm: hit.at } },
      })
      if (whether) return
    } else if (f.unit.formation === 'battery' && !spaced(unit) && !passed.includes(f.unit.id)) passed.push(f.unit.id)
  }
  const near = tooNear(
    leg.from,
    leg.step,
    others.enemies.filter(e => meetsCover(cover, e.obstacle)),
    charge,
  )
  if (near) {
    const charged = near.enemy.unit.id === charge
    found.push({
      code: charged ? 'charge/halt' : 'move/near-enemy',
      clause: '9.1',
      step,
      at_: near.at,
      by: near.enemy,
      with: { other: near.enemy.unit.name, cm: { cm: near.gap }, at: { cm: near.at } },
    })
  }
}

/** §3.2 nearness: a change of formation brings nobody within 1 cm of an enemy either; who is nearer comes no nearer. */
function formedNear(leg: Leg, enemies: readonly Other[], charge: string | undefined, found: Found[]): void {
  for (const enemy of enemies) {
    const gap = gapCm(leg.to, enemy.shape)
    if (gap >= keptFrom(enemy, charge) - NOISE * 10 || gap >= gapCm(leg.from, enemy.shape) - NOISE) continue
    const with_ = { other: enemy.unit.name, cm: { cm: gap }, at: { cm: 0 } }
    found.push({ code: 'move/near-enemy', clause: '9.1', step: leg.index, at_: 0, by: enemy, with: with_ })
    return
  }
}

/** Nobody ends on another, or off the table. */
function atEnd(seen: OoSeen, end: Footprint, now: Footprint, step: number, friends: readonly Other[], found: Found[]): void {
  // Touching is free, but no move ends deeper in another than it began, so that slack never adds up.
  for (const f of friends) {
    const deep = depthIn(end, f.obstacle, 2 * CONTACT)
    if (deep > QUANTUM && deep > depthIn(now, f.obstacle, 2 * CONTACT) + QUANTUM && !found.some(r => r.by === f))
      found.push({ code: 'move/ends-on', clause: '7.3', step, by: f, with: { other: f.unit.name } })
  }
  const { width, depth } = seen.table
  const out = (c: readonly [number, number]) => Math.max(-c[0], -c[1], c[0] - width, c[1] - depth)
  const by = Math.max(...corners(end).map(out))
  if (by > CONTACT + NOISE && by > Math.max(...corners(now).map(out)) + NOISE)
    found.push({ code: 'move/off-table', clause: '7.1', step, with: { by: { cm: by } } })
}

/** 7.4: what a change of formation on the table asks beside its cost. */
function forms(unit: Unit, legs: readonly Leg[], found: Found[]): void {
  let was = unit.formation
  for (const leg of legs) {
    if (isMove(leg.step)) continue
    const { form, face } = leg.step
    if (form === 'square') found.push({ code: 'form/square-roll', clause: '7.4', step: leg.index })
    if (face !== undefined && formFootprint(unit, leg.from, was, leg.formation, face) === null)
      found.push({ code: 'form/no-face', clause: '7.4', step: leg.index })
    if (form === 'limbered' && unit.use.passedThrough)
      found.push({ code: 'battery/passed-through', clause: '7.3', step: leg.index })
    was = leg.formation
  }
}

/** What the move makes of the unit; poses quantised to 1e-4. */
function effectOf(i: Inspection, command: MoveCommand): MoveEffect {
  const { unit, account: a } = i
  const again = unit.use.steps.length > 0 && unit.use.start !== null
  const share = a.done ? 1 : Math.min(1, a.drill + (i.speed > 0 ? a.spent / i.speed : 0))
  return {
    parts: {
      pose: quantisePose(i.end),
      formation: i.legs.length > 0 ? i.legs[i.legs.length - 1]!.formation : unit.formation,
      village: unit.village,
      disorder: i.disorder,
      guns: unit.guns,
    },
    use: {
      ...unit.use,
      start: unit.use.start ?? unit.pose,
      startFormation: again || unit.use.start !== null ? unit.use.startFormation : unit.formation,
      steps: [...unit.use.steps, ...command.steps],
      // Of the speed that an order does not halve: what is seen of a move tells no order.
      spent: share * i.speed,
      speed: i.speed,
      share,
      front: a.front || unit.use.front,
      form: a.form || unit.use.form,
      wheeled: a.wheeled || unit.use.wheeled,
      advanced: a.advanced,
      retired: a.retired,
      straight: a.straight,
      done: unit.use.done || a.done || a.drill >= 1,
    },
    passed: i.passed,
    ...(i.ridden.length > 0 ? { ridden: i.ridden } : {}),
  }
}

/**
 * Whether a move is legal: `judgeMove` without drawing, which names no more than one cause of a breach and then has no effect. For who
 * tries many.
 */
export function judgeWhether(seen: OoSeen, seat: Seat, command: MoveCommand): MoveVerdict {
  const unit = moverOf(seen, seat, command)
  if (isVerdict(unit)) return unit
  const i = inspect(seen, unit, command, { whether: true })
  const bad = i.found.length > 0
  return {
    kind: bad ? 'breach' : 'ok',
    refusals: bad ? [plain(i.found[0]!, unit.id)] : [],
    working: i.account.working,
    drawing: [],
    ends: [],
    effect: bad ? null : effectOf(i, command),
  }
}

const plain = ({ step: _step, at_: _at, by: _by, ...r }: Found, at: UnitId): Refusal => ({ ...r, at })

/**
 * Judges a move. `ok`: within speed, ground and company. `breach`: all refusals, those of the first step first, `effect` what an
 * insisting player gets. `impossible`: no such unit, not his, not on the table, malformed steps, or deployed in a village. Who only
 * asks whether leaves out the drawing.
 */
export function judgeMove(seen: OoSeen, seat: Seat, command: MoveCommand, draw = true): MoveVerdict {
  const unit = moverOf(seen, seat, command)
  if (isVerdict(unit)) return unit
  const i = inspect(seen, unit, command)
  return {
    kind: i.found.length > 0 ? 'breach' : 'ok',
    refusals: i.found.map(f => plain(f, unit.id)),
    working: i.account.working,
    drawing: draw ? drawMove(i) : [],
    ends: i.legs.map(leg => {
      const pose = quantisePose(leg.to)
      return isMove(leg.step) ? pose : { ...pose, width: leg.to.width, depth: leg.to.depth }
    }),
    left: i.account.left,
    allowance: i.account.speed,
    effect: effectOf(i, command),
  }
}
