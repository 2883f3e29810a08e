import { describe, expect, it } from 'vitest'
import { choices } from './choices'
import type { OoCommand } from './commands'
import { decide, judge } from './decide'
import { act, codesOf, dice, id, inPhase, started } from './play.testing'
import { view } from './view'

const NONSENSE: readonly unknown[] = [
  null,
  7,
  'move',
  {},
  { type: 'toString' },
  { type: 'constructor' },
  { type: 'move' },
  { type: 'move', unit: 'a/I/1' },
  { type: 'move', unit: 'a/I/1', steps: [{ advance: -1 }] },
  { type: 'move', unit: 'a/I/1', steps: [{ advance: Number.NaN }] },
  { type: 'move', unit: 'a/I/1', steps: 'far' },
  { type: 'move', unit: 'a/I/1', steps: [{ form: 'village' }] },
  { type: 'move', unit: 'a/I/1', steps: [{ form: 'crew' }] },
  { type: 'place', unit: 'a/I/1', pose: { front: [5, 5], facing: 0 }, formation: 'ball' },
  { type: 'place', unit: 'a/I/1', pose: { front: [5, 5], facing: 0 }, formation: 'crew' },
  { type: 'place', unit: 'a/I/1', pose: { front: [5, 5], facing: 0 }, formation: 'village' },
  { type: 'evade', unit: 'a/I/1', steps: [{ form: 'column' }] },
  // One step of two kinds, or with more than belongs to it.
  { type: 'move', unit: 'a/I/1', steps: [{ aboutFace: true, advance: 30 }] },
  { type: 'move', unit: 'a/I/1', steps: [{ wheel: 'left', degrees: 1, advance: 30 }] },
  { type: 'move', unit: 'a/I/1', steps: [{ advance: 1, form: 'column' }] },
  { type: 'move', unit: 'a/I/1', steps: [{ advance: 1, order: 'halt' }] },
  { type: 'moveTogether', moves: [] },
  { type: 'moveTogether', moves: [null] },
  { type: 'order', to: 'a/I' },
  { type: 'order', to: 'a/I', order: [] },
  { type: 'place', unit: 'a/I/1', pose: { front: [1], facing: 0 } },
  { type: 'chooseFirst', first: 'umpire' },
  { type: 'evade', unit: 'a/I/1', steps: [{}] },
  { type: 'village', unit: 'a/I/1', village: 'lobositz', way: 'under' },
  { type: 'ruling', why: 'x', set: [] },
  { type: 'ruling', why: 'x', set: [{ unit: 'a/I/1', pose: { front: ['x', 1], facing: 0 } }] },
  { type: 'ruling', why: 'x', set: [{ phase: 'over' }] },
  { type: 'dice', sides: 3, count: 1 },
]

