/**
 * Movimento: the judge of a move. Preview and decision ask the same. It knows speed, kinds of move, ground, other bases, contact and
 * what the order forbids; it knows neither phase nor whose turn it is.
 */
import { centreOf, corners } from '../../../geometry/footprint'
import { pointInPolygon } from '../../../geometry/polygon'
import { applyStep, stepLength } from '../../../geometry/steps'
import { depthIn, standsIn, sweepObstacles } from '../../../geometry/sweep/sweep'
import { angleAtMost, CONTACT, NOISE, QUANTUM, quantisePose } from '../../../geometry/tolerance'
import { between } from '../../../geometry/vec'
import type { Cm, Footprint, MoveCommand, Overlay, Refusal, Seat, Step, UnitId, Verdict } from '../../contract'
import { isSteps } from '../../shared/steps'
import type { RadSeen, Unit } from '../state'
import { GUN_ACTIONS, HAND_RUN, KEEP, WHEEL_LIMIT } from '../tables'
import { type Account, account, kindOf } from './account'
import { bodyOf, enemiesOf, gapOf, isLight, mayBeNear, obstacleFor, ofSide, reachOf } from './bodies'
import { contactsOf, TOUCH } from './contact'
import { effectOn, groundMap, onRoad, standsOn } from './ground'
import { waitingRefusals } from './waiting'

export interface Leg {
  readonly step: Step
  readonly index: number
  readonly from: Footprint
  readonly to: Footprint
}
/** `at_`: where along its step a refusal begins to hold, where that is known: the hands cut the step there. */
export type Found = Refusal & { readonly step: number; readonly at_?: Cm }
export interface Inspection {
  readonly unit: Unit
  readonly legs: readonly Leg[]
  readonly account: Account
  readonly road: boolean
  readonly disorders: boolean
  readonly found: readonly Found[]
  readonly end: Footprint
}
export interface MoveVerdict extends Verdict {
  /** What the move makes of the base; null where it cannot be carried out at all. */
  readonly effect: Partial<Unit> | null
}

const CLAUSE = 'Movimento'
export const impossibleMove = (code: string, at?: UnitId): MoveVerdict => ({
  kind: 'impossible',
  refusals: [at === undefined ? { code, clause: CLAUSE } : { code, clause: CLAUSE, at }],
  working: [],
  drawing: [],
  ends: [],
  effect: null,
})

const legsFrom = (start: Footprint, steps: readonly Step[], first: number): Leg[] => {
  let at = start
  return steps.map((step, i) => {
    const from = at
    at = applyStep(at, step)
    return { step, index: first + i, from, to: at }
  })
}

/** Whether all of a way lies on roads: the centre of the front edge keeps to them. */
function byRoad(seen: RadSeen, legs: readonly Leg[]): boolean {
  const map = groundMap(seen.ground)
  if (map.roads.length === 0 || legs.length === 0) return false
  return legs.every(leg => {
    const n = 'wheel' in leg.step || 'aboutFace' in leg.step ? 1 : Math.max(1, Math.ceil(stepLength(leg.from, leg.step)))
    for (let i = 0; i <= n; i++) if (!onRoad(map, between(leg.from.front, leg.to.front, i / n))) return false
    return true
  })
}

/** Front edges, just thick enough for the slack: friends are judged against their sweep (3.9.1). */
const frontEdge = (f: Footprint): Footprint => ({ ...f, depth: 4 * CONTACT })

/** Whether the mover passes through that friend: half bases that are played alone pass and are passed (Leggera). */
export const mayPass = (mover: Unit, friend: Unit): boolean => friend.inside === null && (isLight(mover) || isLight(friend))

interface Way {
  readonly speed: Cm
  readonly steps: readonly Step[]
  readonly start: Footprint
  readonly earlier: number
}
/** Guns have an account for each action, all others one for the whole turn. */
function wayOf(unit: Unit, now: Footprint, steps: readonly Step[]): Way {
  if (unit.arm !== 'guns') {
    const again = unit.use.steps.length > 0 && unit.use.start !== null
    return {
      speed: unit.speed,
      steps: again ? [...unit.use.steps, ...steps] : steps,
      start: again ? { ...now, ...unit.use.start! } : now,
      earlier: again ? unit.use.steps.length : 0,
    }
  }
  return { speed: unit.limbered ? unit.speed : HAND_RUN, steps, start: now, earlier: 0 }
}

