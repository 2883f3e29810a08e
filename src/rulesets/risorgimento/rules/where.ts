/** Who stands where. Indexed once for each set of counters. */
import type { Board } from '../board'
import { boardOf } from '../board'
import type { Commander, Counter, SbSeen, Side } from '../state'

interface Index {
  readonly stacks: ReadonlyMap<string, readonly Counter[]>
  readonly list: readonly (readonly [string, readonly Counter[]])[]
  /** What the enemies of a side make of the map, worked out when it is first asked for. */
  readonly foes: { readonly [s in Side]: Foes }
}
interface Foes {
  /** Hexes next to a counter of theirs. */
  near: ReadonlySet<string> | null
  readonly far: Map<string, number | null>
}
const nothing = (): Foes => ({ near: null, far: new Map() })
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
  const made: Index = { stacks: out, list: [...out], foes: { a: nothing(), b: nothing() } }
  INDEX.set(units, made)
  return made
}

/** The table with some counters of one side elsewhere; what is known of their enemies stays known. */
export function moved<S extends SbSeen>(s: S, own: readonly Counter[]): S {
  const known = index(s.units)
  const units: { [id: string]: Counter } = { ...s.units }
  const stacks = new Map(known.stacks)
  const take = (hex: string | null, without: (u: Counter) => boolean, more: readonly Counter[]) => {
    if (hex === null) return
    const stack = [...(stacks.get(hex) ?? []).filter(u => !without(u)), ...more]
    if (stack.length === 0) stacks.delete(hex)
    else
      stacks.set(
        hex,
        stack.sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1)),
      )
  }
  for (const u of own) {
    take(s.units[u.id]!.hex, x => x.id === u.id, [])
    units[u.id] = u
  }
  for (const u of own) take(u.hex, () => false, [u])
  const seat = own[0]?.seat ?? 'a'
  const fresh = { a: nothing(), b: nothing() }
  INDEX.set(units, { stacks, list: [...stacks], foes: { ...fresh, [seat]: known.foes[seat] } })
  return { ...s, units }
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
export function enemyNear(s: SbSeen, seat: Side, hex: string): boolean {
  const { foes, list } = index(s.units)
  const known = foes[seat]
  if (known.near === null) {
    const out = new Set<string>()
    for (const [there, stack] of list) if (stack[0]!.seat !== seat) for (const n of near(s, there)) out.add(n)
    known.near = out
  }
  return known.near.has(hex)
}
/** Hexes to the nearest counter of the other side; null without any. */
export function enemyDistance(s: SbSeen, seat: Side, hex: string): number | null {
  const { far } = index(s.units).foes[seat]
  const known = far.get(hex)
  if (known !== undefined) return known
  let best: number | null = null
  for (const [there, stack] of taken(s)) {
    if (stack[0]!.seat === seat) continue
    const d = board(s).distance(hex, there)
    if (best === null || d < best) best = d
  }
  far.set(hex, best)
  return best
}
/** The rank of who comes into a hex: at the bottom. */
export const bottom = (s: SbSeen, hex: string): number => Math.max(0, ...at(s, hex).map(u => u.rank)) + 1
/** 7.1: the entry is taken by the enemy, or he stands next to it. */
export const blockedEntry = (s: SbSeen, seat: Side, hex: string): boolean =>
  at(s, hex).some(u => u.seat !== seat) || enemyNear(s, seat, hex)
