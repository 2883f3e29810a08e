import { describe, expect, it } from 'vitest'
import { field, moving, play, refusal, script, told } from '../field.testing'
import { view } from '../view'
import { intercept, met, near, SEAL } from './contact.testing'

describe('contact', () => {
  it('is announced to both with the two points and nothing more, and both test for information once', () => {
    const { state, events } = met(near(), [4, 4])
    expect(state.phase).toBe('contact')
    expect(told(events, 'Contact')).toEqual([expect.objectContaining({ to: 'both', at: 'LAN', foes: ['REG'] })])
    // Davout 4 + 4: type A of about 40; Rosenberg 2 + 4: type A of about 80
    const notes = told(events, 'Informed') as unknown as {
      to: string
      notes: { kind: string; all: number; leaders: string[] }[]
    }[]
    expect(notes.map(n => [n.to, n.notes[0]!.kind, n.notes[0]!.all, n.notes[0]!.leaders])).toEqual([
      ['a', 'A', 40, ['rosenberg']],
      ['b', 'A', 80, ['davout']],
    ])
    expect(state.units['a/F1']!.pm).toBe(1)
  })
  it('is not made with somebody who is not beside the mover, and a mover whom nobody meets is not heard of', () => {
    const { state, events } = play(near({}, {}), 'a', { type: 'step', to: 'AUG' })
    expect(state.phase).toBe('move')
    expect(events.filter(e => e.type !== 'DiceRolled' && (e.to === 'both' || e.to === 'b'))).toEqual([])
  })
  it('comes once for a pair of points in a phase; the mover goes on if nobody stops him', () => {
    const { state } = script(met(near()).state, ['a', SEAL], ['b', SEAL])
    expect(state).toMatchObject({ phase: 'move', contact: null, group: { units: ['a/F1'] } })
    // standing there opens nothing again
    expect(play(state, 'a', { type: 'stand' }).state.phase).toBe('move')
    // where an enemy is known to stand nobody steps in
    expect(refusal(state, 'a', { type: 'step', to: 'REG' })).toBe('camp/enemy-there')
  })
  it('a step into a point where an enemy stood from the start is contact, and no step', () => {
    const s = moving(field({ units: near().units as never, control: { REG: 'b' } }), 'a/F1')
    const beside = { ...s, units: { ...s.units, 'a/F1': { ...s.units['a/F1']!, at: 'LAN' } } }
    expect(refusal(beside, 'a', { type: 'step', to: 'REG' })).toBe(null)
    const { state } = play(beside, 'a', { type: 'step', to: 'REG' }, [1, 1])
    expect(state).toMatchObject({ phase: 'contact', contact: { at: 'LAN', foes: ['REG'] } })
    expect(state.units['a/F1']).toMatchObject({ at: 'LAN', pm: 2 })
  })
  it('answers are sealed: the other side sees neither them nor who is asked', () => {
    const { state } = script(met(near()).state, ['a', intercept('a/F1', 'REG')])
    expect(view(state, 'b').contact).toMatchObject({
      takers: { a: [], b: ['b/A1'] },
      answers: {},
      sealed: { a: false, b: false },
    })
    expect(refusal(state, 'b', intercept('b/A1', 'LAN'))).toBe(null)
    const sealed = play(state, 'a', SEAL).state
    expect(refusal(sealed, 'a', intercept('a/F1', 'REG'))).toBe('camp/sealed')
  })
})
