import { describe, expect, it } from 'vitest'
import type { Point } from '../../geometry/shapes'
import {
  area,
  areaOf,
  axisOf,
  band,
  centreOf,
  clipped,
  cornersOf,
  depthIn,
  lineDistance,
  rectDistance,
  resample,
  seeded,
} from './plane'
import { dashed, ribbon } from './ribbon'

const SQUARE: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
]

describe('plane', () => {
  it('says how deep inside, and how far outside', () => {
    expect(depthIn(SQUARE, 5, 2)).toBe(2)
    expect(depthIn(SQUARE, 13, 14)).toBe(-5)
  })
  it('measures area and centre either way round', () => {
    expect(area(SQUARE)).toBe(100)
    expect(area([...SQUARE].reverse())).toBe(-100)
    expect(centreOf([...SQUARE].reverse())).toEqual([5, 5])
  })
  it('makes a band as wide as told, on a bend too', () => {
    const b = band(
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
      2,
    )
    expect(Math.abs(area(b))).toBeCloseTo(2 * 20, 6)
    const whole = b.map(p => p.map(Math.round))
    expect(whole).toContainEqual([9, 1])
    expect(whole).toContainEqual([11, -1])
  })
  it('takes the outline of ground, else the band along its line', () => {
    const line: Point[] = [
      [0, 5],
      [10, 5],
    ]
    expect(areaOf({ id: 'r', kind: 'road', outline: SQUARE, line, width: 2 })).toBe(SQUARE)
    expect(Math.abs(area(areaOf({ id: 'r', kind: 'road', outline: [], line, width: 2 })))).toBe(20)
    expect(
      axisOf({
        id: 'l',
        kind: 'lane',
        outline: [
          [0, 0],
          [20, 0],
          [20, 2],
          [0, 2],
        ],
      }),
    ).toEqual({
      line: [
        [0, 1],
        [20, 1],
      ],
      width: 2,
    })
  })
  it('cuts a polygon to the table', () => {
    const cut = clipped(
      [
        [-5, -5],
        [5, -5],
        [5, 5],
        [-5, 5],
      ],
      20,
      20,
    )
    expect(Math.abs(area(cut))).toBe(25)
  })
  it('puts the corners of a base where it faces', () => {
    const [left, right, rearRight] = cornersOf({ front: [10, 10], facing: 90, width: 4, depth: 2 })
    expect(left.map(v => Math.round(v * 1e6) / 1e6)).toEqual([10, 12])
    expect(right.map(v => Math.round(v * 1e6) / 1e6)).toEqual([10, 8])
    expect(rearRight.map(v => Math.round(v * 1e6) / 1e6)).toEqual([8, 8])
  })
  it('measures to a turned base', () => {
    const f = { front: [0, 0] as const, facing: 45, width: 4, depth: 2 }
    expect(rectDistance(f, 0, -1)).toBe(0)
    expect(rectDistance(f, 3, 3)).toBeCloseTo(Math.sqrt(18), 9)
  })
  it('keeps corners when it resamples', () => {
    const r = resample(SQUARE, 3, true)
    expect(r).toHaveLength(16)
    for (const p of SQUARE) expect(r).toContainEqual(p)
    expect(lineDistance(r, 5, 0, true)).toBe(0)
  })
  it('gives the same chance for the same seed', () => {
    const [a, b, c] = [seeded('x'), seeded('x'), seeded('y')]
    const first = [a(), a(), a()]
    expect([b(), b(), b()]).toEqual(first)
    expect(c()).not.toBe(first[0])
  })
})

describe('ribbons', () => {
  it('cover what their width asks', () => {
    const t = ribbon(
      [
        [0, 0],
        [10, 0],
      ],
      0.5,
      1,
    )
    let sum = 0
    for (let i = 0; i < t.length; i += 3) sum += Math.abs(area([t[i], t[i + 1], t[i + 2]]))
    expect(sum).toBeCloseTo(5, 9)
  })
  it('break a line by a pattern, over its corners', () => {
    const pieces = dashed(
      [
        [0, 0],
        [3, 0],
        [3, 3],
      ],
      [2, 1],
    )
    expect(pieces).toEqual([
      [
        [0, 0],
        [2, 0],
      ],
      [
        [3, 0],
        [3, 2],
      ],
    ])
  })
})
