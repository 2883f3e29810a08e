/** The sides of a hex grid, each once: pure, in table cm. */
import type { Point } from '../../geometry/shapes'
import type { HexGrid } from '../../rulesets/contract'

const HALF = Math.sqrt(3) / 2
const CORNERS: readonly Point[] = [
  [1, 0],
  [0.5, HALF],
  [-0.5, HALF],
  [-1, 0],
  [-0.5, -HALF],
  [0.5, -HALF],
]
/** A hex's corners, anticlockwise; `k`: its size, 1 as it is. */
export const cornersOfHex = (grid: Pick<HexGrid, 'layout' | 'side'>, [x, y]: Point, k = 1): Point[] =>
  CORNERS.map(([u, v]): Point => {
    const s = grid.side * k
    return grid.layout === 'flat' ? [x + u * s, y + v * s] : [x + v * s, y - u * s]
  })
/** The side towards one bearing of `bearingsOf`: its two ends. */
export function sideOfHex(grid: Pick<HexGrid, 'layout' | 'side'>, middle: Point, dir: number, k = 1): [Point, Point] {
  const corners = cornersOfHex(grid, middle, k)
  const at = (grid.layout === 'flat' ? 7 : 8) - dir
  return [corners[at % 6], corners[(at + 1) % 6]]
}

export interface GridSide {
  readonly a: Point
  readonly b: Point
  /** Beyond it nothing may be played on. */
  readonly edge: boolean
}
/** Every side of the grid. */
export function sidesOfGrid(grid: HexGrid): GridSide[] {
  const apart = grid.side * HALF
  const found = new Map<string, { a: Point; b: Point; edge: boolean }>()
  for (const cell of grid.cells)
    for (let dir = 0; dir < 6; dir++) {
      const [a, b] = sideOfHex(grid, cell.middle, dir)
      const key = `${Math.round(((a[0] + b[0]) / 2 / apart) * 8)},${Math.round(((a[1] + b[1]) / 2 / apart) * 8)}`
      const known = found.get(key)
      if (known) known.edge = false
      else found.set(key, { a, b, edge: true })
    }
  return [...found.values()]
}

/** How far a place lies from the nearest side of the hex that it is in, given that hex's middle. */
export function fromSide(grid: Pick<HexGrid, 'layout' | 'side'>, middle: Point, [x, y]: Point): number {
  const [u, v] = [Math.abs(x - middle[0]), Math.abs(y - middle[1])]
  const [p, q] = grid.layout === 'flat' ? [u, v] : [v, u]
  return grid.side * HALF - Math.max(q, p * HALF + q / 2)
}

/** The grid's lines as triangles, four corners to a piece of a side. Of each corner: its end of the piece, the other end, and which way and how. */
export interface GridPieces {
  readonly at: Float32Array
  readonly other: Float32Array
  /** 1 or -1: which way from the line the corner lies, as seen from its end towards the other; then how strong the ink is, 0 to 1. */
  readonly look: Float32Array
  readonly index: Uint16Array | Uint32Array
}
/**
 * Pieces of sides in the scene's frame (x right, y up, z towards seat A). They are no instances: a machine that draws in software takes up each
 * instance as a drawing of its own, which costs it more than all of the lines. `drape`: a side's points with their heights.
 */
export function gridPieces(
  grid: HexGrid,
  table: { readonly width: number; readonly depth: number },
  drape: (ends: readonly [Point, Point]) => readonly (readonly [x: number, y: number, h: number])[],
  ink: { readonly inner: number; readonly edge: number },
): GridPieces {
  const at: number[] = []
  const other: number[] = []
  const look: number[] = []
  const index: number[] = []
  for (const side of sidesOfGrid(grid)) {
    const line = drape([side.a, side.b]).map(([x, y, h]) => [x - table.width / 2, h, table.depth / 2 - y])
    const strong = side.edge ? ink.edge : ink.inner
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1], line[i]]
      const n = look.length / 2
      at.push(...a, ...b, ...b, ...a)
      other.push(...b, ...a, ...a, ...b)
      // Seen from the far end left is right.
      look.push(-1, strong, 1, strong, -1, strong, 1, strong)
      index.push(n, n + 1, n + 2, n, n + 2, n + 3)
    }
  }
  return {
    at: new Float32Array(at),
    other: new Float32Array(other),
    look: new Float32Array(look),
    index: look.length / 2 > 65_535 ? new Uint32Array(index) : new Uint16Array(index),
  }
}
