import type { Point } from '../../geometry/shapes'
import type { Ground, Show } from '../../rulesets/contract'
import { areaOf, boundsOf, depthIn, smooth } from './plane'

/**
 * The relief of a table as heights at the corners of square cells. Between the corners it is the two triangles that are drawn,
 * so that whatever asks `at` stands exactly on the ground that one sees. Heights in cm; 0 is the cloth; off the table 0.
 */
export interface Relief {
  readonly width: number
  readonly depth: number
  /** Corners in a row and rows; cell sizes. */
  readonly columns: number
  readonly rows: number
  readonly dx: number
  readonly dy: number
  readonly heights: Float32Array
  /** The highest place. */
  readonly top: number
  at(x: number, y: number): number
}

/** How a kind of ground rises or sinks: its height where the data give none, and how wide its slope is per cm of height. */
const RISE: Partial<Record<Ground['kind'], { height: number; slope: number; terraces: number }>> = {
  hill: { height: 2.2, slope: 2, terraces: 2 },
  steepHill: { height: 3.6, slope: 1.25, terraces: 3 },
  plateau: { height: 2, slope: 0.6, terraces: 1 },
}
const SINK: Partial<Record<Ground['kind'], { deep: number; bank: number }>> = {
  stream: { deep: 0.55, bank: 0.55 },
  river: { deep: 0.8, bank: 0.9 },
  lake: { deep: 0.8, bank: 1 },
  lane: { deep: 0.22, bank: 0.4 },
}
/** What carries troops over water: how high it lies at least. */
const CARRY: Partial<Record<Ground['kind'], number>> = { bridge: 0.14, ford: -0.27 }
/** How high water stands below the cloth. */
export const WATER = -0.2

/** A hill's height at a depth inside its outline: soft terraces that end `reach` inside it. */
export function terrace(depth: number, reach: number, height: number, terraces: number): number {
  if (depth <= 0) return 0
  if (depth >= reach) return height
  const k = (depth / reach) * terraces
  const step = Math.floor(k)
  return (height * (step + smooth((k - step) / 0.62))) / terraces
}

/** No hill is modelled higher, whatever its height in the rules: figures should be seen behind it. */
const HIGHEST = 4.5

export interface Rise {
  readonly area: readonly Point[]
  readonly height: number
  readonly reach: number
  readonly terraces: number
}

/** A plateau that reaches the table's edge goes on beyond it: there it doesn't fall away. */
function beyond(polygon: readonly Point[], table: Show['table']): Point[] {
  const out = (v: number, most: number) => (v <= 0 ? -60 : v >= most ? most + 60 : v)
  return polygon.map(([x, y]): Point => [out(x, table.width), out(y, table.depth)])
}

export function riseOf(g: Ground, table?: Show['table']): Rise | null {
  const kind = RISE[g.kind]
  if (!kind || areaOf(g).length < 3) return null
  const polygon = table && g.kind === 'plateau' ? beyond(areaOf(g), table) : areaOf(g)
  const b = boundsOf(polygon)
  let deepest = 0
  for (let i = 1; i < 12; i++) {
    for (let j = 1; j < 12; j++) {
      deepest = Math.max(deepest, depthIn(polygon, b.x0 + ((b.x1 - b.x0) * i) / 12, b.y0 + ((b.y1 - b.y0) * j) / 12))
    }
  }
  const height = Math.max(0.6, Math.min(HIGHEST, g.height && g.height > 0 ? g.height : kind.height))
  return { area: polygon, height, reach: Math.min(height * kind.slope, deepest * 0.8), terraces: kind.terraces }
}

/** Rounds the creases of hills, as turf would: what is level stays, and the foot of a hill stays at its outline. */
function soften(heights: Float32Array, columns: number, rows: number, times: number): void {
  for (let n = 0; n < times; n++) {
    const before = heights.slice()
    for (let r = 1; r < rows - 1; r++) {
      for (let c = 1; c < columns - 1; c++) {
        const i = r * columns + c
        if (before[i] === 0) continue
        const cross = before[i - 1] + before[i + 1] + before[i - columns] + before[i + columns]
        const corners = before[i - columns - 1] + before[i - columns + 1] + before[i + columns - 1] + before[i + columns + 1]
        heights[i] = before[i] * 0.25 + cross * 0.125 + corners * 0.0625
      }
    }
  }
}

/** Heights at the corners of cells: what the ground rests on where it is not the flat cloth. */
export type Footing = (cells: Pick<Relief, 'columns' | 'rows' | 'dx' | 'dy'>) => Float32Array

/**
 * The relief of a table's ground, with cells of about `cell` cm. Overlapping hills: the higher one shows; water cuts into all.
 * `footing`: what lies under it all.
 */
