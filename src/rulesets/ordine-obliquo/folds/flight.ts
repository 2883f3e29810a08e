/** The fold of retreats and routs, of rallying, and of what winners do (11, 13). */
import type { Flight } from '../combat'
import type { FlightEvent } from '../events/flight'
import { counterOf } from '../setup'
import type { OoState, Unit } from '../state'
import { carry, freeRiders, loseCp, withUnit, withUse } from './update'

type Of<T extends FlightEvent['type']> = Extract<FlightEvent, { readonly type: T }>

/** A compulsory move is the unit's move of that turn (8.2: more than half of it). */
const spent = (unit: Unit, fled: 'retreat' | 'rout' | null): Unit['use'] => ({
  ...unit.use,
  fled,
  done: true,
  share: 1,
  before: null,
})

/** Of a flight that a ruling began nothing is known but its turn. */
const begun = (s: OoState, unit: Unit): Flight => ({
  bearing: unit.seat === 'a' ? 180 : 0,
  by: null,
  under: 'other',
  turn: s.turn,
  moves: 0,
})

function fled(s: OoState, e: Of<'Fled'>): OoState {
  const unit = s.units[e.unit]
  if (!unit) return s
  const over = e.way === 'retreat'
  const { stuck: _, ...flight } = unit.flight ?? begun(s, unit)
  const goesOn = { rout: unit.rout, flight: { ...flight, moves: flight.moves + 1 } }
  const state = over ? { rout: null, flight: null } : goesOn
  if (!e.parts) {
    const gone: Partial<Unit> = {
      ...state,
      place: 'off',
      pose: null,
      formation: e.formation,
      village: null,
      guns: null,
      returns: e.returns,
      use: spent(unit, e.way),
    }
    return freeRiders(withUnit(s, e.unit, gone), [e.unit])
  }
  return carry(withUnit(s, e.unit, { ...state, ...e.parts, use: spent(unit, e.way) }), e.unit)
}

function stuck(s: OoState, e: Of<'Stuck'>): OoState {
  const s1 = loseCp(s, e.unit, e.cp)
  const unit = s1.units[e.unit]
  if (!unit) return s
  if (e.removed)
    return freeRiders(withUnit(s1, e.unit, { place: 'destroyed', pose: null, village: null, cp: 0, strength: 'gone' }), [e.unit])
  const flight = { ...(unit.flight ?? begun(s, unit)), stuck: true as const }
  return withUnit(s1, e.unit, { flight, use: spent(unit, unit.rout === 'routing' ? 'rout' : 'retreat') })
}

function rallied(s: OoState, e: Of<'RallyTried'>): OoState {
  if (!e.rallied) return withUse(loseCp(s, e.unit, 1), e.unit, { rally: 'failed' })
  const unit = s.units[e.unit]
  if (!unit) return s
  // It stands still for one turn to dress its ranks.
  const use = { ...unit.use, rally: 'made' as const, done: true, before: null }
  return withUnit(s, e.unit, {
    rout: null,
    flight: null,
    rejoins: !unit.detached,
    use,
    ...(e.halts ? { counter: counterOf({ kind: 'halt' }, unit.counter?.laid ?? s.turn) } : {}),
  })
}

function turned(s: OoState, e: Of<'TurnedAbout'>): OoState {
  if (e.pose) return carry(withUnit(s, e.unit, { pose: e.pose }), e.unit)
  const flight = s.units[e.unit]?.flight
  if (!flight) return s
  const { back: _, ...rest } = flight
  return withUnit(s, e.unit, { flight: e.back ? { ...rest, back: true } : rest })
}

/** A free step: the turn's own move begins where it ends. */
const stepped = (s: OoState, e: Of<'SteppedForward' | 'BrokeThrough'>, more: Partial<Unit['use']> = {}): OoState => {
  const disorder = s.units[e.unit]?.disorder ?? e.disorder ?? null
  return carry(withUse(withUnit(s, e.unit, { pose: e.pose, disorder }), e.unit, { start: e.pose, ...more }), e.unit)
}

export function foldFlight(s: OoState, e: FlightEvent): OoState {
  switch (e.type) {
    case 'Fled':
      return fled(s, e)
    case 'Stuck':
      return stuck(s, e)
    case 'RoutShook':
      return e.friends.reduce<OoState>((state, id) => withUnit(state, id, { disorder: 'routers' }), s)
    case 'RallyTried':
      return rallied(s, e)
    case 'TurnedAbout':
      return turned(s, e)
    case 'CameBack': {
      const unit = s.units[e.unit]
      if (!unit) return s
      const use = { ...spent(unit, null), start: e.pose }
      return withUnit(s, e.unit, { pose: e.pose, place: 'table', returns: null, use })
    }
    case 'SteppedForward':
      return { ...stepped(s, e), wins: s.wins.filter(w => w.unit !== e.unit) }
    case 'BrokeThrough': {
      const s1 = stepped(withUnit(s, e.unit, { tired: true }), e, { charge: e.charge, through: true })
      return { ...s1, wins: s.wins.filter(w => w.unit !== e.unit), charges: s.charges + (e.charge ? 1 : 0) }
    }
    case 'FlightsEnded': {
      const s1 = { ...s, wins: [] }
      return Object.values(s.units)
        .filter(u => u.returns !== null && u.returns.turn <= s.turn)
        .reduce<OoState>(
          (state, u) => withUnit(state, u.id, { returns: e.later.includes(u.id) ? { ...u.returns!, turn: s.turn + 1 } : null }),
          s1,
        )
    }
  }
}
