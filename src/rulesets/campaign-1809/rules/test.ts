/** Test of initiative: a die and the initiative of the senior leader, one off in rain; how many movement points his units may use. */
import type { Term } from '../../contract'
import { CLAUSE } from '../clauses'
import type { CampSeen, Leader } from '../state'
import { at, TEST } from '../tables'
import { initiativeOf } from './where'

/** What is added to the die of a test of any kind that a leader makes. */
export function leaderTerms(s: Pick<CampSeen, 'weather'>, leader: Leader | null, clause: string): readonly Term[] {
  return [
    { clause, label: 'campInitiative', amount: initiativeOf(leader) },
    ...(s.weather === 'rain' ? [{ clause, label: 'campRain', amount: -1 }] : []),
  ]
}
export const testTerms = (s: CampSeen, leader: Leader): readonly Term[] => leaderTerms(s, leader, CLAUSE.test)
/** Movement points that the score lets a unit use: none, one or all. */
export const capOf = (leader: Pick<Leader, 'seat'>, score: number): number => at(TEST[leader.seat], score)
