/** Where hexes lie on the table, cm: pointy-topped, even rows half a hex to the right, row 1 along the far edge. */
import { fromLocal } from '../../geometry/footprint'
import type { Cm, Deg, Footprint, Ground, GroundKind, HexGrid, Point } from '../contract'
import { boardOf, COLUMNS, ROWS } from './board'
import type { Terrain } from './kinds'
import type { HexMap } from './scenario'
import type { Unit } from './state'

/** A side of a hex; across the flats it is √3 of it. */
const SIDE: Cm = 7.2
const FLAT: Cm = SIDE * Math.sqrt(3)
const MARGIN: Cm = 1.5

export const SIZE = { width: 2 * MARGIN + FLAT * COLUMNS, depth: 2 * MARGIN + SIDE * (1.5 * ROWS + 0.5) } as const
export function middleOf(label: string): Point {
  const column = label.charCodeAt(0) - 64
  const row = Number(label.slice(1))
  const x = MARGIN + FLAT * (column - 0.5 + (row % 2 === 0 ? 0.5 : 0))
  return [x, SIZE.depth - MARGIN - SIDE * (1.5 * row - 0.5)]
}
const CORNERS: readonly Point[] = [
  [0, 1],
  [0.5, 0.5],
  [0.5, -0.5],
  [0, -1],
  [-0.5, -0.5],
  [-0.5, 0.5],
]
export const outlineOf = (label: string): readonly Point[] => {
  const [x, y] = middleOf(label)
  return CORNERS.map(([cx, cy]) => [x + cx * FLAT, y + cy * SIDE])
}

const KINDS: { readonly [t in Terrain]?: GroundKind } = {
  F: 'wood',
  G: 'wood',
  H: 'hill',
  X: 'steepHill',
  Q: 'rough',
  R: 'river',
  r: 'stream',
  D: 'ford',
  s: 'stream',
  B: 'bridge',
  M: 'rough',
  L: 'lake',
  l: 'lake',
  T: 'village',
  W: 'village',
  O: 'village',
  C: 'village',
  A: 'village',
  K: 'village',
}
const HILL: Cm = 1.5
const GROUND = new WeakMap<HexMap, readonly Ground[]>()
/** The ground hex by hex. */
export function groundOf(map: HexMap): readonly Ground[] {
  const known = GROUND.get(map)
  if (known) return known
  const names = new Map(map.names.map(n => [n.hex, n.name]))
  const out: Ground[] = []
  for (const cell of boardOf(map).cells.values()) {
    const kind = KINDS[cell.terrain]
    const name = names.get(cell.label)
    const about = { id: `hex/${cell.label}`, outline: outlineOf(cell.label), ...(name ? { name } : {}) }
    if (kind) out.push({ ...about, kind, ...(kind === 'hill' || kind === 'steepHill' ? { height: HILL } : {}) })
    else if (name) out.push({ ...about, kind: 'zone' })
  }
  GROUND.set(map, out)
  return out
}
const GRIDS = new WeakMap<HexMap, HexGrid>()
export function gridOf(map: HexMap): HexGrid {
  const known = GRIDS.get(map)
  if (known) return known
  const cells = [...boardOf(map).cells.values()].map(c => ({
    label: c.label,
    middle: middleOf(c.label),
    kind: c.terrain,
    level: c.terrain === 'H' || c.terrain === 'X' ? 1 : 0,
  }))
  const grid: HexGrid = { layout: 'pointy', columns: COLUMNS, rows: ROWS, first: middleOf('A1'), side: SIDE, cells }
  GRIDS.set(map, grid)
  return grid
}

const BLOCK = { width: 3, depth: 1.5, gap: 0.3 } as const
/** Blocks two abreast, the front rank first; a unit fills the middle of its hex and looks at the other side. */
export function basesOf(u: Unit): { readonly footprint: Footprint; readonly bases: readonly Footprint[] } {
  const facing: Deg = u.seat === 'a' ? 0 : 180
  const ranks = Math.ceil(u.full / 2)
  const depth = ranks * BLOCK.depth + (ranks - 1) * BLOCK.gap
  const middle: Footprint = { front: middleOf(u.hex!), facing, width: 0, depth: 0 }
  const footprint: Footprint = { front: fromLocal(middle, [0, depth / 2]), facing, width: 2 * BLOCK.width + BLOCK.gap, depth }
  const bases = Array.from({ length: u.blocks }, (_, i): Footprint => {
    const left = (i % 2 === 0 ? -1 : 1) * (BLOCK.width + BLOCK.gap) * 0.5
    const ahead = depth / 2 - Math.floor(i / 2) * (BLOCK.depth + BLOCK.gap)
    return { front: fromLocal(middle, [left, ahead]), facing, width: BLOCK.width, depth: BLOCK.depth }
  })
  return { footprint, bases }
}
