import { describe, expect, it } from 'vitest'
import type { Ground, Point } from '../contract'
import { besides, groundOfHexes, grown, type HexPatch, hexCorners, sideOf, wayThrough } from './hexGround'
import { waterOfHexes } from './hexWater'

const FLAT = { layout: 'flat', side: 2 } as const
const POINTY = { layout: 'pointy', side: 2 } as const
const TABLE = { width: 60, depth: 60 }
const area = (p: readonly Point[]): number =>
  p.reduce((sum, a, i) => {
    const b = p[(i + 1) % p.length]!
    return sum + (a[0] * b[1] - b[0] * a[1]) / 2
  }, 0)
const inside = (polygon: readonly Point[], [x, y]: Point): boolean =>
  polygon.reduce((odd, a, i) => {
    const b = polygon[(i + 1) % polygon.length]!
    return a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0] ? !odd : odd
  }, false)
const wood = (label: string, middle: Point): HexPatch => ({ label, middle, kind: 'wood' })
/** 3√3/2 of the side squared. */
const HEX = 6 * Math.sqrt(3)

describe('ground from hexes', () => {
  it('a side lies half way to the neighbour across it, in both layouts', () => {
    for (const frame of [FLAT, POINTY]) {
      const middle: Point = [20, 20]
      besides(frame, middle).forEach((next, dir) => {
        const [a, b] = sideOf(frame, middle, dir)
        expect((a[0] + b[0]) / 2).toBeCloseTo((middle[0] + next[0]) / 2, 9)
        expect((a[1] + b[1]) / 2).toBeCloseTo((middle[1] + next[1]) / 2, 9)
        expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeCloseTo(2, 9)
      })
      // The first bearing of flat hexes is straight away, of pointy ones 30° to the right.
      const [x, y] = besides(frame, middle)[0]!
      expect([x > 20, y > 20]).toEqual([frame.layout === 'pointy', true])
    }
  })
  it('neighbours are one piece, as large as both; hexes apart are two', () => {
    const middle: Point = [20, 20]
    const [north] = besides(FLAT, middle)
    const far: Point = [40, 20]
    const made = groundOfHexes(FLAT, TABLE, [wood('0101', middle), wood('0102', north!), wood('0109', far)])
    const own = made.filter(g => [middle, north!, far].some(m => inside(g.outline, m)))
    // Woods go on beyond the last hex of a map: each piece here is a hex or two with a ring about it, and the rings touch.
    expect(own.length).toBeLessThanOrEqual(2)
    const held = (at: Point) => made.filter(g => inside(g.outline, at)).length
    expect([held(middle), held(north!), held(far)]).toEqual([1, 1, 1])
  })
  it('what other ground lies within is left out of it', () => {
    const middle: Point = [30, 30]
    const ring = besides(FLAT, middle).map((m, i) => wood(`a${i}`, m))
    const outer = besides(FLAT, ring[0]!.middle)
    const made = groundOfHexes(FLAT, TABLE, [...ring, { label: 'm', middle, kind: 'village' }])
    const woods = made.filter(g => g.kind === 'wood')
    expect(woods.length).toBeGreaterThan(1)
    expect(woods.some(g => inside(g.outline, middle))).toBe(false)
    for (const r of ring) expect(woods.filter(g => inside(g.outline, r.middle))).toHaveLength(1)
    expect(outer).toHaveLength(6)
  })
  it('outlines of neighbours meet without a gap, and stray little', () => {
    const middle: Point = [20, 20]
    const all = [middle, ...besides(FLAT, middle)].map(m => grown(FLAT, m))
    const sum = all.reduce((s, o) => s + area(o), 0)
    expect(sum / 7).toBeGreaterThan(HEX * 0.9)
    expect(sum / 7).toBeLessThan(HEX * 1.1)
    // Each of the six sides of the middle one is shared, point for point, by one other.
    const keys = (o: readonly Point[]) => new Set(o.map(p => p.join()))
    const mine = [...keys(all[0]!)]
    for (const other of all.slice(1)) expect(mine.filter(k => keys(other).has(k))).toHaveLength(3)
    const corners = hexCorners(FLAT, middle)
    for (const c of corners) expect(Math.min(...all[0]!.map(p => Math.hypot(p[0] - c[0], p[1] - c[1])))).toBeLessThan(0.2)
  })
  it('a way crosses each side in its middle', () => {
    const a: Point = [20, 20]
    const b = besides(FLAT, a)[1]!
    const c = besides(FLAT, b)[3]!
    const way = wayThrough([a, b, c])
    const crosses = (p: Point, q: Point) => way.some(([x, y]) => Math.hypot(x - (p[0] + q[0]) / 2, y - (p[1] + q[1]) / 2) < 1e-9)
    expect([crosses(a, b), crosses(b, c)]).toEqual([true, true])
    expect([way[0], way[way.length - 1]]).toEqual([a, c])
    expect(wayThrough([a])).toEqual([])
  })
})

describe('water from hexes', () => {
  const kinds = (list: readonly Ground[]) => list.map(g => g.kind).sort()
  it('a row of hexes is one stream that leaves the field at both ends, with its bridge across it', () => {
    const middles: Point[] = [0, 1, 2].map(i => [20 + i * 2 * Math.sqrt(3), 20])
    const water = middles.map((middle, i) => ({
      label: `w${i}`,
      middle,
      width: 1.4,
      ...(i === 1 ? { over: 'bridge' as const } : {}),
    }))
    const made = waterOfHexes(POINTY, water, ([x]) => x > 19 && x < 28)
    expect(kinds(made)).toEqual(['bridge', 'stream'])
    const stream = made.find(g => g.kind === 'stream')!
    expect(stream.line![0]![0]).toBeLessThan(19)
    expect(stream.line![stream.line!.length - 1]![0]).toBeGreaterThan(28)
    const bridge = made.find(g => g.kind === 'bridge')!.line!
    expect(bridge[0]![0]).toBeCloseTo(middles[1]![0], 6)
    expect(Math.abs(bridge[1]![1] - bridge[0]![1])).toBeGreaterThan(1.4)
  })
  it('three that touch make no ring, and each is wet', () => {
    const a: Point = [20, 20]
    const [b, c] = besides(POINTY, a)
    const made = waterOfHexes(
      POINTY,
      [a, b!, c!].map((middle, i) => ({ label: `w${i}`, middle, width: 3 })),
      () => true,
    )
    expect(made.every(g => g.kind === 'river')).toBe(true)
    for (const m of [a, b!, c!])
      expect(Math.min(...made.flatMap(g => g.line!.map(p => Math.hypot(p[0] - m[0], p[1] - m[1]))))).toBeLessThan(1)
  })
})
