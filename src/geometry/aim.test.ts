import { describe, expect, it } from 'vitest'
import { wheelOnto } from './aim'
import { toLocal } from './footprint'
import type { Footprint } from './shapes'
import { wheel } from './steps'

describe('a wheel onto a point', () => {
  it('brings the point straight ahead of the middle of the front', () => {
    const unit: Footprint = { front: [80, 40], facing: 350, width: 16, depth: 1.5 }
    for (const side of ['left', 'right'] as const)
      for (const point of [
        [95, 60],
        [60, 61.5],
        [82, 47],
        [120, 20],
      ] as const) {
        const degrees = wheelOnto(unit, side, point)
        expect(degrees).not.toBeNull()
        const [x, y] = toLocal(wheel(unit, side, degrees!), point)
        expect(x).toBeCloseTo(0, 6)
        expect(y).toBeGreaterThan(0)
      }
  })
  it('is a right angle about the corner for a point level with it and as far ahead as the front is half wide', () => {
    // Right corner [8, 0]; wheeled 90° to the right the front runs along x = 8, its middle at y = 8, looking towards +x.
    expect(wheelOnto({ front: [0, 0], facing: 0, width: 16, depth: 1.5 }, 'right', [30, 8])).toBeCloseTo(90, 8)
  })
  it('is nought for what lies ahead already, and there is none for what is too near the corner', () => {
    const unit: Footprint = { front: [0, 0], facing: 0, width: 16, depth: 1.5 }
    expect(wheelOnto(unit, 'left', [0, 20])).toBeCloseTo(0, 8)
    expect(wheelOnto(unit, 'right', [8, 5])).toBeNull()
  })
})
