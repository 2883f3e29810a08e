import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Scenario } from '../contract'
import { apply } from './apply'
import { radetzky } from './index'
import { options as specs } from './options'
import { breaksAt, finalVerdict, lostValue } from './rules/victory'
import { setUpState } from './setup'
import type { RadState, Unit } from './state'
import { against, play } from './table.testing'

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown
const scenario = (id: string): Scenario => {
  const read = radetzky.readScenario(json(`scenarios/${id}.json`), army => json(`armies/${army}.json`))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}
const options = Object.fromEntries(specs.map(o => [o.key, o.default]))
const start = (id: string, more = {}): RadState => setUpState(scenario(id), { ...options, ...more })
const change = (s: RadState, id: string, is: Partial<Unit>): RadState => ({
  ...s,
  units: { ...s.units, [id]: { ...s.units[id]!, ...is } },
})

describe('Vittoria, R-12: half of the whole value, arrivals counted, command, guns and rockets not', () => {
  it.each([
    ['goito', 'b', 133, 67],
    ['goito', 'a', 134, 67],
    ['pastrengo', 'a', 122, 61],
    ['pastrengo', 'b', 52, 26],
    ['santa-lucia', 'a', 111, 56],
    ['santa-lucia', 'b', 63, 32],
    // six, a half base, three and one: 36 + 3.5 + 18 + 5
    ['croce-bianca', 'a', 62.5, 32],
    ['croce-bianca', 'b', 40, 20],
  ] as const)('%s, %s: %d, broken at %d', (id, seat, whole, at) => {
    const s = start(id)
    expect(s.sides[seat].whole).toBe(whole)
    expect(Math.ceil(breaksAt(s, seat))).toBe(at)
  })
  it('the encounter’s two lists are worth the same', () => {
    const s = start('encounter')
    expect(s.sides.a.whole).toBe(s.sides.b.whole)
    const all = (seat: string) =>
      Object.values(s.units)
        .filter(u => u.seat === seat)
        .reduce((t, u) => t + u.value, 0)
    expect(all('a')).toBe(all('b'))
  })
  it('points of bases that stand and the whole of those that are gone; who left is not lost', () => {
    const s = start('pastrengo')
    const hurt = change(change(change(s, 'b/PAS/1', { losses: 3 }), 'b/PAS/2', { place: 'lost', losses: 2 }), 'b/PIO/1', {
      place: 'left',
      losses: 1,
    })
    expect(lostValue(hurt, 'b')).toBe(3 + 8 + 1)
    expect(lostValue(change(s, 'b/PAS/3', { place: 'lost' }), 'b')).toBe(0)
  })
})

describe('Vittoria: what decides after the last turn', () => {
  const hold = (s: RadState, unit: string, block: string) =>
    change(s, unit, { place: 'table', inside: block, settled: true, pose: { front: [150, 95], facing: 0 } })
  it('Goito: two sectors, or one and the villa', () => {
    const s = start('goito')
    expect(finalVerdict(s).winner).toBe('b')
    const one = hold(s, 'a/BEN/1', 'goito-sw')
    expect(finalVerdict(one).winner).toBe('b')
    expect(finalVerdict(hold(one, 'a/BEN/2', 'goito-se')).winner).toBe('a')
    expect(finalVerdict(hold(one, 'a/BEN/2', 'villa')).winner).toBe('a')
  })
  it('Pastrengo: San Martino and both sectors, half of it a draw; too few Austrians left and Piedmont wins', () => {
    let s = start('pastrengo')
    for (const u of Object.values(s.units))
      if (u.seat === 'b') s = change(s, u.id, { place: 'table', pose: { front: [120, 65], facing: 180 }, inside: null })
    expect(finalVerdict(s).winner).toBe('b')
    const both = hold(hold(s, 'a/LEF/1', 'pastrengo-w'), 'a/LEF/2', 'pastrengo-e')
    expect(finalVerdict(both)).toEqual({ winner: null, by: 'half' })
    let clear = both
    for (const u of Object.values(s.units))
      if (u.seat === 'b') clear = change(clear, u.id, { pose: { front: [20, 110], facing: 180 } })
    expect(finalVerdict(clear)).toEqual({ winner: 'a', by: 'goal' })
    let few = s
    for (const id of ['b/PAS/1', 'b/PAS/2', 'b/PIO/1', 'b/SMA/3']) few = change(few, id, { place: 'lost' })
    expect(finalVerdict(few)).toEqual({ winner: 'a', by: 'fewLeft' })
  })
  it('Santa Lucia: more sectors, a tie to Austria', () => {
    const s = start('santa-lucia')
    expect(finalVerdict(s).winner).toBe('b')
    expect(finalVerdict(hold(s, 'a/AOS/1', 'lucia-s')).winner).toBe('a')
    expect(finalVerdict(hold(hold(s, 'a/AOS/1', 'lucia-s'), 'b/STR/1', 'lucia-n')).winner).toBe('b')
  })
})

