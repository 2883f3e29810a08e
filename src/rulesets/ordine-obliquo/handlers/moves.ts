/** 6, 7, 9: moves, alone and together; what orders and charges add to the judge of moves. */

import { NOISE } from '../../../geometry/tolerance'
import type { MoveCommand, MoveTogether, Refusal, Seat, TakeBackCommand, UnitId } from '../../contract'
import { idle } from '../../shared/steps'
import { apply } from '../apply'
import type { MoveVerdict, SquareCommand, VillageCommand } from '../commands'
import type { OoEvent } from '../events'
import { judgeCharge } from '../rules/charge'
import { judgeEvade } from '../rules/evade'
import { opportunities } from '../rules/fire/opportunity'
import { mover, pinnedBy } from '../rules/leastMove'
import { mannedEvent } from '../rules/manGuns'
import { drawCharge, drawRidden } from '../rules/melee/drawing'
import { withRides } from '../rules/melee/ridden'
import { judgeMove, judgeWhether } from '../rules/move'
import { orderRefusals } from '../rules/orderLimits'
import { squareEffect, squareFormed, squareOver, squareRefusals } from '../rules/square'
import { isSteps } from '../rules/stepShape'
import { backRefusals } from '../rules/takeBack'
import { judgeVillage } from '../rules/village'
import { type Charge, type OoSeen, type OoState, other, type Side, type Unit } from '../state'
import { isHorse } from '../units'
import { asEvasion, evade } from './evade'
import { afterOpportunity } from './fire'
import { fine, found, type Handler, impossible, isText, type Judged, notNow, ownUnit } from './handler'

interface MoveFound {
  readonly verdict: MoveVerdict
  readonly charge: Charge | null
}

/** Whether the phase lets this unit move at all. */
export function timeRefusals(seen: OoSeen, seat: Seat, unit: Unit, charge?: UnitId): Refusal[] {
  const at = unit.id
  const out = notNow(seen, seat, ['move1', 'move2', 'finish1', 'finish2'])
  if (out.length > 0) return out
  if (mover(seen) !== seat) return [{ code: 'turn/not-yours', clause: '6' }]
  if (seen.phase.startsWith('finish') && !unit.use.finishing) out.push({ code: 'move/not-freed', clause: '6', at })
  if (unit.rout !== null) out.push({ code: 'move/routing', clause: '13', at })
  else if (unit.use.fled !== null) out.push({ code: 'move/fled', clause: '13', at })
  if (unit.use.rally === 'made') out.push({ code: 'move/rallied', clause: '13', at })
  if (unit.use.charge !== null) out.push({ code: 'move/charging', clause: '9.1', at })
  const chargers = pinnedBy(seen, unit.id)
  if (chargers.length > 0 && !(charge !== undefined && chargers.includes(charge)))
    out.push({ code: 'move/pinned', clause: '9.1', at })
  if (unit.use.evaded !== null && !(isHorse(unit) && unit.use.evaded <= 0.5 + NOISE))
    out.push({ code: 'move/evaded', clause: '7.6', at })
  return out
}

/** 7.6: cavalry that evaded for half a move or less has a quarter of one left. */
const quarter = (unit: Unit, v: MoveVerdict): Refusal[] =>
  unit.use.evaded !== null && v.effect && v.effect.use.share > 0.25 + NOISE
    ? [{ code: 'move/evaded-quarter', clause: '7.6', at: unit.id, with: { left: { cm: v.effect.use.speed / 4 } } }]
    : []

/** A whole move as the rules see it: its own ground, the phase, orders, the charge. */
export function judgeWhole(
  seen: OoSeen,
  seat: Seat,
  command: MoveCommand,
  draw = true,
): MoveVerdict & { readonly charge: Charge | null } {
  return withOrders(seen, seat, command, judgeMove(seen, seat, command, draw), draw)
}

/** Whether a whole move is legal: as `judgeWhole`, but a breach names one cause at least, not all, and may have no effect. */
export function judgeWholeWhether(
  seen: OoSeen,
  seat: Seat,
  command: MoveCommand,
): MoveVerdict & { readonly charge: Charge | null } {
  const unit = seen.units[command.unit]
  const late = unit?.pose && unit.seat === seat ? timeRefusals(seen, seat, unit, command.charge) : []
  if (late.length > 0) return { kind: 'breach', refusals: late, working: [], drawing: [], ends: [], effect: null, charge: null }
  return withOrders(seen, seat, command, judgeWhether(seen, seat, command), false)
}

