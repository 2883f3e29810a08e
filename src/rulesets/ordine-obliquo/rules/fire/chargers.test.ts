import { describe, expect, it } from 'vitest'
import { pose } from '../table.testing'
import { charging, facing, field, shot, terms, US, why } from './fire.testing'

describe('8.7 fire at charging units', () => {
  // The lost picture: cuirassiers (B) have halted 1 cm before A; a battery (C) stands some way off.
  const picture = charging(
    field({ 'a/I/1': US, 'b/C/3': facing(50, 51), 'a/C/1': { pose: pose(80, 52, 270) } }),
    'b/C/3',
    'a/I/1',
  )
  it('8.7 the lost picture: A fires pre-melee at short range, C at long range with −10', () => {
    const a = shot(picture, 'a/I/1', 'b/C/3')
    expect(a).toMatchObject({ refusals: [], premelee: true, range: 'short' })
    // 40, first volley 10, short range 20, dense 10.
    expect(a.value).toBe(80)
    const c = shot(picture, 'a/C/1', 'b/C/3')
    expect(c).toMatchObject({ refusals: [], premelee: false, range: 'long', cm: 26 })
    // The battery lies behind the charger's front: 50 + 10 dense + 15 enfilade − 10 charging.
    expect(terms(c)).toEqual({ fireBase: 50, targetDense: 10, enfilade: 15, targetCharging: -10 })
  })
  it('8.7 others fire at a charger at long range however near he is', () => {
    const near = charging(field({ 'a/I/1': US, 'b/C/3': facing(50, 51), 'a/C/1': { pose: pose(62, 52, 270) } }), 'b/C/3', 'a/I/1')
    expect(shot(near, 'a/C/1', 'b/C/3')).toMatchObject({ refusals: [], cm: 8, range: 'long' })
    expect(terms(shot(near, 'a/C/1', 'b/C/3'))).not.toHaveProperty('shortRange')
  })
  it('8.7, 8.2 pre-melee fire asks for what all fire asks: the strip, and half a move', () => {
    const flank = charging(field({ 'a/I/1': US, 'b/C/3': { pose: pose(59, 49, 270) } }), 'b/C/3', 'a/I/1')
    expect(why(flank, 'a/I/1', 'b/C/3')).toEqual(['fire/not-in-strip 8'])
    const square = charging(field({ 'a/I/1': { ...US, formation: 'square' }, 'b/C/3': facing(50, 51) }), 'b/C/3', 'a/I/1')
    expect(why(square, 'a/I/1', 'b/C/3')).toEqual(['fire/square 8'])
  })
  it('8.7, 3.9.4 who charges gives up his fire; at each other neither fires pre-melee, others at long range', () => {
    const both = charging(charging(field({ 'a/I/1': US, 'b/I/3': facing(50, 51) }), 'b/I/3', 'a/I/1'), 'a/I/1', 'b/I/3')
    expect(why(both, 'a/I/1', 'b/I/3')).toEqual(['fire/charges 8.7'])
    expect(why(both, 'b/I/3', 'a/I/1')).toEqual(['fire/charges 8.7'])
  })
  it('8.7, 3.9.5 two chargers: the one volley goes at either, the nearer or not', () => {
    const two = charging(
      charging(field({ 'a/I/1': US, 'b/I/3': facing(46, 51), 'b/I/5': { pose: pose(62.2, 51.6, 190) } }), 'b/I/3', 'a/I/1'),
      'b/I/5',
      'a/I/1',
    )
    expect(why(two, 'a/I/1', 'b/I/3')).toEqual([])
    expect(shot(two, 'a/I/1', 'b/I/5').cm).toBeGreaterThan(shot(two, 'a/I/1', 'b/I/3').cm + 1)
    expect(why(two, 'a/I/1', 'b/I/5')).toEqual([])
  })
  it('8.7, 7.6.2 a battery that stays fires pre-melee at short range', () => {
    const s = charging(field({ 'a/I/3': US, 'b/I/3': facing(50, 51) }), 'b/I/3', 'a/I/3')
    expect(shot(s, 'a/I/3', 'b/I/3')).toMatchObject({ refusals: [], premelee: true, value: 60 })
  })
})
