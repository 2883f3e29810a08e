/** What a plain soldier thinks of a place, a shot and an assault: means, worked out from the tables before any die. */
import type { Dir } from '../board'
import { boardOf, sees } from '../board'
import { diceLost } from '../rules/fireDice'
import { type assaultOdds, meanUpTo, volleyOdds } from '../rules/odds'
import { at, board, enemyDistance, holder, taken } from '../rules/where'
import type { HexMap } from '../scenario'
import { type Counter, other, type SbSeen, type Side } from '../state'
import { CLIFF, CLIFF_LEVELS, COST, ROAD_COST, UP } from '../tables'

const FIELDS = new WeakMap<HexMap, Map<string, ReadonlyMap<string, number>>>()
/** PM that a column needs from every hex to one of them, whoever stands in between: by road 1, else ground and slope. */
export function field(map: HexMap, to: string, horse: boolean): ReadonlyMap<string, number> {
  const known = FIELDS.get(map) ?? new Map<string, ReadonlyMap<string, number>>()
  FIELDS.set(map, known)
  const key = `${to}${horse ? '/horse' : ''}`
  const made = known.get(key) ?? spread(map, to, horse)
  known.set(key, made)
  return made
}
function spread(map: HexMap, to: string, horse: boolean): ReadonlyMap<string, number> {
  const b = boardOf(map)
  const mover = horse ? 'horse' : 'foot'
  const out = new Map<string, number>()
  let open: (readonly [number, string])[] = [[0, to]]
  while (open.length > 0) {
    const least = open.reduce((m, o) => (o[0] < m[0] ? o : m))
    open = open.filter(o => o !== least)
    const [cost, hex] = least
    if (out.has(hex)) continue
    out.set(hex, cost)
    // Backwards: what it costs to come here from each neighbour.
    const here = b.cell(hex)!
    here.near.forEach((n, side) => {
      const from = n === null ? null : b.cell(n)
      if (!from || out.has(from.label) || from.terrain === 'A' || here.terrain === 'A') return
      const rise = here.level - from.level
      const cliff = Math.abs(rise) >= CLIFF_LEVELS
      const ground = COST[mover][here.terrain]
      const road = here.road[side] === true || (!horse && here.path[side] === true)
      if (!road && (ground === null || (cliff && horse))) return
      const step = road ? ROAD_COST : ground! + (cliff ? CLIFF : rise > 0 ? rise * UP[mover] : 0)
      open.push([cost + step, from.label])
    })
  }
  return out
}

/** Hexes that a side wants: places to hold that it does not, and those that end the battle for it; of the enemy's the ones to guard. */
export function goals(s: SbSeen, seat: Side): readonly string[] {
  const { hold, instant } = s.rules.goal
  const take = instant.filter(i => i.seat === seat && (i.by === undefined || s.turn <= i.by)).flatMap(i => i.hexes)
  const open = (hold?.hexes ?? []).filter(h => holder(s, h) !== seat)
  if (hold && hold.hexes.length - open.length >= hold.least) return []
  return [...open, ...(hold ? [] : take)]
}
export const guarded = (s: SbSeen, seat: Side): readonly string[] => [
  ...(s.rules.goal.hold?.hexes ?? []),
  ...s.rules.goal.instant.filter(i => i.seat !== seat).flatMap(i => i.hexes),
]

/** How far a counter at a hex is from what it wants: the nearest goal by the way there, else the nearest enemy. */
export function want(s: SbSeen, u: Counter, hex: string): number {
  const horse = u.kind !== 'infantry'
  const ways = goals(s, u.seat).map(g => field(s.map, g, horse).get(hex) ?? 99)
  if (ways.length > 0) return Math.min(...ways)
  return 2 * (enemyDistance(s, u.seat, hex) ?? 0)
}
export const strength = (u: Counter): number => u.sp - u.losses

/** Mean points that a volley takes of those who stand there. */
export function shotWorth(s: SbSeen, from: string, target: string, only?: readonly string[], canister = false): number {
  const there = at(s, target).reduce((t, u) => t + strength(u), 0)
  return meanUpTo(volleyOdds(s, from, target, only, canister).chances, there)
}

/** Whether an assault promises more than it costs: what both lose, each measured by what it has. */
export function promises(w: ReturnType<typeof assaultOdds>, boldness: number): boolean {
  const give = Math.min(1, w.inflicted / Math.max(1, w.theirs))
  const take = Math.min(1, w.suffered / Math.max(1, w.mine))
  return give * boldness > take
}

/** The side of a hex that looks best at the enemy: towards the nearest of his counters, seen from there. */
export function facingTo(s: SbSeen, seat: Side, hex: string): Dir | null {
  const b = board(s)
  let best: { readonly hex: string; readonly d: number } | null = null
  for (const [there, stack] of taken(s)) {
    if (stack[0]!.seat !== other(seat)) continue
    const d = b.distance(hex, there)
    if (!best || d < best.d) best = { hex: there, d }
  }
  return best === null ? null : towards(s, hex, best.hex)
}
/** The side of a hex across which another is nearest. */
export function towards(s: SbSeen, hex: string, to: string): Dir {
  const b = board(s)
  let side = 0
  let least = Number.POSITIVE_INFINITY
  b.cell(hex)!.near.forEach((n, d) => {
    if (n === null || b.distance(n, to) >= least) return
    side = d
    least = b.distance(n, to)
  })
  return side as Dir
}

/** Whether guns there would have somebody to fire at, seen and in reach. */
export const gunsUseful = (s: SbSeen, u: Counter, hex: string): boolean =>
  taken(s).some(([there, stack]) => {
    if (stack[0]!.seat === u.seat) return false
    const hexes = board(s).distance(hex, there)
    return hexes > 0 && u.fire - u.losses - diceLost(hexes) > 0 && sees(board(s), hex, there)
  })