describe('the door of commands', () => {
  it('malformed commands are refused and never throw, in every way of playing', () => {
    for (const c of NONSENSE) {
      const command = c as OoCommand
      expect(judge(started, 'a', command).kind, JSON.stringify(c)).toBe('impossible')
      expect(decide(started, 'a', command, dice(), true).ok, JSON.stringify(c)).toBe(false)
    }
  })
  it('names of the language itself are no units, brigades or generals', () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const commands = [
        { type: 'move', unit: name, steps: [{ advance: 1 }] },
        { type: 'formSquare', unit: name },
        { type: 'takeBack', unit: name },
        { type: 'order', to: name, order: { kind: 'halt' } },
        { type: 'detach', unit: name, order: { kind: 'halt' } },
        { type: 'moveGeneral', general: name, to: [1, 1] },
        { type: 'place', unit: name, pose: { front: [1, 1], facing: 0 } },
        { type: 'evade', unit: name, steps: [{ retire: 1 }] },
        { type: 'village', unit: name, village: name, way: 'in' },
        { type: 'showOrder', of: name },
        { type: 'lose', unit: name, cp: 1 },
        { type: 'ruling', why: '', set: [{ unit: name, cp: 1 }] },
      ]
      for (const c of commands) expect(judge(started, 'a', c as OoCommand).kind, `${name} ${c.type}`).toBe('impossible')
    }
  })
  it('several moves together: all of them, or the first refused one says which', () => {
    const s = inPhase(started, 'move1', ['a'])
    const move = (unit: string, cm: number) => ({ type: 'move', unit: id(unit), steps: [{ advance: cm }] }) as const
    const fine = act(s, 'a', { type: 'moveTogether', moves: [move('a/I/1', 7), move('a/I/2', 7)] })
    expect(fine.events.map(e => e.type)).toEqual(['Moved', 'Moved'])
    const bad = judge(s, 'a', { type: 'moveTogether', moves: [move('a/I/1', 7), move('a/I/2', 15)] })
    expect(bad.refusals[0]).toMatchObject({ code: 'move/too-far', at: 'a/I/2' })
    expect(bad.ends).toHaveLength(2)
  })
  it('free play: marks, losses and dice are breaches elsewhere, and are done when rules are not asked', () => {
    expect(codesOf(started, 'a', { type: 'lose', unit: id('b/I/1'), cp: 2 })).toEqual(['free/only'])
    const lost = act(started, 'a', { type: 'lose', unit: id('b/I/1'), cp: 3 }, dice(), true).state.units['b/I/1']!
    expect(lost).toMatchObject({ cp: 2, strength: 'half' })
    const gone = act(started, 'a', { type: 'lose', unit: id('b/I/1'), cp: 9 }, dice(), true).state.units['b/I/1']!
    expect(gone).toMatchObject({ cp: 0, place: 'destroyed', pose: null })
    expect(act(started, 'a', { type: 'dice', sides: 6, count: 2 }, dice(2, 5), true).events).toEqual([
      { type: 'DiceThrown', by: 'a', sides: 6, faces: [2, 5] },
    ])
    const put = act(
      inPhase(started, 'move1', ['a']),
      'a',
      { type: 'place', unit: id('a/I/1'), pose: { front: [90, 60], facing: 45 } },
      dice(),
      true,
    )
    expect(put.state.units['a/I/1']!.pose).toEqual({ front: [90, 60], facing: 45 })
  })
  it('3.2 a ruling lays no order to attack one’s own side', () => {
    const lay = (unit: string, target: string) =>
      codesOf(started, 'b', { type: 'ruling', why: '', set: [{ unit, order: { kind: 'attack', target } }] })
    expect(lay('a/I', 'b/II')).toEqual([])
    expect(lay('a/I', 'a/II')).toEqual(['ruling/unknown'])
    expect(lay('a/C/3', 'b/II')).toEqual([])
    expect(lay('a/C/3', 'a/II')).toEqual(['ruling/unknown'])
  })
  it('rulings set what they list, on any unit, draw no die and are told', () => {
    const { state, events } = act(started, 'b', {
      type: 'ruling',
      why: 'misread',
      set: [
        { unit: 'a/I/1', pose: { front: [50, 50], facing: 90 }, cp: 3, states: ['disordered'] },
        { unit: 'b/II', order: { kind: 'withdraw' } },
        { remove: 'a/II/1' },
      ],
    })
    expect(state.units['a/I/1']).toMatchObject({ pose: { front: [50, 50], facing: 90 }, cp: 3, disorder: 'ruling' })
    expect(state.brigades['b/II']!.counter.order).toEqual({ kind: 'withdraw' })
    expect(state.units['a/II/1']).toMatchObject({ place: 'off', pose: null })
    expect(events.map(e => e.type)).toEqual(['RulingMade'])
  })
  it('what is offered is legal, and the awaited seat is always offered something', () => {
    for (const seat of ['a', 'b'] as const) {
      const offered = choices(view(started, seat), seat)
      expect(offered.length).toBeGreaterThan(1)
      for (const c of offered) if ('command' in c) expect(judge(started, seat, c.command).kind).toBe('ok')
    }
    expect(choices(view(inPhase(started, 'move1', ['a']), 'b'), 'b')).toEqual([])
  })
})
