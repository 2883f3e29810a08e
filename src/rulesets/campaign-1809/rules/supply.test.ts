import { describe, expect, it } from 'vitest'
import { attritionOf } from './supply'

describe('supply: hunger in the field', () => {
  it('nothing in the first turn, then 5, 10 and 15 hundredths, rounded up', () => {
    expect([1, 2, 3, 4, 7].map(n => attritionOf(61, n))).toEqual([0, 4, 7, 10, 10])
  })
})
