/** Folds an event: what it carries is laid upon the state. Total; draws nothing and asks no rule. */
import { changed } from '../shared/changes'
import type { CcEvent } from './events'
import type { CcState } from './state'

/** One event upon the state. */
export function apply(s: CcState, e: CcEvent): CcState {
  if (e.type === 'DiceRolled') return s
  if (!e.units && !e.leaders && !e.now) return s
  return { ...s, ...e.now, units: changed(s.units, e.units), leaders: changed(s.leaders, e.leaders) }
}
