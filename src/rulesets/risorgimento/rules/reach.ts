/** 5.0 to 5.5: where counters in hand may come with their PM, and facing which way: every step and turn judged as it would be made. */
import { DIRS, type Dir, opposite, turned } from '../board'
import type { Acting, Counter, SbSeen } from '../state'
import { DEFENCE_HEXES, RETROGRADE, ROTATE, ROTATE_GUNS } from '../tables'
import { allRound, facingAfter, mayLeave, stepOf } from './limits'
import { fits } from './stack'
import { at, board, moved } from './where'

/** A turn by so many sides, or a step across a side. */
type Deed = { readonly rotate: number } | { readonly step: Dir }
export interface Reached {
  readonly hex: string
  /** Of the first counter in hand. */
  readonly facing: Dir
  readonly cost: number
  /** They may stop here; else they pass through a hex that is full. */
  readonly ends: boolean
  readonly by: Link | null
}
/** The last deed of a way, and what came before it. */
interface Link {
  readonly deed: Deed
  readonly before: Link | null
}
/** The turns and steps of a way, in order. */
export function wayTo(r: Reached): readonly Deed[] {
  const out: Deed[] = []
  for (let link = r.by; link; link = link.before) out.push(link.deed)
  return out.reverse()
}

/** One counter on the way: what changes of it. */
interface Mover {
  readonly facing: Dir
  readonly left: number
  readonly road: boolean
  readonly backed: boolean
}
interface Node {
  readonly hex: string
  readonly movers: readonly Mover[]
  readonly begun: boolean
  readonly cost: number
  readonly by: Link | null
}
/** A step whichever way they face, with PM enough: what is left to judge is front and cost. */
interface Edge {
  readonly to: string
  readonly costs: readonly number[]
  readonly roads: readonly boolean[]
  /** Too many would stand there: they must be able to go on. */
  readonly full: boolean
}
interface Place {
  readonly seen: SbSeen
  readonly acting: Acting
  readonly others: readonly Counter[]
  readonly edges: readonly (Edge | null)[]
}
const PLENTY = 1000

/** 5.0.3: backwards costs horse and guns in battery one more. */
const backward = (u: Counter, m: Mover, dir: Dir, road: boolean): number =>
  u.kind !== 'infantry' && !road && u.formation !== 'limbered' && dir === opposite(m.facing) ? RETROGRADE : 0

/** What holds in a hex for all ways of facing there. */
function placeOf(s: SbSeen, a: Acting, units: readonly Counter[], hex: string): Place {
  const seen = moved(
    s,
    units.map(u => ({ ...u, hex })),
  )
  const acting: Acting = { ...a, hex, moved: true }
  const others = at(seen, hex).filter(u => !a.units.includes(u.id))
  const edges = DIRS.map((dir): Edge | null => {
    const own = units.map(u => ({ ...u, hex, facing: dir, left: PLENTY, backed: false }))
    const step = stepOf(seen, acting, dir, true, own)
    if (step.barred || step.refusals.length > 0 || step.to === null) return null
    const roads = units.map(u => step.roads[u.id] === true)
    const there = at(s, step.to).filter(u => !a.units.includes(u.id))
    const full = !fits([...there, ...units.map((u, i) => ({ ...u, road: roads[i]! }))])
    return { to: step.to, costs: units.map(u => step.costs[u.id] ?? 0), roads, full }
  })
  return { seen, acting, others, edges }
}

/**
 * Everywhere that the counters in hand may come, each hex and facing by a cheapest way, the cheapest first; where they are at the start
 * included. Fire and charges that stop them on the way are not foreseen; formations are kept.
 */
