/** What the tests of this folder play with: the map of 1809 with the units that a test wants on it, and dice that it names. */
import { readFileSync } from 'node:fs'
import { plainJson } from '../../engine'
import type { Dice } from '../../engine/dice'
import type { Options } from '../contract'
import { apply } from './apply'
import type { CampCommand } from './commands'
import { decide, judge } from './decide'
import type { CampEvent } from './events'
import { NOTHING, type Points, type Side } from './kinds'
import { options as specs } from './options'
import { readScenario } from './read/scenario'
import type { CampScenario } from './scenario'
import { newUnit, setUpState } from './setup'
import type { CampState, Leader, Unit } from './state'

const DEFAULTS: Options = Object.fromEntries(specs.map(o => [o.key, o.default]))
export const json = () => JSON.parse(readFileSync('scenarios/campaign-1809.json', 'utf8')) as CampScenario
export function scenario(): CampScenario {
  const read = readScenario(json(), () => undefined)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value as CampScenario
}
export const start = (more: Options = {}): CampState => setUpState(scenario(), { ...DEFAULTS, ...more })

export interface Placed extends Partial<Omit<Unit, 'id' | 'points' | 'leaders' | 'at'>> {
  readonly at: string
  readonly leaders: readonly string[]
  readonly points: Partial<Points>
}
interface Field {
  /** Units by id, as `a/F1`. */
  readonly units: { readonly [id: string]: Placed }
  readonly control?: { readonly [place: string]: Side }
  readonly options?: Options
  readonly garrisons?: CampState['garrisons']
  readonly now?: Partial<CampState>
}
/** The third turn, clear; side a is moving. Nobody is on the map but these, and nobody else will come. */
export function field(f: Field): CampState {
  const s = start(f.options)
  const units: { [id: string]: Unit } = {}
  const leaders: { [id: string]: Leader } = { ...s.leaders }
  for (const l of Object.values(leaders)) leaders[l.id] = { ...l, fate: 'coming', unit: null }
  for (const [id, { at, leaders: led, points, ...more }] of Object.entries(f.units)) {
    const [seat, label] = id.split('/') as [Side, string]
    units[id] = { ...newUnit(s.map, seat, label, led, { ...NOTHING, ...points }, at), ...more }
    for (const l of led) leaders[l] = { ...leaders[l]!, unit: units[id]!.id, fate: 'well' }
  }
  const control = { ...s.control, ...f.control }
  return {
    ...s,
    turn: 3,
    phase: 'move',
    first: 'a',
    active: 'a',
    weather: 'clear',
    units,
    leaders,
    control,
    known: { a: control, b: control },
    garrisons: f.garrisons ?? {},
    pool: { a: [], b: [] },
    ...f.now,
  }
}
/** Faces in the order in which they are thrown; all of them must be. */
export function dice(faces: readonly number[]): Dice & { left(): number } {
  let at = 0
  return {
    roll(sides, count, purpose) {
      const out = faces.slice(at, at + count)
      if (out.length < count) throw new Error(`no faces for ${purpose.what}: ${count} of ${sides}`)
      at += count
      return out
    },
    left: () => faces.length - at,
  }
}
/** A command decided with those dice; the state after it, and its events. */
export function play(s: CampState, seat: Side, command: CampCommand, thrown: readonly number[] = []) {
  const d = dice(thrown)
  const got = decide(s, seat, command, d, false)
  if (!got.ok) throw new Error(got.error.code)
  if (d.left() > 0) throw new Error(`${d.left()} faces not thrown`)
  const events = plainJson(got.value) as unknown as CampEvent[]
  return { state: events.reduce(apply, s), events }
}
/** Several commands, one after the other. */
export function script(s: CampState, ...lines: readonly (readonly [Side, CampCommand, (readonly number[])?])[]) {
  let state = s
  const events: CampEvent[] = []
  for (const [seat, command, thrown] of lines) {
    const done = play(state, seat, command, thrown ?? [])
    state = done.state
    events.push(...done.events)
  }
  return { state, events }
}
export const id = (text: string) => text as Unit['id']
export const refusal = (s: CampState, seat: Side, c: CampCommand): string | null => judge(s, seat, c).refusals[0]?.code ?? null
export const told = (events: readonly CampEvent[], type: string) => events.filter(e => e.type === type)
/** The group of those units, tested and free to use all their points. */
export function moving(s: CampState, ...ids: readonly string[]): CampState {
  const units = Object.fromEntries(
    Object.entries(s.units).map(([k, u]) => [k, ids.includes(k) ? { ...u, tested: true, pm: u.base } : u]),
  )
  const leader = units[ids[0]!]!.leaders[0]!
  const group = { units: ids.map(id), leader, cap: 2, marched: false, stepped: false, stood: false, met: [], tried: false }
  return { ...s, units, group }
}
