/** 5.0 to 5.4, 3.2: what a step of the counters in hand may be, judged at each step. */
import type { Refusal } from '../../contract'
import { aspectOf, type Cell, DIRS, type Dir, opposite, turned } from '../board'
import type { Order } from '../kinds'
import type { Acting, Commander, Counter, SbSeen } from '../state'
import { MANOEUVRE_KEEPS, MANOEUVRE_PM, WITH_COMMANDER } from '../tables'
import { masterOf, wouldReach } from './command'
import { stepCost } from './cost'
import { fits } from './stack'
import { at, board, enemyDistance, enemyNear, near } from './where'

/** 5.1, 5.0.2, 5.1.2, 3.2.3: PM of a counter at the beginning of its activation. */
export function allowance(u: Counter, order: Order, withCommander: boolean): number {
  const other = u.formation === 'skirmish' || u.formation === 'limbered'
  const own = (other ? u.pmOther : u.pm) + (withCommander ? WITH_COMMANDER : 0)
  const battery = u.kind === 'artillery' && !other
  const all = own + (order === 'manoeuvre' && !battery ? MANOEUVRE_PM : 0)
  return u.isolated ? Math.max(1, Math.floor(all / 2)) : all
}

/** Who has no front to turn: skirmishers and limbers (5.1.3, 5.1.5). */
export const allRound = (u: Pick<Counter, 'formation'>): boolean => u.formation === 'skirmish' || u.formation === 'limbered'
/** Whether a hex lies in a counter's front. Limbered guns have none. */
export const inFront = (s: SbSeen, u: Counter, hex: string): boolean =>
  u.formation !== 'limbered' &&
  u.hex !== null &&
  board(s).side(u.hex, hex) !== null &&
  (u.formation === 'skirmish' || aspectOf(board(s), u.hex, u.facing, hex) === 'front')
/** 3.2.2: whether a hex lies in the front of an enemy counter. */
export const underFront = (s: SbSeen, seat: string, hex: string): boolean =>
  near(s, hex).some(n => at(s, n).some(u => u.seat !== seat && inFront(s, u, hex)))

/** 5.0: the sides across which a counter may go as it faces. */
export function mayLeave(u: Counter, dir: Dir, road: boolean, facing = u.facing, backed = u.backed): boolean {
  if (allRound(u) || (road && u.formation === 'column')) return true
  if (u.kind === 'artillery') return dir === facing || (dir === opposite(facing) && !backed)
  return dir !== turned(facing, 2) && dir !== turned(facing, -2)
}
/** 5.1.4: where it faces after that step. */
export const facingAfter = (u: Counter, dir: Dir, road: boolean, facing = u.facing): Dir =>
  allRound(u) || (road && u.formation === 'column') ? dir : facing

export interface Step {
  readonly to: string | null
  /** Nothing that a rule could let pass: off the map, forbidden ground, the enemy there. */
  readonly barred: Refusal | null
  readonly refusals: readonly Refusal[]
  readonly costs: { readonly [unit: string]: number }
  readonly roads: { readonly [unit: string]: boolean }
}
const refuse = (code: string, clause: string, unit?: Counter): Refusal => ({ code, clause, ...(unit ? { at: unit.id } : {}) })

/** 3.2, 5.1.2, 5.4: what orders and formations say of a counter's going there. */
function orderRefusals(s: SbSeen, u: Counter, order: Order, to: string): Refusal[] {
  const out: Refusal[] = []
  const master = masterOf(s, u)
  const distance = enemyDistance(s, u.seat, to)
  if (order === 'manoeuvre' && distance !== null && distance < MANOEUVRE_KEEPS) out.push(refuse('order/manoeuvre', '3.2.3', u))
  if (order === 'defence') {
    if (master && !wouldReach(s, master, to) && wouldReach(s, master, u.hex!)) out.push(refuse('order/radius', '3.2.2', u))
    if (underFront(s, u.seat, to)) out.push(refuse('order/front', '3.2.2', u))
  }
  if (u.formation === 'skirmish') {
    if (master && !wouldReach(s, master, to) && wouldReach(s, master, u.hex!)) out.push(refuse('skirmish/radius', '5.4', u))
    if (enemyNear(s, u.seat, u.hex!) && enemyNear(s, u.seat, to)) out.push(refuse('skirmish/adjacent', '5.4', u))
  }
  if (u.isolated && master?.hex && board(s).distance(to, master.hex) >= board(s).distance(u.hex!, master.hex))
    out.push(refuse('isolated/nearer', '5.1.2', u))
  return out
}

