import { describe, expect, it } from 'vitest'
import { turnBetween } from '../../../geometry/trig'
import { against, block, idOf, play, tableOf } from '../table.testing'

const A1 = idOf('a', 1)
const A2 = idOf('a', 2)
const FAR = [{ kind: 'german' as const, at: [60, 110] as const }]

describe('Villaggi', () => {
  const s = tableOf({
    a: [
      { kind: 'line', at: [60, 39.5] },
      { kind: 'carabinieri', at: [80, 39.5] },
    ],
    b: FAR,
    ground: [block('house', 55, 40), { ...block('hut', 75, 40), holds: 'half' }],
  })
  it('Villaggi: foot goes in from beside it by a whole move, and is settled with its next activation', () => {
    const { state } = play(s, 'a', { type: 'block', unit: A1, block: 'house', way: 'in' })
    expect(state.units[A1]).toMatchObject({ inside: 'house', settled: false })
    expect(against(state, 'a', { type: 'opportunity', unit: A1 })).toContain('still/moved')
    let next = state
    for (let i = 0; i < 9 && next.phase !== 'initiative'; i++) next = play(next, next.waiting[0]!, { type: 'endPhase' }).state
    next = play(next, 'a', { type: 'initiative' }, [6, 1]).state
    expect(next.units[A1]!.settled).toBe(false)
    next = play(next, 'a', { type: 'chooseFirst', first: 'a' }).state
    expect(next.units[A1]).toMatchObject({ inside: 'house', settled: true })
  })
  it('Villaggi: horse does not go in, nor a whole base into half a house, nor anyone from afar', () => {
    expect(against(s, 'a', { type: 'block', unit: A2, block: 'hut', way: 'in' })).toEqual(['block/not-these'])
    const far = tableOf({ a: [{ kind: 'line', at: [60, 37] }], b: FAR, ground: [block('house', 55, 40)] })
    expect(against(far, 'a', { type: 'block', unit: A1, block: 'house', way: 'in' })).toEqual(['block/not-near'])
    const hut = tableOf({ a: [{ kind: 'line', at: [80, 39.5] }], b: FAR, ground: [{ ...block('hut', 75, 40), holds: 'half' }] })
    expect(against(hut, 'a', { type: 'block', unit: A1, block: 'hut', way: 'in' })).toEqual(['block/not-these'])
  })
  it.each([0, 1, 2, 3])('Villaggi: out by side %i, with the back to the wall', side => {
    const inside = tableOf({
      a: [{ kind: 'line', at: [60, 50], is: { inside: 'house', settled: true } }],
      b: FAR,
      ground: [block('house', 55, 40)],
    })
    const { state } = play(inside, 'a', { type: 'block', unit: A1, block: 'house', way: 'out', side })
    const { inside: now, pose } = state.units[A1]!
    expect(now).toBeNull()
    expect(Math.abs(turnBetween(pose!.facing, side * 90))).toBeLessThan(1e-6)
    const middle = [60, 45]
    const d = Math.abs(pose!.front[0] - middle[0]!) + Math.abs(pose!.front[1] - middle[1]!)
    expect(d).toBeCloseTo(9, 6)
  })
  it('Villaggi, Fuoco: who has come out may still fire, as one that moved', () => {
    const inside = tableOf({
      a: [{ kind: 'line', at: [60, 50], is: { inside: 'house', settled: true } }],
      b: [{ kind: 'german', at: [60, 58] }],
      ground: [block('house', 55, 40)],
    })
    const { state } = play(inside, 'a', { type: 'block', unit: A1, block: 'house', way: 'out', side: 0 })
    const shot = play(state, 'a', { type: 'fire', unit: A1, target: idOf('b', 1) }, [1, 1, 1, 1])
    expect(shot.events.find(e => e.type === 'Fired')).toMatchObject({ cm: 4 })
    expect(against(state, 'a', { type: 'move', unit: A1, steps: [{ advance: 1 }] })).toContain('move/whole')
  })
  it('Villaggi: a block holds one base', () => {
    const full = tableOf({
      a: [
        { kind: 'line', at: [60, 39.5] },
        { kind: 'line', at: [60, 50], is: { inside: 'house', settled: true } },
      ],
      b: FAR,
      ground: [block('house', 55, 40)],
    })
    expect(against(full, 'a', { type: 'block', unit: A1, block: 'house', way: 'in' })).toEqual(['block/taken'])
  })
})

describe('Quadrato', () => {
  const two = tableOf({
    a: [
      { kind: 'line', at: [60, 40] },
      { kind: 'line', at: [60, 36] },
      { kind: 'line', at: [80, 36] },
    ],
    b: [{ kind: 'german', at: [60, 45] }],
  })
  const form = { type: 'square', unit: A1, with: A2 } as const
  it('Quadrato: two bases one behind the other stand back to back and do not move', () => {
    const { state } = play(two, 'a', form)
    expect(state.units[A1]!.square).toBe(A2)
    expect(state.units[A2]).toMatchObject({ square: A1, pose: { front: [60, 32], facing: 180 } })
    expect(against(state, 'a', { type: 'move', unit: A1, steps: [{ advance: 1 }] })).toContain('square/stands')
  })
  it('Quadrato: not with one that stands elsewhere, nor in disorder', () => {
    expect(against(two, 'a', { ...form, with: idOf('a', 3) })).toContain('square/not-behind')
    const shaken = { ...two, units: { ...two.units, [A2]: { ...two.units[A2]!, disordered: true } } }
    expect(against(shaken, 'a', form)).toContain('square/disordered')
  })
  it('Quadrato: it breaks once one of the two is disordered', () => {
    const { state } = play(two, 'a', form)
    const theirs = { ...state, active: 'b' as const, waiting: ['b' as const] }
    // at a square two dice more: ten; a damage that holds, and disorders
    const shot = play(theirs, 'b', { type: 'fire', unit: idOf('b', 1), target: A1 }, [6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    expect(shot.state.units[A1]).toMatchObject({ square: null, disordered: true, losses: 0 })
    expect(shot.state.units[A2]!.square).toBeNull()
    expect(shot.events.some(e => e.type === 'SquareBroken')).toBe(true)
  })
})
