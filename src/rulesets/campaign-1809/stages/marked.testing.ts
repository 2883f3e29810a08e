/** Battles marked on the map, for the tests of what is done in them. */
import { newFight } from '../battle'
import type { CampCommand } from '../commands'
import { field } from '../field.testing'
import type { CampState, Fight } from '../state'

export const END: CampCommand = { type: 'endPhase' }
/** A battle marked at a point; b has just moved, and ends his phase. */
export function marked(
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
export const davout = (at: string, more = {}) => ({
  at,
  leaders: ['davout'],
  points: { ipf: 70 },
  intercepted: true,
  way: 'MUN',
  ...more,
})
/** Davout (4) with more horse comes upon Hiller (2) at Landshut: the battle is marked, nobody has said how it shall be fought. */
export const contested = (): CampState =>
  marked(
    'LAN',
    {
      'a/F1': davout('LAN', { points: { ipf: 70, cpf: 12, apf: 4 } }),
      'b/A1': { at: 'LAN', leaders: ['hiller'], points: { ipf: 80, cpf: 10, apf: 6 } },
    },
    { control: { LAN: 'b' } },
  )
