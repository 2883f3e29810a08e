import { describe, expect, it } from 'vitest'
import { pose } from '../table.testing'
import { facing, field, shot, US, why } from './fire.testing'

const LINE = 'b/I/3'
const OPEN = 'b/I/1'

describe('8.6 screens of open order', () => {
  it('8.6 small arms never fire through open order, the enemy’s own or a friend’s', () => {
    // Open order is 22 cm wide: it reaches 1 cm into the strip, farther off than the line behind it.
    const enemy = field({ 'a/I/1': US, [LINE]: facing(50, 56), [OPEN]: facing(68, 52) })
    expect(why(enemy, 'a/I/1', LINE)).toEqual(['fire/screened 8.6'])
    expect(why(enemy, 'a/I/1', OPEN)).toEqual([])
    const friend = field({
      'a/I/1': US,
      [LINE]: facing(50, 56),
      'a/I/2': { pose: pose(68, 53), arm: 'openOrder', troop: 'openOrder' },
    })
    expect(why(friend, 'a/I/1', LINE)).toEqual(['fire/screened 8.6'])
  })
  it('8.6 guns must take open order in short range instead of what is behind it', () => {
    const s = field({ 'a/C/1': US, [OPEN]: facing(50, 57), [LINE]: facing(50, 70) })
    expect(why(s, 'a/C/1', OPEN)).toEqual([])
    expect(why(s, 'a/C/1', LINE)).toEqual(['fire/screened 8.6'])
  })
  it('8.6, OO-13 beyond short range open order is no target and no screen to guns', () => {
    const s = field({ 'a/C/1': US, [OPEN]: facing(50, 60), [LINE]: facing(50, 70) })
    expect(why(s, 'a/C/1', OPEN)).toEqual(['fire/open-order-far 8.6'])
    expect(why(s, 'a/C/1', LINE)).toEqual([])
    // 50 − 10 for long range at 12 cm would be the number; the refusal stands before it.
    expect(shot(s, 'a/C/1', OPEN).range).toBe('long')
  })
  it('8.6 friendly open order does not stop guns from firing at what lies beyond short range', () => {
    const own = { pose: pose(50, 56), arm: 'openOrder' as const, troop: 'openOrder' as const }
    expect(why(field({ 'a/C/1': US, 'a/I/2': own, [LINE]: facing(50, 70) }), 'a/C/1', LINE)).toEqual([])
    expect(why(field({ 'a/C/1': US, 'a/I/2': { ...own, pose: pose(50, 52) }, [LINE]: facing(50, 57.9) }), 'a/C/1', LINE)).toEqual(
      ['fire/friend 8'],
    )
  })
  it('8.6 close order is the rule of the nearest: guns fire at open order at 10 cm exactly', () => {
    expect(shot(field({ 'a/C/1': US, [OPEN]: facing(50, 58) }), 'a/C/1', OPEN)).toMatchObject({ refusals: [], value: 60 })
  })
})
