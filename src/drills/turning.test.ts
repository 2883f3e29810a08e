import { describe, expect, it } from 'vitest'
import { cornerAt, degreesTo } from './turning'

const wheel = (side: 'left' | 'right') =>
  ({
    kind: 'wheel',
    unit: 'a/I/1',
    body: { front: [50, 50], facing: 0, width: 16, depth: 1.5 },
    side,
    right: 10,
    tolerance: 1,
    most: 60,
  }) as const

describe('a dragged wheel', () => {
  it('holds the corner that swings: the left one in a wheel to the right', () => {
    expect(cornerAt(wheel('right'), 0)).toEqual([42, 50])
    const [x, y] = cornerAt(wheel('right'), 60)
    expect(x).toBeCloseTo(58 - 16 * Math.cos(Math.PI / 3), 6)
    expect(y).toBeCloseTo(50 + 16 * Math.sin(Math.PI / 3), 6)
    expect(cornerAt(wheel('left'), 0)).toEqual([58, 50])
  })
  it('follows the hand to half degrees, between nothing and the most', () => {
    for (const side of ['left', 'right'] as const) {
      expect(degreesTo(wheel(side), cornerAt(wheel(side), 12.5))).toBe(12.5)
      expect(degreesTo(wheel(side), cornerAt(wheel(side), 12.7))).toBe(12.5)
      expect(degreesTo(wheel(side), [50, 20])).toBe(0)
      expect(degreesTo(wheel(side), cornerAt(wheel(side), 100))).toBe(60)
    }
  })
})
