/** What the tests of this folder play with: San Fermo with counters put where a test wants them, and dice that it names. */
import { readFileSync } from 'node:fs'
import { plainJson } from '../../engine'
import type { Dice } from '../../engine/dice'
import type { Options, Scenario } from '../contract'
import { apply } from './apply'
import type { SbCommand } from './commands'
import { decide, judge } from './decide'
import type { SbEvent } from './events'
import { options as specs } from './options'
import { readScenario } from './read/scenario'
import { setUpState } from './setup'
import type { Acting, Commander, Counter, SbState, Side } from './state'

export const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown
export function scenario(id = 'san-fermo-1'): Scenario {
  const read = readScenario(json(`scenarios/${id}.json`), army => json(`armies/${army}.json`))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}
const DEFAULTS: Options = Object.fromEntries(specs.map(o => [o.key, o.default]))
export const start = (id = 'san-fermo-1', more: Options = {}): SbState => setUpState(scenario(id), { ...DEFAULTS, ...more })

export const put = (s: SbState, id: string, is: Partial<Counter>): SbState => ({
  ...s,
  units: { ...s.units, [id]: { ...s.units[id]!, ...(is.hex ? { place: 'map' as const } : {}), ...is } },
})
export const lead = (s: SbState, id: string, is: Partial<Commander>): SbState => ({
  ...s,
  commanders: { ...s.commanders, [id]: { ...s.commanders[id]!, ...(is.hex ? { place: 'map' as const } : {}), ...is } },
})
/** Nobody on the map but who is put there. */
export function empty(id = 'san-fermo-1', more: Options = {}): SbState {
  const s = start(id, more)
  const units = Object.fromEntries(
    Object.values(s.units).map(u => [u.id, { ...u, place: 'reserve' as const, hex: null, enters: null }]),
  )
  const commanders = Object.fromEntries(
    Object.values(s.commanders).map(c => [c.id, { ...c, place: 'reserve' as const, hex: null, enters: null }]),
  )
  return { ...s, turn: 2, units, commanders }
}
/** These counters in hand, in the activation of their battalion. */
export function inHand(s: SbState, units: readonly string[], is: Partial<Acting> = {}, left = 5): SbState {
  const first = s.units[units[0]!]!
  let out = s
  for (const id of units) out = put(out, id, { left })
  const acting: Acting = {
    units: units.map(id => s.units[id]!.id),
    hex: first.hex,
    commander: null,
    order: 'attack',
    moved: false,
    run: null,
    from: first.hex,
    distance: {},
    ...is,
  }
  return { ...out, phase: 'act', waiting: [first.seat], active: first.seat, marker: first.battalion, acting }
}

/** Dice that show these faces, one after the other; more than these throws. */
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
export function play(s: SbState, seat: Side, command: SbCommand, faces: readonly number[] = [], insist = false) {
  const d = dice(faces)
  const got = decide(s, seat, command, d, insist)
  if (!got.ok) throw new Error(got.error.code)
  if (d.left() > 0) throw new Error(`${d.left()} faces not thrown`)
  const events = plainJson(got.value) as unknown as SbEvent[]
  return { state: events.reduce(apply, s), events }
}
/** What stands against a command, by code. */
export const against = (s: SbState, seat: Side, command: SbCommand): readonly string[] =>
  judge(s, seat, command).refusals.map(r => r.code)
