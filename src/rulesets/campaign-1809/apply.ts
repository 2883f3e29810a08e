/** Folds an event: what it carries is laid upon the state. Total; draws nothing and asks no rule. */
import { changed } from '../shared/changes'
import type { CampEvent } from './events'
import type { CampState } from './state'

/** One event upon the state. */
export function apply(s: CampState, e: CampEvent): CampState {
  if (e.type === 'DiceRolled' || !e.made) return s
  const { units, born, leaders, now } = e.made
  const all = born ? { ...s.units, ...Object.fromEntries(born.map(u => [u.id, u])) } : s.units
  return { ...s, ...now, units: changed(all, units), leaders: changed(s.leaders, leaders) }
}
