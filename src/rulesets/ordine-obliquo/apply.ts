/** The fold of events: what each one makes of the state. It draws nothing, refuses nothing and asks no rule. */
import { never } from '../../base/result'
import type { Id, UnitId } from '../contract'
import type { MoveEffect } from './commands'
import type { OoEvent } from './events'
import { foldEnding } from './folds/ending'
import { foldFire } from './folds/fire'
import { foldFlight } from './folds/flight'
import { foldGenerals, freshTests } from './folds/generals'
import { foldMelee } from './folds/melee'
import { foldMorale } from './folds/morale'
import { carry, freeRiders, withBrigade, withGeneral, withSide, withUnit, withUse } from './folds/update'
import { partsOf } from './rules/parts'
import { applyRuling, takenOff } from './rulings'
import { counterOf, freshUse } from './setup'
import type { Counter, OoState } from './state'
import { strengthOf } from './units'

const laid = (s: OoState, to: Id, counter: Counter): OoState =>
  s.brigades[to] ? withBrigade(s, to, { counter }) : withUnit(s, to as UnitId, { counter })

/** `back`: whether `takeBack` may undo it; dice that fell make it final. */
function moved(s: OoState, id: UnitId, effect: MoveEffect, back: boolean): OoState {
  const unit = s.units[id]
  if (!unit) return s
  const parts = partsOf(unit)
  const { before: last, ...use } = unit.use
  const others = Object.values(s.units).filter(u => u.id !== id && u.use.before)
  // Guns that were passed in an earlier phase stay so, whoever goes back now.
  const now = (p: UnitId) => !s.units[p]?.use.passedThrough || others.some(u => u.use.before!.passed.includes(p))
  const passed = [...(last?.passed ?? []), ...effect.passed.filter(now)]
  const before = !back || !parts ? null : last ? { ...last, passed } : { parts, use, passed }
  const next = effect.passed.reduce(
    (state, p) => (state.units[p] ? withUnit(state, p, { use: { ...state.units[p]!.use, passedThrough: true } }) : state),
    withUnit(s, id, { ...effect.parts, use: { ...effect.use, before } }),
  )
  return carry(next, id)
}

/** A phase begins: what could be put back until now stands. */
function phaseBegan(s: OoState, e: OoEvent & { type: 'PhaseBegan' }): OoState {
  const units = Object.fromEntries(
    Object.entries(s.units).map(([id, u]) => [id, u.use.before ? { ...u, use: { ...u.use, before: null } } : u]),
  )
  const s1 = { ...s, units, phase: e.phase, waiting: e.waiting }
  return e.phase === 'fire2' ? s1 : freshTests(s1)
}

function turnBegan(s: OoState, turn: number): OoState {
  const units = Object.fromEntries(Object.entries(s.units).map(([id, u]) => [id, { ...u, use: freshUse(u.pose, u.formation) }]))
  const generals = Object.fromEntries(
    Object.entries(s.generals).map(([id, g]) => [id, { ...g, ridden: 0, start: g.point, tested: false }]),
  )
  return { ...s, turn, units, generals, first: null, initiative: { a: null, b: null, winner: null }, charges: 0 }
}

function mark(s: OoState, e: OoEvent & { type: 'Marked' }): OoState {
  switch (e.state) {
    case 'disordered':
      return withUnit(s, e.unit, { disorder: 'ruling' })
    case 'routing':
    case 'retreating':
      return withUnit(s, e.unit, { rout: e.state, disorder: 'morale' })
    case 'tired':
      return withUnit(s, e.unit, { tired: true })
    case 'none':
      return withUnit(s, e.unit, { disorder: null, rout: null, flight: null, tired: false })
    default:
      return never(e.state, 'mark')
  }
}

function lost(s: OoState, id: UnitId, cp: number): OoState {
  const unit = s.units[id]
  if (!unit) return s
  const left = Math.max(0, (unit.cp ?? 0) - cp)
  const s1 = withUnit(s, id, { cp: left, strength: strengthOf(left, unit.cpStart) })
  return left === 0 ? takenOff(s1, id, 'destroyed') : s1
}

