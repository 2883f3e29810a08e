import { describe, expect, it } from 'vitest'
import type { CampCommand } from '../commands'
import { id, play, refusal, script, told } from '../field.testing'
import { intercept, met, near, SEAL } from './contact.testing'

const retreat = (unit: string, ...path: string[]): CampCommand => ({ type: 'attitude', unit: id(unit), do: 'retreat', path })

describe('interception', () => {
  it('goes in, pays, and marks a battle; the group’s move is over', () => {
    const { state, events } = script(met(near()).state, ['a', intercept('a/F1', 'REG')], ['a', SEAL], ['b', SEAL])
    expect(state.units['a/F1']).toMatchObject({ at: 'REG', pm: 0, debt: 0, intercepted: true, way: 'LAN', bank: 'south' })
    expect(state.fights).toMatchObject([{ id: '3-reg', at: 'REG', attacker: 'a', stage: 'marked' }])
    expect(state.group).toBe(null)
    expect(told(events, 'BattleMarked')).toMatchObject([{ to: 'both', at: 'REG', attacker: 'a' }])
  })
  it('with one point more than is left a marker is owed; not payable even so it is not allowed; once a turn', () => {
    const wet = near({}, { weather: 'rain' })
    const { state } = met(wet)
    // one point left, the bridge costs two in rain
    expect(state.units['a/F1']!.pm).toBe(1)
    const after = script(state, ['a', intercept('a/F1', 'REG')], ['a', SEAL], ['b', SEAL]).state
    expect(after.units['a/F1']).toMatchObject({ at: 'REG', pm: 0, debt: 1 })
    const spent = { ...state, units: { ...state.units, 'a/F1': { ...state.units['a/F1']!, pm: 0 } } }
    expect(refusal(spent, 'a', intercept('a/F1', 'REG'))).toBe('camp/too-dear')
    const again = { ...state, units: { ...state.units, 'a/F1': { ...state.units['a/F1']!, intercepted: true } } }
    expect(refusal(again, 'a', intercept('a/F1', 'REG'))).toBe('camp/too-dear')
  })
  it('of the side that has not moved yet spends what its own phase will lack', () => {
    const { state } = script(met(near()).state, ['b', intercept('b/A1', 'LAN')], ['b', SEAL], ['a', SEAL])
    expect(state.units['b/A1']).toMatchObject({ at: 'LAN', pm: 1, spent: 1, debt: 0 })
    expect(state.fights).toMatchObject([{ at: 'LAN', attacker: 'b' }])
    // pinned until the battle
    expect(state.group).toBe(null)
    expect(refusal({ ...state, active: 'b' }, 'b', { type: 'activate', units: [id('b/A1')] })).toBe('camp/pinned')
    const next = play(state, 'a', { type: 'endPhase' }).state
    expect(next.units['b/A1']!.base).toBe(1)
  })
  it('mutual: the fight is in the point of the lower score, ties are rolled again', () => {
    const state = script(met(near()).state, ['a', intercept('a/F1', 'REG')], ['a', SEAL], ['b', intercept('b/A1', 'LAN')]).state
    // Davout 4 + 1 and Rosenberg 2 + 3 are equal, then 5 against 6
    const { state: after, events } = play(state, 'b', SEAL, [1, 3, 1, 4])
    expect(after.units['b/A1']!.at).toBe('LAN')
    expect(after.units['a/F1']!.at).toBe('LAN')
    expect(after.fights).toMatchObject([{ at: 'LAN', attacker: 'b' }])
    expect(told(events, 'Duel')).toMatchObject([
      { to: 'a', score: 5, won: false },
      { to: 'b', score: 6, won: true },
    ])
  })
  it('follows into a point that is left', () => {
    const { state } = script(
      met(near()).state,
      ['b', retreat('b/A1', 'STR')],
      ['b', SEAL],
      ['a', intercept('a/F1', 'REG')],
      ['a', SEAL],
    )
    expect(state.units['a/F1']!.at).toBe('REG')
    expect(state.fights).toEqual([])
    expect(state.control.REG).toBe('a')
  })
})
