/** Where hexes lie on the table, cm: flat-topped, odd columns half a hex higher, row 1 along the far edge. */
import { fromLocal } from '../../geometry/footprint'
import type { Cm, Footprint, Ground, GroundKind, HexGrid, Point } from '../contract'
import { boardOf, type Dir } from './board'
import type { HexMap } from './scenario'
import type { Counter } from './state'

/** A side of a hex; across the flats it is √3 of it. */
const SIDE: Cm = 4.6
const FLAT: Cm = SIDE * Math.sqrt(3)
const MARGIN: Cm = 1

export const sizeOf = (map: HexMap): { readonly width: Cm; readonly depth: Cm } => ({
  width: 2 * MARGIN + SIDE * (1.5 * map.columns + 0.5),
  depth: 2 * MARGIN + FLAT * (map.rows + 0.5),
})
export function middleOf(map: HexMap, label: string): Point {
  const column = Number(label.slice(0, 2))
  const row = Number(label.slice(2))
  const x = MARGIN + SIDE + (column - 1) * 1.5 * SIDE
  const down = FLAT * (row - 0.5 + (column % 2 === 0 ? 0.5 : 0))
  return [x, sizeOf(map).depth - MARGIN - down]
}
const CORNERS: readonly Point[] = [
  [1, 0],
  [0.5, 0.5],
  [-0.5, 0.5],
  [-1, 0],
  [-0.5, -0.5],
  [0.5, -0.5],
]
export const outlineOf = (map: HexMap, label: string): readonly Point[] => {
  const [x, y] = middleOf(map, label)
  return CORNERS.map(([cx, cy]) => [x + cx * SIDE, y + cy * FLAT])
}

const KINDS: { readonly [code: string]: GroundKind } = {
  V: 'field',
  W: 'wood',
  B: 'village',
  T: 'village',
  K: 'village',
  A: 'lake',
}
const ROAD_WIDTH: Cm = 0.9
const GROUND = new WeakMap<HexMap, readonly Ground[]>()
/** The ground as pieces: a hill under each level above the lowest, cover hex by hex, roads from middle to middle. */
export function groundOf(map: HexMap): readonly Ground[] {
  const known = GROUND.get(map)
  if (known) return known
  const out: Ground[] = []
  const names = new Map(map.names.map(n => [n.hex, n.name]))
  for (const cell of boardOf(map).cells.values()) {
    const outline = outlineOf(map, cell.label)
    const name = names.get(cell.label)
    if (cell.level > 0) out.push({ id: `hill/${cell.label}`, kind: 'hill', outline, height: cell.level })
    const kind = KINDS[cell.terrain]
    if (kind || name) out.push({ id: `hex/${cell.label}`, kind: kind ?? 'zone', outline, ...(name ? { name } : {}) })
  }
  for (const road of map.roads) {
    const line = road.line.map(h => middleOf(map, h))
    const about = { line, width: road.kind === 'path' ? ROAD_WIDTH / 2 : ROAD_WIDTH, ...(road.name ? { name: road.name } : {}) }
    out.push({ id: `road/${road.id}`, kind: road.kind === 'path' ? 'lane' : 'road', outline: line, ...about })
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
    middle: middleOf(map, c.label),
    kind: c.terrain,
    level: c.level,
  }))
  const grid: HexGrid = { layout: 'flat', columns: map.columns, rows: map.rows, first: middleOf(map, '0101'), side: SIDE, cells }
  GRIDS.set(map, grid)
  return grid
}

export const COUNTER = { width: 5, depth: 1.4 } as const
/** A counter's base: the stack stands one behind another, the top in front. */
export function footprintOf(map: HexMap, u: Counter, place: number, of: number): Footprint {
  const facing = u.facing * 60
  const { width, depth } = COUNTER
  const hex: Footprint = { front: middleOf(map, u.hex!), facing, width, depth: 0 }
  const ahead = ((of - 1) / 2 - place) * (depth + 0.3) + depth / 2
  return { front: fromLocal(hex, [0, ahead]), facing, width: u.formation === 'column' ? width / 2 : width, depth }
}
export const bearingOf = (d: Dir): number => d * 60
