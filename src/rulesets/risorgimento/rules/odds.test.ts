import { describe, expect, it } from 'vitest'
import { lossChances, meanLosses } from './odds'

describe('6.1.1 mean losses of a volley', () => {
  // Counted over all faces by hand of another program: dice, then one point every 6, 7, 8, 9.
  const TABLE: readonly (readonly [number, readonly number[]])[] = [
    [2, [0.75, 0.58, 0.42, 0.28]],
    [3, [1.33, 1.07, 0.88, 0.75]],
    [4, [1.92, 1.57, 1.31, 1.1]],
    [6, [3.08, 2.57, 2.19, 1.89]],
    [8, [4.25, 3.57, 3.06, 2.67]],
  ]
  it.each(TABLE)('6.1.1 with %i dice', (dice, means) => {
    expect([6, 7, 8, 9].map(x => Math.round(meanLosses(dice, x) * 100) / 100)).toEqual(means)
  })
  it('6.1.1 chances are exact and sum to 1: two dice in the open', () => {
    const c = lossChances(2, 6)
    // Sums below 6: 10 of 36; 12: 1 of 36.
    expect(c.map(p => Math.round(p * 36))).toEqual([10, 25, 1])
    expect(lossChances(0, 6)).toEqual([1])
  })
})
