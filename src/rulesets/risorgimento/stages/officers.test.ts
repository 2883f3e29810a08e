import { describe, expect, it } from 'vitest'
import { helpFor } from '../rules/officers'
import type { Counter, SbState } from '../state'
import { against, empty, lead, play, put } from '../table.testing'

const done = { type: 'endPhase' } as const
const id = (x: string) => x as Counter['id']
/** Cosenz and the major of I/1 on the map; one of his companies is scattered, one is at 0605. At the end of turn 2. */
const two = (is: Partial<Counter> = {}): SbState => {
  let s = lead(lead(empty(), 'a/COS', { hex: '0505' }), 'a/COSI', { hex: '0505', order: 'attack' })
  s = put(put(s, 'a/1I/1', { place: 'scattered', losses: 3, ...is }), 'a/1I/2', { hex: '0605', formation: 'line' })
  return { ...s, phase: 'attach', waiting: ['a'] }
}
/** The command phase of the next turn. */
const asked = (s: SbState) => play(s, 'a', done).state
const names = (s: SbState, who: string) => s.commanders[who]

describe('6.7.3 commanders taken off the map', () => {
  it('may be who has a scattered counter under him, foot or horse; guns are no reason', () => {
    const s = asked(two())
    expect(s).toMatchObject({ phase: 'officers', waiting: ['a'], turn: 3 })
    expect(against(s, 'a', { type: 'removeCommander', commander: 'a/COSI' })).toEqual([])
    expect(against(s, 'a', { type: 'removeCommander', commander: 'a/COS' })).toEqual([])
    expect(against(s, 'a', { type: 'removeCommander', commander: 'a/COSII' })).toEqual(['commander/not-now'])
    expect(asked(two({ kind: 'artillery' })).phase).toBe('orders')
  })
  it('his men act under the next superior, and he comes back neither in this phase nor by himself', () => {
    const off = play(asked(two()), 'a', { type: 'removeCommander', commander: 'a/COSI' }).state
    expect(names(off, 'a/COSI')).toMatchObject({ place: 'aside', hex: null, back: 4 })
    expect(against(off, 'a', { type: 'returnCommander', commander: 'a/COSI', unit: id('a/1I/2') })).toEqual(['commander/not-now'])
    expect(names(play(off, 'a', done).state, 'a/COSI')!.place).toBe('aside')
  })
  it('7.2 his ability comes off the die of his scattered men, and with him that of any superior beside him', () => {
    const one = lead(two(), 'a/COSI', { place: 'aside', hex: null })
    // the major 1, Cosenz 2
    expect(helpFor(one, one.units['a/1I/1']!)).toBe(1)
    const both = lead(one, 'a/COS', { place: 'aside', hex: null })
    expect(helpFor(both, both.units['a/1I/1']!)).toBe(3)
    expect(helpFor(both, both.units['a/2I/1']!)).toBe(0)
    // end of the activations: 2 less 1 is 1, and it recovers; 3 does not
    const end = (s: SbState, die: number): SbState => {
      const last = { ...s, phase: 'activate' as const, active: 'a' as const, waiting: ['a' as const], cup: [] }
      const back = play(last, 'a', done).state
      expect(back).toMatchObject({ phase: 'officersBack', waiting: ['a'] })
      return play(back, 'a', done, [die]).state
    }
    expect(end(one, 2).units['a/1I/1']!.rallied).toBe(1)
    expect(end(one, 3).units['a/1I/1']!.rallied).toBe(0)
  })
  it('he may come back before the dice, and helps nobody then', () => {
    const s = lead(two(), 'a/COSI', { place: 'aside', hex: null, back: 3 })
    const last = { ...s, phase: 'activate' as const, active: 'a' as const, waiting: ['a' as const], cup: [] }
    const asked = play(last, 'a', done).state
    const back = play(asked, 'a', { type: 'returnCommander', commander: 'a/COSI', unit: id('a/1I/2') }).state
    expect(names(back, 'a/COSI')).toMatchObject({ place: 'map', hex: '0605' })
    expect(play(back, 'a', done, [2]).state.units['a/1I/1']!.rallied).toBe(0)
  })
})

describe('6.7.2 commanders who come back', () => {
  it('stand on the counter of theirs that their owner names, in the turn in which they are due', () => {
    let s = lead(two(), 'a/COSI', { place: 'out', hex: null, back: 3 })
    s = put(s, 'a/1I/3', { hex: '0704', formation: 'line' })
    const now = asked(s)
    expect(
      play(now, 'a', { type: 'returnCommander', commander: 'a/COSI', unit: id('a/1I/3') }).state.commanders['a/COSI'],
    ).toMatchObject({ place: 'map', hex: '0704', back: 0 })
    expect(against(now, 'a', { type: 'returnCommander', commander: 'a/COSI', unit: id('a/2I/1') })).toEqual(['commander/not-his'])
    const later = asked(lead(s, 'a/COSI', { back: 4 }))
    expect(against(later, 'a', { type: 'returnCommander', commander: 'a/COSI', unit: id('a/1I/3') })).toEqual([
      'commander/not-now',
    ])
  })
})
