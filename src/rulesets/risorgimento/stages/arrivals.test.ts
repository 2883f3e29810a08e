import { describe, expect, it } from 'vitest'
import { awaited, dueNext } from '../rules/arrivals'
import type { SbState } from '../state'
import { against, empty, play, put, start } from '../table.testing'

const done = { type: 'endPhase' } as const
const names = (s: SbState, seat: 'a' | 'b') => dueNext(s, seat).map(a => `${a.battalion}@${a.hex}`)
/** The last activation of a turn is ended. */
const last = (s: SbState): SbState => play({ ...s, phase: 'activate', active: 'a', waiting: ['a'], cup: [] }, 'a', done).state

describe('7.1 reinforcements that are brought, delayed or cancelled', () => {
  it('those of the first turn in the set-up: Cosenz’s regiment, and III/34 at Como', () => {
    const s = start()
    expect(names(s, 'a')).toEqual(['a/1I@0104', 'a/1II@0104'])
    expect(names(s, 'b')).toEqual(['b/34III@2004'])
    const late = play(s, 'b', { type: 'arrival', battalion: 'b/34III', go: 'delay' }).state
    expect(late.units['b/34III/6']!.enters).toEqual({ turn: 2, hex: '2004' })
    expect(late.commanders['b/A34III']!.enters).toEqual({ turn: 2, hex: '2004' })
    expect(names(late, 'b')).toEqual([])
  })
  it('at the end of a turn those of the next; then again, or not at all', () => {
    let s = { ...start(), turn: 1 }
    s = last(s)
    expect(s).toMatchObject({ phase: 'arrivals', waiting: ['a', 'b'] })
    expect(names(s, 'a')).toEqual(['a/3I@0104', 'a/3II@0104'])
    expect(against(s, 'a', { type: 'arrival', battalion: 'a/2I', go: 'delay' })).toEqual(['arrival/not-due'])
    expect(against(s, 'a', { type: 'arrival', battalion: 'b/34I', go: 'delay' })).toEqual(['arrival/not-due'])
    const never = play(s, 'a', { type: 'arrival', battalion: 'a/3I', go: 'cancel' }).state
    expect(never.units['a/3I/1']).toMatchObject({ place: 'reserve', enters: null })
    expect(awaited(never, 'a').map(a => a.battalion)).not.toContain('a/3I')
    const later = play(s, 'a', { type: 'arrival', battalion: 'a/3II', go: 'delay' }).state
    const next = last({ ...later, turn: 2 })
    expect(names(next, 'a')).toEqual(expect.arrayContaining(['a/2I@0104', 'a/3II@0104']))
  })
  it('nobody is asked where nobody is due', () => {
    const s = last(put(empty(), 'a/1I/1', { hex: '0605' }))
    expect(s.phase).not.toBe('arrivals')
  })
})

describe('F26 the order of the battalions from Como, scenario 3 with its balance', () => {
  const sixth = (balance: string) => last({ ...start('san-fermo-3', { balance }), turn: 6 })
  it('another battalion may come in place of the one that is due', () => {
    const s = sixth('on')
    expect(names(s, 'b')).toEqual(expect.arrayContaining(['b/GRE@2004']))
    const swapped = play(s, 'b', { type: 'arriveFirst', battalion: 'b/41III', instead: 'b/GRE' }).state
    expect(swapped.units['b/41III/1']!.enters).toEqual({ turn: 7, hex: '2004' })
    expect(swapped.units['b/GRE/1']!.enters).toEqual({ turn: 10, hex: '2004' })
    expect(swapped.commanders['b/A41III']!.enters!.turn).toBe(7)
    expect(swapped.commanders['b/GRE']!.enters!.turn).toBe(10)
    expect(against(s, 'b', { type: 'arriveFirst', battalion: 'b/34III', instead: 'b/GRE' })).toEqual(['arrival/not-due'])
  })
  it('without the balance they come as laid down', () => {
    expect(against(sixth('off'), 'b', { type: 'arriveFirst', battalion: 'b/41III', instead: 'b/GRE' })).toEqual([
      'arrival/not-due',
    ])
  })
})
