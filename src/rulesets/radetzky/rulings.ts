/** Rulings: what a player may correct on the table by hand, each entry checked by shape and then set as it stands. */
import { quantisePose } from '../../geometry/tolerance'
import type { Pose, RulingSpec } from '../contract'
import { ORDERS } from './kinds'
import { type Phase, type RadSeen, type RadState, SIDES, type Side, type Unit } from './state'

type Entry = { readonly [key: string]: unknown }

const RULED: readonly Phase[] = ['initiative', 'command', 'act']
export const rulingSpec: RulingSpec = { unit: ['pose', 'losses', 'states', 'order', 'remove'], phases: RULED }
const STATES = ['disordered', 'limbered', 'opportunity']

const isPoint = (p: unknown): boolean =>
  Array.isArray(p) && p.length === 2 && p.every(x => typeof x === 'number' && Number.isFinite(x) && Math.abs(x) < 1e4)
const isPose = (p: unknown): p is Pose =>
  typeof p === 'object' && p !== null && isPoint((p as Pose).front) && Number.isFinite((p as Pose).facing)
const isOneOf = (list: readonly string[], v: unknown): boolean => typeof v === 'string' && list.includes(v)

/** Whether every entry names a thing that is there and a value that it may take. */
export function checkRuling(seen: RadSeen, set: readonly Entry[]): boolean {
  return set.length > 0 && set.every(e => checkEntry(seen, e))
}
function checkEntry(seen: RadSeen, e: Entry): boolean {
  if ('phase' in e) return Object.keys(e).length === 1 && isOneOf(RULED, e.phase) && seen.turn > 0 && seen.phase !== 'over'
  if ('remove' in e) return Object.keys(e).length === 1 && typeof e.remove === 'string' && Object.hasOwn(seen.units, e.remove)
  if (typeof e.unit !== 'string') return false
  const unit = Object.hasOwn(seen.units, e.unit) ? seen.units[e.unit]! : null
  const keys = Object.keys(e).filter(k => k !== 'unit')
  if (!unit) return Object.hasOwn(seen.groups, e.unit) && keys.length === 1 && keys[0] === 'order' && isOneOf(ORDERS, e.order)
  return keys.length > 0 && keys.every(k => checkField(unit, k, e[k]))
}
function checkField(unit: Unit, key: string, value: unknown): boolean {
  switch (key) {
    case 'pose':
      return isPose(value)
    case 'losses':
      return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 99
    case 'states':
      return Array.isArray(value) && value.every(v => isOneOf(STATES, v) && (v !== 'limbered' || unit.arm === 'guns'))
    case 'order':
      return isOneOf(ORDERS, value)
    default:
      return false
  }
}

const setUnit = (s: RadState, id: string, change: Partial<Unit>): RadState =>
  s.units[id] ? { ...s, units: { ...s.units, [id]: { ...s.units[id]!, ...change } } } : s
const off = { pose: null, inside: null, settled: false, square: null, attacking: false } as const

/** One entry of a ruling on the state; what the check let through. */
export function applyRuling(s: RadState, e: Entry): RadState {
  if ('phase' in e) {
    const phase = e.phase as Phase
    const active: Side = s.active ?? s.first ?? 'a'
    const both = phase === 'initiative'
    return {
      ...s,
      phase,
      waiting: both ? SIDES : [active],
      active: both ? null : active,
      first: both ? null : (s.first ?? active),
      interrupt: null,
      pursuit: null,
    }
  }
  if ('remove' in e) return alone(setUnit(s, e.remove as string, { place: 'lost', ...off }), e.remove as string)
  const id = e.unit as string
  const group = s.groups[id]
  if (group) {
    const order = e.order as Unit['order']
    const groups = { ...s.groups, [id]: { ...group, order } }
    return group.units.reduce<RadState>((state, u) => setUnit(state, u, { order }), { ...s, groups })
  }
  return Object.entries(e).reduce((state, [key, value]) => setField(state, id, key, value), s)
}

/** The other bases of the square that one stood in stand alone: the ring is opened backwards from it. */
function alone(s: RadState, id: string): RadState {
  const before = Object.values(s.units).find(u => u.square === id)
  return before ? alone(setUnit(s, before.id, { square: null }), before.id) : s
}

function setField(s: RadState, id: string, key: string, value: unknown): RadState {
  const unit = s.units[id]
  if (!unit) return s
  switch (key) {
    case 'pose': {
      const pose = quantisePose(value as Pose)
      return alone(setUnit(s, id, { ...off, pose, place: unit.place === 'joined' ? 'joined' : 'table' }), id)
    }
    case 'losses': {
      const losses = value as number
      const gone = losses >= unit.value ? { place: 'lost' as const, ...off } : {}
      return losses >= unit.value ? alone(setUnit(s, id, { losses, ...gone }), id) : setUnit(s, id, { losses })
    }
    case 'states': {
      const states = value as readonly string[]
      return setUnit(s, id, {
        disordered: states.includes('disordered'),
        limbered: unit.arm === 'guns' && states.includes('limbered'),
        opportunity: states.includes('opportunity'),
      })
    }
    case 'order':
      return setUnit(s, id, { order: value as Unit['order'] })
    default:
      return s
  }
}
