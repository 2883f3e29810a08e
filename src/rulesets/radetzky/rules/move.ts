/**
 * Movimento: the judge of a move. Preview and decision ask the same. It knows speed, kinds of move, ground, other bases, contact and
 * what the order forbids; it knows neither phase nor whose turn it is.
 */
import { pointInPolygon } from '../../../geometry/polygon'
import { quantisePose } from '../../../geometry/tolerance'
import type { Footprint, MoveCommand, Overlay, Refusal, Seat, Step, UnitId, Verdict } from '../../contract'
import { isSteps } from '../../shared/steps'
import type { RadSeen, Unit } from '../state'
import { type Account, kindOf } from './account'
import { bodyOf } from './bodies'
import { contactsOf } from './contact'
import { standsOn } from './ground'
import { endRefusals, meet } from './inTheWay'
import { asTurned } from './turning'
import { waitingRefusals } from './waiting'
import { type Found, type Leg, reckon } from './way'

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

/** Everything about a move that the judge and the hands share. `whether`: it looks no further than the first refusals. */
export function inspect(seen: RadSeen, unit: Unit, command: MoveCommand, whether = false): Inspection {
  const now = bodyOf(seen, unit)!
  const { legs, sums, road, disorders, found } = reckon(seen, unit, now, command.steps as readonly Step[])
  const end = legs.length > 0 ? legs[legs.length - 1]!.to : now
  const result = { unit, legs, account: sums, road, disorders, found, end }
  if (whether && found.length === 0) found.push(...standingRefusals(seen, unit, command, end))
  if (whether && found.length > 0) return result
  for (const leg of legs) {
    meet(seen, unit, now, leg, found)
    if (whether && found.length > 0) return result
  }
  if (legs.length > 0) endRefusals(seen, unit, now, end, command, legs.length - 1, found)
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

/** A command whose wheels are those of this game; one that is malformed as it is. */
const written = (seen: RadSeen, c: MoveCommand): MoveCommand => (isSteps(c.steps) ? { ...c, steps: asTurned(seen, c.steps) } : c)

/** What a legal move makes of the unit, and null where the move is not legal: for who tries many and wants no reasons. */
export function effectIfLegal(seen: RadSeen, seat: Seat, asked: MoveCommand): Partial<Unit> | null {
  const command = written(seen, asked)
  const unit = moverOf(seen, seat, command)
  if (isVerdict(unit)) return null
  const i = inspect(seen, unit, command, true)
  return i.found.length > 0 ? null : effectOf(seen, i, command)
}

/** Judges a move: `ok`, `breach` with all refusals, those of the first step first, or `impossible`. */
export function judgeMove(seen: RadSeen, seat: Seat, asked: MoveCommand): MoveVerdict {
  const command = written(seen, asked)
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
