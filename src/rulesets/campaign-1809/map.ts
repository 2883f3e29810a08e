/** The map as a graph: points, their neighbours, banks and ways. Made once a map. */

import { bearing } from '../../geometry'
import type { Deg } from '../contract'
import type { Bank } from './kinds'
import type { CampMap, Link, Place } from './scenario'

export interface Graph {
  readonly places: ReadonlyMap<string, Place>
  /** By point: its neighbours and the link to each, in the file's order. */
  readonly near: ReadonlyMap<string, ReadonlyMap<string, Link>>
}
const graphs = new WeakMap<CampMap, Graph>()
export function graphOf(map: CampMap): Graph {
  const known = graphs.get(map)
  if (known) return known
  const near = new Map<string, Map<string, Link>>(map.points.map(p => [p.id, new Map()]))
  for (const link of map.links) {
    const [a, b] = link.ends
    near.get(a)?.set(b, link)
    near.get(b)?.set(a, link)
  }
  const graph = { places: new Map(map.points.map(p => [p.id, p])), near }
  graphs.set(map, graph)
  return graph
}
export const placeOf = (map: CampMap, id: string): Place => graphOf(map).places.get(id)!
export const isPlace = (map: CampMap, id: unknown): id is string => typeof id === 'string' && graphOf(map).places.has(id)
/** The neighbours of a point, in the file's order. */
export const nearOf = (map: CampMap, id: string): readonly string[] => [...(graphOf(map).near.get(id)?.keys() ?? [])]
export const linkOf = (map: CampMap, from: string, to: string): Link | null => graphOf(map).near.get(from)?.get(to) ?? null
/** The bank by which who comes from a neighbour reaches a bridge point; null elsewhere. */
export const bankTo = (map: CampMap, from: string, to: string): Bank | null => linkOf(map, from, to)?.banks[to] ?? null
/** The bearing of a point as seen from another, on the map whose top is north. */
export function bearingTo(map: CampMap, from: string, to: string): Deg {
  const [x, y] = placeOf(map, from).at
  const [u, v] = placeOf(map, to).at
  return bearing([x, -y], [u, -v])
}
/** Whether two links cross elsewhere than in an end that they share (the plot of the map, straight roads). */
export function linksCross(map: CampMap, l: Link, m: Link): boolean {
  if (l.ends.some(e => m.ends.includes(e))) return false
  const [p, q] = l.ends.map(e => placeOf(map, e).at) as [readonly [number, number], readonly [number, number]]
  const [r, s] = m.ends.map(e => placeOf(map, e).at) as [readonly [number, number], readonly [number, number]]
  const side = (a: readonly [number, number], b: readonly [number, number], c: readonly [number, number]) =>
    Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
  return side(p, q, r) * side(p, q, s) <= 0 && side(r, s, p) * side(r, s, q) <= 0
}

/** Steps from a point to every other that may be reached, each point passed only where `open` says so (the first is always open). */
export function distances(map: CampMap, from: string, open: (id: string) => boolean): ReadonlyMap<string, number> {
  const found = new Map([[from, 0]])
  const queue = [from]
  for (const id of queue)
    for (const n of nearOf(map, id))
      if (!found.has(n) && open(n)) {
        found.set(n, found.get(id)! + 1)
        queue.push(n)
      }
  return found
}
/** The cheapest way from a point to any of the goals, the goal last; null where there is none. `price` of entering; infinite: closed. */
export function wayTo(
  map: CampMap,
  from: string,
  goals: (id: string) => boolean,
  price: (from: string, to: string) => number,
): { readonly path: readonly string[]; readonly cost: number } | null {
  const cost = new Map([[from, 0]])
  const before = new Map<string, string>()
  const open = new Set([from])
  while (open.size > 0) {
    let best: string | null = null
    for (const id of open) if (best === null || cost.get(id)! < cost.get(best)!) best = id
    const here = best!
    open.delete(here)
    if (goals(here)) {
      const path: string[] = []
      for (let p = here; p !== from; p = before.get(p)!) path.unshift(p)
      return { path, cost: cost.get(here)! }
    }
    for (const n of nearOf(map, here)) {
      const c = cost.get(here)! + price(here, n)
      if (Number.isFinite(c) && c < (cost.get(n) ?? Number.POSITIVE_INFINITY)) {
        cost.set(n, c)
        before.set(n, here)
        open.add(n)
      }
    }
  }
  return null
}
