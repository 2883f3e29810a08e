/** Napoleon's Campaign 1809. The only door of this folder. */
import type { Ruleset } from '../contract'
import { apply } from './apply'
import { awaiting } from './awaiting'
import { choices } from './choices'
import type { CampCommand } from './commands'
import { decide, judge } from './decide'
import type { CampEvent } from './events'
import { options } from './options'
import { readArmy, readScenario } from './read/scenario'
import { rulingSpec } from './rulings'
import { sampleMove } from './sampling'
import { setUpState } from './setup'
import { show } from './show'
import type { CampState, CampView } from './state'
import { tell } from './tell'
import { seenEvent, view } from './view'

export type { CampPanel } from './show'
export type { CampCommand, CampEvent, CampState, CampView }

export const campaign1809: Ruleset<CampState, CampView, CampCommand, CampEvent> = {
  id: 'campaign-1809',
  rulesVersion: 1,
  seats: ['a', 'b'],
  options,
  readScenario,
  readArmy,
  setUp: setUpState,
  awaiting,
  judge,
  decide,
  apply,
  view,
  seenEvent,
  // Contact, and all that the umpire opens to the other side, cannot be unsaid.
  reveals: e => e.type !== 'DiceRolled' && e.to === 'both',
  countsHidden: true,
  openAtEnd: true,
  combats: ['BattleEnded'],
  choices,
  sampleMove,
  show,
  outcome: seen =>
    seen.ended
      ? {
          winner: seen.ended.winner,
          by: seen.ended.by,
          points: {
            a: seen.ended.losses.a + seen.ended.ground.a + seen.ended.leaders.a,
            b: seen.ended.losses.b + seen.ended.ground.b + seen.ended.leaders.b,
          },
        }
      : null,
  rulings: rulingSpec,
  aside: async () => (await import('./aside')).aside,
  battles: async () => (await import('./handover/port')).port,
  tell,
}