export function reliefOf(table: Show['table'], ground: readonly Ground[], cell: number, footing?: Footing): Relief {
  const nx = Math.max(1, Math.round(table.width / cell))
  const ny = Math.max(1, Math.round(table.depth / cell))
  const columns = nx + 1
  const rows = ny + 1
  const dx = table.width / nx
  const dy = table.depth / ny
  const heights = footing ? footing({ columns, rows, dx, dy }) : new Float32Array(columns * rows)
  const over = (polygon: readonly Point[], change: (i: number, x: number, y: number) => void) => {
    const b = boundsOf(polygon)
    const c0 = Math.max(0, Math.floor(b.x0 / dx))
    const c1 = Math.min(nx, Math.ceil(b.x1 / dx))
    const r0 = Math.max(0, Math.floor(b.y0 / dy))
    const r1 = Math.min(ny, Math.ceil(b.y1 / dy))
    for (let r = r0; r <= r1; r++) for (let c = c0; c <= c1; c++) change(r * columns + c, c * dx, r * dy)
  }
  for (const g of ground) {
    const rise = riseOf(g, table)
    if (!rise) continue
    over(rise.area, (i, x, y) => {
      heights[i] = Math.max(heights[i], terrace(depthIn(rise.area, x, y), rise.reach, rise.height, rise.terraces))
    })
  }
  if (!footing) soften(heights, columns, rows, Math.round(1.6 / Math.min(dx, dy)))
  for (const g of ground) {
    const sink = SINK[g.kind]
    if (!sink || areaOf(g).length < 3) continue
    const polygon = areaOf(g)
    // A bed that runs off the table keeps its depth to the very edge.
    over(polygon, (i, x, y) => {
      const d = depthIn(polygon, x, y)
      if (d > 0) heights[i] -= sink.deep * smooth(d / sink.bank)
    })
  }
  for (const g of ground) {
    const least = CARRY[g.kind]
    if (least === undefined || areaOf(g).length < 3) continue
    const polygon = areaOf(g)
    over(polygon, (i, x, y) => {
      if (depthIn(polygon, x, y) > -dx / 2) heights[i] = Math.max(heights[i], least)
    })
  }
  let top = 0
  for (const h of heights) if (h > top) top = h
  const at = (x: number, y: number): number => {
    if (x < 0 || y < 0 || x > table.width || y > table.depth) return 0
    const c = Math.min(nx - 1, Math.floor(x / dx))
    const r = Math.min(ny - 1, Math.floor(y / dy))
    const u = x / dx - c
    const v = y / dy - r
    const i = r * columns + c
    const [a, b, d, e] = [heights[i], heights[i + 1], heights[i + columns], heights[i + columns + 1]]
    // The cell is cut along its diagonal from near left to far right, as `groundMesh` cuts it.
    return u >= v ? a + (b - a) * u + (e - b) * v : a + (e - d) * u + (d - a) * v
  }
  return { width: table.width, depth: table.depth, columns, rows, dx, dy, heights, top, at }
}

/** The lines of equal height at a level, as loose segments. */
export function contour(relief: Relief, level: number): (readonly [Point, Point])[] {
  const { columns, rows, dx, dy, heights } = relief
  const out: (readonly [Point, Point])[] = []
  for (let r = 0; r < rows - 1; r++) {
    for (let c = 0; c < columns - 1; c++) {
      const i = r * columns + c
      const over = heights[i] > level
      if (over === heights[i + 1] > level && over === heights[i + columns] > level && over === heights[i + columns + 1] > level)
        continue
      const cut = (j: number, k: number, a: Point, b: Point): Point | null => {
        const [h, g] = [heights[j] - level, heights[k] - level]
        if (h > 0 === g > 0) return null
        const t = h / (h - g)
        return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
      }
      const [p, q, s, t]: Point[] = [
        [c * dx, r * dy],
        [(c + 1) * dx, r * dy],
        [c * dx, (r + 1) * dy],
        [(c + 1) * dx, (r + 1) * dy],
      ]
      const ends = [
        cut(i, i + 1, p, q),
        cut(i + 1, i + columns + 1, q, t),
        cut(i + columns, i + columns + 1, s, t),
        cut(i, i + columns, p, s),
      ].filter(e => e !== null)
      if (ends.length === 2) out.push([ends[0], ends[1]])
      else if (ends.length === 4) out.push([ends[0], ends[3]], [ends[1], ends[2]])
    }
  }
  return out
}

/** Levels that make a hill's inner terraces readable: halfway up each riser but the first. */
export function contourLevels(ground: readonly Ground[]): number[] {
  const levels = new Set<number>()
  for (const g of ground) {
    const rise = riseOf(g)
    if (!rise) continue
    for (let i = 1; i < rise.terraces; i++) levels.add(Math.round(((i + 0.5) / rise.terraces) * rise.height * 1e4) / 1e4)
  }
  return [...levels].sort((p, q) => p - q)
}
