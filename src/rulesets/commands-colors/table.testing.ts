/** What the tests of this folder play with: an open field with units where a test wants them, and dice that it names. */
import { readFileSync } from 'node:fs'
import { plainJson } from '../../engine'
import type { Dice } from '../../engine/dice'
import type { Options } from '../contract'
import { apply } from './apply'
import { type Card, PACK } from './cards'
import type { CcCommand } from './commands'
import { decide, judge } from './decide'
import type { CcEvent } from './events'
import type { Side, UnitType } from './kinds'
import { options as specs } from './options'
import { readScenario } from './read/scenario'
import type { CcScenario } from './scenario'
import { setUpState } from './setup'
import { type CcState, IDLE, type Played, type Unit } from './state'

const DEFAULTS: Options = Object.fromEntries(specs.map(o => [o.key, o.default]))
export const json = (id: string) => JSON.parse(readFileSync(`scenarios/${id}.json`, 'utf8')) as CcScenario
export function scenario(id: string): CcScenario {
  const read = readScenario(json(id), () => undefined)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value as CcScenario
}
export const start = (id: string, more: Options = {}): CcState => setUpState(scenario(id), { ...DEFAULTS, ...more })

type Units = { readonly [t in UnitType]?: readonly string[] }
interface Field {
  readonly a?: Units
  readonly b?: Units
  readonly leaders?: { readonly a?: readonly string[]; readonly b?: readonly string[] }
  /** Ground by hex; all else is open. */
  readonly ground?: { readonly [hex: string]: string }
  readonly works?: CcScenario['map']['works']
  readonly rules?: Partial<CcScenario['rules']>
  readonly options?: Options
}
/** An open field; it is a's turn, his card has ordered everybody, and both hold five cards that no rule asks for. */
export function field(f: Field): CcState {
  const base = json('wertingen')
  const rows = Array.from({ length: 9 }, (_, r) =>
    Array.from({ length: r % 2 === 0 ? 13 : 12 }, (_, c) => f.ground?.[String.fromCharCode(65 + c) + (r + 1)] ?? '.').join(' '),
  )
  const s = setUpState(
    {
      ...base,
      map: { rows, fords: 'free', names: [], ...(f.works ? { works: f.works } : {}) },
      seats: {
        a: { ...base.seats.a, units: f.a ?? {}, leaders: f.leaders?.a ?? [] },
        b: { ...base.seats.b, units: f.b ?? {}, leaders: f.leaders?.b ?? [] },
      },
      rules: { first: 'a', banners: 20, objectives: [], ...f.rules },
    } as CcScenario,
    { ...DEFAULTS, ...f.options },
  )
  const hand: readonly Card[] = ['probeLeft', 'probeCentre', 'probeRight', 'attackLeft', 'attackRight']
  return ordered({
    ...s,
    turn: 3,
    hands: { a: hand.slice(1), b: hand },
    deck: PACK.slice(9),
    phase: 'combat',
    played: played('attackCentre'),
  })
}
export const played = (card: Card, is: Partial<Played> = {}): Played => ({
  card,
  shown: card,
  command: 5,
  slots: [],
  plain: false,
  faces: [],
  left: [],
  section: null,
  ...is,
})
/** Everybody of the active side has an order. */
export function ordered(s: CcState, is: Partial<Unit['use']> = {}): CcState {
  const units = Object.fromEntries(
    Object.values(s.units).map(u => [u.id, u.seat === s.active ? { ...u, use: { ...IDLE, ordered: true, ...is } } : u]),
  )
  return { ...s, units }
}
export const change = (s: CcState, id: string, is: Partial<Unit>): CcState => ({
  ...s,
  units: { ...s.units, [id]: { ...s.units[id]!, ...is } },
})

/** Battle dice by their letters: Infantry, Cavalry, Artillery, Saber, Flag. */
const LETTERS: { readonly [c: string]: number } = { I: 1, C: 3, A: 4, S: 5, F: 6 }
const faces = (text: string): number[] => [...text.replace(/ /g, '')].map(c => LETTERS[c] ?? Number(c))
export function dice(text: string): Dice & { left(): number } {
  const all = faces(text)
  let at = 0
  return {
    roll(sides, count, purpose) {
      const out = all.slice(at, at + count)
      // a card drawn is nobody's matter here
      if (purpose.what === 'ccDraw') return [1]
      if (out.length < count) throw new Error(`no faces for ${purpose.what}: ${count} of ${sides}`)
      at += count
      return out
    },
    left: () => all.length - at,
  }
}
/** A command decided with those dice, all of which must be thrown; the state after it, and its events. */
export function play(s: CcState, seat: Side, command: CcCommand, thrown = '', insist = false) {
  const d = dice(thrown)
  const got = decide(s, seat, command, d, insist)
  if (!got.ok) throw new Error(got.error.code)
  if (d.left() > 0) throw new Error(`${d.left()} faces not thrown`)
  const events = plainJson(got.value) as unknown as CcEvent[]
  return { state: events.reduce(apply, s), events }
}
/** Several commands, one after the other. */
export function script(s: CcState, ...lines: readonly (readonly [Side, CcCommand, string?])[]) {
  let state = s
  const events: CcEvent[] = []
  for (const [seat, command, thrown] of lines) {
    const done = play(state, seat, command, thrown ?? '')
    state = done.state
    events.push(...done.events)
  }
  return { state, events }
}
export const id = (text: string) => text as Unit['id']
export const refusal = (s: CcState, seat: Side, c: CcCommand): string | null => judge(s, seat, c).refusals[0]?.code ?? null
export const told = (events: readonly CcEvent[], type: string) => events.filter(e => e.type === type)
