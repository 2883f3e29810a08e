import { describe, expect, it } from 'vitest'
import { field, id, moving, play, script, told } from '../field.testing'
import { view } from '../view'
import { intercept, met, near, SEAL } from './contact.testing'

describe('sieges: shutting in', () => {
  it('who chose so goes into his fortress where an enemy comes in: a siege, and no battle', () => {
    const { state, events } = script(
      met(near()).state,
      ['b', { type: 'attitude', unit: id('b/A1'), do: 'shutIn' }],
      ['b', SEAL],
      ['a', intercept('a/F1', 'REG')],
      ['a', SEAL],
    )
    expect(state.fights).toEqual([])
    expect(state.units['b/A1']).toMatchObject({ at: 'REG', inside: true })
    expect(state.sieges.REG).toMatchObject({ seat: 'a', turns: 0, lifted: null })
    expect(state.control.REG).toBe('b')
    expect(told(events, 'SiegeBegan')).toMatchObject([{ to: 'both', at: 'REG', seat: 'a' }])
  })
  it('a garrison without a unit is besieged by who steps in, and ends his move', () => {
    const s = moving(
      field({
        units: { 'b/A1': { at: 'LIN', leaders: ['hiller'], points: { ipf: 50 } } },
        garrisons: { PAS: { seat: 'a', points: { ipf: 3, cpf: 0, apf: 0 } } },
        now: { active: 'b', first: 'b' },
      }),
      'b/A1',
    )
    // nothing of the garrison is seen before
    expect(view(s, 'b').garrisons).toEqual({})
    const { state } = play(s, 'b', { type: 'step', to: 'PAS' })
    expect(state.units['b/A1']!.at).toBe('PAS')
    expect(state.group).toBe(null)
    expect(state.sieges.PAS).toMatchObject({ seat: 'b' })
    expect(state.control.PAS).toBe('a')
  })
})
