/** Radetzky, 1848: the only door of this folder. So far its tables can be asked; nothing of it is played. */
import { err } from '../../base/result'
import type { Ruleset, Seen, Typed } from '../contract'
import { calc } from './calc'

const later = [{ path: '/ruleset', code: 'ruleset/tables-only', message: 'of this game only the tables can be asked' }]
const impossible = {
  kind: 'impossible',
  refusals: [{ code: 'command/unknown', clause: '' }],
  working: [],
  drawing: [],
  ends: [],
} as const

export const radetzky: Ruleset<Seen, Seen, Typed, Typed> = {
  id: 'radetzky',
  rulesVersion: 1,
  seats: ['a', 'b'],
  options: [],
  readScenario: () => err(later),
  readArmy: () => err(later),
  setUp: () => ({ ruleset: 'radetzky', turn: 0 }),
  awaiting: () => [],
  judge: () => impossible,
  decide: () => err(impossible.refusals[0]),
  apply: s => s,
  view: s => s,
  seenEvent: e => e,
  choices: () => [],
  sampleMove: () => null,
  show: () => ({
    table: { width: 180, depth: 120 },
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
