import { describe, expect, it } from 'vitest'
import { draftOf, keepDraft, keepOnly, numberIn } from './draft'

const fights = (...ids: string[]) => ids.map(id => ({ id })) as unknown as Parameters<typeof keepOnly>[1]

describe('what is being written of a battle on a real table', () => {
  it('is kept by game, battle and seat: nobody is given another’s', () => {
    const mine = { ...draftOf('g', '3-lan', 'a'), turn: 5, units: { 'a/I/1': { left: 2 } } }
    keepDraft('g', '3-lan', 'a', mine)
    expect(draftOf('g', '3-lan', 'a')).toEqual(mine)
    const blank = { turn: 12, end: 'turns', winner: null, units: {}, leaders: {} }
    expect(draftOf('g', '3-lan', 'b')).toEqual(blank)
    expect(draftOf('g', '4-lan', 'a')).toEqual(blank)
    expect(draftOf('h', '3-lan', 'a')).toEqual(blank)
    // the other side's own goes beside it
    keepDraft('g', '3-lan', 'b', { ...mine, turn: 6 })
    expect([draftOf('g', '3-lan', 'a').turn, draftOf('g', '3-lan', 'b').turn]).toEqual([5, 6])
  })
  it('is forgotten when the battle is over, and not before', () => {
    keepDraft('g', '3-lan', 'a', { ...draftOf('g', '3-lan', 'a'), turn: 5 })
    keepOnly('g', fights('3-lan', '3-mun'))
    expect(draftOf('g', '3-lan', 'a').turn).toBe(5)
    keepOnly('other', fights())
    expect(draftOf('g', '3-lan', 'a').turn).toBe(5)
    keepOnly('g', fights('3-mun'))
    expect(draftOf('g', '3-lan', 'a').turn).toBe(12)
  })
  it('a field may stand empty', () => {
    expect(['', ' ', '0', '4', '2.5'].map(numberIn)).toEqual([null, null, 0, 4, 2.5])
  })
})
