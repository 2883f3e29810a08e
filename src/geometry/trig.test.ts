import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from './property.testing'
import { acos, asin, atan2, bearingOf, cos, direction, normalise, sin, turnBetween } from './trig'

describe('sine and cosine of degrees', () => {
  it('are exact where a double can be', () => {
    expect([0, 30, 90, 150, 180, 210, 270, 330, 360].map(sin)).toEqual([0, 0.5, 1, 0.5, 0, -0.5, -1, -0.5, 0])
    expect([0, 60, 90, 120, 180, 240, 270, 300, 360].map(cos)).toEqual([1, 0.5, 0, -0.5, -1, -0.5, 0, 0.5, 1])
    expect(sin(45)).toBe(Math.SQRT1_2)
    expect(cos(45)).toBe(Math.SQRT1_2)
    expect(cos(135)).toBe(-Math.SQRT1_2)
    expect(cos(30)).toBe(0.8660254037844386)
    expect(Object.is(sin(180), 0)).toBe(true)
    expect(sin(-90)).toBe(-1)
    expect(cos(36_000_060)).toBe(0.5)
  })
  it('agree with another implementation to the last bits', () => {
    fc.assert(
      fc.property(fc.double({ min: -720, max: 720, noNaN: true }), a => {
        const r = (a * Math.PI) / 180
        return Math.abs(sin(a) - Math.sin(r)) < 3e-15 && Math.abs(cos(a) - Math.cos(r)) < 3e-15
      }),
      runs(2000),
    )
  })
  it('lie on the unit circle', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), a => Math.abs(sin(a) ** 2 + cos(a) ** 2 - 1) < 4e-16),
      runs(2000),
    )
  })
})

describe('inverses in degrees', () => {
  it('are exact on the axes and diagonals', () => {
    expect(atan2(0, 1)).toBe(0)
    expect(atan2(1, 1)).toBe(45)
    expect(atan2(1, 0)).toBe(90)
    expect(atan2(1, -1)).toBe(135)
    expect(atan2(0, -1)).toBe(180)
    expect(atan2(-1, 0)).toBe(-90)
    expect(atan2(0, 0)).toBe(0)
    expect([acos(1), acos(0), acos(-1), acos(1.5)]).toEqual([0, 90, 180, 0])
    expect([asin(0), asin(1), asin(-1)]).toEqual([0, 90, -90])
  })
  it('agree with another implementation to the last bits', () => {
    const any = fc.double({ min: -100, max: 100, noNaN: true })
    fc.assert(
      fc.property(any, any, (y, x) => y === 0 || Math.abs(atan2(y, x) - (Math.atan2(y, x) * 180) / Math.PI) < 1e-13),
      runs(2000),
    )
    fc.assert(
      fc.property(fc.double({ min: -1, max: 1, noNaN: true }), c => Math.abs(acos(c) - (Math.acos(c) * 180) / Math.PI) < 1e-13),
      runs(1000),
    )
  })
  it('undo the sine and cosine', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.999, noNaN: true }), a => {
        const [x, y] = direction(a)
        return Math.abs(turnBetween(bearingOf(x, y), a)) < 1e-12
      }),
      runs(2000),
    )
  })
})

describe('bearings', () => {
  it('come into [0, 360) from anywhere', () => {
    expect([-180, 720.5, 360, -1e-20, -0].map(normalise)).toEqual([180, 0.5, 0, 0, 0])
    expect(Object.is(normalise(-0), 0)).toBe(true)
    expect(Object.is(normalise(-720), 0)).toBe(true)
  })
  it('turn the short way, to the right at the half', () => {
    expect(turnBetween(10, 340)).toBe(-30)
    expect(turnBetween(350, 20)).toBe(30)
    expect(turnBetween(1, 359)).toBe(-2)
    expect(turnBetween(90, 270)).toBe(180)
    expect(turnBetween(180, -180)).toBe(0)
  })
})