function gunRefusals(unit: Unit, steps: readonly Step[]): Found[] {
  const out: Found[] = []
  if (unit.use.acts.length >= GUN_ACTIONS) out.push({ code: 'guns/no-action', clause: 'Artiglieria', step: 0 })
  if (unit.limbered) return out
  const turns = steps.filter(s => kindOf(s) === 'wheel' || kindOf(s) === 'aboutFace').length
  if (turns > 0 && steps.length > 1) out.push({ code: 'guns/turn-alone', clause: 'Artiglieria', step: 1 })
  steps.forEach((s, step) => {
    if ('wheel' in s && !angleAtMost(s.degrees, WHEEL_LIMIT))
      out.push({ code: 'wheel/too-far', clause: CLAUSE, step, with: { deg: { deg: s.degrees }, most: { deg: WHEEL_LIMIT } } })
  })
  return out
}

/** What ground on the way does: what bars it, what disorders, what costs more. */
function ground(seen: RadSeen, unit: Unit, now: Footprint, legs: readonly Leg[], road: boolean, found: Found[]) {
  let disorders = false
  const lost: { label: string; cm: Cm }[] = []
  const crossed = new Set<string>()
  const parts = [...groundMap(seen.ground).parts]
  for (const { piece, obstacle } of parts) {
    if (road && piece.kind !== 'river') continue
    const effect = effectOn(piece, unit)
    const tells = effect.closed !== null || effect.disorders || piece.crossing !== undefined
    if (!tells || crossed.has(piece.id)) continue
    if (standsIn(now, obstacle, CONTACT) && effect.closed === null && piece.crossing === undefined) continue
    for (const leg of legs) {
      if (standsIn(leg.from, obstacle, CONTACT)) continue
      const hit = sweepObstacles(leg.from, [leg.step], [obstacle], CONTACT)
      if (hit.clear) continue
      crossed.add(piece.id)
      if (effect.closed !== null) {
        const named = piece.name ?? { phrase: { code: `ground.${piece.kind}` } }
        if (leg.index >= 0)
          found.push({ code: effect.closed, clause: CLAUSE, step: leg.index, at_: hit.at, with: { ground: named } })
      } else {
        if (effect.disorders && leg.index >= 0) disorders = true
        if (piece.crossing !== undefined) lost.push({ label: 'crossing', cm: piece.crossing })
      }
      break
    }
  }
  return { disorders, lost }
}

function bodies(seen: RadSeen, unit: Unit, now: Footprint, leg: Leg, found: Found[]): void {
  if ('aboutFace' in leg.step) return
  const step = leg.index
  const hard: { readonly name: Refusal['with']; readonly code: string; readonly obstacle: ReturnType<typeof obstacleFor> }[] = []
  const middle = centreOf(leg.from)
  const reach = reachOf(leg.from) + ('wheel' in leg.step ? leg.from.width * 2 : stepLength(leg.from, leg.step)) + 1
  for (const e of enemiesOf(seen, unit.seat))
    if (mayBeNear(seen, e, middle, reach, 0))
      hard.push({ name: { other: e.name }, code: 'move/enemy', obstacle: obstacleFor(seen, e) })
  for (const b of groundMap(seen.ground).blocks)
    hard.push({
      name: { other: b.piece.name ?? { phrase: { code: 'ground.village' } } },
      code: 'move/block',
      obstacle: b.obstacle,
    })
  for (const h of hard) {
    const o = h.obstacle
    if (!o || standsIn(now, o, CONTACT)) continue
    const hit = sweepObstacles(leg.from, [leg.step], [o], CONTACT)
    if (!hit.clear) found.push({ code: h.code, clause: CLAUSE, step, at_: hit.at, with: { ...h.name, cm: { cm: hit.at } } })
  }
  for (const f of ofSide(seen, unit.seat)) {
    if (f.id === unit.id || mayPass(unit, f) || !mayBeNear(seen, f, middle, reach, 0)) continue
    const o = obstacleFor(seen, f)!
    if (standsIn(now, o, CONTACT)) continue
    const hit = sweepObstacles(frontEdge(leg.from), [leg.step], [o], CONTACT)
    if (!hit.clear)
      found.push({ code: 'move/friend', clause: CLAUSE, step, at_: hit.at, with: { other: f.name, cm: { cm: hit.at } } })
  }
}

