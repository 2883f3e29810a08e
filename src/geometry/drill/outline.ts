import type { Cm } from '../../base/units'
import { bounds, nearestOnSegment } from '../polygon'
import type { Point } from '../shapes'
import { distance } from '../vec'

/** Leaves out the vertices of a ring that stand within `by` of the line between those kept beside them. */
export function thinned(ring: readonly Point[], by: Cm): Point[] {
  const out: Point[] = []
  for (let i = 0; i < ring.length; i++) {
    const last = out[out.length - 1]
    const next = ring[(i + 1) % ring.length]
    if (last && distance(ring[i], nearestOnSegment(ring[i], last, next)) < by) continue
    out.push(ring[i])
  }
  return out
}

type Ring = readonly Point[]

// For every grid line across axis `k` (0: upright lines at x, 1: level lines at y): the stretches of it that any ring covers, joined.
function stretches(rings: readonly Ring[], k: 0 | 1, from: number, step: Cm, count: number): [number, number][][] {
  const lines: [number, number][][] = Array.from({ length: count }, () => [])
  const o = k === 0 ? 1 : 0
  for (const ring of rings) {
    const cuts = new Map<number, number[]>()
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const a = ring[j]
      const b = ring[i]
      const first = Math.max(0, Math.ceil((Math.min(a[k], b[k]) - from) / step) - 1)
      const last = Math.min(count - 1, Math.ceil((Math.max(a[k], b[k]) - from) / step))
      for (let n = first; n <= last; n++) {
        const at = from + n * step
        if (a[k] > at === b[k] > at) continue
        const cut = a[o] + ((b[o] - a[o]) * (at - a[k])) / (b[k] - a[k])
        const list = cuts.get(n)
        if (list) list.push(cut)
        else cuts.set(n, [cut])
      }
    }
    for (const [n, list] of cuts) {
      list.sort((x, y) => x - y)
      for (let i = 0; i + 1 < list.length; i += 2) lines[n].push([list[i], list[i + 1]])
    }
  }
  return lines.map(line => {
    line.sort((x, y) => x[0] - y[0])
    const joined: [number, number][] = []
    for (const [lo, hi] of line) {
      const last = joined[joined.length - 1]
      if (last && lo <= last[1] + 1e-9) last[1] = Math.max(last[1], hi)
      else joined.push([lo, hi])
    }
    return joined
  })
}

/**
 * The outline of all ground that any of the rings covers, each taken as solid: rings that run anticlockwise round it, clockwise round
 * what is left out. Followed over a grid: on the grid's lines it is exact, between them corners are cut by less than `step`.
 * However the rings lie on each other, it comes to an end.
 */
export function outlineOf(rings: readonly Ring[], step: Cm): Point[][] {
  const solid = rings.filter(r => r.length > 2)
  if (solid.length === 0) return []
  const all = solid.map(bounds)
  // Off the round numbers, so that no side lies along a grid line.
  const x0 = Math.min(...all.map(b => b.minX)) - step * 1.37
  const y0 = Math.min(...all.map(b => b.minY)) - step * 1.41
  const nx = Math.ceil((Math.max(...all.map(b => b.maxX)) - x0) / step) + 2
  const ny = Math.ceil((Math.max(...all.map(b => b.maxY)) - y0) / step) + 2
  const level = stretches(solid, 1, y0, step, ny)
  const upright = stretches(solid, 0, x0, step, nx)
  const inside = new Uint8Array(nx * ny)
  for (let j = 0; j < ny; j++) {
    for (const [lo, hi] of level[j]) {
      for (let i = Math.ceil((lo - x0) / step); i <= Math.floor((hi - x0) / step); i++) inside[j * nx + i] = 1
    }
  }
  // Where the border crosses the grid between two neighbours of which one is covered; ids: even along x, odd along y.
  const cross = (id: number): Point => {
    const n = id >> 1
    const i = n % nx
    const j = (n - i) / nx
    const x = x0 + i * step
    const y = y0 + j * step
    const at = (line: readonly [number, number][], from: number) => {
      for (const [lo, hi] of line) {
        if (lo > from && lo <= from + step) return lo
        if (hi >= from && hi < from + step) return hi
      }
      return from + step / 2
    }
    return id & 1 ? [x, at(upright[i], y)] : [at(level[j], x), y]
  }
  // From each crossing to the next, the covered ground on the left.
  const next = new Map<number, number>()
  for (let j = 0; j + 1 < ny; j++) {
    for (let i = 0; i + 1 < nx; i++) {
      const n = j * nx + i
      const cell = inside[n] | (inside[n + 1] << 1) | (inside[n + nx + 1] << 2) | (inside[n + nx] << 3)
      if (cell === 0 || cell === 15) continue
      const below = 2 * n
      const right = 2 * (n + 1) + 1
      const above = 2 * (n + nx)
      const left = 2 * n + 1
      // biome-ignore format: a table by the corners that are covered
      const ways: readonly (readonly (readonly [number, number])[])[] = [
        [], [[below, left]], [[right, below]], [[right, left]], [[above, right]], [[below, left], [above, right]], [[above, below]],
        [[above, left]], [[left, above]], [[below, above]], [[right, below], [left, above]], [[right, above]], [[left, right]],
        [[below, right]], [[left, below]],
      ]
      for (const [a, b] of ways[cell]) next.set(a, b)
    }
  }
  const found: Point[][] = []
  for (const start of next.keys()) {
    if (!next.has(start)) continue
    const ring: Point[] = []
    for (let id: number | undefined = start; id !== undefined; ) {
      ring.push(cross(id))
      const to = next.get(id)
      next.delete(id)
      id = to !== undefined && next.has(to) ? to : undefined
    }
    const thin = thinned(ring, step / 20)
    if (thin.length > 2) found.push(thin)
  }
  return found
}
