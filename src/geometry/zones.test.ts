import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareIn } from './area'
import { aBearing, aFootprint, aPoint, moved, runs } from './property.testing'
import type { Footprint } from './shapes'
import { behind, corridor, type Origin, sector, sectorOutline } from './zones'

const at = (x: number, y: number, width: number, depth: number, facing = 0): Footprint => ({
  front: [x, y],
  facing,
  width,
  depth,
})
const ORIGINS: readonly Origin[] = ['centre', 'front', 'nearest']

describe('behind a front line', () => {
  it('counts the share of the area', () => {
    expect(behind(at(0, 0, 16, 1.5), at(14, 3, 8, 6))).toBe(0.5)
    expect(behind(at(0, 0, 16, 1.5), at(14, 0, 8, 6))).toBe(1)
    expect(behind(at(0, 0, 16, 1.5), at(14, 6, 8, 6))).toBe(0)
  })
  it('and what is not behind lies ahead: turned about, the shares add up to one', () => {
    fc.assert(
      fc.property(aFootprint, aFootprint, (target, other) => {
        expect(behind(target, other) + behind({ ...target, facing: target.facing + 180 }, other)).toBeCloseTo(1, 9)
      }),
      runs(300),
    )
  })
})

describe('corridor and sector', () => {
  it('agree with the area of the target within a drawn outline', () => {
    fc.assert(
      fc.property(aFootprint, aFootprint, fc.double({ min: 0, max: 80, noNaN: true }), (shooter, target, spread) => {
        const found = sector(shooter, target, spread)
        const share = shareIn(target, { polygon: sectorOutline(shooter, spread, 300) })
        expect(found.share).toBeCloseTo(share, 6)
        if (share > 1e-6) expect(found.inside).toBe(true)
      }),
      runs(300),
    )
  })
  it('say the same wherever the table is turned to, and in the mirror', () => {
    fc.assert(
      fc.property(
        aFootprint,
        aFootprint,
        fc.constantFrom(0, 22.5, 45),
        fc.constantFrom(...ORIGINS),
        aBearing,
        aPoint,
        (a, b, spread, origin, turn, by) => {
          const found = sector(a, b, spread, origin)
          if (found.share < 1e-6) return
          const again = sector(moved(a, turn, by) as Footprint, moved(b, turn, by) as Footprint, spread, origin)
          expect(again.share).toBeCloseTo(found.share, 7)
          expect(again.cm).toBeCloseTo(found.cm ?? -1, 5)
          const mirror = (f: Footprint): Footprint => ({ ...f, front: [-f.front[0], f.front[1]], facing: -f.facing })
          expect(sector(mirror(a), mirror(b), spread, origin).share).toBeCloseTo(found.share, 9)
        },
      ),
      runs(300),
    )
  })
  it('exactly on a flank line is out, a hair further in is in, in every heading', () => {
    for (const facing of [0, 30, 37, 45, 90, 123.4, 180, 213.7, 270]) {
      const shooter = at(0, 0, 16, 2, facing)
      const beside = (x: number) => moved(at(x, 8, 6, 4), facing, [0, 0]) as Footprint
      expect(corridor(shooter, beside(11)).inside).toBe(false)
      expect(corridor(shooter, beside(-11)).inside).toBe(false)
      expect(corridor(shooter, beside(10.999)).inside).toBe(true)
      expect(corridor(shooter, beside(11)).cm).toBeNull()
    }
  })
  it('measure from the three origins to the part inside, not to the nearest corner outside', () => {
    const shooter = at(0, 2, 4, 4)
    const target = at(13, 12, 6, 10)
    expect(sector(shooter, target, 45, 'nearest').cm).toBeCloseTo(Math.sqrt(128), 9)
    expect(sector(shooter, target, 45, 'front').cm).toBeCloseTo(Math.hypot(10, 8), 9)
    expect(sector(shooter, target, 45, 'centre').cm).toBeCloseTo(Math.hypot(10, 10), 9)
    expect(sector(shooter, target, 45).share).toBeCloseTo(2 / 60, 9)
  })
})