export function reach(s: SbSeen, a: Acting): readonly Reached[] {
  if (a.hex === null) return []
  const units = a.units.map(id => s.units[id]!)
  const turns = units.some(allRound) ? [] : [-1, 1]
  const bound = a.commander !== null && a.order === 'defence' && a.from !== null ? a.from : null
  const places = new Map<string, Place>()
  const place = (hex: string): Place => {
    const made = places.get(hex) ?? placeOf(s, a, units, hex)
    places.set(hex, made)
    return made
  }
  const as = (n: Node): Counter[] => units.map((u, i) => ({ ...u, hex: n.hex, ...n.movers[i]! }))

  function step(n: Node, p: Place, dir: Dir, edge: Edge): Node | null {
    if (bound !== null && board(s).distance(bound, edge.to) > DEFENCE_HEXES) return null
    let most = 0
    const movers: Mover[] = []
    for (let i = 0; i < units.length; i++) {
      const u = units[i]!
      const m = n.movers[i]!
      const road = edge.roads[i]!
      const whole = edge.costs[i]! + backward(u, m, dir, road)
      // One hex can always be gone, for all PM.
      const spent = whole > m.left && !n.begun ? m.left : whole
      if (m.left === 0 || spent > m.left || !mayLeave(u, dir, road, m.facing, m.backed)) return null
      const back = u.kind === 'artillery' && u.formation !== 'limbered' && dir === opposite(m.facing)
      const facing = facingAfter(u, dir, road, m.facing)
      movers.push({ facing, left: m.left - spent, road, backed: m.backed || back })
      most = Math.max(most, spent)
    }
    // Through a full hex only with the PM to go on from it: judged as it stands.
    if (edge.full && stepOf(p.seen, { ...p.acting, moved: n.begun }, dir, true, as(n)).refusals.length > 0) return null
    return { hex: edge.to, movers, begun: true, cost: n.cost + most, by: { deed: { step: dir }, before: n.by } }
  }
  function turn(n: Node, by: number): Node | null {
    let most = 0
    const movers: Mover[] = []
    for (let i = 0; i < units.length; i++) {
      const m = n.movers[i]!
      const cost = Math.abs(by) * (units[i]!.kind === 'artillery' ? ROTATE_GUNS : ROTATE)
      if (cost > m.left) return null
      movers.push({ ...m, facing: turned(m.facing, by), left: m.left - cost })
      most = Math.max(most, cost)
    }
    return { hex: n.hex, movers, begun: true, cost: n.cost + most, by: { deed: { rotate: by }, before: n.by } }
  }
  /** Two places on the way that go on alike: the same hex, facings and roads. */
  const key = (n: Node): string => {
    let k = n.hex
    for (let i = 0; i < units.length; i++) {
      const m = n.movers[i]!
      k += `${allRound(units[i]!) ? '' : m.facing}${m.road ? 'r' : '.'}`
    }
    return k
  }
  // Buckets by cost: PM are few whole numbers.
  const start: Node = {
    hex: a.hex,
    movers: units.map(({ facing, left, road, backed }) => ({ facing, left, road, backed })),
    begun: a.moved,
    cost: 0,
    by: null,
  }
  const open: Node[][] = [[start]]
  const done = new Map<string, Reached>()
  const add = (n: Node | null) => {
    if (!n) return
    while (open.length <= n.cost) open.push([])
    open[n.cost]!.push(n)
  }
  for (let cost = 0; cost < open.length; cost++)
    for (let i = 0; i < open[cost]!.length; i++) {
      const n = open[cost]![i]!
      const k = key(n)
      if (done.has(k)) continue
      const p = n === start || n.movers.some(m => m.left > 0) ? place(n.hex) : null
      const others = p?.others ?? at(s, n.hex).filter(u => !a.units.includes(u.id))
      const over = others.length > 0 && !fits([...others, ...units.map((u, j) => ({ ...u, road: n.movers[j]!.road }))])
      done.set(k, { hex: n.hex, facing: n.movers[0]!.facing, cost, ends: !over, by: n.by })
      if (!p) continue
      // Who stands too many goes on before he turns (5.3).
      if (!over) for (const by of turns) add(turn(n, by))
      for (const dir of DIRS) {
        const edge = p.edges[dir]
        if (edge) add(step(n, p, dir, edge))
      }
    }
  return [...done.values()]
}
