import { describe, expect, it } from 'vitest'
import type { Pose } from '../../geometry/shapes'
import { along, legsBetween, samePose, turnBetween, wayThrough } from './path'

const pose = (x: number, y: number, facing: number): Pose => ({ front: [x, y], facing })
const at = (way: NonNullable<ReturnType<typeof wayThrough>>, gone: number) => {
  const out = { x: 0, y: 0, facing: 0, about: 0 }
  along(way, gone, out)
  return out
}

describe('the way a body is seen to take', () => {
  it('is straight where the facing stays', () => {
    const way = wayThrough([pose(10, 10, 0), pose(13, 14, 0)], 16, 1.5)!
    expect(way.length).toBeCloseTo(5, 9)
    expect(at(way, 2.5)).toMatchObject({ x: 11.5, y: 12, facing: 0 })
  })
  it('wheels about the standing corner', () => {
    // a front of 16 at (50, 50) facing 0 wheels 90° to the right: the right corner (58, 50) stands, the centre ends at (58, 58)
    const way = wayThrough([pose(50, 50, 0), pose(58, 58, 90)], 16, 1.5)!
    expect(way.legs.map(l => l.kind)).toEqual(['wheel'])
    // the outer corner's arc: a quarter of a circle of radius 16
    expect(way.length).toBeCloseTo(8 * Math.PI, 9)
    const half = at(way, way.length / 2)
    expect(half.facing).toBeCloseTo(45, 9)
    expect(half.x).toBeCloseTo(58 - 8 * Math.SQRT1_2, 9)
    expect(half.y).toBeCloseTo(50 + 8 * Math.SQRT1_2, 9)
    expect(at(way, 1e9)).toMatchObject({ x: expect.closeTo(58, 9), y: expect.closeTo(58, 9), facing: 90 })
  })
  it('wheels left about the left corner', () => {
    const way = wayThrough([pose(50, 50, 0), pose(42, 58, 270)], 16, 1.5)!
    expect(way.legs.map(l => l.kind)).toEqual(['wheel'])
    expect(at(way, way.length / 3).facing).toBeCloseTo(-30, 9)
  })
  it('is a wheel and a leg where one wheel does not do, and ends in place', () => {
    const to = pose(70, 70, 90)
    const way = wayThrough([pose(50, 50, 0), to], 16, 1.5)!
    expect(way.legs.map(l => l.kind)).toEqual(['wheel', 'straight'])
    const end = at(way, way.length)
    expect(samePose({ front: [end.x, end.y], facing: end.facing }, to)).toBe(true)
  })
  it('turns each man about in an about-face, and the body when it is done', () => {
    const way = wayThrough([pose(50, 50, 0), pose(50, 48.5, 180)], 16, 1.5)!
    expect(way.legs.map(l => l.kind)).toEqual(['about'])
    expect(at(way, way.length / 2)).toMatchObject({ y: 50, facing: 0, about: 90 })
    expect(at(way, way.length)).toMatchObject({ y: 48.5, facing: 180, about: 0 })
  })
  it('turns the whole body on the spot where only its facing changes', () => {
    expect(legsBetween(pose(50, 50, 0), pose(50, 50, 90), 16, 1.5).map(l => l.kind)).toEqual(['turn'])
  })
  it('is none where nothing moves', () => {
    expect(wayThrough([pose(1, 2, 3), pose(1, 2, 3)], 4, 4)).toBeNull()
    expect(turnBetween(350, 10)).toBe(20)
    expect(turnBetween(10, 350)).toBe(-20)
  })
})