/** Orders that ask nobody to move. */
const quiet = (s: RadState) =>
  Object.fromEntries(Object.entries(s.units).map(([id, u]) => [id, { ...u, order: 'defence' as const }]))

describe('Inizio, Attivazione: the sequence', () => {
  it('Inizio: the higher die places first, then the sides take turns base by base', () => {
    const s = start('encounter')
    const tied = play(s, 'a', { type: 'lots' }, [3, 3]).state
    expect(tied).toMatchObject({ phase: 'lots' })
    const drawn = play(tied, 'b', { type: 'lots' }, [2, 5]).state
    expect(drawn).toMatchObject({ phase: 'setUp', waiting: ['b'] })
    const one = play(drawn, 'b', { type: 'place', unit: 'b/I/1' as Unit['id'], pose: { front: [20, 64], facing: 180 } }).state
    expect(one.waiting).toEqual(['a'])
    expect(against(one, 'b', { type: 'place', unit: 'b/I/2' as Unit['id'], pose: { front: [30, 64], facing: 180 } })).toContain(
      'turn/not-yours',
    )
    const out = { type: 'place', unit: 'a/I/1' as Unit['id'], pose: { front: [20, 40], facing: 0 } } as const
    expect(against(one, 'a', out)).toContain('place/out-of-zone')
  })
  it('Inizio: what stands may be put right while the set-up lasts; when all stand each side says that it is done', () => {
    let s: RadState = { ...start('encounter'), phase: 'setUp', waiting: ['a'], active: 'a' }
    for (const u of Object.values(s.units)) if (u.place === 'hand' && u.id !== 'a/III/1') s = change(s, u.id, { place: 'lost' })
    const put = (y: number) => ({ type: 'place', unit: 'a/III/1' as Unit['id'], pose: { front: [20, y], facing: 0 } }) as const
    const stands = play(s, 'a', put(12)).state
    expect(stands).toMatchObject({ phase: 'setUp', waiting: ['b', 'a'] })
    const right = play(stands, 'a', put(15)).state
    expect(right.units['a/III/1']!.pose!.front).toEqual([20, 15])
    expect(against(right, 'a', put(40))).toEqual(['place/out-of-zone'])
    const one = play(right, 'b', { type: 'endPhase' }).state
    expect(one).toMatchObject({ phase: 'setUp', waiting: ['a'] })
    expect(play(one, 'a', { type: 'endPhase' }).state).toMatchObject({ phase: 'initiative', turn: 1 })
  })
  it('no. 35: both halves of a pair are put down together', () => {
    const s = { ...start('encounter'), phase: 'setUp' as const, waiting: ['a' as const], active: 'a' as const }
    const half = play(s, 'a', { type: 'place', unit: 'a/I/7' as Unit['id'], pose: { front: [20, 10], facing: 0 } }).state
    expect(half.waiting).toEqual(['a'])
    const whole = play(half, 'a', { type: 'place', unit: 'a/I/8' as Unit['id'], pose: { front: [40, 10], facing: 0 } }).state
    expect(whole.waiting).toEqual(['b'])
  })
  it('Leggera: two halves linked at set-up are one base of twice the value and line in everything', () => {
    const s = { ...start('encounter'), phase: 'setUp' as const, waiting: ['a' as const], active: 'a' as const }
    const linked = play(s, 'a', { type: 'link', unit: 'a/I/7' as Unit['id'], linked: true }).state
    expect(linked.units['a/I/7']).toMatchObject({
      value: 7,
      speed: 6,
      size: { width: 8, depth: 4 },
      shooter: 'line',
      linked: true,
    })
    expect(linked.units['a/I/8']).toMatchObject({ place: 'joined', value: 0 })
    // Under the speeds of the text line goes 8, and so do they.
    const text = { ...s, options: { ...s.options, radSpeeds: 'text' } }
    expect(play(text, 'a', { type: 'link', unit: 'a/I/7' as Unit['id'], linked: true }).state.units['a/I/7']!.speed).toBe(8)
    const apart = play(linked, 'a', { type: 'link', unit: 'a/I/7' as Unit['id'], linked: false }).state
    expect(apart.units['a/I/7']).toEqual(s.units['a/I/7'])
    expect(apart.units['a/I/8']).toEqual(s.units['a/I/8'])
  })
  const inTurn = (s: RadState, turn: number): RadState => ({ ...s, turn, phase: 'initiative', waiting: ['a', 'b'] })
  it('Attivazione: the initiative is rolled every turn, ties again, and the winner says who goes first', () => {
    const s = inTurn(start('goito'), 1)
    const won = play(play(s, 'a', { type: 'initiative' }, [4, 4]).state, 'a', { type: 'initiative' }, [1, 5]).state
    expect(won).toMatchObject({ phase: 'choose', waiting: ['b'] })
    expect(play(won, 'b', { type: 'chooseFirst', first: 'a' }).state).toMatchObject({ active: 'a', first: 'a' })
  })
  it('Attivazione: one step along the chain, once a turn; what a scenario holds stays', () => {
    const s: RadState = { ...start('goito'), turn: 2, phase: 'command', waiting: ['a'], active: 'a', first: 'a' }
    const placed = change(s, 'a/BEN/1', { place: 'table', pose: { front: [140, 40], facing: 0 } })
    const given = play(placed, 'a', { type: 'order', group: 'a/BEN', order: 'retreat' }).state
    expect(given.units['a/BEN/1']!.order).toBe('retreat')
    expect(against(given, 'a', { type: 'order', group: 'a/BEN', order: 'defence' })).toContain('order/given')
    const later = { ...given, turn: 3 }
    expect(against(later, 'a', { type: 'order', group: 'a/BEN', order: 'manoeuvre' })).toEqual(['order/one-step'])
    expect(against(later, 'a', { type: 'order', group: 'a/BEN', order: 'defence' })).toEqual([])
    const theirs = change({ ...s, waiting: ['b'], active: 'b' }, 'b/CUN/1', {
      place: 'table',
      pose: { front: [90, 70], facing: 180 },
    })
    expect(against(theirs, 'b', { type: 'order', group: 'b/CUN', order: 'manoeuvre' })).toContain('order/held')
  })
  it('R-15: a base farther than 50 cm from its command keeps the order it had', () => {
    const s: RadState = { ...start('goito'), turn: 2, phase: 'command', waiting: ['a'], active: 'a', first: 'a' }
    const at = (id: string, x: number, state: RadState) =>
      change(state, id, { place: 'table', pose: { front: [x, 40], facing: 0 } })
    const { state, events } = play(at('a/BEN/2', 70, at('a/BEN/1', 140, s)), 'a', {
      type: 'order',
      group: 'a/BEN',
      order: 'defence',
    })
    expect(state.units['a/BEN/1']!.order).toBe('defence')
    expect(state.units['a/BEN/2']!.order).toBe('attack')
    expect(events.find(e => e.type === 'OrderGiven')).toMatchObject({ out: ['a/BEN/2'] })
  })
  it('Comando, no. 3: a lost commander-in-chief is replaced two turns later, with the first base of his army', () => {
    const s: RadState = { ...start('encounter'), turn: 3, phase: 'act', waiting: ['a'], active: 'a', first: 'b' }
    const placed = change(change(s, 'a/I/1', { place: 'table', pose: { front: [20, 10], facing: 0 } }), 'b/I/1', {
      place: 'table',
      pose: { front: [20, 70], facing: 180 },
    })
    const lost = apply(placed, {
      type: 'Destroyed',
      unit: 'a/C/1' as Unit['id'],
      why: 'losses',
      units: { 'a/C/1': { place: 'lost', pose: null } },
    })
    expect(lost.sides.a).toMatchObject({ chiefLost: 3 })
    const next = (now: RadState) => play(now, 'a', { type: 'endPhase' })
    const four = next({ ...lost, units: quiet(lost) })
    expect(four.state).toMatchObject({ turn: 4, sides: { a: { chief: 'a/C/1', chiefLost: 3 } } })
    const five = next({ ...four.state, phase: 'act', waiting: ['a'], active: 'a', first: 'b' })
    expect(five.state).toMatchObject({ turn: 5, sides: { a: { chief: null, chiefWith: 'a/I/1', chiefLost: null } } })
  })
  it('Comando, no. 3, R-15: a command that falls with its base is replaced two turns later; its group keeps its order until then', () => {
    const s: RadState = { ...start('goito'), turn: 2, phase: 'command', waiting: ['a'], active: 'a', first: 'a' }
    const at = (id: string, x: number, state: RadState) =>
      change(state, id, { place: 'table', pose: { front: [x, 40], facing: 0 } })
    const both = at('a/BEN/2', 130, at('a/BEN/1', 140, s))
    const falls = (id: string) =>
      apply(both, { type: 'Destroyed', unit: id as Unit['id'], why: 'losses', units: { [id]: { place: 'lost', pose: null } } })
    const order = { type: 'order', group: 'a/BEN', order: 'manoeuvre' } as const
    expect(against(falls('a/BEN/2'), 'a', order)).toEqual([])
    const fallen = falls('a/BEN/1')
    expect(against(fallen, 'a', order)).toEqual(['order/no-command'])
    expect(against({ ...fallen, turn: 3 }, 'a', order)).toEqual(['order/no-command'])
    expect(against({ ...fallen, turn: 4 }, 'a', order)).toEqual([])
    // A ruling that takes it off the table says the same.
    const set = [{ remove: 'a/BEN/1' }]
    const ruled = apply(both, { type: 'RulingMade', by: 'a', why: 'test', set })
    expect(against(ruled, 'a', order)).toEqual(['order/no-command'])
  })
  it('Scenari: who arrives comes in with its front on the line in its turn, and has moved', () => {
    const s: RadState = { ...start('goito'), turn: 1, phase: 'command', waiting: ['a'], active: 'a', first: 'a' }
    const come = { type: 'place', unit: 'a/STR/1' as Unit['id'], pose: { front: [110, 36], facing: 0 } } as const
    expect(against(s, 'a', come)).toContain('place/not-yet')
    const { state } = play({ ...s, turn: 2 }, 'a', come)
    expect(state.units['a/STR/1']).toMatchObject({ place: 'table', use: { whole: true, moved: true } })
    expect(
      against({ ...state, phase: 'act' }, 'a', { type: 'move', unit: 'a/STR/1' as Unit['id'], steps: [{ advance: 1 }] }),
    ).toContain('move/whole')
    expect(against({ ...s, turn: 2 }, 'a', { ...come, pose: { front: [110, 40], facing: 0 } })).toContain('place/on-line')
    expect(against({ ...s, turn: 2 }, 'a', { ...come, pose: { front: [96, 36], facing: 0 } })).toContain('place/on-line')
  })
  it('Attivazione: with sectors one is played out after the other', () => {
    const s = inTurn(start('goito', { radSectors: true }), 1)
    const first = play(s, 'a', { type: 'initiative' }, [6, 1]).state
    let now = play(first, 'a', { type: 'chooseFirst', first: 'a' }).state
    expect(now.sector).toBe(0)
    for (let i = 0; i < 8 && now.sector === 0; i++) now = play(now, now.waiting[0]!, { type: 'endPhase' }).state
    expect(now).toMatchObject({ sector: 1, phase: 'initiative', turn: 1 })
  })
})
