/** Rulings: what a player may correct by hand of his own units: a movement point left, what is owed, a unit taken off. */
import type { RulingSpec } from '../contract'
import type { Made } from './events'
import { NOTHING, type Side } from './kinds'
import type { CampSeen, CampState, Unit } from './state'
import { MOST_DEBT } from './tables'

type Entry = { readonly [key: string]: unknown }
export const rulingSpec: RulingSpec = { unit: ['debt', 'pm', 'strength'], phases: [] }
const MOST_PM = 4
const MOST_POINTS = 999

/** Whether every entry names a unit of that side and a value that it may take. */
export const checkRuling = (s: CampSeen, seat: Side, set: readonly Entry[]): boolean =>
  s.contact === null &&
  set.length > 0 &&
  new Set(set.map(e => e.unit)).size === set.length &&
  set.every(e => checkEntry(s, seat, e))
function checkEntry(s: CampSeen, seat: Side, e: Entry): boolean {
  const keys = Object.keys(e)
  if (keys.length !== 2 || typeof e.unit !== 'string' || !Object.hasOwn(s.units, e.unit)) return false
  const u = s.units[e.unit]!
  if (u.seat !== seat || u.at === null) return false
  const whole = (v: unknown, least: number, most: number) =>
    Number.isInteger(v) && (v as number) >= least && (v as number) <= most
  if ('debt' in e) return whole(e.debt, 0, MOST_DEBT)
  if ('pm' in e) return whole(e.pm, 0, MOST_PM)
  return 'strength' in e && whole(e.strength, 1, MOST_POINTS)
}
/** What a ruling makes of the state; `strength` sets the infantry points. */
export function applied(s: CampState, set: readonly Entry[]): Made {
  const units: { [id: string]: Partial<Unit> } = {}
  for (const e of set) {
    const id = e.unit as string
    if ('debt' in e) units[id] = { debt: e.debt as number }
    else if ('pm' in e) units[id] = { pm: e.pm as number }
    else units[id] = { points: { ...(s.units[id]?.points ?? NOTHING), ipf: e.strength as number } }
  }
  return { units }
}