/** Cost and lie of the ground for all of them; what forbids it outright. */
function walked(s: SbSeen, a: Acting, dir: Dir, to: Cell | null, own: readonly Counter[]) {
  const costs: { [unit: string]: number } = {}
  const roads: { [unit: string]: boolean } = {}
  const refusals: Refusal[] = []
  let barred: Refusal | null = to ? null : refuse('move/off-map', '5.0')
  for (const u of to ? own : []) {
    const { id } = u
    const { cost, road } = stepCost(board(s), a.hex!, dir, u)
    if (cost === null) {
      barred ??= refuse('move/forbidden', '5.5', u)
      continue
    }
    // One hex can always be gone, for all PM.
    const spent = cost > u.left && !a.moved ? u.left : cost
    costs[id] = spent
    roads[id] = road
    if (spent > u.left || u.left === 0) refusals.push(refuse('move/too-far', '5.5', u))
    if (!mayLeave(u, dir, road)) refusals.push(refuse('move/facing', '5.0', u))
  }
  return { costs, roads, refusals, barred }
}

/** The counters as they would stand after the step. */
function stepped(own: readonly Counter[], dir: Dir, to: string, w: ReturnType<typeof walked>): Counter[] {
  return own.map(u => {
    const { id } = u
    const road = w.roads[id] === true
    return { ...u, hex: to, road, left: u.left - (w.costs[id] ?? 0), facing: facingAfter(u, dir, road) }
  })
}

/**
 * One step of the counters in hand. `deep`: whether a full hex may be passed through, where they can go on from it at once. `own`: the
 * counters as they would be, where that is not as they are.
 */
export function stepOf(
  s: SbSeen,
  a: Acting,
  dir: Dir,
  deep = true,
  own: readonly Counter[] = a.units.map(id => s.units[id]!),
): Step {
  const cell = board(s).cell(a.hex!)!
  const to = board(s).cell(cell.near[dir] ?? '')
  const w = walked(s, a, dir, to, own)
  if (!to || w.barred) return { to: to?.label ?? null, barred: w.barred, refusals: [], costs: w.costs, roads: w.roads }
  const label = to.label
  const there = at(s, label)
  const seat = own[0]!.seat
  if (there.length > 0 && there[0]!.seat !== seat)
    return { to: label, barred: refuse('move/enemy-there', '5.0'), refusals: [], costs: w.costs, roads: w.roads }
  const refusals = [...w.refusals]
  for (const u of own) refusals.push(...orderRefusals(s, u, a.order, label))
  const after = stepped(own, dir, label, w)
  if (!fits([...there, ...after])) {
    const on = deep && refusals.length === 0 && goesOn(s, a, dir, label, after)
    if (!on) refusals.push(refuse('stack/full', '5.3'))
  }
  return { to: label, barred: null, refusals, costs: w.costs, roads: w.roads }
}
function goesOn(s: SbSeen, a: Acting, dir: Dir, to: string, after: readonly Counter[]): boolean {
  const units = { ...s.units, ...Object.fromEntries(after.map(u => [u.id, u])) }
  const next: Acting = { ...a, hex: to, moved: true }
  return DIRS.some(d => {
    if (d === opposite(dir)) return false
    const step = stepOf({ ...s, units }, next, d, false)
    return step.barred === null && step.refusals.length === 0
  })
}

/** 3.2.2, 3.2.3: PM and hexes of a commander under his order. */
export const commanderHexes = (c: Commander): number | null => (c.order === 'defence' ? 2 : null)
