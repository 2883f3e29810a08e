import { describe, expect, it } from 'vitest'
import { pose } from '../table.testing'
import { facing, field, ground, square, why } from './fire.testing'

const hill = (kind: 'hill' | 'steepHill') => ground('h', kind, square(40, 10, 60, 30))
/** A battery whose middle is (50, 26), on the far slope, and an enemy 36 cm off: half is 18. */
const over = (friends: { [id: string]: object }, kind: 'hill' | 'steepHill' = 'steepHill', y = 62) =>
  why(field({ 'a/C/1': { pose: pose(50, 28) }, 'b/I/3': facing(50, y), ...friends }, [hill(kind)]), 'a/C/1', 'b/I/3')
const A = { 'a/I/1': { pose: pose(50, 40) } }
const B = { 'a/I/2': { pose: pose(50, 46) } }

describe('8.4 fire from a height', () => {
  it('8.4 the lost picture: A, within the first half of the way, is harmless; B, past it, blocks', () => {
    // Farthest corners: (58, 40) is 16.1 cm off, (58, 46) 21.5.
    expect(over(A)).toEqual([])
    expect(over(B)).toEqual(['fire/friend 8'])
    expect(over({ ...A, ...B })).toEqual(['fire/friend 8'])
  })
  it('8.4 from steep hills only', () => {
    expect(over(A, 'hill')).toEqual(['fire/friend 8'])
  })
  it('8.4 a friend on the hill is not below', () => {
    expect(over({ 'a/I/1': { pose: pose(50, 30.5) } })).toEqual(['fire/friend 8'])
  })
  it('8.4 not at a target within short range', () => {
    // Gunners off to one side stand within half of the way: 4 cm deep they are not, the target is at 9.9 cm.
    const near = { 'a/I/3': { pose: pose(50, 30.1), formation: 'crew' as const } }
    expect(over(near, 'steepHill', 35.9)).toEqual(['fire/friend 8'])
  })
  it('8.4 guns only: infantry on the hill fires over nobody', () => {
    const s = field(
      { 'a/I/4': { pose: pose(50, 29), weapon: 'rifle' }, 'b/I/3': facing(50, 38), 'a/I/3': { pose: pose(50, 34.5) } },
      [hill('steepHill')],
    )
    expect(why(s, 'a/I/4', 'b/I/3')).toEqual(['fire/friend 8'])
  })
})
