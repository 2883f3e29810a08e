/** Risorgimento Small Battles: San Fermo, 1859. The only door of this folder. */
import type { Ruleset } from '../contract'
import { apply } from './apply'
import { choices } from './choices'
import type { SbCommand } from './commands'
import { decide, judge } from './decide'
import type { SbEvent } from './events'
import { options } from './options'
import { readArmy } from './read/army'
import { readScenario } from './read/scenario'
import { rulingSpec } from './rulings'
import { sampleMove } from './sampling'
import { setUpState } from './setup'
import { show } from './show'
import type { SbState, SbView } from './state'
import { tell } from './tell'
import { seenEvent, view } from './view'
import { ways } from './ways'

export type { SbPanel, SbRosterBattalion, SbRosterUnit } from './show'
export type { Acting as SbActing, Counter as SbCounter } from './state'
export type { SbCommand, SbEvent, SbState, SbView }

export const risorgimento: Ruleset<SbState, SbView, SbCommand, SbEvent> = {
  id: 'risorgimento',
  rulesVersion: 3,
  seats: ['a', 'b'],
  options,
  readScenario,
  readArmy: json => readArmy(json),
  setUp: setUpState,
  awaiting: seen => seen.waiting.map(seat => ({ seat, what: seen.phase })),
  judge,
  decide,
  apply,
  view,
  seenEvent,
  // A marker drawn or an order turned up was sealed until then.
  reveals: e => e.type === 'Revealed' || e.type === 'Drawn',
  choices,
  sampleMove,
  ways,
  show,
  outcome: seen => seen.ended,
  rulings: rulingSpec,
  aside: async () => (await import('./aside')).aside,
  practice: async () => (await import('./drills')).practice,
  tell,
}
