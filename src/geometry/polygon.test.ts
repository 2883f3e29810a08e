import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaOf, pointInPolygon, polygonFault } from './polygon'
import { aBearing, aPolygon, moved, runs } from './property.testing'
import type { Point } from './shapes'

const SQUARE: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
]
const turned = (ring: readonly Point[], turn: number) =>
  (moved({ polygon: ring }, turn, [1.3, 2.9]) as { polygon: Point[] }).polygon
const point = (p: Point, turn: number) => (moved({ point: p }, turn, [1.3, 2.9]) as { point: Point }).point

describe('a point in a polygon', () => {
  it('on the border is in, at every corner and side, in either winding, from any vertex, turned', () => {
    const border: Point[] = [...SQUARE, [5, 0], [10, 5], [5, 10], [0, 5]]
    for (const turn of [0, 30, 45, 123.4]) {
      for (let start = 0; start < 4; start++) {
        for (const reverse of [false, true]) {
          let ring = turned([...SQUARE.slice(start), ...SQUARE.slice(0, start)], turn)
          if (reverse) ring = ring.reverse()
          expect(border.every(p => pointInPolygon(point(p, turn), ring))).toBe(true)
          expect(pointInPolygon(point([5, 5], turn), ring)).toBe(true)
          expect(pointInPolygon(point([10.0001, 5], turn), ring)).toBe(false)
        }
      }
    }
  })
  it('beside a slanting side', () => {
    const ring: Point[] = [[0, 0], [20, 0], [17, 25], [-4, 23]] // biome-ignore format: one line
    expect(pointInPolygon([18.49007, 12.49881], ring)).toBe(true)
    expect(pointInPolygon([18.50993, 12.50119], ring)).toBe(false)
  })
})

describe('what is no polygon', () => {
  it('is named', () => {
    expect(polygonFault([[0, 0], [1, 1]])?.code).toBe('few') // biome-ignore format: one line
    expect(polygonFault([...SQUARE, SQUARE[0]])).toEqual({ code: 'repeated', vertex: 4 })
    expect(polygonFault([[0, 0], [8, 8], [8, 0], [0, 8]])?.code).toMatch(/crossing|flat/) // biome-ignore format: one line
    expect(polygonFault([[0, 0], [9, 9], [8, 0], [0, 8]])?.code).toBe('crossing') // biome-ignore format: one line
    expect(polygonFault([[0, 0], [5, 0], [10, 0]])?.code).toBe('flat') // biome-ignore format: one line
    // A spike that runs back over itself; a corner that touches another side.
    expect(polygonFault([[0, 0], [10, 0], [10, 10], [10, -5], [0, -5]])?.code).toBe('crossing') // biome-ignore format: one line
    expect(polygonFault([[0, 0], [10, 0], [10, 10], [5, 0], [0, 10]])?.code).toBe('crossing') // biome-ignore format: one line
  })
  it('vertices in the middle of a straight side are right', () => {
    expect(polygonFault([[0, 0], [5, 0], [10, 0], [10, 5], [10, 10], [0, 10]])).toBeNull() // biome-ignore format: one line
  })
})

describe('area', () => {
  it('is the same in either winding, from any vertex, turned', () => {
    fc.assert(
      fc.property(aPolygon, aBearing, fc.nat(), (ring, turn, k) => {
        const cut = k % ring.length
        const again = turned([...ring.slice(cut), ...ring.slice(0, cut)], turn).reverse()
        expect(areaOf(again)).toBeCloseTo(areaOf(ring), 7)
      }),
      runs(200),
    )
  })
})
