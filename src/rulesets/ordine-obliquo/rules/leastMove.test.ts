import { describe, expect, it } from 'vitest'
import { act, acts, codesOf, id, inPhase } from '../play.testing'
import type { OoState } from '../state'
import { owing } from './leastMove'
import { ordered, pose, table } from './table.testing'

/** One line of III at (60, 20) facing the enemy's line at (60, 100). */
const facing = (order: Parameters<typeof ordered>[2], foe = pose(60, 100, 180), mine = pose(60, 20)): OoState =>
  inPhase(ordered(table({ 'a/III/1': { pose: mine }, 'b/I/3': { pose: foe } }), 'a/III', order), 'move1', ['a'])
const owed = (s: OoState) => owing(s, 'a').map(o => [o.unit, o.least])
const end = (s: OoState) => codesOf(s, 'a', { type: 'endPhase' })
const advance = (s: OoState, ...steps: object[]) => acts(s, ['a', { type: 'move', unit: id('a/III/1'), steps: steps as never }])

describe('3.2 what orders force', () => {
  it('3.2 a cautious advance: 2 cm at least, nearer to the nearest enemy', () => {
    const s = facing({ kind: 'cautious' })
    expect(owed(s)).toEqual([['a/III/1', 2]])
    expect(end(s)).toEqual(['order/must-move'])
    expect(owed(advance(s, { advance: 1.9 }))).toEqual([['a/III/1', 2]])
    expect(owed(advance(s, { advance: 2 }))).toEqual([])
    expect(end(advance(s, { advance: 2 }))).toEqual([])
  })
  it('3.2 lengths add up over several moves of the turn, and a wheel is no advance', () => {
    const s = facing({ kind: 'cautious' })
    expect(owed(advance(s, { wheel: 'left', degrees: 5 }))).toEqual([['a/III/1', 2]])
    expect(owed(advance(advance(s, { advance: 1.2 }), { oblique: 10, cm: 0.8 }))).toEqual([])
  })
  it('3.2 an advance away from the enemy does not count', () => {
    const s = facing({ kind: 'cautious' }, pose(60, 60, 180), pose(60, 90))
    expect(owed(advance(s, { advance: 3 }))).toEqual([['a/III/1', 2]])
  })
  it('3.2 attack and objective: half a move, 7 cm of a line, towards what is named', () => {
    const attack = facing({ kind: 'attack', target: 'b/I' })
    expect(owed(attack)).toEqual([['a/III/1', 7]])
    expect(owed(advance(attack, { advance: 6.9 }))).toEqual([['a/III/1', 7]])
    expect(owed(advance(attack, { advance: 7 }))).toEqual([])
    expect(owed(facing({ kind: 'objective', place: [60, 80] }))).toEqual([['a/III/1', 7]])
    // Its front is on the place already.
    expect(owed(facing({ kind: 'objective', place: [60, 20] }))).toEqual([])
  })
  it('3.2 who attacks and stands within 9 cm of an enemy is free of it; at 9.1 not', () => {
    const at = (gap: number) => owed(facing({ kind: 'attack', target: 'b/I' }, pose(60, 20 + gap, 180)))
    expect(at(9)).toEqual([])
    expect(at(9.1)).toEqual([['a/III/1', 7]])
  })
  it('3.2 who undid his advance and cannot go back goes on from where he stands, or is excused', () => {
    // It went 3 cm and 5 back: nearer no more; another of the brigade stands where it began.
    const s0 = facing({ kind: 'cautious' }, pose(60, 100, 180))
    const open = {
      ...s0,
      units: { ...s0.units, 'a/III/1': { ...s0.units['a/III/1']!, arm: 'openOrder' as const, troop: 'openOrder' as const } },
    }
    const went = advance(advance(open, { advance: 3 }), { retire: 3.5 })
    expect(owed(went)).toEqual([['a/III/1', 2]])
    const taken = {
      ...went,
      units: {
        ...went.units,
        'a/III/2': {
          ...s0.units['a/III/2']!,
          place: 'table' as const,
          pose: pose(60, 18.6),
          use: { ...s0.units['a/III/2']!.use, form: true },
        },
      },
    }
    expect(end(taken)).toEqual(['order/must-move'])
    expect(end(advance(taken, { advance: 1 }))).toEqual([])
  })
  it('7 a move of no length is none', () => {
    expect(
      codesOf(facing({ kind: 'cautious' }), 'a', { type: 'move', unit: id('a/III/1'), steps: [{ oblique: -12, cm: 0 }] }),
    ).toEqual(['move/no-steps'])
  })
  it('3.2 halt and withdraw force nothing, nor does a change of formation need an order', () => {
    expect(owed(facing({ kind: 'halt' }))).toEqual([])
    expect(owed(facing({ kind: 'withdraw' }))).toEqual([])
    expect(owed(advance(facing({ kind: 'attack', target: 'b/I' }), { form: 'column' }))).toEqual([])
  })
  it('3.2 where no legal move would do it the unit is excused and named', () => {
    // Friends stand wing to wing in front: none can be passed.
    const s0 = table({
      'a/III/1': { pose: pose(60, 20) },
      'a/III/2': { pose: pose(60, 21.6) },
      'a/I/1': { pose: pose(43.9, 21.6) },
      'a/I/2': { pose: pose(76.1, 21.6) },
      'b/I/3': { pose: pose(60, 100, 180) },
    })
    const s = inPhase(ordered(ordered(s0, 'a/III', { kind: 'cautious' }), 'a/I', { kind: 'halt' }), 'move1', ['a'])
    const ahead = {
      ...s,
      units: { ...s.units, 'a/III/2': { ...s.units['a/III/2']!, use: { ...s.units['a/III/2']!.use, form: true, done: true } } },
    }
    const { events } = act(ahead, 'a', { type: 'endPhase' })
    expect(events[0]).toEqual({ type: 'Excused', seat: 'a', units: ['a/III/1'] })
  })
})

describe('3.2 gunners away from their guns', () => {
  it('3.2 owe no advance', () => {
    const s = (formation: 'crew' | 'limbered') =>
      inPhase(
        ordered(table({ 'a/I/3': { pose: pose(60, 20), formation }, 'b/I/3': { pose: pose(60, 100, 180) } }), 'a/I', {
          kind: 'attack',
          target: 'b/I',
        }),
        'move1',
        ['a'],
      )
    expect(owed(s('limbered'))).toEqual([['a/I/3', 7]])
    expect(owed(s('crew'))).toEqual([])
  })
})
