import { describe, expect, it } from 'vitest'
import type { CampCommand } from '../commands'
import { field, play, told } from '../field.testing'
import type { CampState } from '../state'

const END: CampCommand = { type: 'endPhase' }

describe('supply', () => {
  it('a line of held points to a centre, closed by an enemy unit; the own point need not be friendly', () => {
    const s = (foe: string | null, at = 'REG') =>
      field({
        units: {
          'a/F1': { at, leaders: ['davout'], points: { ipf: 60 } },
          ...(foe ? { 'b/A1': { at: foe, leaders: ['hiller'], points: { ipf: 40 } } } : {}),
        },
        control: Object.fromEntries(['ING', 'LAN', 'STR', 'AMB', 'CHA'].map(p => [p, p === 'ING' ? 'a' : 'b'])) as never,
        now: { active: 'b', first: 'b' },
      })
    const out = (state: CampState) => play(state, 'b', END).state.units['a/F1']!.out
    expect(out(s(null))).toBe(0)
    expect(out(s('ING'))).toBe(1)
    expect(out({ ...s(null), control: { ...s(null).control, REG: 'b' } })).toBe(0)
    expect(out(s(null, 'PRG'))).toBe(1)
  })
  it('a centre that the enemy holds, or stands in, supplies nobody', () => {
    const s = field({
      units: { 'a/F1': { at: 'MUN', leaders: ['davout'], points: { ipf: 60 } } },
      control: Object.fromEntries(['AUG', 'ING', 'LAN', 'KUF', 'BRA', 'SAL'].map(p => [p, 'b'])) as never,
      now: { active: 'b', first: 'b' },
    })
    expect(play(s, 'b', END).state.units['a/F1']!.out).toBe(0)
    const lost = { ...s, control: { ...s.control, MUN: 'b' as const } }
    expect(play(lost, 'b', END).state.units['a/F1']!.out).toBe(1)
  })
  it('out of supply costs points in the second turn and later, which nobody wins', () => {
    const s = field({
      units: { 'a/F1': { at: 'PRG', leaders: ['davout'], points: { ipf: 60, cpf: 1 }, out: 2 } },
      now: { active: 'b', first: 'a' },
    })
    const { state, events } = play(s, 'b', END)
    expect(told(events, 'Lost')).toMatchObject([{ to: 'a', why: 'supply', points: { ipf: 4, cpf: 0, apf: 0 } }])
    expect(state.points).toEqual({ a: 0, b: 0 })
  })
})
