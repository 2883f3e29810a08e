/** Radetzky, 1848: the only door of this folder. */
import type { Ruleset } from '../contract'
import { apply } from './apply'
import { choices } from './choices'
import type { RadCommand } from './commands'
import { decide, judge } from './decide'
import type { RadEvent } from './events'
import { hands } from './hands'
import { options } from './options'
import { readArmy } from './read/army'
import { readScenario } from './read/scenario'
import { countedIn } from './rules/damage'
import { mustMove } from './rules/duty'
import { rulingSpec } from './rulings'
import { sampleMove } from './sampling'
import { setUpState } from './setup'
import { show } from './show'
import type { RadState, RadView } from './state'
import { tell } from './tell'
import { seenEvent, view } from './view'

export type { Desk as RosterDesk, Line, List, ListFault, Nation, Profile, Step as ListStep, UnitKind } from './roster'
export type { RadPanel, RadRosterGroup, RadRosterUnit } from './show'
export type { RadCommand, RadEvent, RadState, RadView }

export const radetzky: Ruleset<RadState, RadView, RadCommand, RadEvent> = {
  id: 'radetzky',
  rulesVersion: 2,
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
  seenEvent: e => seenEvent(e),
  choices,
  mustMove,
  sampleMove,
  reach: async (view, unit) => (await import('./reach')).reach(view, unit),
  hands,
  show,
  outcome: seen => seen.ended,
  counted: countedIn,
  rulings: rulingSpec,
  aside: async () => (await import('./aside')).aside,
  practice: async () => (await import('./drills')).practice,
  builder: async () => (await import('./roster')).builder,
  tell,
}
