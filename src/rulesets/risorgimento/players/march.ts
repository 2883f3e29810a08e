/** The sergeant with counters in hand: fire, assault, march, turn, form, stop; and commanders who follow their men. */
import { DIRS, type Dir, turned } from '../board'
import type { SbCommand } from '../commands'
import { judge } from '../decide'
import { walk } from '../handlers/activate'
import type { Formation } from '../kinds'
import { movable } from '../rules/active'
import { assaultOf } from '../rules/assault'
import { battalionsUnder, inRadius } from '../rules/command'
import { commanderCost } from '../rules/cost'
import { nearerSteps, targetsOf } from '../rules/duty'
import { allRound, stepOf } from '../rules/limits'
import { assaultOdds } from '../rules/odds'
import { at, board, enemyDistance } from '../rules/where'
import type { Acting, Commander, Counter, SbView, Side } from '../state'
import { COMMANDER_PM } from '../tables'
import { facingTo, guarded, gunsUseful, promises, shotWorth, want } from './worth'

const ok = (view: SbView, seat: Side, c: SbCommand): boolean => judge(view, seat, c).kind === 'ok'
/** Under Attack one dares more than one's own judgement. */
const BOLD = { attack: 1.6, defence: 1, manoeuvre: 1 } as const
/** An enemy so near is met in line. */
const CLOSE = 3
/** A shot worth stopping for, in mean points. */
const WORTH_A_SHOT = 0.3

function bestShot(view: SbView, a: Acting): { readonly command: SbCommand; readonly worth: number } | null {
  let best: { readonly command: SbCommand; readonly worth: number } | null = null
  for (const target of targetsOf(view, a.hex!, a.units)) {
    const worth = shotWorth(view, a.hex!, target, a.units)
    if (!best || worth > best.worth) best = { command: { type: 'fire', target }, worth }
  }
  return best
}
function bestAssault(view: SbView, a: Acting, seat: Side, least: number): SbCommand | null {
  let best: { readonly dir: Dir; readonly worth: number } | null = null
  for (const dir of DIRS) {
    const got = assaultOf(view, a, dir)
    if (got.barred || got.refusals.length > 0 || got.to === null) continue
    const w = assaultOdds(view, seat, a.units, a.hex!, got.to, got.charge)
    const worth = w.inflicted - 0.8 * w.suffered
    if (promises(w, BOLD[a.order]) && worth > least && (!best || worth > best.worth)) best = { dir, worth }
  }
  return best === null ? null : { type: 'assault', dir: best.dir }
}

/** The step that brings them furthest towards what they want; null: none does. */
function bestStep(view: SbView, a: Acting, u: Counter): Dir | null {
  const here = want(view, u, a.hex!)
  let best: { readonly dir: Dir; readonly gain: number } | null = null
  for (const dir of DIRS) {
    const step = stepOf(view, a, dir)
    if (step.barred || step.refusals.length > 0 || step.to === null) continue
    const gain = (here - want(view, u, step.to)) / Math.max(1, ...Object.values(step.costs))
    if (gain > 0.01 && (!best || gain > best.gain)) best = { dir, gain }
  }
  return best?.dir ?? null
}
/** Turns of the counters in hand that bring a side into their front, the least first. */
function turnTo(view: SbView, u: Counter, dir: Dir): SbCommand | null {
  if (allRound(u)) return null
  const front = u.kind === 'artillery' ? [u.facing] : [turned(u.facing, -1), u.facing, turned(u.facing, 1)]
  if (front.includes(dir)) return null
  const right = (dir - u.facing + 6) % 6
  const slack = u.kind === 'artillery' ? 0 : 1
  const by = right <= 3 ? right - slack : right - 6 + slack
  const c: SbCommand = { type: 'rotate', by }
  return ok(view, u.seat, c) ? c : null
}
/** The side across which the way goes on, whatever they face now. */
function wayOn(view: SbView, u: Counter, hex: string): Dir | null {
  const here = want(view, u, hex)
  let best: { readonly dir: Dir; readonly far: number } | null = null
  board(view)
    .cell(hex)!
    .near.forEach((n, d) => {
      if (n === null || at(view, n).some(x => x.seat !== u.seat)) return
      const far = want(view, u, n)
      if (far < here && (!best || far < best.far)) best = { dir: d as Dir, far }
    })
  return (best as { readonly dir: Dir } | null)?.dir ?? null
}
/** The formation that the moment asks for: guns unlimber where they see, foot marches in column and meets the enemy in line. */
function formed(view: SbView, a: Acting, u: Counter): Formation | null {
  const near = enemyDistance(view, u.seat, a.hex!) ?? 99
  if (u.kind === 'artillery') return gunsUseful(view, u, a.hex!) ? 'line' : 'limbered'
  if (u.kind !== 'infantry' || u.skirmish === 'only') return null
  if (near <= CLOSE) return u.formation === 'column' ? 'line' : null
  const road = board(view).cell(a.hex!)!.road
  return near > CLOSE + 1 && a.order !== 'defence' && road.some(r => r) ? 'column' : null
}

