/** Where what is in hand may go, hex by hex, each by a cheapest way: the counters that act, and commanders who may move. */
import type { Choice, UnitId } from '../contract'
import { DIRS, type Dir } from './board'
import type { SbCommand } from './commands'
import { walk } from './handlers/activate'
import { movable } from './rules/active'
import { commanderCost } from './rules/cost'
import { facingAfter, stepOf } from './rules/limits'
import { fits } from './rules/stack'
import { at, board } from './rules/where'
import type { Acting, Commander, Counter, SbSeen, SbView } from './state'
import { DEFENCE_HEXES } from './tables'

type C = Choice<SbCommand>
interface Way {
  readonly cost: number
  readonly path: readonly string[]
  readonly dirs: readonly Dir[]
}
/** A place on the way: how the table would look with the counters there. */
interface Node extends Way {
  readonly seen: SbSeen
  readonly acting: Acting
}

/** The table after a step, with nothing drawn by it: whoever may answer answers when it is made. */
function after(n: Node, dir: Dir, to: string, step: ReturnType<typeof stepOf>): Node {
  const units: { [id: string]: Counter } = { ...n.seen.units }
  for (const id of n.acting.units) {
    const u = units[id]!
    const road = step.roads[id] === true
    const left = Math.max(0, u.left - (step.costs[id] ?? 0))
    units[id] = { ...u, hex: to, road, left, facing: facingAfter(u, dir, road) }
  }
  return {
    cost: n.cost + Math.max(0, ...Object.values(step.costs)),
    path: [...n.path, to],
    dirs: [...n.dirs, dir],
    seen: { ...n.seen, units },
    acting: { ...n.acting, hex: to, moved: true },
  }
}

/** The ways of the counters in hand (5.0, 5.5), by hex. Turning on the spot is not among them. */
export function countersWays(s: SbSeen, a: Acting): ReadonlyMap<string, Way> {
  const found = new Map<string, Way>()
  const best = new Map<string, number>([[a.hex!, 0]])
  const open: Node[] = [{ cost: 0, path: [], dirs: [], seen: s, acting: a }]
  while (open.length > 0) {
    const n = open.reduce((x, y) => (y.cost < x.cost ? y : x))
    open.splice(open.indexOf(n), 1)
    const here = n.acting.hex!
    if (n.cost > (best.get(here) ?? 0)) continue
    if (n.path.length > 0 && fits(at(n.seen, here))) found.set(here, n)
    for (const dir of DIRS) {
      const step = stepOf(n.seen, n.acting, dir)
      if (step.to === null || step.barred !== null || step.refusals.length > 0) continue
      const far = a.commander !== null && a.order === 'defence' && a.from !== null
      if (far && board(s).distance(a.from!, step.to) > DEFENCE_HEXES) continue
      const next = after(n, dir, step.to, step)
      if (next.cost >= (best.get(step.to) ?? Number.POSITIVE_INFINITY)) continue
      best.set(step.to, next.cost)
      open.push(next)
    }
  }
  return found
}

/** The ways of a commander (1.1.1), by hex. */
export function commanderWays(s: SbSeen, c: Commander): ReadonlyMap<string, Omit<Way, 'dirs'>> {
  const found = new Map<string, Omit<Way, 'dirs'>>()
  const open: Omit<Way, 'dirs'>[] = [{ cost: 0, path: [] }]
  const best = new Map<string, number>([[c.hex!, 0]])
  while (open.length > 0) {
    const n = open.reduce((x, y) => (y.cost < x.cost ? y : x))
    open.splice(open.indexOf(n), 1)
    const here = n.path[n.path.length - 1] ?? c.hex!
    if (n.cost > (best.get(here) ?? 0)) continue
    if (n.path.length > 0) found.set(here, n)
    for (const dir of DIRS) {
      const to = board(s).cell(here)!.near[dir] ?? null
      const cost = to === null ? null : commanderCost(board(s), here, dir)
      if (to === null || cost === null || n.cost + cost >= (best.get(to) ?? Number.POSITIVE_INFINITY)) continue
      const path = [...n.path, to]
      if (walk(s, c, path).length < path.length) continue
      best.set(to, n.cost + cost)
      open.push({ cost: n.cost + cost, path })
    }
  }
  return found
}

/** Where one piece may go now. The hexes beside the counters in hand are among the choices already. */
export function ways(view: SbView, id: UnitId): readonly C[] {
  const mark = (label: string, way: Omit<Way, 'dirs'>) =>
    ({ label, tone: 'reach', tag: { code: 'tag.sbCost', with: { value: way.cost } }, held: true, path: way.path }) as const
  const a = view.acting
  if (view.phase === 'act' && a?.hex && a.units.includes(id))
    return [...countersWays(view, a)].flatMap(([label, way]): C[] => {
      const [first, ...rest] = way.dirs.map(dir => ({ type: 'step', dir }) as const)
      if (!first || rest.length === 0) return []
      const text = { code: 'choice.sbGo', with: { hex: label, cost: way.cost } }
      return [{ command: first, onward: rest, text, unit: id, hex: mark(label, way) }]
    })
  const c = view.phase === 'activate' ? movable(view).find(x => x.id === id) : undefined
  if (!c) return []
  return [...commanderWays(view, c)].map(([label, way]): C => {
    const text = { code: 'choice.sbCommanderGo', with: { commander: c.name, hex: label, cost: way.cost } }
    return { command: { type: 'moveCommander', commander: c.id, path: way.path }, text, unit: id, hex: mark(label, way) }
  })
}
