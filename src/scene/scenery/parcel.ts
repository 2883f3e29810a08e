import type { Point } from '../../geometry/shapes'
import type { Ground } from '../../rulesets/contract'
import { areaOf, centreOf, depthIn, seeded } from '../ground/plane'
import type { Prop } from './place'

/** From one row of vines to the next, cm. */
export const ROW_GAP = 1.3
/** How long a piece of a row is. */
const PIECE = 2.1

/** A parcel is a vineyard of no plain shape: its rows run as its owner pleased. */
export const isParcel = (g: Ground): boolean => g.kind === 'vineyard' && g.outline.length > 4

/** Which way a parcel's rows run, in radians from the table's near edge. */
export function rowTurn(g: Ground): number {
  const chance = seeded(`rows${g.id}`)
  return (Math.floor(chance() * 3) * Math.PI) / 3 + (chance() - 0.5) * 0.5
}

/** Places along a parcel's rows, `step` cm apart, with their row. */
function alongRows(g: Ground, step: number, put: (x: number, y: number, row: number) => void): void {
  const polygon = areaOf(g)
  const [cx, cy] = centreOf(polygon)
  const turn = rowTurn(g)
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const reach = Math.max(...polygon.map(([x, y]) => Math.hypot(x - cx, y - cy)))
  const rows = Math.floor(reach / ROW_GAP)
  for (let row = -rows; row <= rows; row++)
    for (let u = -reach; u <= reach; u += step) put(cx + u * c - row * ROW_GAP * s, cy + u * s + row * ROW_GAP * c, row)
}

/** The rows as lines, each point well inside the parcel: for the painter. */
export function rowLines(g: Ground): Point[][] {
  const polygon = areaOf(g)
  const runs = new Map<number, Point[]>()
  alongRows(g, 0.5, (x, y, row) => {
    if (depthIn(polygon, x, y) < 0.3) return
    const run = runs.get(row)
    if (run) run.push([x, y])
    else runs.set(row, [[x, y]])
  })
  return [...runs.values()].filter(r => r.length > 1)
}

/** Pieces of trained vines along a parcel's rows, and now and then a mulberry among them. */
export function parcelVines(g: Ground, gap: number): Prop[] {
  const polygon = areaOf(g)
  if (polygon.length < 3) return []
  const chance = seeded(`vines${g.id}`)
  const turn = rowTurn(g)
  const out: Prop[] = []
  alongRows(g, PIECE * gap, (x, y) => {
    const [size, tint, tree] = [0.85 + 0.3 * chance(), chance(), chance()]
    if (depthIn(polygon, x, y) < 0.75) return
    if (tree < 0.04) out.push({ kind: 'mulberry', x, y, turn: tint * 6, size: 0.8 + 0.3 * tint, tint, radius: 0.55 })
    else out.push({ kind: 'vineRow', x, y, turn, size, tint, radius: 0.7 })
  })
  return out
}
