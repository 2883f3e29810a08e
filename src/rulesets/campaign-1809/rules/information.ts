/** Test of information: once a side at a contact, by the best initiative among its units there; what is told is rounded. */
import type { Term } from '../../contract'
import { CLAUSE } from '../clauses'
import { type Side, sum, total } from '../kinds'
import type { CampState, Leader, Note } from '../state'
import { at, INFORMATION, type Knowledge, ROUNDED } from '../tables'
import { leaderTerms } from './test'
import { fieldedAt, leadersOf } from './where'

export const informationTerms = (s: Pick<CampState, 'weather'>, leader: Leader | null): readonly Term[] =>
  leaderTerms(s, leader, CLAUSE.information)
export const knowledgeOf = (seat: Side, score: number): Knowledge => at(INFORMATION[seat], score)
/** To the nearest multiple, halves up; of something there is never told nothing. */
export const rounded = (value: number, by: number): number => (value === 0 ? 0 : Math.max(by, Math.floor(value / by + 0.5) * by))
/** What is told of the units of that side in a point. */
export function noteOf(s: CampState, seat: Side, point: string, kind: Knowledge): Note {
  const units = fieldedAt(s, seat, point)
  const base: Note = { turn: s.turn, at: point, kind }
  if (kind === 'none') return base
  const led = leadersOf(s, units)
  const points = sum(units.map(u => u.points))
  const first: Note = {
    ...base,
    units: units.length,
    leaders: led.slice(0, 1).map(l => l.id),
    all: rounded(total(points), ROUNDED.all),
  }
  if (kind === 'A') return first
  return {
    ...first,
    leaders: led.map(l => l.id),
    points: {
      ipf: rounded(points.ipf, ROUNDED.foot),
      cpf: rounded(points.cpf, ROUNDED.foot),
      apf: rounded(points.apf, ROUNDED.guns),
    },
    supplied: units.every(u => u.out === 0),
  }
}
