/** 3.1: chain of command and radius. */
import type { Order } from '../kinds'
import type { Battalion, Commander, Counter, SbSeen, Side } from '../state'
import { at, board, enemyNear, near } from './where'

const REACH = new WeakMap<SbSeen['units'], Map<string, ReadonlyMap<string, number>>>()
/**
 * Hexes in a radius of a hex, with how far: the shortest way over land, through no hex next to an enemy counter unless a friendly one
 * stands in it. The first hex counts as free.
 */
export function reachOf(s: SbSeen, seat: Side, from: string, radius: number): ReadonlyMap<string, number> {
  const key = `${seat}${from}/${radius}`
  const cache = REACH.get(s.units) ?? new Map<string, ReadonlyMap<string, number>>()
  REACH.set(s.units, cache)
  const known = cache.get(key)
  if (known) return known
  const out = new Map([[from, 0]])
  let ring = [from]
  for (let d = 1; d <= radius && ring.length > 0; d++) {
    const next: string[] = []
    for (const hex of ring)
      for (const n of near(s, hex)) {
        if (out.has(n) || board(s).cell(n)!.terrain === 'A') continue
        const there = at(s, n)[0]?.seat ?? null
        if (there !== null && there !== seat) continue
        if (there === null && enemyNear(s, seat, n)) continue
        out.set(n, d)
        next.push(n)
      }
    ring = next
  }
  cache.set(key, out)
  return out
}
export const inRadius = (s: SbSeen, c: Commander, hex: string): boolean =>
  c.place === 'map' && c.hex !== null && reachOf(s, c.seat, c.hex, c.radius).has(hex)

/** Whether a hex would be in his radius with a friendly counter in it: as who goes there finds it. */
export const wouldReach = (s: SbSeen, c: Commander, hex: string): boolean => {
  if (c.place !== 'map' || c.hex === null) return false
  const reach = reachOf(s, c.seat, c.hex, c.radius)
  return reach.has(hex) || near(s, hex).some(n => (reach.get(n) ?? c.radius) < c.radius)
}

/** His superiors, the next one first. */
export function superiorsOf(s: SbSeen, c: Commander): readonly Commander[] {
  const next = c.under === null ? undefined : s.commanders[c.under]
  return next ? [next, ...superiorsOf(s, next)] : []
}
/** The superior that has him in command; `alone`: none of them is on the map, and he is in command by himself. */
export function commandedBy(s: SbSeen, c: Commander): { readonly by: Commander | null; readonly inCommand: boolean } {
  const there = superiorsOf(s, c).filter(x => x.place === 'map')
  const asked = s.options.chain === 'direct' ? there.slice(0, 1) : there
  const by = c.hex === null ? undefined : asked.find(x => inRadius(s, x, c.hex!))
  return { by: by ?? null, inCommand: there.length === 0 || by !== undefined }
}
export const battalionOf = (s: SbSeen, u: Counter): Battalion => s.battalions[u.battalion]!
export const leaderOf = (s: SbSeen, u: Counter): Commander | null => {
  const id = battalionOf(s, u).commander
  return id === null ? null : (s.commanders[id] ?? null)
}
/** 3.1: a counter is in command in the radius of its leader or of any superior of his; independent counters always. */
export function counterInCommand(s: SbSeen, u: Counter): boolean {
  const leader = leaderOf(s, u)
  if (!leader || u.hex === null) return true
  const chain = [leader, ...superiorsOf(s, leader)].filter(c => c.place === 'map')
  return chain.some(c => inRadius(s, c, u.hex!))
}
/** Battalions under a commander, through those under him. */
export const battalionsUnder = (s: SbSeen, id: string): readonly Battalion[] =>
  Object.values(s.battalions).filter(b => {
    if (b.commander === null) return false
    const leader = s.commanders[b.commander]!
    return leader.id === id || superiorsOf(s, leader).some(c => c.id === id)
  })
/** Who has a battalion in hand: its leader, or where he is out or lost the next superior on the map (6.7). */
export function inHandOf(s: SbSeen, b: Battalion): Commander | null {
  const leader = b.commander === null ? undefined : s.commanders[b.commander]
  if (!leader) return null
  return [leader, ...superiorsOf(s, leader)].find(c => c.place === 'map' || c.place === 'reserve') ?? null
}
/** The order that a counter acts under outside its own activation: its leader's, or the nearest commander's (F6). */
export function orderOf(s: SbSeen, u: Counter): Order | null {
  const b = battalionOf(s, u)
  if (b.commander !== null) return inHandOf(s, b)?.order ?? 'defence'
  return nearestCommander(s, u)?.order ?? null
}
/** The nearest CS or CO of its side in whose radius an independent counter is; of equals the first by id. */
export function nearestCommander(s: SbSeen, u: Counter): Commander | null {
  const own = u.attached === null ? undefined : s.commanders[u.attached]
  if (own?.place === 'map') return own
  if (u.hex === null) return null
  const all = Object.values(s.commanders).filter(c => c.seat === u.seat && c.class !== 'CiC' && inRadius(s, c, u.hex!))
  const far = (c: Commander) => reachOf(s, c.seat, c.hex!, c.radius).get(u.hex!) ?? 99
  return all.sort((a, b) => far(a) - far(b) || (a.id < b.id ? -1 : 1))[0] ?? null
}
/** Where 5.4 and 6.4.4 speak of a counter's commander. */
export const masterOf = (s: SbSeen, u: Counter): Commander | null => {
  const leader = leaderOf(s, u)
  if (!leader) return nearestCommander(s, u)
  return [leader, ...superiorsOf(s, leader)].find(c => c.place === 'map') ?? null
}
