import { describe, expect, it } from 'vitest'
import { lobositz } from './rules/table.testing'

const sum = (seat: string, brigade?: string) =>
  Object.values(lobositz.units)
    .filter(u => u.seat === seat && (!brigade || u.brigade === brigade))
    .reduce((n, u) => n + u.cp!, 0)

describe('the state at the start of Lobositz', () => {
  it('2.4 CP: bases and experience, guns of their own; the totals of 3.7', () => {
    expect(['a/I', 'a/II', 'a/III', 'a/C'].map(b => sum('a', b))).toEqual([29, 23, 15, 25])
    expect(['b/I', 'b/II', 'b/III', 'b/C'].map(b => sum('b', b))).toEqual([29, 18, 23, 25])
    expect([sum('a'), sum('b')]).toEqual([92, 95])
  })
  it('3.3 the radii of 3.7', () => {
    expect(Object.values(lobositz.brigades).map(b => [b.id, b.radius])).toEqual([
      ['a/I', 17],
      ['a/II', 14.5],
      ['a/III', 12],
      ['a/C', 40],
      ['b/I', 17],
      ['b/II', 12],
      ['b/III', 14.5],
      ['b/C', 40],
    ])
  })
  it('OO-S7 orders as proposed: Attack on Lacy, cautious advances, Halt', () => {
    expect(lobositz.brigades['a/I']!.counter.order).toEqual({ kind: 'attack', target: 'b/I' })
    expect(lobositz.brigades['a/III']!.counter.order).toEqual({ kind: 'cautious' })
    expect(lobositz.brigades['b/III']).toMatchObject({ holdUntil: 4, counter: { order: { kind: 'halt' } } })
  })
})
