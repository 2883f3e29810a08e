/** 3.2.1: what Attack asks of a counter, and who is excused. */
import { DIRS, type Dir } from '../board'
import type { Acting, Counter, SbSeen } from '../state'
import { assaultOf } from './assault'
import { firersOf } from './firing'
import { allowance, stepOf } from './limits'
import { enemyDistance, holder, near, taken } from './where'

/** Enemy hexes that counters in a hex could fire at. */
export const targetsOf = (s: SbSeen, from: string, only: readonly string[]): readonly string[] => {
  const seat = s.units[only[0]!]!.seat
  const guns = only.some(id => s.units[id]!.kind === 'artillery')
  const all = guns ? taken(s).map(([hex]) => hex) : near(s, from)
  return all.filter(h => {
    const there = holder(s, h)
    return there !== null && there !== seat && firersOf(s, from, h, only).length > 0
  })
}

/** Steps that bring the counters in hand nearer to the enemy than they began. */
export const nearerSteps = (s: SbSeen, a: Acting): readonly Dir[] => {
  const seat = s.units[a.units[0]!]!.seat
  const now = enemyDistance(s, seat, a.hex!)
  if (now === null) return []
  return DIRS.filter(d => {
    const step = stepOf(s, a, d)
    if (step.barred || step.refusals.length > 0 || step.to === null) return false
    return (enemyDistance(s, seat, step.to) ?? 0) < now
  })
}
/** Whether Attack still binds a group in hand: somebody has not done it and could. */
export function bound(s: SbSeen, a: Acting): boolean {
  if (a.order !== 'attack' || a.hex === null) return false
  const open = a.units.map(id => s.units[id]!).filter(u => !u.duty && !u.isolated)
  if (open.length === 0) return false
  const seat = open[0]!.seat
  const now = enemyDistance(s, seat, a.hex)
  if (now === null) return false
  if (open.every(u => now < (a.distance[u.id] ?? 0))) return false
  if (targetsOf(s, a.hex, a.units).length > 0) return true
  if (nearerSteps(s, a).length > 0) return true
  return DIRS.some(d => {
    const assault = assaultOf(s, a, d)
    return assault.barred === null && assault.refusals.length === 0
  })
}
/** A counter of the marker that has not been activated and that Attack would bind. */
export function owes(s: SbSeen, u: Counter, order: Acting['order']): boolean {
  if (u.done || u.duty || u.isolated || order !== 'attack' || u.place !== 'map') return false
  const left = allowance(u, order, false)
  const a: Acting = {
    units: [u.id],
    hex: u.hex,
    commander: null,
    order,
    moved: false,
    run: null,
    from: u.hex,
    distance: { [u.id]: enemyDistance(s, u.seat, u.hex!) ?? 0 },
  }
  return bound({ ...s, units: { ...s.units, [u.id]: { ...u, left } } }, a)
}
export const distances = (s: SbSeen, hex: string, units: readonly Counter[]): Acting['distance'] =>
  Object.fromEntries(units.map(u => [u.id, enemyDistance(s, u.seat, hex) ?? 0]))