/** What phase, order and charge add to the judge of moves. */
function withOrders(
  seen: OoSeen,
  seat: Seat,
  command: MoveCommand,
  verdict: MoveVerdict,
  draw: boolean,
): MoveVerdict & { readonly charge: Charge | null } {
  const unit = seen.units[command.unit]
  if (!verdict.effect || !unit) return { ...verdict, charge: null }
  const target = command.charge === undefined ? null : seen.units[command.charge]
  if (command.charge !== undefined && (!target || target.seat === seat || target.place !== 'table' || !target.pose))
    return {
      ...verdict,
      kind: 'impossible',
      refusals: [{ code: 'charge/no-target', clause: '9.1', at: unit.id }],
      effect: null,
      charge: null,
    }
  if (command.charge === undefined && command.steps.length === 0)
    return {
      ...verdict,
      kind: 'impossible',
      refusals: [{ code: 'move/no-steps', clause: '7', at: unit.id }],
      effect: null,
      charge: null,
    }
  const charging = command.charge === undefined ? null : judgeCharge(seen, unit, command, verdict.effect)
  const refusals = [
    ...timeRefusals(seen, seat, unit, command.charge),
    ...verdict.refusals,
    ...quarter(unit, verdict),
    ...afterOpportunity(seen, unit.id, verdict.effect.use.share),
    ...orderRefusals(seen, unit, command, verdict.effect),
    ...(charging?.refusals ?? []),
  ]
  if (refusals.length === 0 && command.charge === undefined && command.steps.every(idle))
    refusals.push({ code: 'move/no-steps', clause: '7', at: unit.id })
  const charge = charging?.charge ?? null
  const drawing = draw
    ? [...verdict.drawing, ...(charge ? drawCharge(seen, unit, verdict.effect, charge) : []), ...drawRidden(seen, verdict.effect)]
    : verdict.drawing
  return { ...verdict, drawing, kind: refusals.length > 0 ? 'breach' : 'ok', refusals, charge }
}

const isMoveShape = (c: { readonly [key: string]: unknown }): boolean =>
  isText(c.unit) && isSteps(c.steps) && (c.charge === undefined || isText(c.charge))

const movedEvents = (s: OoSeen, c: MoveCommand, v: MoveVerdict, charge: Charge | null): OoEvent[] => {
  const event: OoEvent = {
    type: 'Moved',
    unit: c.unit,
    steps: c.steps,
    ends: v.ends.map(e => ({ front: e.front, facing: e.facing })),
    effect: v.effect!,
    charge,
  }
  const manned = mannedEvent(apply(s as OoState, event), c.unit)
  return manned ? [event, manned] : [event]
}

/** 8.9: a move that may be fired at waits for the other side's answer. */
function interrupted(s: OoState, c: Pick<MoveCommand, 'unit' | 'steps'>, events: readonly OoEvent[]): readonly OoEvent[] {
  if (mover(s) === null) return events
  const after = events.reduce(apply, s)
  const firers = opportunities(s, after, c.unit, c.steps)
  if (firers.length === 0) return events
  const interrupt = { mover: c.unit, firers, back: after.waiting }
  return [...events, { type: 'Interrupted', interrupt, waiting: [other(s.units[c.unit]!.seat)] }]
}

export const move: Handler<MoveCommand, MoveFound> = {
  shape: isMoveShape,
  judge(seen, seat, c) {
    const evasion = asEvasion(seen, seat, c)
    if (evasion) {
      const verdict = judgeEvade(seen, seat, evasion)
      return { ...verdict, found: { verdict, charge: null } }
    }
    const { charge, ...verdict } = judgeWhole(seen, seat, c)
    return { ...verdict, found: { verdict, charge } }
  },
  events(s, seat, c, judged, dice) {
    const evasion = asEvasion(s, seat, c)
    if (evasion) return evade.events(s, seat, evasion, { ...judged, found: judged.found!.verdict }, dice)
    return interrupted(s, c, withRides(s, movedEvents(s, c, judged.found!.verdict, judged.found!.charge), dice))
  },
}

