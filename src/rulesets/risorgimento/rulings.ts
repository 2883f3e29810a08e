/** Rulings: what a player may correct by hand: losses, place, facing, formation, order, taking off. */
import type { RulingSpec } from '../contract'
import type { Dir } from './board'
import type { Made } from './events'
import { type Formation, ORDERS } from './kinds'
import { at, board, bottom } from './rules/where'
import { scatter } from './stages/loss'
import type { Commander, Counter, SbSeen } from './state'

type Entry = { readonly [key: string]: unknown }
export const rulingSpec: RulingSpec = { unit: ['losses', 'hex', 'facing', 'formation', 'order', 'remove'], phases: [] }
const has = (o: object, id: unknown): id is string => typeof id === 'string' && Object.hasOwn(o, id)

/** Whether every entry names a thing that is there, once, and a value that it may take. */
export const checkRuling = (seen: SbSeen, set: readonly Entry[]): boolean =>
  set.length > 0 && set.every(e => checkEntry(seen, e)) && new Set(set.map(e => e.unit ?? e.remove)).size === set.length
function checkEntry(seen: SbSeen, e: Entry): boolean {
  const keys = Object.keys(e)
  if ('remove' in e) return keys.length === 1 && has(seen.units, e.remove)
  if (keys.length !== 2) return false
  if (has(seen.commanders, e.unit)) {
    if ('hex' in e) return mayStand(seen, e.hex, seen.commanders[e.unit]!.seat)
    return (ORDERS as readonly unknown[]).includes(e.order)
  }
  if (!has(seen.units, e.unit)) return false
  const u = seen.units[e.unit]!
  if ('hex' in e) return !seen.acting?.units.includes(u.id) && mayStand(seen, e.hex, u.seat)
  if ('facing' in e)
    return u.place === 'map' && Number.isInteger(e.facing) && (e.facing as number) >= 0 && (e.facing as number) <= 5
  if ('formation' in e) return u.place === 'map' && typeof e.formation === 'string' && formationsOf(u).includes(e.formation)
  const { losses } = e
  return Number.isInteger(losses) && (losses as number) >= 0 && (losses as number) <= u.sp
}
/** Land where no enemy counter stands; not while a melee or a flight is under way, nor for counters in hand. */
const mayStand = (s: SbSeen, hex: unknown, seat: string): boolean =>
  s.melee === null &&
  s.flight === null &&
  typeof hex === 'string' &&
  board(s).cell(hex) !== null &&
  board(s).cell(hex)!.terrain !== 'A' &&
  at(s, hex).every(u => u.seat === seat)
/** Formations that a counter has at all (5.2). */
function formationsOf(u: Counter): readonly string[] {
  if (u.kind === 'artillery') return ['line', 'limbered']
  if (u.skirmish === 'only') return ['skirmish']
  return ['line', 'column', ...(u.skirmish === 'no' ? [] : ['skirmish'])]
}

/** What a ruling makes of the state. Who is put down where he was not on the map has at least one point left. */
export function applied(s: SbSeen, set: readonly Entry[]): Made {
  const units: { [id: string]: Partial<Counter> } = {}
  const commanders: { [id: string]: Partial<Commander> } = {}
  for (const e of set) {
    if ('remove' in e) units[e.remove as string] = scatter(s.units[e.remove as string]!)
    else if ('order' in e) commanders[e.unit as string] = { order: e.order as Commander['order'] }
    else if (has(s.commanders, e.unit)) commanders[e.unit] = { place: 'map', hex: e.hex as string }
    else {
      const u = s.units[e.unit as string]!
      if ('hex' in e) {
        const hex = e.hex as string
        const losses = Math.min(u.losses, u.sp - 1)
        units[u.id] = { place: 'map', hex, rank: bottom(s, hex), road: false, losses, rallied: 0 }
      } else if ('facing' in e) units[u.id] = { facing: e.facing as Dir }
      else if ('formation' in e) units[u.id] = { formation: e.formation as Formation }
      else {
        const losses = e.losses as number
        units[u.id] = losses >= u.sp ? scatter(u) : { losses }
      }
    }
  }
  return { units, commanders }
}
