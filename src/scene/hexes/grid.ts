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
