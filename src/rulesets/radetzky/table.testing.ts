/** Small tables for the tests of the rules: bases put where a test wants them. */
import type { DiceRolled } from '../../engine/dice'
import type { Options, Pose, Scenario, UnitId } from '../contract'
import { apply } from './apply'
import type { RadCommand } from './commands'
import { decide, judge } from './decide'
import type { RadEvent } from './events'
import type { Order, UnitKind } from './kinds'
import { options as specs } from './options'
import type { Army, Piece, RadScenario } from './scenario'
import { setUpState } from './setup'
import type { RadState, Side, Unit } from './state'

const name = (text: string) => ({ it: text, en: text })
const army = (nation: Army['nation'], kinds: readonly UnitKind[]): Army => ({
  campo: 1,
  ruleset: 'radetzky',
  army: `test-${nation}`,
  title: name(nation),
  nation,
  chief: { name: name('chief'), value: 4 },
  groups: [
    {
      id: 'I',
      name: name('I'),
      general: { name: name('general') },
      units: kinds.map((kind, i) => ({ name: name(`${kind} ${i + 1}`), kind })),
    },
  ],
})

export interface Stand {
  readonly kind: UnitKind
  readonly at: readonly [number, number]
  /** Left out: a looks away from its edge, b at it. */
  readonly facing?: number
  readonly is?: Partial<Unit>
}
export interface TableOf {
  readonly a: readonly Stand[]
  readonly b: readonly Stand[]
  readonly ground?: readonly Piece[]
  readonly options?: Options
  readonly orders?: { readonly a?: Order; readonly b?: Order }
  /** Where the chiefs stand: out of everybody's way and out of reach, if a test does not say otherwise. */
  readonly chiefs?: { readonly a?: Pose; readonly b?: Pose }
  readonly active?: Side
}

export const idOf = (seat: Side, n: number): UnitId => `${seat}/I/${n}` as UnitId

/** A table in turn 1, the side `active` (a) in its activation; bases stand where they are put, in the order of their lists. */
export function tableOf(t: TableOf): RadState {
  const seatOf = (stands: readonly Stand[], nation: Army['nation'], order: Order, chief: Pose) => ({
    army: army(
      nation,
      stands.map(s => s.kind),
    ),
    groups: {
      I: {
        order,
        zone: [
          [0, 0],
          [180, 0],
          [180, 120],
          [0, 120],
        ] as const,
      },
    },
    units: {},
    chief,
  })
  const scenario = {
    campo: 1,
    ruleset: 'radetzky',
    id: 'test',
    title: name('test'),
    turns: 6,
    table: { width: 180, depth: 120 },
    ground: t.ground ?? [],
    seats: {
      a: seatOf(t.a, 'sardinia', t.orders?.a ?? 'defence', t.chiefs?.a ?? { front: [175, 5], facing: 0 }),
      b: seatOf(t.b, 'austria', t.orders?.b ?? 'defence', t.chiefs?.b ?? { front: [5, 115], facing: 180 }),
    },
    rules: { goal: { kind: 'losses' } },
  } as unknown as RadScenario
  const options = { ...Object.fromEntries(specs.map(o => [o.key, o.default])), ...t.options }
  const state = setUpState(scenario as Scenario, options)
  const units: { [id: string]: Unit } = { ...state.units }
  for (const seat of ['a', 'b'] as const)
    t[seat].forEach((s, i) => {
      const id = idOf(seat, i + 1)
      const pose = { front: s.at, facing: s.facing ?? (seat === 'a' ? 0 : 180) }
      const unit = units[id]!
      units[id] = { ...unit, place: 'table', pose, zone: null, pair: null, use: { ...unit.use, start: pose }, ...s.is }
    })
  const active = t.active ?? 'a'
  return { ...state, units, turn: 1, phase: 'act', waiting: [active], active, first: active }
}

/** Dice that fall as a test says; more than it says is an error of the test. */
export function loaded(faces: readonly number[]) {
  const left = [...faces]
  const rolled: DiceRolled[] = []
  return {
    rolled,
    left,
    roll(sides: number, count: number, purpose: { clause: string; what: string; unit?: string }) {
      if (left.length < count) throw new Error(`no dice left for ${purpose.what}: ${count} wanted`)
      const out = left.splice(0, count)
      rolled.push({ type: 'DiceRolled', ...purpose, sides, faces: out })
      return out
    },
  }
}

/** Carries a command out; throws with the refusal where it is refused. */
export function play(
  s: RadState,
  seat: Side,
  command: RadCommand,
  faces: readonly number[] = [],
): { state: RadState; events: readonly RadEvent[] } {
  const dice = loaded(faces)
  const got = decide(s, seat, command, dice, false)
  if (!got.ok) throw new Error(JSON.stringify(got.error))
  if (dice.left.length > 0) throw new Error(`${dice.left.length} dice were not rolled`)
  return { state: got.value.reduce(apply, s), events: got.value }
}
/** The codes of what speaks against a command; none: it may be done. */
export const against = (s: RadState, seat: Side, command: RadCommand): string[] =>
  judge(s, seat, command).refusals.map(r => r.code)

export const block = (id: string, x: number, y: number, w = 10, d = 10): Piece => ({
  id,
  kind: 'block',
  cover: 'masonry',
  holds: 'base',
  outline: [
    [x, y],
    [x + w, y],
    [x + w, y + d],
    [x, y + d],
  ],
})
export const area = (
  id: string,
  kind: Piece['kind'],
  x: number,
  y: number,
  w: number,
  d: number,
  more: Partial<Piece> = {},
): Piece => ({
  id,
  kind,
  outline: [
    [x, y],
    [x + w, y],
    [x + w, y + d],
    [x, y + d],
  ],
  ...more,
})
