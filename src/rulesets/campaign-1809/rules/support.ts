/** Support: a share of the force that comes to the neighbour's battle; what stands in its way is taken off the die. */
import type { Term } from '../../contract'
import { CLAUSE } from '../clauses'
import { ARMS, type Points } from '../kinds'
import { linkOf, placeOf } from '../map'
import type { CampSeen, Unit } from '../state'
import { ARRIVAL, at, SHARE } from '../tables'
import { leaderTerms } from './test'
import { seniorOf } from './where'

/** Whether the way to the supported unit crosses the Danube: by the bank on which either stands. */
export function crossesDanube(s: CampSeen, u: Unit, to: Unit): boolean {
  const banks = linkOf(s.map, u.at!, to.at!)?.banks ?? {}
  const there = banks[to.at!]
  const here = banks[u.at!]
  return (there !== undefined && there !== (to.bank ?? 'south')) || (here !== undefined && here !== (u.bank ?? 'south'))
}
export function supportTerms(s: CampSeen, u: Unit, to: Unit, cut: boolean): readonly Term[] {
  const mountain = [u, to].some(x => placeOf(s.map, x.at!).ground === 'mountain')
  const minus = (label: string): Term => ({ clause: CLAUSE.support, label, amount: -1 })
  return [
    ...leaderTerms(s, seniorOf(s, [u]), CLAUSE.support),
    ...(mountain ? [minus('campMountain')] : []),
    ...(crossesDanube(s, u, to) ? [minus('campRiver')] : []),
    ...(cut ? [minus('campCut')] : []),
  ]
}
export const shareOf = (score: number): number => at(SHARE, score)
/** The share of each arm, halves up. */
export const sharePoints = (points: Points, percent: number): Points =>
  Object.fromEntries(ARMS.map(arm => [arm, Math.floor((points[arm] * percent + 50) / 100)])) as unknown as Points
/** The table turn in which it comes: one more in rain, and the nation's; held within the table. */
export const arrivalOf = (die: number, rain: boolean, nation: number): 3 | 5 | 7 => at(ARRIVAL, die + (rain ? 1 : 0) + nation)
