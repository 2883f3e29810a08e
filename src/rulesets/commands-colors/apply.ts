/** Folds an event: what it carries is laid upon the state. Total; draws nothing and asks no rule. */
import type { CcEvent, Changes } from './events'
import type { CcState } from './state'

function changed<T extends object>(
  all: { readonly [id: string]: T },
  changes: Changes<T> | undefined,
): { readonly [id: string]: T } {
  if (!changes) return all
  const ids = Object.keys(changes).filter(id => all[id])
  if (ids.length === 0) return all
  const out: { [id: string]: T } = { ...all }
  for (const id of ids) out[id] = { ...out[id]!, ...changes[id] }
  return out
}

/** One event upon the state. */
export function apply(s: CcState, e: CcEvent): CcState {
  if (e.type === 'DiceRolled') return s
  if (!e.units && !e.leaders && !e.now) return s
  return { ...s, ...e.now, units: changed(s.units, e.units), leaders: changed(s.leaders, e.leaders) }
}
