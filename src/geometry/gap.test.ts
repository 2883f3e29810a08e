import Flatten from '@flatten-js/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlap, shareIn } from './area'
import { boxDistance, boxesOverlap, boxOf, footprintDistance } from './box'
import { gap, gapCm } from './gap'
import { signedArea } from './polygon'
import { aBearing, aFootprint, aPoint, aPolygon, aShape, cornersOf, holds, moved, runs } from './property.testing'
import type { Footprint, Point, Shape } from './shapes'

// It takes the winding for the sign of the body: all are brought into one.
const polygon = (points: readonly Point[]) => {
  const run = signedArea(points) > 0 ? points : [...points].reverse()
  return new Flatten.Polygon(run.map(([x, y]) => new Flatten.Point(x, y)))
}
const flat = (s: Shape) => {
  if ('point' in s) return new Flatten.Point(s.point[0], s.point[1])
  if ('circle' in s) return new Flatten.Circle(new Flatten.Point(s.circle[0], s.circle[1]), s.radius)
  return polygon('polygon' in s ? s.polygon : cornersOf(s))
}
// The second opinion measures to borders: bodies inside each other are sorted out by their vertices first.
const secondOpinion = (a: Shape, b: Shape): number => {
  const some = (s: Shape): Point[] =>
    'point' in s ? [s.point] : 'circle' in s ? [s.circle] : 'polygon' in s ? [...s.polygon] : cornersOf(s)
  if (some(a).some(p => holds(b, p)) || some(b).some(p => holds(a, p))) return 0
  const [x, y] = [flat(a), flat(b)]
  return x.distanceTo(y as never)[0]
}

describe('gap', () => {
  it('the distance alone is that of the way, to the bit where one of the two is no rectangle', () => {
    fc.assert(
      fc.property(aShape, aShape, (a, b) => {
        if ('front' in a && 'front' in b) expect(gapCm(a, b)).toBeCloseTo(gap(a, b).cm, 9)
        else expect(gapCm(a, b)).toBe(gap(a, b).cm)
      }),
      runs(500),
    )
  })
  it('agrees with a second opinion for every pair of kinds', () => {
    fc.assert(
      fc.property(aShape, aShape, (a, b) => {
        // It takes lengths below 1e-6 for nought.
        expect(gap(a, b).cm).toBeCloseTo(secondOpinion(a, b), 5)
      }),
      runs(400),
    )
  })
  it('shows a pair of points so far apart, one on each', () => {
    fc.assert(
      fc.property(aShape, aShape, (a, b) => {
        const g = gap(a, b)
        expect(Math.hypot(g.from[0] - g.to[0], g.from[1] - g.to[1])).toBeCloseTo(g.cm, 7)
        expect(gap(a, { point: g.from }).cm).toBeLessThan(1e-7)
        expect(gap(b, { point: g.to }).cm).toBeLessThan(1e-7)
      }),
      runs(500),
    )
  })
  it('is the same from either side, and wherever the table is turned to', () => {
    fc.assert(
      fc.property(aShape, aShape, aBearing, aPoint, (a, b, turn, by) => {
        const g = gap(a, b).cm
        expect(gap(b, a).cm).toBeCloseTo(g, 8)
        expect(gap(moved(a, turn, by), moved(b, turn, by)).cm).toBeCloseTo(g, 7)
      }),
      runs(400),
    )
  })
  it('is nought for a shape with itself, and never below', () => {
    fc.assert(
      fc.property(aShape, aShape, (a, b) => gap(a, a).cm === 0 && gap(a, b).cm >= 0),
      runs(300),
    )
  })
})

describe('rectangles the fast way', () => {
  it('are as far apart as the general way says', () => {
    fc.assert(
      fc.property(aFootprint, aFootprint, (a, b) => {
        expect(footprintDistance(a, b)).toBeCloseTo(gap(a, b).cm, 7)
      }),
      runs(1000),
    )
  })
  it('overlap where they have an area in common', () => {
    fc.assert(
      fc.property(aFootprint, aFootprint, (a, b) => {
        const area = overlap(a, b)
        if (area > 1e-6) expect(boxesOverlap(boxOf(a), boxOf(b))).toBe(true)
        if (area === 0) expect(boxesOverlap(boxOf(a), boxOf(b), 1e-9)).toBe(false)
      }),
      runs(1000),
    )
  })
  it('side by side touch without overlap, with the slack of rules even a hair inside', () => {
    const at = (x: number): Footprint => ({ front: [x, 0], facing: 0, width: 8, depth: 4 })
    expect(boxesOverlap(boxOf(at(0)), boxOf(at(8)))).toBe(false)
    expect(boxesOverlap(boxOf(at(0)), boxOf(at(7.995)))).toBe(true)
    expect(boxesOverlap(boxOf(at(0)), boxOf(at(7.995)), 0.01)).toBe(false)
    expect(boxDistance(boxOf(at(0)), boxOf(at(8.25)))).toBe(0.25)
    expect(boxDistance(boxOf(at(0)), boxOf(at(8)))).toBe(0)
  })
  it('say when one stands wholly in the other, and when they cross', () => {
    const big = boxOf({ front: [0, 10], facing: 20, width: 20, depth: 20 })
    const small = boxOf({ front: [0, 1], facing: 77, width: 2, depth: 2 })
    expect(boxesOverlap(big, small)).toBe(true)
    expect(boxDistance(small, big)).toBe(0)
    const across = boxOf({ front: [0, 0.5], facing: 20, width: 60, depth: 1 })
    expect(boxDistance(across, boxOf({ front: [0, 30], facing: 20, width: 1, depth: 60 }))).toBe(0)
  })
})

describe('overlap', () => {
  it('agrees with a second opinion for polygons with notches', () => {
    fc.assert(
      fc.property(aPolygon, aPolygon, (a, b) => {
        let second: number
        try {
          second = Flatten.BooleanOperations.intersect(polygon(a), polygon(b)).area()
        } catch {
          return // it gives up on some; the others are told by it
        }
        expect(overlap({ polygon: a }, { polygon: b })).toBeCloseTo(second, 5)
      }),
      runs(300),
    )
  })
  it('is the same from either side and wherever the table is turned to, at most the smaller area', () => {
    fc.assert(
      fc.property(aShape, aShape, aBearing, aPoint, (a, b, turn, by) => {
        const area = overlap(a, b)
        expect(overlap(b, a)).toBeCloseTo(area, 7)
        expect(overlap(moved(a, turn, by), moved(b, turn, by))).toBeCloseTo(area, 6)
        if (!('point' in a)) expect(shareIn(a, b)).toBeLessThanOrEqual(1)
      }),
      runs(300),
    )
  })
  it('is above nought only where the gap is nought', () => {
    fc.assert(
      fc.property(aShape, aShape, (a, b) => overlap(a, b) < 1e-9 || gap(a, b).cm === 0),
      runs(500),
    )
  })
  it('of common and nearly common sides: none, never a failure', () => {
    const square: Shape = { polygon: [[0, 0], [10, 0], [10, 10], [0, 10]] } // biome-ignore format: a square
    for (const x of [10, 10 + 1e-9, 10 - 1e-9]) {
      expect(overlap(square, { polygon: [[x, 0], [20, 0], [20, 10], [x, 10]] })).toBeCloseTo(0, 6) // biome-ignore format: a square
    }
    expect(shareIn({ front: [10, 7], facing: 0, width: 4, depth: 4 }, square)).toBeCloseTo(0.5, 9)
  })
})
