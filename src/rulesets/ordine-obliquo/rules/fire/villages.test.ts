import { describe, expect, it } from 'vitest'
import { pose } from '../table.testing'
import { facing, field, ground, shot, square, terms, why } from './fire.testing'
import { shotsOf, targetsFor } from './shot'

const v = (more: object = {}) => ground('v', 'village', square(45, 45, 55, 55), more)
const IN = { pose: pose(50, 50), formation: 'village' as const, village: 'v' }
const NORTH = facing(50, 58)
const EAST = { pose: pose(58, 50, 270) }

describe('8.5 villages', () => {
  const s = field({ 'a/I/1': IN, 'b/I/3': NORTH, 'b/I/5': EAST }, [v()])
  it('8.5 a garrison fires from one of its four sides, the strip as wide as the side, from the side’s middle', () => {
    const north = shot(s, 'a/I/1', 'b/I/3')
    expect(north).toMatchObject({ refusals: [], side: 2, from: [50, 55], to: [50, 58], cm: 3, range: 'short' })
    expect(shot(s, 'a/I/1', 'b/I/5')).toMatchObject({ refusals: [], side: 1, from: [55, 50] })
    expect(targetsFor(s, s.units['a/I/1']!)).toEqual([
      { target: 'b/I/5', side: 1 },
      { target: 'b/I/3', side: 2 },
    ])
    expect(shotsOf(s, s.units['a/I/1']!).map(f => f.side)).toEqual([1, 2])
  })
  it('8.5 from each side the nearest before it', () => {
    const behind = field({ 'a/I/1': IN, 'b/I/3': NORTH, 'b/I/5': EAST, 'b/II/1': facing(48, 61) }, [v()])
    expect(why(behind, 'a/I/1', 'b/II/1')).toEqual(['fire/nearest 8'])
    expect(why(behind, 'a/I/1', 'b/I/3', 1)).toEqual(['fire/not-in-strip 8'])
  })
  it('8.5, 8.8 with half its base, and without the first volley, which is gone all the same', () => {
    // 40 / 2 + 20 for short range.
    expect(shot(s, 'a/I/1', 'b/I/3').value).toBe(40)
    expect(terms(shot(s, 'a/I/1', 'b/I/3'))).toEqual({ fireBase: 40, fireFromVillage: -20, shortRange: 20 })
  })
  it('8.5, 8.8 fire at a garrison is measured to the outline, with −15 and no other cover', () => {
    const at = shot(s, 'b/I/3', 'a/I/1')
    // From (50, 58.75) to (50, 55).
    expect(at).toMatchObject({ refusals: [], cm: 3.75, range: 'short' })
    expect(terms(at)).toEqual({ fireBase: 40, firstVolley: 10, shortRange: 20, targetInVillage: -15 })
  })
  it('8.8 a walled churchyard: −25 in the place of it, as data of the ground', () => {
    const yard = field({ 'a/I/1': IN, 'b/I/3': NORTH }, [v({ fireOn: -25 })])
    expect(terms(shot(yard, 'b/I/3', 'a/I/1'))).toMatchObject({ targetInVillage: -25 })
    expect(shot(yard, 'b/I/3', 'a/I/1').value).toBe(45)
  })
  it('8.5 nobody fires through a village', () => {
    const through = field({ 'a/I/3': { pose: pose(50, 40) }, 'b/I/3': facing(50, 60) }, [v()])
    expect(why(through, 'a/I/3', 'b/I/3')).toEqual(['fire/village 8.5'])
  })
})
