import { describe, expect, it } from 'vitest'
import type { CampCommand } from '../commands'
import { id, play, refusal, script, told } from '../field.testing'
import type { CampState } from '../state'
import { intercept, met, near, SEAL } from './contact.testing'

const support = (unit: string, of: string): CampCommand => ({ type: 'attitude', unit: id(unit), do: 'support', of: id(of) })

describe('support', () => {
  const two = () =>
    near({
      'b/A2': { at: 'STR', leaders: ['hohenzollern'], points: { ipf: 40 } },
      'a/F2': { at: 'ING', leaders: ['massena'], points: { ipf: 40 } },
    })
  it('is noted for the battle of the neighbour, also by who stands beside the points met', () => {
    const s = near({ 'b/A2': { at: 'CHA', leaders: ['hohenzollern'], points: { ipf: 40 } } })
    const { state } = script(
      met(s).state,
      ['b', support('b/A2', 'b/A1')],
      ['b', SEAL],
      ['a', intercept('a/F1', 'REG')],
      ['a', SEAL],
    )
    expect(state.fights).toMatchObject([{ at: 'REG', supports: [{ unit: 'b/A2', of: 'b/A1', cut: false }] }])
  })
  it('of a supporter who is intercepted is void at or below the enemy’s score, and holds above it', () => {
    // both Austrian points are met from Landshut; Davout goes for the supporter at Straubing
    const answers = (s: CampState) =>
      script(s, ['b', support('b/A2', 'b/A1')], ['b', SEAL], ['a', intercept('a/F1', 'STR')]).state
    const s = answers(met(two()).state)
    // Davout 4 + 1 against Hohenzollern 3 + 2: equal is void
    const lost = play(s, 'a', SEAL, [1, 2])
    expect(told(lost.events, 'SupportVoid')).toMatchObject([{ to: 'b', unit: 'b/A2' }])
    expect(lost.state.fights).toMatchObject([{ at: 'STR', supports: [] }])
    const held = play(s, 'a', SEAL, [1, 3])
    expect(told(held.events, 'SupportHolds')).toMatchObject([{ unit: 'b/A2', of: 'b/A1' }])
  })
  it('is not given by the same unit twice, nor to itself, nor from afar', () => {
    const { state } = met(two())
    expect(refusal(state, 'b', support('b/A2', 'b/A2'))).toBe('unit/unknown')
    expect(refusal(state, 'a', support('a/F2', 'a/F1'))).toBe(null)
    const far = near({ 'b/A2': { at: 'WIE', leaders: ['hohenzollern'], points: { ipf: 40 } } })
    expect(refusal(met(far).state, 'b', support('b/A2', 'b/A1'))).toBe('camp/not-asked')
  })
})