export const moveTogether: Handler<MoveTogether, readonly OoEvent[]> = {
  shape: c =>
    Array.isArray(c.moves) &&
    c.moves.length > 0 &&
    c.moves.length <= 60 &&
    c.moves.every(
      m =>
        typeof m === 'object' &&
        m !== null &&
        (m as { type?: unknown }).type === 'move' &&
        isMoveShape(m as { [k: string]: unknown }),
    ),
  judge(seen, seat, c) {
    let at = seen
    const events: OoEvent[] = []
    let all: Judged = fine
    for (const m of c.moves) {
      const { charge, ...verdict } = judgeWhole(at, seat, m)
      const ends = [...all.ends, ...verdict.ends.slice(-1)]
      const sum = { working: [...all.working, ...verdict.working], drawing: [...all.drawing, ...verdict.drawing], ends }
      if (!verdict.effect) return { ...verdict, ...sum, kind: 'impossible', found: [] }
      all = {
        ...all,
        ...sum,
        kind: all.kind === 'breach' ? 'breach' : verdict.kind,
        refusals: [...all.refusals, ...verdict.refusals],
      }
      const made = movedEvents(at, m, verdict, charge)
      events.push(...made)
      at = made.reduce((s, e) => apply(s as OoState, e) as OoSeen, at)
    }
    return { ...all, found: events }
  },
  events(s, _, __, judged, dice) {
    // 8.9: fire at one of them stops the rest where they are; they may be moved afterwards.
    let at = s
    const events: OoEvent[] = []
    const all = judged.found!
    for (const [i, e] of all.entries()) {
      if (e.type !== 'Moved') continue
      // Guns that are manned at the end of a move go with it.
      const next = all[i + 1]
      const own = next && next.type !== 'Moved' ? [e, next] : [e]
      const made = interrupted(at, { unit: e.unit, steps: e.steps }, withRides(at, own, dice))
      events.push(...made)
      at = made.reduce(apply, at)
      if (at.interrupt) break
    }
    return events
  },
}

export const village: Handler<VillageCommand, MoveVerdict> = {
  shape: c =>
    isText(c.unit) &&
    isText(c.village) &&
    (c.way === 'in' || c.way === 'through' || c.way === 'out') &&
    (c.side === undefined || (Number.isInteger(c.side) && (c.side as number) >= 0 && (c.side as number) < 99)),
  judge(seen, seat, c) {
    const verdict = judgeVillage(seen, seat, c)
    const unit = seen.units[c.unit]
    if (!verdict.effect || !unit) return { ...verdict, found: verdict }
    const refusals = [
      ...timeRefusals(seen, seat, unit),
      ...verdict.refusals,
      ...afterOpportunity(seen, unit.id, verdict.effect.use.share),
      ...orderRefusals(seen, unit, { steps: [{ advance: 0 }] }, verdict.effect),
    ]
    return { ...verdict, kind: refusals.length > 0 ? 'breach' : 'ok', refusals, found: verdict }
  },
  events: (_, __, c, judged) => [
    { type: 'VillageUsed', unit: c.unit, village: c.village, way: c.way, effect: judged.found!.effect! },
  ],
}

export const formSquare: Handler<SquareCommand> = {
  shape: c => isText(c.unit),
  judge(seen, seat, c) {
    const unit = ownUnit(seen, seat, c.unit)
    if (!unit) return impossible('unit/unknown')
    const late = notNow(seen, seat, ['move1', 'move2'])
    const over = squareOver(unit, seen.options)
    return found(
      [
        ...late,
        ...(late.length === 0 && mover(seen) !== seat ? [{ code: 'turn/not-yours', clause: '6' }] : []),
        ...squareRefusals(seen, unit),
        ...afterOpportunity(seen, unit.id, squareEffect(unit, true)?.use.share ?? 1),
      ],
      {
        working: [{ clause: '7.4', label: 'squareOver', amount: over }],
      },
    )
  },
  events(s, _, c, __, dice) {
    const unit = s.units[c.unit]!
    const roll = dice.roll(100, 1, { clause: '7.4', what: 'square', unit: unit.id })[0]!
    const formed = squareFormed(unit, roll, s.options)
    const effect = squareEffect(unit, formed)
    return effect ? [{ type: 'SquareTried', unit: unit.id, roll, over: squareOver(unit, s.options), formed, effect }] : []
  },
}

export const takeBack: Handler<TakeBackCommand> = {
  shape: c => isText(c.unit),
  judge(seen, seat, c) {
    const unit = ownUnit(seen, seat, c.unit)
    if (!unit) return impossible('unit/unknown')
    if (!unit.use.before) return impossible('back/not-moved', '7', unit.id)
    return found([...notNow(seen, seat, ['move1', 'move2', 'finish1', 'finish2']), ...backRefusals(seen, unit)])
  },
  events(s, _: Side, c) {
    const before = s.units[c.unit]!.use.before!
    return [{ type: 'TakenBack', unit: c.unit, parts: before.parts, use: { ...before.use, before: null } }]
  },
}
