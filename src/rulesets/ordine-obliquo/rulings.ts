/** Rulings: what a player may correct on the table by hand, each entry checked by shape and then set as it stands. */
import { quantisePose } from '../../geometry/tolerance'
import type { Pose, RulingSpec, UnitId } from '../contract'
import { foldMelee } from './folds/melee'
import { carry, freeRiders } from './folds/update'
import { EXPERIENCES, FORMATIONS } from './kinds'
import { closings } from './rules/melee/closing'
import { awaitedInMelee, planFights } from './rules/melee/fights'
import { checkOrder } from './rules/orderShape'
import { counterOf } from './setup'
import { DISORDER_CAUSES, type OoSeen, type OoState, other, PHASES, type Phase, SIDES, type Unit } from './state'
import { strengthOf } from './units'

type Entry = { readonly [key: string]: unknown }

/** The phases that a ruling may set: those in which somebody acts. */
export const RULING_PHASES: readonly Phase[] = [
  'orders',
  'initiative',
  'generals1',
  'move1',
  'generals2',
  'move2',
  'fire1',
  'fire2',
  'melee',
]
export const rulingSpec: RulingSpec = {
  unit: ['pose', 'cp', 'formation', 'states', 'order', 'remove', 'experience', 'tired', 'firstVolley'],
  phases: RULING_PHASES,
}

const STATES = ['disordered', 'routing', 'retreating', 'tired', 'firstVolley'] as const

export const isPoint = (p: unknown): p is readonly [number, number] =>
  Array.isArray(p) && p.length === 2 && p.every(x => typeof x === 'number' && Number.isFinite(x) && Math.abs(x) < 1e4)
export const isPose = (p: unknown): p is Pose =>
  typeof p === 'object' &&
  p !== null &&
  isPoint((p as Pose).front) &&
  typeof (p as Pose).facing === 'number' &&
  Number.isFinite((p as Pose).facing)

const isOneOf = (list: readonly string[], v: unknown): boolean => typeof v === 'string' && list.includes(v)

/** Whether every entry names a thing that is there and a value that it may take. */
export function checkRuling(seen: OoSeen, set: readonly Entry[]): boolean {
  return set.length > 0 && set.every(e => checkEntry(seen, e))
}
function checkEntry(seen: OoSeen, e: Entry): boolean {
  if ('phase' in e) {
    const may = Object.keys(e).length === 1 && isOneOf(RULING_PHASES, e.phase) && seen.turn > 0 && seen.phase !== 'over'
    // A phase of melee in which nobody has reached anybody would wait for nobody.
    return may && (e.phase !== 'melee' || planFights(closed(seen)).length > 0)
  }
  if ('remove' in e) return Object.keys(e).length === 1 && typeof e.remove === 'string' && Object.hasOwn(seen.units, e.remove)
  if (typeof e.unit !== 'string') return false
  const unit = Object.hasOwn(seen.units, e.unit) ? seen.units[e.unit] : undefined
  if (!unit && !Object.hasOwn(seen.brigades, e.unit)) return false
  const keys = Object.keys(e).filter(k => k !== 'unit')
  const owner = unit?.seat ?? seen.brigades[e.unit]?.seat
  return (
    keys.length > 0 && keys.every(k => (unit ? checkField(seen, unit, k, e[k]) : k === 'order' && checkOrder(seen, e[k], owner)))
  )
}
function checkField(seen: OoSeen, unit: Unit, key: string, value: unknown): boolean {
  switch (key) {
    case 'pose':
      return isPose(value)
    case 'cp':
      return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 99
    case 'formation':
      return isOneOf(FORMATIONS, value) && value !== 'village' && value !== 'crew'
    case 'states':
      return Array.isArray(value) && value.every(v => isOneOf(STATES, v))
    case 'order':
      return unit.counter !== null && checkOrder(seen, value, unit.seat)
    case 'experience':
      return isOneOf(EXPERIENCES, value)
    case 'tired':
    case 'firstVolley':
      return typeof value === 'boolean'
    default:
      return false
  }
}

