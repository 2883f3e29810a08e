/** Rulings: what a player may correct by hand: losses, order, taking off. */
import type { RulingSpec } from '../contract'
import type { Made } from './events'
import { ORDERS } from './kinds'
import { scatter } from './stages/loss'
import type { Commander, Counter, SbSeen } from './state'

type Entry = { readonly [key: string]: unknown }
export const rulingSpec: RulingSpec = { unit: ['losses', 'order', 'remove'], phases: [] }
const has = (o: object, id: unknown): id is string => typeof id === 'string' && Object.hasOwn(o, id)

/** Whether every entry names a thing that is there and a value that it may take. */
export const checkRuling = (seen: SbSeen, set: readonly Entry[]): boolean => set.length > 0 && set.every(e => checkEntry(seen, e))
function checkEntry(seen: SbSeen, e: Entry): boolean {
  const keys = Object.keys(e)
  if ('remove' in e) return keys.length === 1 && has(seen.units, e.remove)
  if (keys.length !== 2) return false
  if (has(seen.commanders, e.unit)) return (ORDERS as readonly unknown[]).includes(e.order)
  if (!has(seen.units, e.unit)) return false
  const { losses } = e
  return Number.isInteger(losses) && (losses as number) >= 0 && (losses as number) <= seen.units[e.unit]!.sp
}

/** What a ruling makes of the state. */
export function applied(s: SbSeen, set: readonly Entry[]): Made {
  const units: { [id: string]: Partial<Counter> } = {}
  const commanders: { [id: string]: Partial<Commander> } = {}
  for (const e of set) {
    if ('remove' in e) units[e.remove as string] = scatter(s.units[e.remove as string]!)
    else if ('order' in e) commanders[e.unit as string] = { order: e.order as Commander['order'] }
    else {
      const u = s.units[e.unit as string]!
      const losses = e.losses as number
      units[u.id] = losses >= u.sp ? scatter(u) : { losses }
    }
  }
  return { units, commanders }
}
