import { describe, expect, it } from 'vitest'
import { play, told } from '../field.testing'
import { davout, END, marked } from './marked.testing'

describe('retreat with nowhere to go', () => {
  const ring = {
    'a/F2': { at: 'MUN', leaders: ['oudinot'], points: { ipf: 20 } },
    'a/F3': { at: 'KUF', leaders: ['massena'], points: { ipf: 20 } },
  }
  it('into the fortress under it, if it is his', () => {
    const units = {
      'a/F1': davout('SAL', { way: 'BRA' }),
      'b/A1': { at: 'SAL', leaders: ['hiller'], points: { ipf: 20 } },
      ...ring,
      'a/F4': { at: 'BRA', leaders: ['lannes'], points: { ipf: 20 } },
      'a/F5': { at: 'LIN', leaders: ['murat'], points: { ipf: 20 } },
      'a/F6': { at: 'LEO', leaders: ['vandamme'], points: { ipf: 20 } },
      'a/F7': { at: 'VIL', leaders: ['lefebvre'], points: { ipf: 20 } },
    }
    const { state, events } = play(marked('SAL', units), 'b', END, [6, 6, 1, 1, 3, 4, 3, 4])
    expect(told(events, 'ShutIn')).toMatchObject([{ at: 'SAL', seat: 'b' }])
    expect(state.units['b/A1']).toMatchObject({ at: 'SAL', inside: true })
    expect(state.sieges.SAL).toMatchObject({ seat: 'a' })
  })
  it('else once through the enemy; stopped it lays down its arms, and its leader is taken', () => {
    const units = {
      'a/F1': davout('LAN', { way: 'MUN' }),
      'b/A1': { at: 'LAN', leaders: ['hiller'], points: { ipf: 20 } },
      'a/F2': { at: 'MUN', leaders: ['oudinot'], points: { ipf: 20 } },
      'a/F3': { at: 'ING', leaders: ['massena'], points: { ipf: 20 } },
      'a/F4': { at: 'BRA', leaders: ['lannes'], points: { ipf: 20 } },
      'a/F5': { at: 'REG', leaders: ['murat'], points: { ipf: 20 } },
      'a/F6': { at: 'STR', leaders: ['vandamme'], points: { ipf: 20 } },
    }
    // the battle as above; then 1 + 2 − 1 (outnumbered): stopped
    const { state, events } = play(marked('LAN', units), 'b', END, [6, 6, 1, 1, 3, 4, 3, 4, 1])
    expect(told(events, 'Surrendered')).toMatchObject([{ to: 'both', seat: 'b', points: 11 }])
    expect(state.units['b/A1']!.at).toBe(null)
    expect(state.leaders.hiller!.fate).toBe('captured')
    expect(state.points.a).toBe(20)
  })
})
