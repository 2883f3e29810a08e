/** Break-through: a unit that is cut off goes the shortest way to a centre of its own, through the enemy where he stands in it. */
import type { Term } from '../../contract'
import { CLAUSE } from '../clauses'
import { type Points, total } from '../kinds'
import { wayTo } from '../map'
import type { CampSeen, Leader, Unit } from '../state'
import { at, THROUGH, UNSUPPLIED } from '../tables'
import { leaderTerms } from './test'

/** The way to the nearest centre that the side holds as far as it knows, whoever stands in between; null: there is none. */
export function routeOf(s: CampSeen, u: Unit): readonly string[] | null {
  const centres = s.map.points.filter(p => p.centre === u.seat && s.known[u.seat][p.id] === u.seat && p.id !== u.at)
  return (
    wayTo(
      s.map,
      u.at!,
      id => centres.some(c => c.id === id),
      () => UNSUPPLIED,
    )?.path ?? null
  )
}
/** Whether every way to a centre of its own is closed, as far as the side knows. */
export function isCutOff(s: CampSeen, u: Unit): boolean {
  const open = (id: string) => s.known[u.seat][id] === u.seat
  const centres = s.map.points.filter(p => p.centre === u.seat && s.known[u.seat][p.id] === u.seat)
  return (
    u.out > 0 &&
    wayTo(
      s.map,
      u.at!,
      id => centres.some(c => c.id === id),
      (_, to) => (open(to) ? 1 : Number.POSITIVE_INFINITY),
    ) === null
  )
}
export function throughTerms(
  s: Pick<CampSeen, 'weather'>,
  leader: Leader | null,
  own: Points,
  blocking: number,
): readonly Term[] {
  const term = (label: string, amount: number): Term => ({ clause: CLAUSE.through, label, amount })
  const all = total(own)
  return [
    ...leaderTerms(s, leader, CLAUSE.through),
    ...(blocking > all ? [term('campOutnumbered', -1)] : []),
    ...(all >= 2 * blocking ? [term('campTwice', 1)] : []),
    ...(own.cpf * 3 >= all ? [term('campHorse', 1)] : []),
  ]
}
export const throughOf = (score: number): 'stopped' | 'hurt' | 'through' => at(THROUGH, score)
