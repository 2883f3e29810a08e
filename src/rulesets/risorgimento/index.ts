/** Risorgimento Small Battles: San Fermo, 1859. The only door of this folder. */
import { err, ok } from '../../base/result'
import type { Ruleset, Seen } from '../contract'
import { calc } from './calc'

type Nothing = { readonly type: string }
const NOT_YET = { path: '/ruleset', code: 'sense', message: 'has no scenarios yet: only its tables can be asked' }

export const risorgimento: Ruleset<Seen, Seen, Nothing, Nothing> = {
  id: 'risorgimento',
  rulesVersion: 1,
  seats: ['a', 'b'],
  options: [],
  readScenario: () => err([NOT_YET]),
  readArmy: () => err([NOT_YET]),
  setUp: () => ({ ruleset: 'risorgimento', turn: 0 }),
  awaiting: () => [],
  judge: () => ({ kind: 'impossible', refusals: [{ code: 'command/unknown', clause: '' }], working: [], drawing: [], ends: [] }),
  decide: () => ok([]),
  apply: s => s,
  view: s => s,
  seenEvent: e => e,
  choices: () => [],
  sampleMove: () => null,
  show: () => ({
    table: { width: 1, depth: 1 },
    ground: [],
    bodies: [],
    discs: [],
    overlays: [],
    panels: {},
    status: { turn: 0, turns: 0, phase: { code: 'phase.over' }, seat: null },
  }),
  outcome: () => null,
  rulings: { unit: [], phases: [] },
  players: {},
  calc,
  tell: () => [],
}
