/** Leaders' fates after a battle on the map (NC-17): two dice each; a commander's death must be confirmed. */
import type { Leader } from '../state'
import { FATE } from '../tables'

export type Struck = 'well' | 'killed' | 'wounded' | 'captured'
/** `caught`: his side had to retreat out of supply. */
export const fateOf = (dice: number, caught: boolean): Struck =>
  dice === FATE.killed ? 'killed' : dice === FATE.wounded ? 'wounded' : dice === FATE.captured && caught ? 'captured' : 'well'
/** Whose death must be confirmed by a 6: Napoleone's and Carlo's; else it is a wound of one turn. */
export const mustConfirm = (l: Pick<Leader, 'fatal' | 'bonus'> & { readonly seniority: number }): boolean =>
  l.fatal || l.seniority === 1
export const confirmed = (die: number): boolean => die === FATE.confirmed
/** What a leader killed or captured is worth. */
export const worthOf = (l: Pick<Leader, 'initiative' | 'bonus'>): number => l.initiative + l.bonus
