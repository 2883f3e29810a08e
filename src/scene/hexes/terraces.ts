/** The relief of a hex table: plateaus joined by slopes. Lengths in cm. */
import type { Point } from '../../geometry/shapes'
import type { HexGrid, Show } from '../../rulesets/contract'
import { smooth } from '../ground/plane'

/** How far to either side of the line between two hexes the slope between them reaches, as a part of a hex's side. */
const SLOPE = 0.3
const HALF = Math.sqrt(3) / 2

interface Step {
  readonly middle: Point
  readonly level: number
}

/** How far inside a hex a place lies, from its nearest side; negative: outside. `[u, v]` from its middle. */
function depthInHex(layout: HexGrid['layout'], side: number, u: number, v: number): number {
  const [x, y] = layout === 'flat' ? [Math.abs(u), Math.abs(v)] : [Math.abs(v), Math.abs(u)]
  return side * HALF - Math.max(y, x * HALF + y * 0.5)
}

/** Beyond the last hex the ground goes on as it is: two more rings, each as high as the hex that it was grown from. */
function withRings(grid: HexGrid, table: Show['table']): Step[] {
  const steps: Step[] = [...grid.cells, ...(grid.beyond ?? [])].map(({ middle, level }) => ({ middle, level }))
  const apart = grid.side * HALF * 2
  const key = ([x, y]: Point) => `${Math.round((x / apart) * 16)},${Math.round((y / apart) * 16)}`
  const known = new Set(steps.map(s => key(s.middle)))
  let edge: readonly Step[] = steps
  for (let ring = 0; ring < 2; ring++) {
    const next: Step[] = []
    for (const { middle, level } of edge)
      for (let k = 0; k < 6; k++) {
        const a = ((k * 60 + (grid.layout === 'flat' ? 0 : 30)) * Math.PI) / 180
        const at: Point = [middle[0] + Math.sin(a) * apart, middle[1] + Math.cos(a) * apart]
        const far = 2 * apart
        if (at[0] < -far || at[1] < -far || at[0] > table.width + far || at[1] > table.depth + far || known.has(key(at))) continue
        known.add(key(at))
        next.push({ middle: at, level })
      }
    steps.push(...next)
    edge = next
  }
  return steps
}

/**
 * Heights at the corners of a table's square cells: level on each hex, and a slope about the line between two that differ. Three hexes
 * that meet share the place where they do.
 */
export function terraces(
  grid: HexGrid,
  table: Show['table'],
  cells: { readonly columns: number; readonly rows: number; readonly dx: number; readonly dy: number },
): Float32Array {
  const { columns, rows, dx, dy } = cells
  const heights = new Float32Array(columns * rows)
  const weights = new Float32Array(columns * rows)
  const band = grid.side * SLOPE
  const reach = grid.side + band
  for (const { middle, level } of withRings(grid, table)) {
    const c0 = Math.max(0, Math.ceil((middle[0] - reach) / dx))
    const c1 = Math.min(columns - 1, Math.floor((middle[0] + reach) / dx))
    const r0 = Math.max(0, Math.ceil((middle[1] - reach) / dy))
    const r1 = Math.min(rows - 1, Math.floor((middle[1] + reach) / dy))
    for (let r = r0; r <= r1; r++)
      for (let c = c0; c <= c1; c++) {
        const weight = smooth(0.5 + depthInHex(grid.layout, grid.side, c * dx - middle[0], r * dy - middle[1]) / (2 * band))
        weights[r * columns + c] += weight
        heights[r * columns + c] += weight * level * grid.rise
      }
  }
  for (let i = 0; i < heights.length; i++) heights[i] = weights[i] > 0 ? heights[i] / weights[i] : 0
  return heights
}

/** Heights at which a line of equal height is drawn: half way up each step. */
export function stepLevels(grid: HexGrid): number[] {
  const top = Math.max(0, ...grid.cells.map(c => c.level))
  return Array.from({ length: top }, (_, i) => (i + 0.5) * grid.rise)
}
