/** Rulings: what a player may correct by hand: blocks, the hex where a unit stands, taking off. */
import type { RulingSpec } from '../contract'
import { boardOf } from './board'
import type { Made } from './events'
import { empty, unitAt } from './rules/where'
import { unsquare } from './stages/change'
import type { CcSeen, CcState, Unit } from './state'

type Entry = { readonly [key: string]: unknown }
export const rulingSpec: RulingSpec = { unit: ['blocks', 'hex', 'remove'], phases: [] }
const has = (o: object, id: unknown): id is string => typeof id === 'string' && Object.hasOwn(o, id)

/** Whether every entry names a unit that is there and a value that it may take. Nothing is ruled in the middle of an attack. */
export const checkRuling = (s: CcSeen, set: readonly Entry[]): boolean =>
  s.attack === null && set.length > 0 && distinct(set) && set.every(e => checkEntry(s, e))
const distinct = (set: readonly Entry[]): boolean => new Set(set.map(e => e.unit ?? e.remove)).size === set.length
function checkEntry(s: CcSeen, e: Entry): boolean {
  const keys = Object.keys(e)
  if ('remove' in e) return keys.length === 1 && has(s.units, e.remove) && s.units[e.remove]!.hex !== null
  if (keys.length !== 2 || !has(s.units, e.unit)) return false
  const u = s.units[e.unit]!
  if (u.hex === null) return false
  if ('blocks' in e) return Number.isInteger(e.blocks) && (e.blocks as number) >= 1 && (e.blocks as number) <= u.full
  return typeof e.hex === 'string' && boardOf(s.map).cells.has(e.hex) && empty(s, e.hex)
}

/** What a ruling makes of the state. Two units are never sent to one hex: the second entry for it is passed over. */
export function applied(s: CcState, set: readonly Entry[]): Made {
  const units: { [id: string]: Partial<Unit> } = {}
  const leaders: { [id: string]: { hex: string | null } } = {}
  let now: Made['now'] = {}
  const taken = new Set<string>()
  for (const e of set) {
    if ('remove' in e) {
      const u = s.units[e.remove as string]!
      const back = unsquare(s, u)
      units[u.id] = { ...back.units?.[u.id], hex: null, leader: null, member: false }
      now = { ...now, ...back.now }
      if (u.leader) leaders[u.leader] = { hex: null }
    } else if ('blocks' in e) units[e.unit as string] = { blocks: e.blocks as number }
    else if (!taken.has(e.hex as string)) {
      const u = unitAt(s, s.units[e.unit as string]!.hex!)!
      taken.add(e.hex as string)
      units[u.id] = { hex: e.hex as string }
      if (u.leader) leaders[u.leader] = { hex: e.hex as string }
    }
  }
  return { units, leaders, now }
}