/** Where it ends: on nobody, on the table, and in contact only where it attacks. */
function atEnd(
  seen: RadSeen,
  unit: Unit,
  now: Footprint,
  end: Footprint,
  command: MoveCommand,
  step: number,
  found: Found[],
): void {
  const middle = centreOf(end)
  const reach = reachOf(end) + 1
  for (const f of ofSide(seen, unit.seat)) {
    if (f.id === unit.id || !mayBeNear(seen, f, middle, reach, 0)) continue
    const o = obstacleFor(seen, f)!
    const deep = depthIn(end, o, 2 * CONTACT)
    if (deep > QUANTUM && deep > depthIn(now, o, 2 * CONTACT) + QUANTUM)
      found.push({ code: 'move/ends-on', clause: CLAUSE, step, with: { other: f.name } })
  }
  const { width, depth } = seen.table
  const out = (c: readonly [number, number]) => Math.max(-c[0], -c[1], c[0] - width, c[1] - depth)
  const by = Math.max(...corners(end).map(out))
  if (by > CONTACT + NOISE && by > Math.max(...corners(now).map(out)) + NOISE)
    found.push({ code: 'move/off-table', clause: CLAUSE, step, with: { by: { cm: by } } })
  for (const e of enemiesOf(seen, unit.seat)) {
    if (e.id !== command.charge && !mayBeNear(seen, e, middle, reach, 0)) continue
    const body = bodyOf(seen, e)!
    const gap = gapOf(end, body, 2)
    if (command.charge !== undefined) {
      if (e.id === command.charge && gap > TOUCH)
        found.push({ code: 'charge/no-contact', clause: 'Mischia', step, with: { other: e.name, cm: { cm: gap } } })
      continue
    }
    if (gap < KEEP - NOISE && gap < gapOf(now, body, 2) + NOISE)
      found.push({ code: 'move/near-enemy', clause: CLAUSE, step, with: { other: e.name, cm: { cm: gap }, keep: { cm: KEEP } } })
  }
}

/** What the order and the state of the base itself forbid. */
function standingRefusals(seen: RadSeen, unit: Unit, command: MoveCommand, end: Footprint): Found[] {
  const { use } = unit
  const out: Found[] = []
  const say = (code: string, clause: string, with_?: Refusal['with']) =>
    out.push({ code, clause, step: 0, ...(with_ ? { with: with_ } : {}) })
  if (use.done) say('move/driven-back', CLAUSE)
  if (use.whole) say('move/whole', CLAUSE)
  if (unit.square !== null) say('square/stands', 'Quadrato')
  if (use.recovered) say('move/recovered', 'Attivazione')
  if (unit.opportunity) say('move/opportunity', 'Attivazione')
  if (use.firedAs === 'standing') say('move/fired', 'Fuoco')
  if (use.attacked) say('move/attacked', 'Mischia')
  const engaged = contactsOf(seen, unit)
  if (engaged.length > 0 && command.charge === undefined) {
    // 3.9.15: it may step back, except under Attack.
    if (unit.order === 'attack' || !(command.steps as readonly Step[]).every(s => kindOf(s) === 'retire'))
      say('move/engaged', 'Mischia', { other: engaged[0]!.name })
  }
  if (command.charge !== undefined) {
    if (engaged.length > 0) say('move/engaged', 'Mischia', { other: engaged[0]!.name })
    if (unit.arm === 'guns' || unit.arm === 'command' || unit.arm === 'train') say('charge/not-these', 'Mischia')
    if (unit.order === 'manoeuvre' || unit.order === 'retreat')
      say(`order/no-contact`, 'Attivazione', { order: { phrase: { code: `order.${unit.order}` } } })
    const last = command.steps[command.steps.length - 1] as Step | undefined
    const kind = last ? kindOf(last) : null
    if (kind !== 'advance' && kind !== 'oblique') say('charge/forward', 'Mischia')
  }
  out.push(...waitingRefusals(seen, unit).map(r => ({ ...r, step: 0 })))
  const group = seen.groups[unit.group]
  if (group && seen.turn < group.stay && unit.zone && !pointInPolygon(end.front, unit.zone))
    say('order/stay', 'Attivazione', { turn: group.stay })
  return out
}

