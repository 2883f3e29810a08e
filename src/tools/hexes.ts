/** The hand on a hex table: the hex under a place, the one beside it, and what may be chosen there. */
import { hexDistance, hexOf } from '../hex'
import type { Choice, HexGrid, Point, Typed } from '../rulesets/contract'

export type Offer = Extract<Choice<Typed>, { readonly command: Typed }>
export type HexWay = 'up' | 'down' | 'left' | 'right'

const squared = (a: Point, b: Point) => (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1])

/** The label of the hex that a place lies in; null off the grid. On a side that two share: the one listed first. */
export function hexAt(grid: HexGrid, at: Point): string | null {
  let best: { label: string; d: number } | null = null
  for (const c of grid.cells) {
    const d = squared(c.middle, at)
    if (!best || d < best.d) best = { label: c.label, d }
  }
  return best && best.d <= grid.side * grid.side ? best.label : null
}

/** How many hexes lie from one label to another. */
export function hexesApart(grid: Pick<HexGrid, 'layout'>, a: string, b: string): number {
  const [p, q] = [hexOf(grid.layout, a), hexOf(grid.layout, b)]
  return p && q ? hexDistance(p, q) : 0
}

const WAYS: { readonly [w in HexWay]: Point } = { up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0] }
/**
 * The hex that an arrow key leads to from one; itself at the edge. Of two that lie alike to one side, the one nearer to the table's far edge;
 * going on, the other one, so that the row is kept; on pointy hexes up and down keep their column so.
 */
export function hexBeside(grid: HexGrid, label: string, way: HexWay): string {
  const from = grid.cells.find(c => c.label === label)
  if (!from) return label
  const [dx, dy] = WAYS[way]
  const far = grid.side * 2
  let best: { label: string; along: number; off: number } | null = null
  for (const c of grid.cells) {
    const v: Point = [c.middle[0] - from.middle[0], c.middle[1] - from.middle[1]]
    if (c.label === label || v[0] * v[0] + v[1] * v[1] > far * far) continue
    const along = v[0] * dx + v[1] * dy
    if (along <= grid.side * 0.5) continue
    const off = Math.abs(v[0] * dy - v[1] * dx) + sway(grid, from.middle, v, way)
    if (!best || off < best.off - 1e-6) best = { label: c.label, along, off }
  }
  return best?.label ?? label
}
/** Of two that lie alike keeps a row, and of pointy hexes a column: where the row or column is set off, back from it; else out to it. */
function sway(grid: HexGrid, from: Point, [x, y]: Point, way: HexWay): number {
  const step = 1.5 * grid.side
  const across = way === 'left' || way === 'right'
  const set = Math.round(Math.abs(across ? from[0] - grid.first[0] : from[1] - grid.first[1]) / step) % 2 !== 0
  return (across ? y > 0 : x < 0) === set ? 0 : 0.001
}

/** Corners of a hex, for outlines: against the clock, from its eastern corner, of a pointy one from its top. */
export function hexOutline(grid: HexGrid, label: string, inset = 0): readonly Point[] {
  const cell = grid.cells.find(c => c.label === label)
  if (!cell) return []
  const [x, y] = cell.middle
  const side = grid.side - inset
  const half = (side * Math.sqrt(3)) / 2
  const flat: readonly Point[] = [
    [side, 0],
    [side / 2, half],
    [-side / 2, half],
    [-side, 0],
    [-side / 2, -half],
    [side / 2, -half],
  ]
  return flat.map(([u, v]): Point => (grid.layout === 'flat' ? [x + u, y + v] : [x - v, y + u]))
}

/** What is offered, by the hex that stands for it; what hangs on a selected piece only where it is that piece's, and then first. */
export function offersByHex(choices: readonly Choice<Typed>[], selected?: string): ReadonlyMap<string, readonly Offer[]> {
  const out = new Map<string, Offer[]>()
  const isHeld = (c: Choice<Typed>) => 'command' in c && c.hex?.held === true
  for (const c of [...choices.filter(isHeld), ...choices.filter(c => !isHeld(c))]) {
    if (!('command' in c) || !c.hex || (c.hex.held && c.unit !== selected)) continue
    const there = out.get(c.hex.label)
    if (there) there.push(c)
    else out.set(c.hex.label, [c])
  }
  return out
}
