/** Ordine Obliquo, the Seven Years War: the only door of this folder. */
import type { Ruleset } from '../contract'
import { apply } from './apply'
import { choices } from './choices'
import type { OoCommand } from './commands'
import { decide, judge } from './decide'
import type { OoEvent } from './events'
import { hands } from './hands'
import { options } from './options'
import { readArmy } from './read/army'
import { readScenario } from './read/scenario'
import { mustMove } from './rules/dues'
import { rulingSpec } from './rulings'
import { sampleMove } from './sampling'
import { begin } from './sequence'
import { setUpState } from './setup'
import { show } from './show'
import type { OoState, OoView } from './state'
import { tell } from './tell'
import { reveals, seenEvent, view } from './view'

export type { OoPanel, OoRosterBrigade, OoRosterUnit } from './show'
export type { OoFire, OoShot } from './show/fire'
export type { OoFlight } from './show/flight'
export type { OoCharge, OoFight, OoFighter, OoMelee } from './show/melee'
export type { OoScore, OoScoreGround, OoScoreSide } from './show/score'
export type { OoCommand, OoEvent, OoState, OoView }

export const ordineObliquo: Ruleset<OoState, OoView, OoCommand, OoEvent> = {
  id: 'ordine-obliquo',
  rulesVersion: 2,
  seats: ['a', 'b'],
  options,
  readScenario,
  readArmy,
  setUp: (scenario, chosen) => begin(setUpState(scenario, chosen)),
  awaiting: seen => seen.waiting.map(seat => ({ seat, what: seen.interrupt ? 'opportunity' : seen.phase })),
  judge,
  decide,
  apply,
  view,
  seenEvent,
  reveals,
  choices,
  mustMove,
  sampleMove,
  reach: async (view, unit) => (await import('./reach')).reach(view, unit),
  hands,
  show,
  outcome: seen => (seen.ending ? { winner: seen.ending.winner, by: seen.ending.by, points: seen.ending.points } : null),
  rulings: rulingSpec,
  aside: async () => (await import('./aside')).aside,
  practice: async () => (await import('./drills')).practice,
  afterAction: async () => (await import('./afterAction')).afterAction,
  tell,
}