/** Chargers who still come on stand where they closed (9.1). */
function closed<S extends OoSeen>(seen: S): S {
  const there = closings(seen).map(c => [c.unit.id, { ...seen.units[c.unit.id]!, pose: c.pose }] as const)
  return { ...seen, units: { ...seen.units, ...Object.fromEntries(there) } }
}

/** The state in a phase that a ruling sets: who acts in it, and the melees where it is theirs. */
function toPhase(s: OoState, phase: Phase): OoState {
  const first = s.first ?? 'a'
  const both = phase === 'orders' || phase === 'initiative'
  const set = { ...s, phase, interrupt: null, first: both ? null : first }
  if (phase === 'melee') {
    const there = closed(set)
    const fighting = foldMelee(there, { type: 'MeleesBegan', fights: planFights(there) })
    // What else the ruling took away may have left nobody to fight: then both end the phase.
    const awaited = awaitedInMelee(fighting)
    return { ...fighting, waiting: awaited.length > 0 ? awaited : SIDES }
  }
  return { ...set, waiting: both ? SIDES : phase.endsWith('1') ? [first] : [other(first)] }
}

/** One entry of a ruling on the state; what the check let through. */
export function applyRuling(s: OoState, e: Entry): OoState {
  if ('phase' in e) {
    const phase = e.phase as Phase
    if (!PHASES.includes(phase)) return s
    return toPhase(s, phase)
  }
  if ('remove' in e) return takenOff(s, e.remove as UnitId, 'off')
  const id = e.unit as string
  if (s.brigades[id]) {
    const counter = counterOf(e.order as never, s.turn)
    return { ...s, brigades: { ...s.brigades, [id]: { ...s.brigades[id]!, counter } } }
  }
  return Object.entries(e).reduce((state, [key, value]) => setField(state, id as UnitId, key, value), s)
}
/** A unit leaves the table for good; the general with it stays where it stood. */
export const takenOff = (s: OoState, id: UnitId, place: 'off' | 'destroyed'): OoState =>
  freeRiders(setUnit(s, id, { place, pose: null, village: null, returns: null }), [id])
const setUnit = (s: OoState, id: UnitId, change: Partial<Unit>): OoState =>
  s.units[id] ? { ...s, units: { ...s.units, [id]: { ...s.units[id]!, ...change } } } : s

function setField(s: OoState, id: UnitId, key: string, value: unknown): OoState {
  const unit = s.units[id]
  if (!unit) return s
  switch (key) {
    case 'pose': {
      // Who is put back with nothing left has 1 CP; gunners whose guns are lost bring them along.
      const cp = unit.cp === 0 ? 1 : unit.cp
      const back = unit.village ? 'line' : unit.formation === 'crew' && !unit.guns ? 'battery' : unit.formation
      const there = { pose: quantisePose(value as Pose), place: 'table' as const, village: null, formation: back, returns: null }
      return carry(setUnit(s, id, { ...there, cp, strength: strengthOf(cp ?? 0, unit.cpStart) }), id)
    }
    case 'cp': {
      const cp = value as number
      const set = setUnit(s, id, { cp, strength: strengthOf(cp, unit.cpStart) })
      return cp === 0 ? takenOff(set, id, 'destroyed') : set
    }
    case 'formation':
      return carry(setUnit(s, id, { formation: value as Unit['formation'], village: null, guns: null }), id)
    case 'states': {
      const states = value as readonly string[]
      const rout = states.includes('routing') ? 'routing' : states.includes('retreating') ? 'retreating' : null
      return setUnit(s, id, {
        rout,
        flight: rout ? unit.flight : null,
        disorder: states.includes('disordered') || rout ? (unit.disorder ?? DISORDER_CAUSES[4]) : null,
        tired: states.includes('tired'),
        firstVolley: states.includes('firstVolley'),
      })
    }
    case 'order':
      return setUnit(s, id, { counter: counterOf(value as never, s.turn) })
    case 'experience':
      return setUnit(s, id, { experience: value as Unit['experience'] })
    case 'tired':
      return setUnit(s, id, { tired: value as boolean })
    case 'firstVolley':
      return setUnit(s, id, { firstVolley: value as boolean })
    default:
      return s
  }
}
