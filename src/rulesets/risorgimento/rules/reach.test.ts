import { describe, expect, it } from 'vitest'
import type { Counter, SbState } from '../state'
import { empty, inHand, lead, play, put } from '../table.testing'
import { reach, wayTo } from './reach'

const open = (s: SbState): SbState => ({
  ...s,
  map: { ...s.map, roads: [], ground: s.map.ground.map(r => r.replace(/[A-Z]\d/g, 'C2')) },
})
const hand = (is: Partial<Counter>, left: number, flat = true): SbState => {
  const s = put(lead(flat ? open(empty()) : empty(), 'a/COSI', { hex: '0908' }), 'a/1I/1', {
    hex: '0908',
    formation: 'line',
    facing: 0,
    ...is,
  })
  return inHand(s, ['a/1I/1'], {}, left)
}
const hexes = (s: SbState) =>
  new Set(
    reach(s, s.acting!)
      .filter(r => r.ends)
      .map(r => r.hex),
  )
const cost = (s: SbState, hex: string, facing?: number) =>
  reach(s, s.acting!).find(r => r.hex === hex && (facing === undefined || r.facing === facing))?.cost

describe('5.0, 5.5 reach with facing', () => {
  it('one PM in the open: the three hexes ahead, the one behind, and a turn of one side', () => {
    const s = hand({}, 1)
    expect([...hexes(s)].sort()).toEqual(['0807', '0907', '0908', '0909', '1007'])
    expect(
      reach(s, s.acting!)
        .filter(r => r.hex === '0908')
        .map(r => r.facing)
        .sort(),
    ).toEqual([0, 1, 5])
  })
  it('5.0.1 the two hexes beside it cost a turn first', () => {
    const s = hand({}, 5)
    // 0908 is odd: its neighbours below are 0808 and 1008
    expect([cost(s, '0907'), cost(s, '1008'), cost(s, '0808')]).toEqual([1, 2, 2])
    expect([cost(s, '0907', 0), cost(s, '0907', 3)]).toEqual([1, 4])
  })
  it('5.1.3 skirmishers reach every hex within their PM, and do not turn', () => {
    const s = hand({ formation: 'skirmish' }, 3)
    // rings of 6, 12 and 18 about the middle; in the radius of three of their major
    expect(hexes(s).size).toBe(1 + 6 + 12 + 18)
    expect(reach(s, s.acting!)).toHaveLength(37)
  })
  it('a hex can always be gone for all PM; two cannot', () => {
    // 0104 to 0103 is a step from C3 to W3 would cost three
    const s = inHand(put(empty(), 'a/1I/1', { hex: '0604', facing: 0, formation: 'line' }), ['a/1I/1'], {}, 1)
    expect(hexes(s).has('0603')).toBe(true)
    expect(hexes(s).has('0602')).toBe(false)
  })
  it('5.3 through a full hex only with the PM to go on from it', () => {
    // 0907 is full: with two PM the company goes on to 0906 behind it, with one it may not go in
    const s = (left: number): SbState => {
      let t = hand({}, left)
      for (const n of [1, 2, 3]) t = put(t, `a/1II/${n}`, { hex: '0907', facing: 0, formation: 'line', rank: n })
      return t
    }
    expect([hexes(s(1)).has('0907'), hexes(s(2)).has('0907'), hexes(s(2)).has('0906')]).toEqual([false, false, true])
    expect(cost(s(1), '0907')).toBeUndefined()
    expect(cost(s(2), '0907')).toBe(1)
  })
  it('every place is reached by its own way when it is played, for what it costs', () => {
    let s = hand({ formation: 'column' }, 5, false)
    s = inHand(put(s, 'b/34II/3', { hex: '1107', facing: 5 }), ['a/1I/1'], { order: 'defence' }, 5)
    const all = reach(s, s.acting!)
    expect(all.length).toBeGreaterThan(20)
    for (const r of all) {
      let now = s
      for (const w of wayTo(r)) {
        now = play(now, 'a', 'step' in w ? { type: 'step', dir: w.step } : { type: 'rotate', by: w.rotate }).state
        // fire that a step draws is let go
        if (now.phase === 'react') now = play(now, 'b', { type: 'pass' }).state
      }
      expect(now.units['a/1I/1']).toMatchObject({ hex: r.hex, facing: r.facing, left: 5 - r.cost })
    }
  })
})
