/** Commands & Colors Napoleonics: the Austrian Army. The only door of this folder. */
import type { Ruleset } from '../contract'
import { apply } from './apply'
import { choices, ways } from './choices'
import type { CcCommand } from './commands'
import { decide, judge } from './decide'
import type { CcEvent } from './events'
import { options } from './options'
import { readArmy, readScenario } from './read/scenario'
import { rulingSpec } from './rulings'
import { sampleMove } from './sampling'
import { setUpState } from './setup'
import { show } from './show'
import { bannersOf, type CcState, type CcView } from './state'
import { tell } from './tell'
import { seenEvent, view } from './view'

export { cellOf, sectionsOf } from './board'
export type { Card, Slot } from './cards'
export { CARDS, isCard } from './cards'
export type { Face, Side, UnitType } from './kinds'
export { ARMS } from './kinds'
export type { Answers, CcPanel, Plan } from './panel'
export type { Fight } from './rules/fights'
export type { Leader as CcLeader, Unit as CcUnit } from './state'
export type { CcCommand, CcEvent, CcState, CcView }

export const commandsColors: Ruleset<CcState, CcView, CcCommand, CcEvent> = {
  id: 'commands-colors',
  rulesVersion: 1,
  seats: ['a', 'b'],
  options,
  readScenario,
  readArmy,
  setUp: setUpState,
  awaiting: seen => (seen.ended ? [] : [{ seat: seen.ask?.seat ?? seen.active, what: `cc_${seen.phase}` }]),
  judge,
  decide,
  apply,
  view,
  seenEvent,
  // Cards drawn, a card picked for a square: what was hidden is known to somebody then.
  reveals: e =>
    e.type === 'Drew' || e.type === 'Squared' || e.type === 'Played' || (e.type === 'RulingMade' && e.cards !== undefined),
  choices,
  sampleMove,
  ways,
  show,
  outcome: seen => (seen.ended ? { ...seen.ended, points: { a: bannersOf(seen, 'a'), b: bannersOf(seen, 'b') } } : null),
  rulings: rulingSpec,
  aside: async () => (await import('./aside')).aside,
  practice: async () => (await import('./drills')).practice,
  tell,
}