function evaded(s: OoState, e: OoEvent & { type: 'Evaded' }): OoState {
  const s1 = moved(s, e.unit, e.effect, false)
  return e.freed.reduce((state, id) => withUse(state, id, { charge: null, finishing: true }), s1)
}

function placed(s: OoState, e: OoEvent & { type: 'Placed' }): OoState {
  const s1 = s.sides[e.seat].confirmed ? withSide(s, e.seat, { confirmed: false }) : s
  const s2 = s1.phase === 'deploy' && !s1.waiting.includes(e.seat) ? { ...s1, waiting: [...s1.waiting, e.seat] } : s1
  if (s2.generals[e.id]) return withGeneral(s2, e.id, { point: e.pose.front, start: e.pose.front, attached: null })
  const unit = s2.units[e.id]
  if (!unit) return s2
  const formation = e.formation ?? unit.formation
  const comes = s.phase === 'arrivals'
  const use = s2.turn === 0 || comes ? freshUse(e.pose, formation) : { ...unit.use, charge: null }
  const arrived = comes ? s2.turn : unit.arrived
  return carry(withUnit(s2, unit.id, { pose: e.pose, place: 'table', formation, village: e.village, use, arrived }), unit.id)
}

/** 13: who was rallied and is within its general's radius again has rejoined its brigade. */
const rejoined = (s: OoState, e: OoEvent & { type: 'RadiusLooked' }): OoState =>
  Object.values(s.units)
    .filter(u => u.rejoins && u.seat === e.seat && u.place === 'table' && !e.out.includes(u.id))
    .filter(u => s.generals[s.brigades[u.brigade]?.general ?? '']?.fate === 'well')
    .reduce<OoState>((state, u) => withUnit(state, u.id, { rejoins: false }), s)

