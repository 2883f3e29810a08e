import { describe, expect, it } from 'vitest'
import type { Counter, SbState } from '../state'
import { against, empty, inHand, play, put } from '../table.testing'

const id = (n: number) => `a/1I/${n}` as Counter['id']
/** Two companies of skirmishers at 0705, one of which is in hand; three points each at full strength. */
const pair = (one: Partial<Counter>, other: Partial<Counter>, left = 6, units = ['a/1I/1']): SbState => {
  let s = put(empty(), 'a/1I/1', { hex: '0705', formation: 'skirmish', rank: 1, ...one })
  s = put(s, 'a/1I/2', { hex: '0705', formation: 'skirmish', rank: 2, ...other })
  return inHand(s, units, {}, left)
}
const give = (from: number, to: number, points: number) => ({ type: 'exchange', from: id(from), to: id(to), points }) as const

describe('5.4.1 companies of skirmishers made up from each other', () => {
  it('who is in hand and has losses pays two PM and is made up, never above what he began with', () => {
    const s = pair({ losses: 2 }, { losses: 0 })
    const got = play(s, 'a', give(2, 1, 2)).state
    expect(got.units[id(1)]).toMatchObject({ losses: 0, left: 4 })
    expect(got.units[id(2)]).toMatchObject({ losses: 2 })
    expect(got.acting).toMatchObject({ moved: true, units: [id(1)] })
    expect(against(s, 'a', give(2, 1, 3))).toEqual(['exchange/cannot'])
    expect(against(s, 'a', give(1, 2, 1))).toEqual(['exchange/cannot'])
  })
  it('both in hand pay both', () => {
    const got = play(pair({ losses: 1 }, {}, 6, ['a/1I/1', 'a/1I/2']), 'a', give(2, 1, 1)).state
    expect([got.units[id(1)]!.left, got.units[id(2)]!.left]).toEqual([4, 4])
  })
  it('not without losses of who is in hand, not without the PM, not with a company in line', () => {
    expect(against(pair({}, { losses: 1 }), 'a', give(1, 2, 1))).toEqual(['exchange/cannot'])
    expect(against(pair({ losses: 1 }, {}, 1), 'a', give(2, 1, 1))).toEqual(['exchange/cannot'])
    expect(against(pair({ losses: 1 }, { formation: 'line' }), 'a', give(2, 1, 1))).toEqual(['exchange/cannot'])
  })
  it('a company that gives its last point is scattered', () => {
    const got = play(pair({ losses: 2 }, { losses: 1 }), 'a', give(1, 2, 1)).state
    expect(got.units[id(1)]).toMatchObject({ place: 'scattered', hex: null })
    expect(got.units[id(2)]!.losses).toBe(0)
    expect(got).toMatchObject({ phase: 'activate', acting: null })
  })
})
