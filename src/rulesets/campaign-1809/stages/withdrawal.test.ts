import { describe, expect, it } from 'vitest'
import type { CampCommand } from '../commands'
import { id, refusal, script, told } from '../field.testing'
import { met, near, SEAL } from './contact.testing'

const retreat = (unit: string, ...path: string[]): CampCommand => ({ type: 'attitude', unit: id(unit), do: 'retreat', path })

describe('retreat', () => {
  it('one or two points, owed; never more than two in all', () => {
    const { state } = script(met(near()).state, ['b', retreat('b/A1', 'STR', 'PAS')], ['b', SEAL], ['a', SEAL])
    expect(state.units['b/A1']).toMatchObject({ at: 'PAS', debt: 2, attitude: 'retreat' })
    const owing = near({ 'b/A1': { at: 'REG', leaders: ['rosenberg'], points: { ipf: 30 }, debt: 1 } })
    expect(refusal(met(owing).state, 'b', retreat('b/A1', 'STR', 'PAS'))).toBe('camp/in-debt')
    expect(refusal(met(owing).state, 'b', retreat('b/A1', 'LAN'))).toBe('camp/enemy-there')
  })
  it('the enemy hears that somebody left and that the point is empty, not who or where to', () => {
    const { events } = script(met(near()).state, ['b', retreat('b/A1', 'STR')], ['b', SEAL], ['a', SEAL])
    expect(told(events, 'Left')).toMatchObject([{ to: 'both', at: 'REG', empty: true }])
    expect(told(events, 'Withdrew')).toMatchObject([{ to: 'b' }])
  })
  it('stops before an enemy of whom nobody knew', () => {
    const s = near({ 'a/F2': { at: 'STR', leaders: ['oudinot'], points: { ipf: 20 } } })
    const { state, events } = script(met(s).state, ['b', retreat('b/A1', 'STR')], ['b', SEAL], ['a', SEAL])
    expect(state.units['b/A1']!.at).toBe('REG')
    expect(told(events, 'CouldNotWithdraw')).toMatchObject([{ to: 'b' }])
  })
})
