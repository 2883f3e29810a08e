import { describe, expect, it } from 'vitest'
import { newFight } from '../battle'
import type { CampCommand } from '../commands'
import { field, play } from '../field.testing'
import type { CampState, Fight } from '../state'
import { view } from '../view'

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

describe('leaders in battle', () => {
  it('an emperor killed ends the campaign; unconfirmed it is a wound of one turn', () => {
    const units = {
      'a/F1': davout('LAN', { leaders: ['napoleone', 'davout'], points: { ipf: 20 } }),
      'b/A1': { at: 'LAN', leaders: ['hiller'], points: { ipf: 70 } },
    }
    // Napoleon’s side is beaten at once: 2 for him, confirmed by the die after; Davout 7; Hiller 7
    const battle = [1, 1, 6, 6]
    const dead = play(marked('LAN', units), 'b', END, [...battle, 1, 1, 6, 3, 4, 3, 4])
    expect(dead.state.ended).toMatchObject({ winner: 'b', by: 'campEmperor' })
    const hurt = play(marked('LAN', units), 'b', END, [...battle, 1, 1, 5, 3, 4, 3, 4])
    expect(hurt.state.ended).toBe(null)
    expect(hurt.state.leaders.napoleone).toMatchObject({ fate: 'wounded', back: 5 })
    // the other side does not hear of a wound
    expect(view(hurt.state, 'b').leaders.napoleone).toMatchObject({ fate: 'well', unit: null })
  })
})