export function apply(s: OoState, e: OoEvent): OoState {
  switch (e.type) {
    case 'DiceRolled':
    case 'RuleBreached':
    case 'ScreenLifted':
    case 'DiceThrown':
      return s
    case 'OrderLaid':
      return laid(s, e.to, counterOf(e.order, s.turn))
    case 'CourierSent':
      return { ...s, couriers: { ...s.couriers, [e.courier.id]: e.courier }, sent: s.sent + 1 }
    case 'CouriersRode': {
      const couriers = { ...s.couriers }
      for (const ride of e.rides) {
        const c = couriers[ride.id]
        if (c) couriers[ride.id] = { ...c, at: ride.at, arrives: ride.arrives }
      }
      return { ...s, couriers }
    }
    case 'CourierArrived': {
      const { [e.id]: _, ...couriers } = s.couriers
      return e.order ? laid({ ...s, couriers }, e.to, counterOf(e.order, s.turn)) : { ...s, couriers }
    }
    case 'OrderShown': {
      const counter = s.brigades[e.of]?.counter ?? s.units[e.of]?.counter
      return counter ? laid(s, e.of, { ...counter, shown: true }) : s
    }
    case 'OrderFulfilled': {
      // Nobody but its owner learns of it: the counter lies as long as it did.
      const was = s.brigades[e.to]?.counter ?? s.units[e.to]?.counter
      return laid(s, e.to, counterOf({ kind: 'halt' }, was?.laid ?? s.turn))
    }
    case 'Detached': {
      const unit = s.units[e.unit]
      if (!unit) return s
      const s1 = withUnit(s, e.unit, { detached: true, counter: counterOf(e.order, s.turn) })
      return withBrigade(s1, unit.brigade, { detachment: e.unit })
    }
    case 'Rejoined':
      return withUnit(s, e.unit, { detached: false, counter: null })
    case 'Placed':
      return placed(s, e)
    case 'GroundPlaced':
      return withSide({ ...s, ground: [...s.ground, e.piece] }, e.seat, { placed: s.sides[e.seat].placed + 1 })
    case 'RetreatPointSet':
      return withSide(s, e.seat, { retreat: e.at })
    case 'Confirmed': {
      const waiting = s.waiting.filter(w => w !== e.seat)
      return e.phase === 'deploy' ? withSide({ ...s, waiting }, e.seat, { confirmed: true }) : { ...s, waiting }
    }
    case 'TurnBegan':
      return turnBegan(s, e.turn)
    case 'PhaseBegan':
      return phaseBegan(s, e)
    case 'InitiativeRolled':
      return { ...s, initiative: { a: e.a, b: e.b, winner: e.winner }, waiting: e.winner ? [] : s.waiting }
    case 'InitiativeGiven':
      return { ...s, initiative: { a: null, b: null, winner: e.seat } }
    case 'FirstChosen':
      return { ...s, first: e.first, waiting: [] }
    case 'GeneralMoved': {
      const general = s.generals[e.general]
      return general ? withGeneral(s, e.general, { point: e.to, ridden: general.ridden + e.cm }) : s
    }
    case 'GeneralAttached': {
      const general = s.generals[e.general]
      if (!general) return s
      const s1 = withGeneral(s, e.general, { attached: e.unit, attachedTurn: s.turn, ridden: general.ridden + e.cm })
      return carry(s1, e.unit)
    }
    case 'GeneralReleased':
      return withGeneral(s, e.general, { attached: null, point: e.at })
    case 'RadiusLooked':
      return e.out.reduce((state, id) => withUse(state, id, { halted: true }), rejoined(s, e))
    case 'Moved': {
      const s1 = moved(s, e.unit, e.effect, true)
      return e.charge ? { ...withUse(s1, e.unit, { charge: e.charge }), charges: s1.charges + 1 } : s1
    }
    case 'VillageUsed':
      return moved(s, e.unit, e.effect, true)
    case 'SquareTried':
      return moved(s, e.unit, e.effect, false)
    case 'Evaded':
      return evaded(s, e)
    case 'GunsManned':
      return withUnit(s, e.unit, e.parts)
    case 'DisorderRecovered':
      return e.units.reduce((state, id) => withUnit(state, id, { disorder: null }), s)
    case 'TurnEnded':
      return e.spent.reduce((state, id) => withUse(state, id, { charge: null }), s)
    case 'Excused':
      return s
    case 'TakenBack':
      return takenBack(s, e)
    case 'RulingMade':
      return e.set.reduce<OoState>(applyRuling, s)
    case 'Marked':
      return mark(s, e)
    case 'CpLost':
      return lost(s, e.unit, e.cp)
    case 'Removed':
      return takenOff(s, e.unit, 'off')
    case 'FireBegan':
      return freshTests(foldFire(s, e))
    case 'Fired':
    case 'Interrupted':
    case 'LetPass':
    case 'InterruptEnded':
    case 'Halted':
      return foldFire(s, e)
    case 'Hit':
    case 'MoraleTested':
    case 'Broke':
      return foldMorale(s, e)
    case 'Fallen':
      return freeRiders(foldMorale(s, e), e.units)
    case 'MeleesBegan':
      return freshTests(foldMelee(s, e))
    case 'CounterCharged':
    case 'RiddenThrough':
    case 'Closed':
    case 'MeleeRolled':
    case 'TieBroken':
    case 'MeleeEnded':
    case 'PursuitDeclared':
    case 'Tired':
    case 'Rested':
      return foldMelee(s, e)
    case 'Fled':
    case 'Stuck':
    case 'RoutShook':
    case 'RallyTried':
    case 'TurnedAbout':
    case 'CameBack':
    case 'SteppedForward':
    case 'BrokeThrough':
    case 'FlightsEnded':
      return foldFlight(s, e)
    case 'GeneralTested':
    case 'GeneralLost':
    case 'GeneralReplaced':
    case 'CpRegained':
      return foldGenerals(s, e)
    case 'ObjectivesSet':
    case 'ClassChanged':
    case 'HoldTested':
    case 'LossesCounted':
    case 'ArmyTested':
    case 'ArmyBroke':
    case 'GameEnded':
      return foldEnding(s, e)
    default:
      return never(e, 'event')
  }
}

function takenBack(s: OoState, e: OoEvent & { type: 'TakenBack' }): OoState {
  const before = s.units[e.unit]?.use.before
  const s1 = withUnit(s, e.unit, { ...e.parts, use: { ...e.use, before: null } })
  const still = Object.values(s1.units).flatMap(u => u.use.before?.passed ?? [])
  const freed = (before?.passed ?? []).filter(p => !still.includes(p))
  const s2 = freed.reduce((state, id) => withUse(state, id, { passedThrough: false }), s1)
  return carry(s2, e.unit)
}
