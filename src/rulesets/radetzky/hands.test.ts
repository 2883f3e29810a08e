import { describe, expect, it } from 'vitest'
import type { MoveCommand, Step } from '../contract'
import { hands } from './hands'
import { reach } from './reach'
import { judgeMove } from './rules/move'
import { area, idOf, tableOf } from './table.testing'

const A1 = idOf('a', 1)
const B1 = idOf('b', 1)
const move = (steps: readonly Step[], charge?: typeof B1): MoveCommand => ({
  type: 'move',
  unit: A1,
  steps,
  ...(charge ? { charge } : {}),
})

describe('the hands', () => {
  it('Movimento: a drag too far is cut to what is left, to the ground and to the enemy', () => {
    const s = tableOf({ a: [{ kind: 'line', at: [60, 20] }], b: [{ kind: 'german', at: [60, 25] }] })
    const cut = hands.clamp(s, 'a', move([{ advance: 20 }])).steps[0] as { advance: number }
    expect(cut.advance).toBeCloseTo(4.7, 3)
    const far = tableOf({ a: [{ kind: 'line', at: [60, 20] }], b: [{ kind: 'german', at: [60, 90] }] })
    expect((hands.clamp(far, 'a', move([{ advance: 20 }])).steps[0] as { advance: number }).advance).toBeCloseTo(6, 3)
    expect((hands.clamp(far, 'a', move([{ wheel: 'left', degrees: 140 }])).steps[0] as { degrees: number }).degrees).toBeCloseTo(
      90,
      2,
    )
    const wet = tableOf({
      a: [{ kind: 'line', at: [60, 20] }],
      b: [{ kind: 'german', at: [60, 90] }],
      ground: [area('river', 'river', 0, 23, 180, 4)],
    })
    expect((hands.clamp(wet, 'a', move([{ advance: 6 }])).steps[0] as { advance: number }).advance).toBeCloseTo(3, 2)
  })
  it('Mischia: the attacks that it offers are legal, end in contact and name the side', () => {
    const s = tableOf({ a: [{ kind: 'carabinieri', at: [60, 20] }], b: [{ kind: 'german', at: [66, 30], facing: 90 }] })
    const [chance] = hands.charges(s, A1)
    expect(chance).toMatchObject({ target: B1, side: 'flank' })
    const verdict = judgeMove(s, 'a', move(chance!.steps, B1))
    expect(verdict.kind).toBe('ok')
  })
  it('Manovra: who may not come into contact is offered none, and threatens all the same when his order lets him', () => {
    const s = tableOf({
      a: [{ kind: 'carabinieri', at: [60, 20] }],
      b: [{ kind: 'german', at: [60, 26] }],
      orders: { a: 'manoeuvre' },
    })
    expect(hands.charges(s, A1)).toEqual([])
    expect(hands.threats(s, A1).map(t => t.by)).toEqual([B1])
    const spent = {
      ...s,
      units: { ...s.units, [B1]: { ...s.units[B1]!, use: { ...s.units[B1]!.use, moved: true, done: true } } },
    }
    expect(hands.threats(spent, A1).map(t => t.by)).toEqual([B1])
  })
  it('Movimento: it finds a wheel and a leg to a place, or comes as near as may be', () => {
    const s = tableOf({ a: [{ kind: 'line', at: [60, 20] }], b: [{ kind: 'german', at: [60, 90] }] })
    expect(hands.solve(s, 'a', A1, { front: [60, 25], facing: 0 })).toMatchObject({ exact: true, steps: [{ advance: 5 }] })
    const far = hands.solve(s, 'a', A1, { front: [60, 35], facing: 0 })
    expect(far.exact).toBe(false)
    expect(far.end.front[1]).toBeCloseTo(26, 2)
    expect(far.refusals.map(r => r.code)).toContain('move/too-far')
  })
  it('Ruotare: reach shows the ground ahead and with each of some wheels, and none for who is done', () => {
    const s = tableOf({ a: [{ kind: 'line', at: [60, 20] }], b: [{ kind: 'german', at: [60, 90] }] })
    const all = reach(s, A1)
    expect(all.regions.length).toBe(13)
    expect(all.outline.length).toBeGreaterThan(0)
    const done = { ...s, units: { ...s.units, [A1]: { ...s.units[A1]!, use: { ...s.units[A1]!.use, done: true } } } }
    expect(reach(done, A1).regions).toEqual([])
  })
})
