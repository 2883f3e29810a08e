import { describe, expect, it } from 'vitest'
import { field, id, moving, play, refusal, script, told } from '../field.testing'

const one = (at: string, more = {}) =>
  field({ units: { 'a/F1': { at, leaders: ['davout'], points: { ipf: 40, cpf: 5, apf: 5 }, ...more } } })

describe('movement: paying', () => {
  it('what is dearer than what is left cannot be entered: no mountain after one point', () => {
    const s = moving(one('AUG'), 'a/F1')
    const { state } = play(s, 'a', { type: 'step', to: 'MUN' })
    expect(state.units['a/F1']).toMatchObject({ at: 'MUN', pm: 1 })
    expect(refusal(state, 'a', { type: 'step', to: 'KUF' })).toBe('camp/too-dear')
    expect(refusal(state, 'a', { type: 'step', to: 'PRG' })).toBe('camp/no-road')
  })
  it('a unit that has not moved may enter one point of 3 and owes one', () => {
    const s = moving({ ...one('LEO'), weather: 'clear' }, 'a/F1')
    // a long road to a bridge in rain
    const wet = moving({ ...one('SAL'), weather: 'rain' }, 'a/F1')
    const { state } = play(wet, 'a', { type: 'step', to: 'LIN' })
    expect(state.units['a/F1']).toMatchObject({ at: 'LIN', pm: 0, debt: 1 })
    expect(refusal(moving(one('SAL', { base: 1 }), 'a/F1'), 'a', { type: 'step', to: 'LIN' })).toBe('camp/too-dear')
    expect(refusal(s, 'a', { type: 'step', to: 'GRA' })).toBe(null)
  })
  it('debts are taken off when the next movement begins, before the test', () => {
    const s = { ...one('AUG', { debt: 1 }), active: 'b' as const, first: 'b' as const }
    const { state } = play(s, 'b', { type: 'endPhase' })
    expect(state.units['a/F1']).toMatchObject({ base: 1, debt: 0, pm: 0 })
    const { state: after } = play(state, 'a', { type: 'activate', units: [id('a/F1')] }, [6])
    expect(after.units['a/F1']).toMatchObject({ pm: 1, tested: true })
  })
  it('units of one point move together after one test of the senior leader, and test once a turn', () => {
    const s = field({
      units: {
        'a/F1': { at: 'AUG', leaders: ['davout'], points: { ipf: 40 } },
        'a/F2': { at: 'AUG', leaders: ['bernadotte'], points: { ipf: 40 } },
        'a/F3': { at: 'MUN', leaders: ['oudinot'], points: { ipf: 40 } },
      },
    })
    expect(refusal(s, 'a', { type: 'activate', units: [id('a/F1'), id('a/F3')] })).toBe('camp/apart')
    const { state, events } = script(
      s,
      ['a', { type: 'activate', units: [id('a/F2'), id('a/F1')] }, [2]],
      ['a', { type: 'step', to: 'MUN' }],
      ['a', { type: 'end' }],
    )
    expect(told(events, 'Tested')).toMatchObject([{ leader: 'davout', score: 6, cap: 2, to: 'a' }])
    expect([state.units['a/F1']!.at, state.units['a/F2']!.at]).toEqual(['MUN', 'MUN'])
    expect(refusal(state, 'a', { type: 'activate', units: [id('a/F2')] })).toBe('camp/tested')
  })
  it('a point passed is held from then on, and the enemy hears nothing of it', () => {
    const s = moving(
      field({ units: { 'a/F1': { at: 'BRA', leaders: ['davout'], points: { ipf: 40 } } }, control: { BRA: 'a' } }),
      'a/F1',
    )
    const { state, events } = play(s, 'a', { type: 'step', to: 'LIN' })
    expect(state.control.LIN).toBe('a')
    expect(state.known).toMatchObject({ a: { LIN: 'a' }, b: { LIN: 'b' } })
    expect(events.filter(e => e.type !== 'DiceRolled' && e.to !== 'a' && e.to !== 'none')).toEqual([])
  })
})
