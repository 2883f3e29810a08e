/** Who stands where. Indexed once for each set of counters. */
import type { Board } from '../board'
import { boardOf } from '../board'
import type { Commander, Counter, SbSeen, Side } from '../state'

interface Index {
  readonly stacks: ReadonlyMap<string, readonly Counter[]>
  readonly list: readonly (readonly [string, readonly Counter[]])[]
}
const INDEX = new WeakMap<SbSeen['units'], Index>()
function index(units: SbSeen['units']): Index {
  const known = INDEX.get(units)
  if (known) return known
  const out = new Map<string, Counter[]>()
  for (const u of Object.values(units)) {
    if (u.place !== 'map' || u.hex === null) continue
    const there = out.get(u.hex)
    if (there) there.push(u)
    else out.set(u.hex, [u])
  }
  for (const stack of out.values()) stack.sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))
  const made: Index = { stacks: out, list: [...out] }
  INDEX.set(units, made)
  return made
}

export const board = (s: SbSeen): Board => boardOf(s.map)
const NOBODY: readonly Counter[] = []
/** Counters in a hex, the top one first. */
export const at = (s: SbSeen, hex: string): readonly Counter[] => index(s.units).stacks.get(hex) ?? NOBODY
/** Hexes with counters in them. */
export const taken = (s: SbSeen): readonly (readonly [string, readonly Counter[]])[] => index(s.units).list
export const holder = (s: SbSeen, hex: string): Side | null => at(s, hex)[0]?.seat ?? null
export const onMap = (s: SbSeen, seat: Side): readonly Counter[] =>
  index(s.units).list.flatMap(([, stack]) => (stack[0]!.seat === seat ? stack : NOBODY))
export const commandersAt = (s: SbSeen, hex: string, seat: Side): readonly Commander[] =>
  Object.values(s.commanders).filter(c => c.place === 'map' && c.hex === hex && c.seat === seat)
export const near = (s: SbSeen, hex: string): readonly string[] =>
  (board(s).cell(hex)?.near ?? []).filter((n): n is string => n !== null)
/** Whether a counter of the other side stands next to a hex. */
export const enemyNear = (s: SbSeen, seat: Side, hex: string): boolean =>
  near(s, hex).some(n => {
    const who = holder(s, n)
    return who !== null && who !== seat
  })
/** Hexes to the nearest counter of the other side; null without any. */
export function enemyDistance(s: SbSeen, seat: Side, hex: string): number | null {
  let best: number | null = null
  for (const [there, stack] of taken(s)) {
    if (stack[0]!.seat === seat) continue
    const d = board(s).distance(hex, there)
    if (best === null || d < best) best = d
  }
  return best
}
/** The rank of who comes into a hex: at the bottom. */
export const bottom = (s: SbSeen, hex: string): number => Math.max(0, ...at(s, hex).map(u => u.rank)) + 1
/** 7.1: the entry is taken by the enemy, or he stands next to it. */
export const blockedEntry = (s: SbSeen, seat: Side, hex: string): boolean =>
  at(s, hex).some(u => u.seat !== seat) || enemyNear(s, seat, hex)
