import { describe, expect, it } from 'vitest'
import { field } from '../field.testing'
import { confirmed, fateOf, mustConfirm, worthOf } from './leaders'

describe('leaders', () => {
  it('2 killed, 3 wounded, 12 captured where his side fled out of supply', () => {
    expect([2, 3, 4, 11, 12].map(n => fateOf(n, true))).toEqual(['killed', 'wounded', 'well', 'well', 'captured'])
    expect(fateOf(12, false)).toBe('well')
  })
  it('the deaths of Napoleon and Charles are confirmed by a 6', () => {
    const s = field({ units: {} })
    expect(['napoleone', 'carlo', 'davout', 'luigi'].map(l => mustConfirm(s.leaders[l]!))).toEqual([true, true, false, false])
    expect([5, 6].map(confirmed)).toEqual([false, true])
  })
  it('are worth their initiative; Charles ten more, Davout five', () => {
    const s = field({ units: {} })
    expect(['carlo', 'davout', 'massena'].map(l => worthOf(s.leaders[l]!))).toEqual([14, 9, 3])
  })
})
