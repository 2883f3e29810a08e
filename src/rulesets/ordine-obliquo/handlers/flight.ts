/** 10.1, 11, 13: rallying, how retreats end, coming back on to the table, the winner's step forward and break-through. */

import type { Dice } from '../../../engine/dice'
import { aboutFace } from '../../../geometry/footprint'
import { quantise, quantisePose } from '../../../geometry/tolerance'
import type { Refusal, Seat } from '../../contract'
import type { ComeBackCommand, PursueCommand, RallyCommand, StepForwardCommand, TurnAboutCommand } from '../commands'
import type { OoEvent } from '../events'
import { footprintOf } from '../rules/bodies'
import { mayReturn, returnPlace } from '../rules/flight/back'
import { rallyNumber, rallyRefusals } from '../rules/flight/rally'
import { turnAboutRefusals } from '../rules/flight/turnAbout'
import { breakThrough, stepForward as stepOf } from '../rules/flight/wins'
import { rideOver } from '../rules/melee/ridden'
import { pending } from '../stages/flight'
import type { OoSeen, OoState, Phase, Side, Unit } from '../state'
import { Story } from '../story'
import { found, type Handler, impossible, isNumber, isText, notNow, ownUnit } from './handler'
import { withSequel } from './phases'

const MINE: readonly Phase[] = ['rally', 'compulsory']
/** With nothing left to decide in one of its phases the side is done with it; what is insisted on elsewhere ends nothing. */
function andDone(s: OoState, seat: Side, events: readonly OoEvent[], dice: Dice): readonly OoEvent[] {
  const after = new Story(s).add(...events).state
  const over = MINE.includes(s.phase) && after.waiting.includes(seat) && !pending(after, seat, after.phase)
  return withSequel(s, over ? [...events, { type: 'Confirmed', seat, phase: s.phase }] : events, dice)
}

export const rally: Handler<RallyCommand> = {
  shape: c => isText(c.unit),
  judge(seen, seat, c) {
    const unit = ownUnit(seen, seat, c.unit)
    if (!unit) return impossible('unit/unknown')
    const refusals = [...notNow(seen, seat, ['rally']), ...rallyRefusals(unit)]
    if (unit.rout !== 'routing') return { ...impossible('rally/not-routing', '13', unit.id) }
    const chief = rallyNumber(seen, seat) - 50
    return found(refusals, {
      working: [
        { clause: '13', label: 'rally', amount: 50 },
        ...(chief > 0 ? [{ clause: '13', label: 'commander', amount: chief }] : []),
      ],
    })
  },
  events(s, seat, c, _, dice) {
    const unit = s.units[c.unit]!
    const needed = rallyNumber(s, seat)
    const roll = dice.roll(100, 1, { clause: '13', what: 'rally', unit: c.unit })[0]!
    const rallied = roll <= needed
    const tried: OoEvent = { type: 'RallyTried', unit: c.unit, roll, needed, rallied, halts: rallied && unit.detached }
    const gone: OoEvent[] = !rallied && (unit.cp ?? 0) <= 1 ? [{ type: 'Fallen', units: [c.unit] }] : []
    return andDone(s, seat, [tried, ...gone], dice)
  },
}

export const turnAbout: Handler<TurnAboutCommand> = {
  shape: c => isText(c.unit),
  judge(seen, seat, c) {
    const unit = ownUnit(seen, seat, c.unit)
    if (!unit) return impossible('unit/unknown')
    const body = footprintOf(unit)!
    const turned = unit.rout === null ? aboutFace(body) : body
    return found(turnAboutRefusals(seen, seat, unit), {
      ends: [quantisePose({ front: turned.front, facing: turned.facing })],
    })
  },
  events(s, _, c) {
    const unit = s.units[c.unit]!
    if (unit.rout !== null) return [{ type: 'TurnedAbout', unit: c.unit, back: unit.flight?.back !== true, pose: null }]
    const { front, facing } = aboutFace(footprintOf(unit)!)
    return [{ type: 'TurnedAbout', unit: c.unit, back: false, pose: quantisePose({ front, facing }) }]
  },
}

/** Own, off the table, with a way back. */
function leaver(seen: OoSeen, seat: Seat, id: unknown): Unit | null {
  const unit = typeof id === 'string' && Object.hasOwn(seen.units, id) ? seen.units[id]! : null
  return unit && unit.seat === seat && unit.place === 'off' && unit.returns !== null ? unit : null
}

export const comeBack: Handler<ComeBackCommand> = {
  shape: c => isText(c.unit),
  judge(seen, seat, c) {
    const unit = leaver(seen, seat, c.unit)
    if (!unit) return impossible('return/none', '13')
    const pose = returnPlace(seen, unit)
    if (!pose) return impossible('return/barred', '13', unit.id)
    const refusals: Refusal[] = [...notNow(seen, seat, ['compulsory'])]
    if (!mayReturn(seen, unit)) refusals.push({ code: 'return/not-now', clause: '13', at: unit.id })
    return found(refusals, { ends: [pose] })
  },
  events(s, seat, c, _, dice) {
    const pose = returnPlace(s, s.units[c.unit]!)!
    return andDone(s, seat, [{ type: 'CameBack', unit: c.unit, pose }], dice)
  },
}

export const stepForward: Handler<StepForwardCommand> = {
  shape: c => isText(c.unit),
  judge(seen, seat, c) {
    const unit = ownUnit(seen, seat, c.unit)
    if (!unit) return impossible('unit/unknown')
    const step = stepOf(seen, unit)
    if (!step) return impossible('win/none', '10.2', unit.id)
    return found([...notNow(seen, seat, ['compulsory']), ...step.refusals], { ends: [quantisePose(step.pose)] })
  },
  events(s, seat, c, _, dice) {
    const step = stepOf(s, s.units[c.unit]!)!
    const event: OoEvent = {
      type: 'SteppedForward',
      unit: c.unit,
      pose: quantisePose(step.pose),
      cm: step.cm,
      ...(step.disorder ? { disorder: step.disorder } : {}),
    }
    return andDone(s, seat, [event], dice)
  },
}

export const pursue: Handler<PursueCommand> = {
  shape: c => isText(c.unit) && isNumber(c.cm) && c.cm > 0,
  judge(seen, seat, c) {
    const unit = ownUnit(seen, seat, c.unit)
    if (!unit) return impossible('unit/unknown')
    const way = breakThrough(seen, unit, c.cm)
    if (!way) return impossible('through/none', '11', unit.id)
    return found([...notNow(seen, seat, ['compulsory']), ...way.refusals], {
      ends: [quantisePose(way.pose)],
      drawing: [{ kind: 'line', tone: 'legal', points: [unit.pose!.front, way.pose.front], ends: true }],
    })
  },
  events(s, seat, c, _, dice) {
    const way = breakThrough(s, s.units[c.unit]!, c.cm)!
    const event: OoEvent = {
      type: 'BrokeThrough',
      unit: c.unit,
      pose: quantisePose(way.pose),
      cm: quantise(way.cm),
      charge: way.charge,
      ...(way.disorder ? { disorder: way.disorder } : {}),
    }
    const rides = way.ridden.map(unit => ({ unit, by: c.unit }))
    return andDone(s, seat, rideOver(s, [event], rides, dice), dice)
  },
}
