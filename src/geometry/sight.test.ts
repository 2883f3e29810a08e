import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aBearing, aPoint, aPolygon, holds, moved, runs } from './property.testing'
import type { Point } from './shapes'
import { sight } from './sight'

const square = (x: number, y: number, s = 10): Point[] => [
  [x, y],
  [x + s, y],
  [x + s, y + s],
  [x, y + s],
]
/** Every order of vertices, both ways round, both ends, in many headings: one verdict. */
function everywhere(from: Point, to: Point, blockers: readonly Point[][]): Set<string> {
  const verdicts = new Set<string>()
  for (const turn of [0, 33, 45, 90, 123.4, 210]) {
    const go = (p: Point) => (moved({ point: p }, turn, [3.7, -8.1]) as { point: Point }).point
    for (const shift of [0, 1, 2, 3]) {
      for (const reverse of [false, true]) {
        const rings = blockers.map(b => {
          const ring = [...b.slice(shift), ...b.slice(0, shift)].map(go)
          return reverse ? ring.reverse() : ring
        })
        verdicts.add(JSON.stringify(sight(go(from), go(to), rings)))
        verdicts.add(JSON.stringify(sight(go(to), go(from), rings)))
      }
    }
  }
  return verdicts
}
const clear = new Set([JSON.stringify({ clear: true, blockedBy: [] })])
const by = (...blockedBy: number[]) => new Set([JSON.stringify({ clear: false, blockedBy })])

describe('sight', () => {
  it('grazes one blocker along its side, at its corner, and where it ends on it', () => {
    expect(everywhere([0, 10], [30, 10], [square(10, 0)])).toEqual(clear)
    expect(everywhere([0, 0], [20, 20], [square(10, 0)])).toEqual(clear)
    expect(everywhere([0, 5], [10, 5], [square(10, 0)])).toEqual(clear)
    expect(everywhere([10, 10], [20, 10], [square(10, 0)])).toEqual(clear)
  })
  it('is blocked through a body, from within it, and from corner to corner', () => {
    expect(everywhere([0, 5], [30, 5], [square(10, 0)])).toEqual(by(0))
    expect(everywhere([15, 5], [40, 5], [square(10, 0)])).toEqual(by(0))
    expect(everywhere([12, 5], [13, 6], [square(10, 0)])).toEqual(by(0))
    expect(everywhere([10, 0], [20, 10], [square(10, 0)])).toEqual(by(0))
  })
  it('is blocked along a side that two share, wholly or in part', () => {
    expect(everywhere([0, 10], [30, 10], [square(10, 0), square(10, 10)])).toEqual(by(0, 1))
    expect(everywhere([0, 10], [30, 10], [square(10, 0), square(17, 10)])).toEqual(by(0, 1))
    expect(everywhere([14, 10], [40, 10], [square(10, 0), square(12, 10, 4)])).toEqual(by(0, 1))
  })
  it('is blocked through the one point where two meet from either side', () => {
    expect(everywhere([0, 0], [20, 20], [square(10, 0), square(0, 10)])).toEqual(by(0, 1))
    expect(everywhere([0, 10], [40, 10], [square(10, 0), square(20, 10)])).toEqual(by(0, 1))
    expect(everywhere([0, 10], [40, 10], [square(10, 0), [[18, 10], [13, 22], [16, 24], [24, 22]]])).toEqual(by(0, 1)) // biome-ignore format: a tip
  })
  it('does not name who touches only the corner at which the line goes into another', () => {
    const bent: Point[] = [[-2, 0], [0, 0], [0, 4], [4, 4], [4, 8], [-2, 8]] // biome-ignore format: an L upside down
    const tip: Point[] = [[0, 4], [3, 1], [3, 3]] // biome-ignore format: a tip in its nook
    expect(everywhere([0, -3], [0, 12], [bent, tip])).toEqual(by(0))
  })
  it('passes where they stand a hair apart, or both on one side', () => {
    expect(everywhere([0, 10], [40, 10], [square(10, 0), square(20.001, 10)])).toEqual(clear)
    expect(everywhere([0, 10], [45, 10], [square(10, 0), square(24, 0)])).toEqual(clear)
    expect(everywhere([0, 10.005], [40, 10.005], [square(10, 0), square(10, 10.01)])).toEqual(clear)
  })
  it('starts or ends where two meet without being blocked by them', () => {
    expect(everywhere([10, 10], [-10, -10], [square(10, 0), square(0, 10)])).toEqual(clear)
    expect(everywhere([20, 10], [30, 10], [square(10, 0), square(10, 10)])).toEqual(clear)
  })
  it('of no length is blocked only within a body', () => {
    expect(sight([5, 5], [5, 5], [square(0, 0)])).toEqual({ clear: false, blockedBy: [0] })
    expect(sight([0, 5], [0, 5], [square(0, 0)])).toEqual({ clear: true, blockedBy: [] })
  })
  it('is the same from both ends, wherever the table is turned to, and as many points along the line say', () => {
    fc.assert(
      fc.property(aPoint, aPoint, fc.array(aPolygon, { maxLength: 4 }), aBearing, (from, to, blockers, turn) => {
        const seen = sight(from, to, blockers)
        expect(sight(to, from, blockers)).toEqual(seen)
        const go = (p: Point) => (moved({ point: p }, turn, [0, 0]) as { point: Point }).point
        expect(
          sight(
            go(from),
            go(to),
            blockers.map(b => b.map(go)),
          ),
        ).toEqual(seen)
        blockers.forEach((polygon, i) => {
          const inside = Array.from({ length: 99 }, (_, k): Point => {
            const t = (k + 1) / 100
            return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
          }).filter(p => holds({ polygon }, p))
          if (inside.length > 1) expect(seen.blockedBy).toContain(i)
          if (!seen.blockedBy.includes(i)) expect(inside.length).toBeLessThan(2)
        })
      }),
      runs(400),
    )
  })
})
