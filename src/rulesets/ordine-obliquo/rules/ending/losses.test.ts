import { describe, expect, it } from 'vitest'
import { lobositz, table } from '../table.testing'
import { breaksAt, isGone, lostOf, testAt, totalOf } from './losses'

describe('16.1 what an army has lost', () => {
  it.each([
    // Lobositz, Kolin and Leuthen as OO-11 prints them
    [92, 31, 47],
    [95, 32, 48],
    [107, 36, 54],
    [99, 33, 50],
    [89, 30, 45],
    // of a round hundred a third is 33, half is passed at 51
    [100, 33, 51],
  ])('OO-11 of %i CP: tested at %i, broken at %i', (total, test, breaks) => {
    expect([testAt(total), breaksAt(total)]).toEqual([test, breaks])
  })
  it('sums what units have lost; who is gone has lost all', () => {
    expect([totalOf(lobositz, 'a'), lostOf(lobositz, 'a')]).toEqual([92, 0])
    // two of the first, all three of the battery, all five of who routed off the table; who comes later is not lost
    const s = table({ 'a/I/1': { cp: 3 }, 'a/I/2': {}, 'a/I/3': { place: 'destroyed', cp: 0 }, 'a/I/4': { place: 'off' } })
    expect(lostOf(s, 'a')).toBe(2 + 3 + 5)
  })
  it('13 who left the table retreating may come back and is not lost; who left it in rout is', () => {
    const back = { pose: { front: [40, 0], facing: 0 }, turn: 5 } as const
    expect(isGone({ place: 'off', returns: back, cp: 4 })).toBe(false)
    expect(isGone({ place: 'off', returns: null, cp: 4 })).toBe(true)
    expect(isGone({ place: 'destroyed', returns: null, cp: 0 })).toBe(true)
    expect(isGone({ place: 'reserve', returns: null, cp: 5 })).toBe(false)
  })
  it('2.4 veiled CP have no sum', () => {
    const veiled = { ...lobositz, units: { ...lobositz.units, 'b/I/1': { ...lobositz.units['b/I/1']!, cp: null } } }
    expect([lostOf(veiled, 'a'), lostOf(veiled, 'b')]).toEqual([0, null])
  })
})
