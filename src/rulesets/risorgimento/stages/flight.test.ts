import { describe, expect, it } from 'vitest'
import { choices } from '../choices'
import { refuges } from '../rules/flight'
import type { Counter, SbState } from '../state'
import { against, empty, inHand, lead, play, put } from '../table.testing'
import { view } from '../view'

/** A company of a at 0706; Benedek alone at 0705, and counters of his where they are put. */
const alone = (hexes: readonly string[], own: Partial<Counter> = {}): SbState => {
  let s = lead(empty(), 'b/BEN', { hex: '0705' })
  for (const [i, hex] of hexes.entries()) s = put(s, `b/34II/${i + 1}`, { hex, facing: 3, formation: 'line' })
  return inHand(put(s, 'a/1I/1', { hex: '0706', facing: 0, formation: 'line', ...own }), ['a/1I/1'])
}
const step = { type: 'step', dir: 0 } as const

describe('6.7.1 flight', () => {
  it('whoever steps into the hex of a commander alone hunts him: five or less escapes, six is lost', () => {
    const s = alone(['0702'])
    expect(play(s, 'a', step, [5]).state.commanders['b/BEN']).toMatchObject({ place: 'map', hex: '0702' })
    expect(play(s, 'a', step, [6]).state.commanders['b/BEN']).toMatchObject({ place: 'lost', hex: null })
    expect(play(s, 'a', step, [5]).state).toMatchObject({ phase: 'act', waiting: ['a'], flight: null })
  })
  it('horse adds three to the die', () => {
    let s = lead(empty(), 'b/BEN', { hex: '0705' })
    s = put(put(s, 'a/GUI/1', { hex: '0706', facing: 0, formation: 'line' }), 'b/34II/1', { hex: '0701', facing: 3 })
    const ride = (die: number) => play(inHand(s, ['a/GUI/1'], {}, 10), 'a', step, [die]).state.commanders['b/BEN']!
    expect([ride(2).place, ride(3).place]).toEqual(['map', 'lost'])
  })
  it('left alone by a melee he is hunted too', () => {
    const s = put(alone(['0703']), 'b/34II/3', { hex: '0705', facing: 3, formation: 'line', losses: 2 })
    // one point falls: the commander's test, 6, is safe; then his flight
    const got = play(s, 'a', { type: 'assault', dir: 0 }, [6, 1, 1, 1, 6, 5]).state
    expect(got.commanders['b/BEN']).toMatchObject({ place: 'map', hex: '0703' })
  })
  it('of several counters equally near his owner chooses one; the farther are no choice', () => {
    // 0703 and 0904 are two hexes from 0705, 0702 is three
    const s = alone(['0703', '0904', '0702'])
    expect(refuges(s, s.commanders['b/BEN']!)).toEqual(['0703', '0904'])
    const asked = play(s, 'a', step, [1]).state
    expect(asked).toMatchObject({ phase: 'flee', waiting: ['b'], flight: { who: [{ commander: 'b/BEN', roll: 1 }] } })
    expect(choices(view(asked, 'b'), 'b').map(c => ('command' in c ? c.command : null))).toEqual([
      { type: 'flee', commander: 'b/BEN', hex: '0703' },
      { type: 'flee', commander: 'b/BEN', hex: '0904' },
    ])
    expect(choices(view(asked, 'a'), 'a')).toEqual([])
    expect(against(asked, 'b', { type: 'flee', commander: 'b/BEN', hex: '0702' })).toEqual(['flee/not-there'])
    expect(against(asked, 'b', { type: 'flee', commander: 'b/URB', hex: '0703' })).toEqual(['flee/not-him'])
    expect(against(asked, 'a', { type: 'flee', commander: 'b/BEN', hex: '0703' })).toEqual(['turn/not-yours'])
    const gone = play(asked, 'b', { type: 'flee', commander: 'b/BEN', hex: '0904' }).state
    expect(gone.commanders['b/BEN']).toMatchObject({ place: 'map', hex: '0904' })
    expect(gone).toMatchObject({ phase: 'act', waiting: ['a'], flight: null, acting: { hex: '0705' } })
  })
  it('what was asked before stands again once he has fled', () => {
    // a company of b at 0704 may fire at who has come to 0705; it and 0804 are next to him
    const s = alone(['0704', '0804'])
    const asked = play(s, 'a', step, [2]).state
    expect(asked.phase).toBe('flee')
    const gone = play(asked, 'b', { type: 'flee', commander: 'b/BEN', hex: '0804' }).state
    expect(gone).toMatchObject({ phase: 'react', waiting: ['b'], react: { at: '0705' } })
  })
  it('a ruling that takes one of two counters away leaves no choice, and he flees; without any he is lost', () => {
    const asked = play(alone(['0703', '0904']), 'a', step, [1]).state
    const ruled = (...ids: string[]) => play(asked, 'a', { type: 'ruling', why: 'x', set: ids.map(remove => ({ remove })) }).state
    expect(ruled('b/34II/1')).toMatchObject({ phase: 'act', commanders: { 'b/BEN': { hex: '0904' } } })
    expect(ruled('b/34II/1', 'b/34II/2').commanders['b/BEN']).toMatchObject({ place: 'lost' })
  })
})
