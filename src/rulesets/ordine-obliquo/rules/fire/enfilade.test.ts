import { describe, expect, it } from 'vitest'
import { pose } from '../table.testing'
import { facing, field, ground, shot, square, terms } from './fire.testing'

describe('8.3 enfilade', () => {
  // The lost picture: A looks north, B stands before it, C at its side with half its body behind the line of A's front.
  const A = { pose: pose(50, 50) }
  const beside = (y: number, target: object = A) => field({ 'a/I/1': { ...A, ...target }, 'b/I/5': { pose: pose(60, y, 270) } })
  it('8.3 the lost picture: B fires frontally, C enfilades A', () => {
    const s = field({ 'a/I/1': A, 'b/I/3': facing(50, 56), 'b/I/5': { pose: pose(60, 50, 270) } })
    expect(shot(s, 'b/I/3', 'a/I/1').enfilade).toBe(false)
    const c = shot(s, 'b/I/5', 'a/I/1')
    expect(c).toMatchObject({ refusals: [], enfilade: true, range: 'short' })
    // 40, first volley 10, short range 20, enfilade 15.
    expect(c.value).toBe(85)
    expect(terms(c)).toMatchObject({ enfilade: 15 })
  })
  it('8.3 half of the body behind the line is enough, a little less is not', () => {
    expect(shot(beside(50), 'b/I/5', 'a/I/1').enfilade).toBe(true)
    expect(shot(beside(50.2), 'b/I/5', 'a/I/1').enfilade).toBe(false)
  })
  it('8.3 from behind', () => {
    const s = field({ 'a/I/1': A, 'b/I/5': { pose: pose(50, 44, 0) } })
    expect(shot(s, 'b/I/5', 'a/I/1').enfilade).toBe(true)
  })
  it('8.3, 4 a square and a garrison have no flank', () => {
    expect(shot(beside(44, { formation: 'square' }), 'b/I/5', 'a/I/1').enfilade).toBe(false)
    const v = field({ 'a/I/1': { pose: pose(45, 50), formation: 'village', village: 'v' }, 'b/I/5': { pose: pose(45, 42, 0) } }, [
      ground('v', 'village', square(40, 45, 50, 55)),
    ])
    expect(shot(v, 'b/I/5', 'a/I/1')).toMatchObject({ refusals: [], enfilade: false })
  })
  it('8.3 a march column fired at from beside is both', () => {
    // Column: 4 wide, 6 deep, so from y 44 to 50; the firer lies behind its front.
    const s = beside(46, { formation: 'column' })
    expect(terms(shot(s, 'b/I/5', 'a/I/1'))).toMatchObject({ enfilade: 15, targetColumn: 15 })
  })
})
