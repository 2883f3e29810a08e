import { describe, expect, it } from 'vitest'
import { act, acts, codesOf, dice, goOn, id, inPhase, started } from './play.testing'
import { ordered, pose, table } from './rules/table.testing'
import type { OoState } from './state'

const END = { type: 'endPhase' } as const

describe('6 the sequence of a move', () => {
  it('6 Lobositz opens with the first orders of both sides; b is asked first', () => {
    expect(started).toMatchObject({ phase: 'firstOrders', waiting: ['b', 'a'], turn: 0 })
    const one = act(started, 'b', END).state
    expect(one).toMatchObject({ phase: 'firstOrders', waiting: ['a'] })
    const two = act(one, 'a', END)
    // Prussia has the initiative on turn 1.
    expect(two.state).toMatchObject({ turn: 1, phase: 'choose', waiting: ['a'] })
    expect(two.events.map(e => e.type)).toEqual(['Confirmed', 'TurnBegan', 'InitiativeGiven', 'PhaseBegan'])
  })
  it('6 generals, moves, then the other side; phases in which nobody decides pass by; then the next turn', () => {
    let s = acts(started, ['b', END], ['a', END], ['a', { type: 'chooseFirst', first: 'b' }])
    const went: string[] = []
    for (let i = 0; i < 12 && s.turn === 1; i++) {
      went.push(`${s.phase} ${s.waiting.join()}`)
      s = act(s, s.waiting[0]!, END, dice(), true).state
    }
    expect(went).toEqual(['generals1 b', 'move1 b', 'generals2 a', 'move2 a'])
    // Frederick is excellent, Browne veteran: in turn 2 both may give orders.
    expect(s).toMatchObject({ turn: 2, phase: 'orders', waiting: ['a', 'b'] })
  })
  it('3.1 in a turn in which nobody may change orders that phase passes by', () => {
    const poor: OoState = {
      ...started,
      turn: 4,
      brigades: Object.fromEntries(Object.entries(started.brigades).map(([k, b]) => [k, { ...b, holdUntil: null }])),
      generals: Object.fromEntries(
        Object.entries(started.generals).map(([k, g]) => [k, g.chief ? { ...g, class: 'poor' as const } : g]),
      ),
    }
    expect(goOn({ ...poor, phase: 'melee' }).state).toMatchObject({ turn: 5, phase: 'initiative' })
  })
  it('6, 8.7 a halted charge is fired at before it closes', () => {
    const s0 = ordered(
      inPhase(table({ 'a/III/1': { pose: pose(60, 20) }, 'b/I/3': { pose: pose(60, 31, 180) } }), 'move1', ['a']),
      'a/III',
      { kind: 'attack', target: 'b/I' },
    )
    const halted = acts(s0, ['a', { type: 'move', unit: id('a/III/1'), steps: [{ advance: 10 }], charge: id('b/I/3') }])
    const end = goOn({ ...halted, phase: 'move2', waiting: [] })
    expect(end.events.map(e => e.type)).toEqual(['FireBegan', 'PhaseBegan'])
    expect(end.state).toMatchObject({ phase: 'fire2', waiting: ['b'] })
    // Who has fired already lets it close at once.
    const target = halted.units['b/I/3']!
    const units = { ...halted.units, 'b/I/3': { ...target, use: { ...target.use, fired: id('a/III/1') } } }
    expect(goOn({ ...halted, units, phase: 'move2', waiting: [] }).events[0]).toMatchObject({ type: 'Closed', unit: 'a/III/1' })
  })
  it('6, 12 the turn ends: disorder is recovered', () => {
    const s0 = inPhase(
      table({ 'a/III/1': { pose: pose(60, 20) }, 'b/C/3': { pose: pose(100, 60, 180), disorder: 'river' } }),
      'move2',
      [],
    )
    const end = goOn(s0)
    expect(end.events).toContainEqual({ type: 'TurnEnded', turn: 1, spent: [] })
    expect(end.events).toContainEqual({ type: 'DisorderRecovered', units: ['b/C/3'] })
  })
  it('3.2 an advance that has reached its place becomes Halt at the end of the turn', () => {
    const there = inPhase(
      ordered(table({ 'a/III/1': { pose: pose(60, 20) } }), 'a/III', { kind: 'objective', place: [60, 21] }),
      'move2',
      [],
    )
    const end = goOn(there)
    expect(end.events[0]).toEqual({ type: 'OrderFulfilled', seat: 'a', to: 'a/III' })
    expect(end.state.brigades['a/III']!.counter.order).toEqual({ kind: 'halt' })
  })
  it('16.1 after the last turn the game ends, without a verdict, and takes no more commands', () => {
    const over = goOn({ ...inPhase(started, 'move2', [], 'a', 12) })
    expect(over.state).toMatchObject({ phase: 'over', waiting: [], ended: 'turns' })
    expect(codesOf(over.state, 'a', END)).toEqual(['game/over'])
  })
  it('6 a seat that is not awaited, and a command out of its phase, are refused', () => {
    const s = acts(started, ['b', END], ['a', END])
    expect(codesOf(s, 'b', { type: 'chooseFirst', first: 'b' })).toEqual(['turn/not-yours'])
    expect(codesOf(s, 'a', { type: 'move', unit: id('a/II/1'), steps: [{ advance: 2 }] })[0]).toBe('phase/not-now')
  })
})