/** Whether they alone hold a place that their side wants. */
const holds = (view: SbView, a: Acting): boolean =>
  guarded(view, view.units[a.units[0]!]!.seat).includes(a.hex!) && at(view, a.hex!).every(u => a.units.includes(u.id))

/** What the counters in hand do next; null: nothing that is worth it. */
export function deed(view: SbView, seat: Side): SbCommand | null {
  const a = view.acting!
  const u = view.units[a.units[0]!]!
  const guns = u.kind === 'artillery'
  const shot = bestShot(view, a)
  const assault = bestAssault(view, a, seat, shot ? shot.worth : 0)
  if (assault) return assault
  const still = u.left === 0
  if (shot && (shot.worth >= WORTH_A_SHOT || still) && ok(view, seat, shot.command)) return shot.command
  if (holds(view, a)) return shot && ok(view, seat, shot.command) ? shot.command : null
  const form = formed(view, a, u)
  if (form && form !== u.formation) {
    const c: SbCommand = { type: 'form', formation: form }
    if (ok(view, seat, c)) return c
  }
  if (guns && form === 'line') {
    const to = facingTo(view, seat, a.hex!)
    return shot && ok(view, seat, shot.command) ? shot.command : to === null ? null : turnTo(view, u, to)
  }
  const dir = a.order === 'defence' && (enemyDistance(view, seat, a.hex!) ?? 99) <= CLOSE ? null : bestStep(view, a, u)
  if (dir !== null) return { type: 'step', dir }
  if (a.order !== 'defence') {
    const on = wayOn(view, u, a.hex!)
    const turn = on === null ? null : turnTo(view, u, on)
    if (turn) return turn
  }
  const nearer = a.order === 'attack' ? nearerSteps(view, a)[0] : undefined
  if (nearer !== undefined) return { type: 'step', dir: nearer }
  if (shot && ok(view, seat, shot.command)) return shot.command
  const foe = facingTo(view, seat, a.hex!)
  return foe === null || (enemyDistance(view, seat, a.hex!) ?? 99) > CLOSE ? null : turnTo(view, u, foe)
}

/** Ways of a commander to every hex that he reaches, by what they cost. */
function ways(view: SbView, c: Commander): ReadonlyMap<string, readonly string[]> {
  const b = board(view)
  const out = new Map<string, readonly string[]>()
  let open: { readonly cost: number; readonly path: readonly string[] }[] = [{ cost: 0, path: [] }]
  while (open.length > 0) {
    const least = open.reduce((m, o) => (o.cost < m.cost ? o : m))
    open = open.filter(o => o !== least)
    const hex = least.path[least.path.length - 1] ?? c.hex!
    if (out.has(hex)) continue
    out.set(hex, least.path)
    for (const dir of DIRS) {
      const n = b.cell(hex)!.near[dir]
      const cost = n ? commanderCost(b, hex, dir) : null
      if (!n || cost === null || least.cost + cost > COMMANDER_PM || out.has(n)) continue
      open.push({ cost: least.cost + cost, path: [...least.path, n] })
    }
  }
  return out
}
/** A commander goes to the stack from which he has most of his men in his radius; he leaves it only for a better one. */
export function follow(view: SbView): SbCommand | null {
  for (const c of movable(view)) {
    const men = battalionsUnder(view, c.id)
      .flatMap(b => b.counters.map(id => view.units[id]!))
      .filter(u => u.place === 'map' && u.hex !== null)
    if (men.length === 0) continue
    const worth = (hex: string) => {
      const there: Commander = { ...c, hex }
      const covered = men.filter(u => inRadius(view, there, u.hex!)).length
      const spread = men.reduce((t, u) => t + board(view).distance(hex, u.hex!), 0) / men.length
      const safe = at(view, hex).some(u => u.seat === c.seat) ? 0 : -1
      return 2 * covered - 0.2 * spread + 2 * safe
    }
    const stacks = new Set(men.map(u => u.hex!))
    const now = worth(c.hex!)
    const reached = ways(view, c)
    let best: { readonly path: readonly string[]; readonly gain: number } | null = null
    for (const hex of stacks) {
      const path = reached.get(hex)
      if (!path || path.length === 0 || walk(view, c, path).length < path.length) continue
      const gain = worth(hex) - now
      if (gain > 0.3 && (!best || gain > best.gain)) best = { path, gain }
    }
    if (best) return { type: 'moveCommander', commander: c.id, path: best.path }
    // Too far off: as far towards them as his legs and his order let him.
    const goal = men.map(u => u.hex!).sort((x, y) => board(view).distance(c.hex!, x) - board(view).distance(c.hex!, y))[0]!
    if (board(view).distance(c.hex!, goal) <= 1 || inRadius(view, c, goal)) continue
    const nearest = [...reached.values()]
      .filter(p => p.length > 0 && walk(view, c, p).length === p.length)
      .sort((p, q) => board(view).distance(p[p.length - 1]!, goal) - board(view).distance(q[q.length - 1]!, goal))[0]
    if (nearest && board(view).distance(nearest[nearest.length - 1]!, goal) < board(view).distance(c.hex!, goal))
      return { type: 'moveCommander', commander: c.id, path: nearest }
  }
  return null
}
