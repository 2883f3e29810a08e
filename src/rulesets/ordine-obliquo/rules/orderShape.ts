/** 3.2: whether a value is an order that may lie beside a general: its kind, its place or its target. */
import type { Id, Point, Seat } from '../../contract'
import { ORDERS } from '../kinds'
import { type OoSeen, type Order, other } from '../state'
import { isUnseen } from './ending/unseen'

const isPoint = (p: unknown): p is Point =>
  Array.isArray(p) && p.length === 2 && p.every(x => typeof x === 'number' && Number.isFinite(x))

/** `seat`: whose order it is; its target must then be the other side's. */
export function checkOrder(seen: OoSeen, value: unknown, seat?: Seat): value is Order {
  if (typeof value !== 'object' || value === null) return false
  const o = value as { readonly kind?: unknown; readonly place?: unknown; readonly ground?: unknown; readonly target?: unknown }
  if (!(ORDERS as readonly unknown[]).includes(o.kind)) return false
  const keys = Object.keys(o).length
  if (o.kind === 'objective') {
    if (!isPoint(o.place)) return false
    const [x, y] = o.place
    if (x < 0 || y < 0 || x > seen.table.width || y > seen.table.depth) return false
    return o.ground === undefined ? keys === 2 : keys === 3 && seen.ground.some(g => g.id === o.ground)
  }
  if (o.kind === 'attack') return keys === 2 && typeof o.target === 'string' && isTarget(seen, o.target, seat)
  return keys === 1
}

/** 3.2: a brigade or a single unit of the enemy. */
function isTarget(seen: OoSeen, id: Id, seat?: Seat): boolean {
  const brigade = seen.brigades[seen.units[id]?.brigade ?? id]
  // Nobody aims at whom he cannot know of.
  const owner = brigade && !isUnseen(seen, brigade) ? brigade.seat : undefined
  return owner !== undefined && (seat === undefined || owner === other(seat))
}
