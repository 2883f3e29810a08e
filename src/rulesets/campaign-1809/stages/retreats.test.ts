import { describe, expect, it } from 'vitest'
import { newFight } from '../battle'
import type { CampCommand } from '../commands'
import { field, play, told } from '../field.testing'
import type { CampState, Fight } from '../state'

const END: CampCommand = { type: 'endPhase' }
/** A battle marked at a point; b has just moved, and ends his phase. */
function marked(
  at: string,
  units: Parameters<typeof field>[0]['units'],
  more: {
    readonly fight?: Partial<Fight>
    readonly attacker?: 'a' | 'b'
    readonly now?: Partial<CampState>
    readonly control?: { [p: string]: 'a' | 'b' }
  } = {},
): CampState {
  const fight: Fight = { ...newFight({ turn: 3 }, at, more.attacker ?? 'a'), ...more.fight }
  return field({
    units,
    control: more.control ?? {},
    now: { active: 'b', first: 'a', fights: [fight], ...more.now },
  })
}
const davout = (at: string, more = {}) => ({
  at,
  leaders: ['davout'],
  points: { ipf: 70 },
  intercepted: true,
  way: 'MUN',
  ...more,
})

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
