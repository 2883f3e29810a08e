/** Folds an event: what it carries is laid upon the state. Total; draws nothing and asks no rule. */
import { changed } from '../shared/changes'
import type { SbEvent } from './events'
import type { SbState } from './state'

/** One event upon the state. */
export function apply(s: SbState, e: SbEvent): SbState {
  if (e.type === 'DiceRolled') return s
  if (!e.units && !e.commanders && !e.now) return s
  return { ...s, ...e.now, units: changed(s.units, e.units), commanders: changed(s.commanders, e.commanders) }
}
