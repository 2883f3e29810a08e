import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { insideByParity, nearestOnBorder, signedArea } from '../polygon'
import { aPolygon, runs } from '../property.testing'
import type { Point } from '../shapes'
import { difference, intersection, union } from './booleans'
import { hull } from './hull'
import { outlineOf } from './outline'

const covers = (rings: readonly (readonly Point[])[], p: Point) => rings.filter(r => insideByParity(p, r)).length % 2 === 1
const near = (rings: readonly (readonly Point[])[], p: Point, by: number) =>
  rings.some(r => {
    const q = nearestOnBorder(p, r)
    return Math.hypot(p[0] - q[0], p[1] - q[1]) < by
  })
const box = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
]

describe('an outline', () => {
  it('holds what any ring holds, but for a hair at the borders', () => {
    const points = fc.array(
      fc.tuple(fc.double({ min: -60, max: 60, noNaN: true }), fc.double({ min: -60, max: 60, noNaN: true })),
      {
        minLength: 30,
        maxLength: 30,
      },
    )
    fc.assert(
      fc.property(fc.array(aPolygon, { minLength: 1, maxLength: 8 }), points, (rings, some) => {
        const outline = outlineOf(rings, 0.4)
        for (const p of some) if (!near(rings, p, 0.6)) expect(covers(outline, p)).toBe(rings.some(r => insideByParity(p, r)))
      }),
      runs(150),
    )
  })
  it('runs anticlockwise round the ground and clockwise round a hole, of sides that lie on each other too', () => {
    const frame = outlineOf([box(0, 0, 10, 2), box(0, 8, 10, 2), box(0, 2, 2, 6), box(8, 2, 2, 6)], 0.4)
    expect(frame).toHaveLength(2)
    const areas = frame.map(signedArea).sort((a, b) => a - b)
    expect(areas[0]).toBeCloseTo(-36, 0)
    expect(areas[1]).toBeCloseTo(100, 0)
    expect(outlineOf([], 1)).toEqual([])
  })
})

describe('a hull', () => {
  it('holds all its points and is convex', () => {
    fc.assert(
      fc.property(aPolygon, ring => {
        const round = hull(ring)
        expect(signedArea(round)).toBeGreaterThanOrEqual(Math.abs(signedArea(ring)) - 1e-9)
        expect(hull(round)).toHaveLength(round.length)
      }),
      runs(200),
    )
  })
})

describe('booleans of areas', () => {
  it('add up, also with sides in common and vertices that come twice', () => {
    const area = (rings: readonly (readonly Point[])[]) => rings.reduce((s, r) => s + signedArea(r), 0)
    const a = box(0, 0, 10, 10)
    for (const x of [10, 10 + 1e-9, 10 - 1e-9]) {
      const b = box(x, 0, 10, 10)
      expect(area(union([a, b]))).toBeCloseTo(200, 3)
      expect(area(intersection([a], [b]))).toBeCloseTo(0, 3)
      expect(area(difference([a], [b]))).toBeCloseTo(100, 3)
    }
    expect(area(difference([[...a, a[3], a[3]]], [box(2, 2, 3, 3)]))).toBeCloseTo(91, 3)
    fc.assert(
      fc.property(aPolygon, aPolygon, (p, q) => {
        expect(area(difference([p], [q])) + area(intersection([p], [q]))).toBeCloseTo(Math.abs(signedArea(p)), 1)
      }),
      runs(200),
    )
  })
})
