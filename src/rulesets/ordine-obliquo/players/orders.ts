/** 3: the sergeant's orders and generals. The stronger side attacks; the weaker waits, part of it going forward with care. */
import { distance } from '../../../geometry/vec'
import type { Id, Point } from '../../contract'
import type { OoCommand } from '../commands'
import { judge } from '../decide'
import { ofSeat } from '../rules/bodies'
import { mayNotChange, wavering } from '../rules/commanders'
import { inRadius } from '../rules/commandRadius'
import { counterFor, holders } from '../rules/orders'
import type { OoSeen, Order, Side, Unit } from '../state'
import { SPEED } from '../tables'
import { meanOf, strengthOf } from './worth'

/** Nearer than this a brigade that goes forward with care attacks. */
const NEAR = 30
/** A place farther than this is no aim of a brigade. */
const PLACE_NEAR = 90

const unitsOf = (seen: OoSeen, to: Id): Unit[] =>
  (seen.brigades[to] ? seen.brigades[to]!.units : [to])
    .map(id => seen.units[id])
    .filter((u): u is Unit => u?.place === 'table' && u.pose !== null)

/** The temper of a brigade, 0 to 3, always the same. */
function temper(id: Id): number {
  let sum = 0
  for (let i = 0; i < id.length; i++) sum += id.charCodeAt(i) * (i + 1)
  return sum % 4
}

interface Aim {
  readonly id: Id
  readonly at: Point
  readonly cm: number
}
/** The enemy's brigades that still stand, nearest first. */
function aims(seen: OoSeen, seat: Side, from: Point): Aim[] {
  return Object.values(seen.brigades)
    .filter(b => b.seat !== seat)
    .flatMap((b): Aim[] => {
      const steady = unitsOf(seen, b.id).filter(u => u.rout === null)
      const at = meanOf(steady)
      return at ? [{ id: b.id, at, cm: distance(from, at) }] : []
    })
    .sort((x, y) => x.cm - y.cm || (x.id < y.id ? -1 : 1))
}

/** A village or hill between the brigade and the enemy that it may be sent to. */
function placeFor(seen: OoSeen, from: Point, enemy: Aim): Order | null {
  const best = seen.ground
    .filter(g => g.outline.length > 2 && ['village', 'hill', 'steepHill'].includes(g.kind))
    .map(g => {
      const at: Point = [
        g.outline.reduce((t, p) => t + p[0], 0) / g.outline.length,
        g.outline.reduce((t, p) => t + p[1], 0) / g.outline.length,
      ]
      return { id: g.id, at, cm: distance(from, at) }
    })
    .filter(g => g.cm > 10 && g.cm < PLACE_NEAR && distance(g.at, enemy.at) < enemy.cm)
    .sort((x, y) => x.cm - y.cm || (x.id < y.id ? -1 : 1))[0]
  const round = (x: number) => Math.round(x * 100) / 100
  return best ? { kind: 'objective', place: [round(best.at[0]), round(best.at[1])], ground: best.id } : null
}

/** The order that what stands under this counter should act on; null: the one it has will do. */
function wanted(seen: OoSeen, seat: Side, to: Id, now: Order | null): Order | null {
  const units = unitsOf(seen, to)
  const from = meanOf(units)
  if (!from) return null
  const brigade = seen.brigades[to]
  if (brigade && wavering(seen, brigade)) return { kind: 'withdraw' }
  const near = aims(seen, seat, from)[0]
  if (!near) return null
  if (now?.kind === 'attack') {
    const left = unitsOf(seen, now.target).some(u => u.rout === null)
    if (left) return null
  }
  if (now?.kind === 'objective' && near.cm > NEAR) return null
  if (near.cm <= NEAR) return { kind: 'attack', target: near.id }
  const ratio = strengthOf(seen, seat) / Math.max(1, strengthOf(seen, seat === 'a' ? 'b' : 'a'))
  const mood = temper(to)
  if (mood === 3 && seen.turn < 2) {
    const place = placeFor(seen, from, near)
    if (place) return place
  }
  if (ratio >= 1 || (ratio >= 0.8 && mood !== 0)) return { kind: 'attack', target: near.id }
  return mood % 2 === 0 ? { kind: 'cautious' } : { kind: 'halt' }
}

/** The next counter to be laid, or null: all lie as they should. */
export function nextOrder(seen: OoSeen, seat: Side): OoCommand | null {
  for (const to of holders(seen, seat)) {
    const counter = counterFor(seen, to)
    if (!counter || (seen.phase === 'orders' && (counter.laid === seen.turn || mayNotChange(seen, seat, to) !== null))) continue
    if (Object.values(seen.couriers).some(c => c.to === to && c.seat === seat)) continue
    // In the set-up what was laid stands, so that two moods cannot take turns; what the scenario proposes may be changed once.
    if (seen.phase === 'firstOrders' && counter.laid >= 0) continue
    const order = wanted(seen, seat, to, counter.order)
    if (!order || JSON.stringify(order) === JSON.stringify(counter.order)) continue
    const command: OoCommand = { type: 'order', to, order }
    if (judge(seen, seat, command).kind === 'ok') return command
  }
  return null
}

/** 3.3, 3.4: each general rides to the middle of his units, so that they stay within his radius; null: all stand well. */
export function nextRide(seen: OoSeen, seat: Side): OoCommand | null {
  const back = seat === 'a' ? -1 : 1
  for (const g of Object.values(seen.generals)) {
    if (g.seat !== seat || !g.point || g.fate !== 'well' || g.ridden > 0 || g.attached !== null) continue
    const own = (seen.brigades[g.brigade]?.units ?? [])
      .map(id => seen.units[id])
      .filter((u): u is Unit => u?.place === 'table' && u.pose !== null && !u.detached)
    const middle = meanOf(own.length > 0 ? own : ofSeat(seen, seat))
    if (!middle) continue
    const goal: Point = [middle[0], Math.max(1, Math.min(seen.table.depth - 1, middle[1] + back * 4))]
    const way = distance(g.point, goal)
    if (way < 2 || (way < 8 && own.every(u => inRadius(seen, u)))) continue
    const share = Math.min(1, (SPEED.general.line - 0.1) / way)
    const at = (i: 0 | 1) => Math.round((g.point![i] + (goal[i] - g.point![i]) * share) * 100) / 100
    const command: OoCommand = { type: 'moveGeneral', general: g.id, to: [at(0), at(1)] }
    if (judge(seen, seat, command).kind === 'ok') return command
  }
  return null
}