/** What ground, speed and kinds of move say of it; where it ends and whom it meets stand aside. */
function reckon(seen: RadSeen, unit: Unit, now: Footprint, steps: readonly Step[]) {
  const way = wayOf(unit, now, steps)
  const before = legsFrom(way.start, way.steps.slice(0, way.earlier), -way.earlier)
  const legs = legsFrom(now, steps, 0)
  const all = [...before, ...legs]
  const found: Found[] = []
  const road = byRoad(seen, all)
  const { disorders, lost } = ground(seen, unit, now, all, road, found)
  const guns = unit.arm === 'guns'
  // Guns turned as they stand take the whole action and no way.
  const turned = guns && !unit.limbered && steps.every(s => kindOf(s) === 'wheel' || kindOf(s) === 'aboutFace')
  const mover = { speed: way.speed, road: road && !(guns && !unit.limbered), turnAndGo: unit.order === 'retreat', lost }
  const sums = account(mover, turned ? way.steps.filter(s => kindOf(s) !== 'wheel') : way.steps)
  for (const r of sums.refusals) found.push({ ...r, step: Math.max(0, r.step - way.earlier) })
  if (guns) found.push(...gunRefusals(unit, steps))
  return { legs, sums, road, disorders: disorders || (sums.disorders && unit.arm !== 'command'), found }
}

/** What is left to a base, in cm, for one more step straight on. */
export const leftFor = (seen: RadSeen, unit: Unit): Cm => reckon(seen, unit, bodyOf(seen, unit)!, [{ advance: 0 }]).sums.left

/** Everything about a move that the judge and the hands share. `whether`: it looks no further than the first refusals. */
export function inspect(seen: RadSeen, unit: Unit, command: MoveCommand, whether = false): Inspection {
  const now = bodyOf(seen, unit)!
  const { legs, sums, road, disorders, found } = reckon(seen, unit, now, command.steps as readonly Step[])
  const end = legs.length > 0 ? legs[legs.length - 1]!.to : now
  const result = { unit, legs, account: sums, road, disorders, found, end }
  if (whether && found.length === 0) found.push(...standingRefusals(seen, unit, command, end))
  if (whether && found.length > 0) return result
  for (const leg of legs) {
    bodies(seen, unit, now, leg, found)
    if (whether && found.length > 0) return result
  }
  if (legs.length > 0) atEnd(seen, unit, now, end, command, legs.length - 1, found)
  if (!whether) found.push(...standingRefusals(seen, unit, command, end))
  found.sort((a, b) => a.step - b.step)
  return result
}

/** a base that ends in contact there meets its enemy in the open: no house, wood or broken ground, and no square (option). */
export function inTheOpen(seen: RadSeen, end: Footprint, target: Unit): boolean {
  if (target.inside !== null) return false
  if (target.square !== null && seen.options.radImpetusAtSquare !== true) return false
  const body = bodyOf(seen, target)
  return !standsOn(seen, end, 'wood', 'rough') && (body === null || !standsOn(seen, body, 'wood', 'rough'))
}
/** fresh, without losses, in order, in the open. */
const impetusOf = (seen: RadSeen, unit: Unit, end: Footprint, target: Unit, disordered: boolean): boolean =>
  !unit.use.attacked && unit.losses === 0 && !disordered && inTheOpen(seen, end, target)

function effectOf(seen: RadSeen, i: Inspection, command: MoveCommand): Partial<Unit> {
  const { unit } = i
  const disordered = unit.disordered || i.disorders
  const target = command.charge === undefined ? null : seen.units[command.charge]
  const { before: _, ...use } = unit.use
  const guns = unit.arm === 'guns'
  const turn =
    guns && !unit.limbered && command.steps.every(s => kindOf(s as Step) === 'wheel' || kindOf(s as Step) === 'aboutFace')
  return {
    pose: quantisePose(i.end),
    disordered,
    attacking: !!target,
    use: {
      ...use,
      start: use.start ?? unit.pose,
      steps: guns ? [] : [...use.steps, ...(command.steps as readonly Step[])],
      moved: true,
      road: i.road,
      acts: guns ? [...use.acts, turn ? 'turn' : 'move'] : use.acts,
      impetus: target ? impetusOf(seen, unit, i.end, target, disordered) : false,
      attacked: use.attacked || target !== null,
      before: unit.use.before ?? { pose: unit.pose, disordered: unit.disordered, attacking: unit.attacking, use },
    },
  }
}

/** The way of a move: the lanes of its legs, and where it ends. */
function draw(i: Inspection): Overlay[] {
  const tone = i.found.length > 0 ? 'not' : 'legal'
  const out: Overlay[] = i.legs
    .filter(l => !('aboutFace' in l.step))
    .map(l => ({ kind: 'line' as const, tone: 'measure' as const, points: [l.from.front, l.to.front], ends: true }))
  if (i.legs.length > 0) out.push({ kind: 'footprint', tone, footprint: i.end })
  return out
}

/** The base that may be moved by a seat's command at all; else why not. */
export function moverOf(seen: RadSeen, seat: Seat, command: MoveCommand): Unit | MoveVerdict {
  const unit = Object.hasOwn(seen.units, command.unit) ? seen.units[command.unit]! : null
  if (!unit) return impossibleMove('unit/unknown')
  if (unit.seat !== seat) return impossibleMove('unit/not-yours', unit.id)
  if (unit.place !== 'table' || unit.pose === null) return impossibleMove('unit/not-on-table', unit.id)
  if (!isSteps(command.steps)) return impossibleMove('steps/malformed', unit.id)
  if (unit.inside !== null) return impossibleMove('block/leave-first', unit.id)
  if (command.charge !== undefined) {
    const target = Object.hasOwn(seen.units, command.charge) ? seen.units[command.charge]! : null
    if (!target || target.seat === seat || target.place !== 'table') return impossibleMove('charge/no-target', unit.id)
  }
  return command.steps.length === 0 ? impossibleMove('move/no-steps', unit.id) : unit
}
export const isVerdict = (x: Unit | MoveVerdict): x is MoveVerdict => 'refusals' in x

const plain = ({ step: _step, at_: _at, ...r }: Found, at: UnitId): Refusal => ({ ...r, at })

/** What a legal move makes of the unit, and null where the move is not legal: for who tries many and wants no reasons. */
export function effectIfLegal(seen: RadSeen, seat: Seat, command: MoveCommand): Partial<Unit> | null {
  const unit = moverOf(seen, seat, command)
  if (isVerdict(unit)) return null
  const i = inspect(seen, unit, command, true)
  return i.found.length > 0 ? null : effectOf(seen, i, command)
}

/** Judges a move: `ok`, `breach` with all refusals, those of the first step first, or `impossible`. */
export function judgeMove(seen: RadSeen, seat: Seat, command: MoveCommand): MoveVerdict {
  const unit = moverOf(seen, seat, command)
  if (isVerdict(unit)) return unit
  const i = inspect(seen, unit, command)
  return {
    kind: i.found.length > 0 ? 'breach' : 'ok',
    refusals: i.found.map(f => plain(f, unit.id)),
    working: i.account.working,
    drawing: draw(i),
    ends: i.legs.map(leg => quantisePose(leg.to)),
    left: i.account.left,
    allowance: i.account.speed,
    effect: effectOf(seen, i, command),
  }
}
