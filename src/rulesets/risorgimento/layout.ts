/** Where hexes lie on the table, cm: flat-topped, odd columns half a hex higher, row 1 along the far edge. */
import { fromLocal } from '../../geometry/footprint'
import type { Cm, Footprint, Ground, GroundKind, HexCell, HexGrid, Phrase, Point } from '../contract'
import { groundOfHexes, type HexPatch, hexCorners, sideOf, wayThrough } from '../shared/hexGround'
import { boardOf, codesOf, DIRS } from './board'
import type { HexMap } from './scenario'
import type { Counter } from './state'

/** A side of a hex; across the flats it is √3 of it. */
const SIDE: Cm = 4.6
const FLAT: Cm = SIDE * Math.sqrt(3)
const MARGIN: Cm = 1

export const sizeOf = (map: HexMap): { readonly width: Cm; readonly depth: Cm } => ({
  width: 2 * MARGIN + SIDE * (1.5 * map.playable.columns + 0.5),
  depth: 2 * MARGIN + FLAT * (map.playable.rows + 0.5),
})
export function middleOf(map: HexMap, label: string): Point {
  const column = Number(label.slice(0, 2))
  const row = Number(label.slice(2))
  const x = MARGIN + SIDE + (column - 1) * 1.5 * SIDE
  const down = FLAT * (row - 0.5 + (column % 2 === 0 ? 0.5 : 0))
  return [x, sizeOf(map).depth - MARGIN - down]
}
const FRAME = { layout: 'flat', side: SIDE } as const
export const outlineOf = (map: HexMap, label: string): readonly Point[] => hexCorners(FRAME, middleOf(map, label))

const KINDS: { readonly [code: string]: GroundKind } = {
  V: 'vineyard',
  W: 'wood',
  B: 'village',
  T: 'village',
  K: 'village',
  A: 'lake',
}
const ROAD_WIDTH: Cm = 0.95
const PATH_WIDTH: Cm = 0.5
/** How far inside its hex a garden wall stands. */
const WALL_INSET: Cm = 0.55
const RISE: Cm = 1.4

/** All hexes of the printed map, those beyond the playable ones among them. */
function printed(map: HexMap): readonly { readonly label: string; readonly code: string; readonly level: number }[] {
  return map.ground.flatMap((line, r) =>
    codesOf(line).map((code, c) => ({
      label: String(c + 1).padStart(2, '0') + String(r + 1).padStart(2, '0'),
      code: code[0]!,
      level: Number(code[1]),
    })),
  )
}
const GROUND = new WeakMap<HexMap, readonly Ground[]>()
/** The ground as pieces: what grows and stands on the hexes, walls about a walled building but where a road goes in, ways by side. */
export function groundOf(map: HexMap): readonly Ground[] {
  const known = GROUND.get(map)
  if (known) return known
  const names = new Map(map.names.map(n => [n.hex, n.name]))
  const patches = printed(map).map(({ label, code }): HexPatch => {
    const name = names.get(label)
    return { label, middle: middleOf(map, label), kind: KINDS[code] ?? null, ...(name ? { name } : {}) }
  })
  const out = groundOfHexes(FRAME, sizeOf(map), patches)
  for (const cell of boardOf(map).cells.values())
    if (cell.terrain === 'K')
      for (const dir of DIRS)
        if (!cell.road[dir]) {
          const line = sideOf(FRAME, middleOf(map, cell.label), dir, WALL_INSET)
          out.push({ id: `wall/${cell.label}/${dir}`, kind: 'wall', outline: line, line, width: 0.4 })
        }
  for (const road of map.roads) {
    const line = wayThrough(road.line.map(h => middleOf(map, h)))
    const about = { line, width: road.kind === 'path' ? PATH_WIDTH : ROAD_WIDTH, ...(road.name ? { name: road.name } : {}) }
    out.push({ id: `road/${road.id}`, kind: 'road', outline: line, ...about })
  }
  GROUND.set(map, out)
  return out
}
const GRIDS = new WeakMap<HexMap, HexGrid>()
export function gridOf(map: HexMap): HexGrid {
  const known = GRIDS.get(map)
  if (known) return known
  const names = new Map(map.names.map(n => [n.hex, n.name]))
  const cells = [...boardOf(map).cells.values()].map((c): HexCell => {
    const name = names.get(c.label)
    const bare: Phrase = { code: `hex.sb.${c.terrain}`, with: { level: c.level } }
    const way = c.road.includes(true) ? 'road' : c.path.includes(true) ? 'path' : null
    const ground = way ? { code: `hex.sb.${way}`, with: { ground: { phrase: bare } } } : bare
    return { label: c.label, middle: middleOf(map, c.label), kind: c.terrain, level: c.level, ground, ...(name ? { name } : {}) }
  })
  const beyond = printed(map)
    .filter(c => !boardOf(map).cells.has(c.label))
    .map(c => ({ middle: middleOf(map, c.label), level: c.level }))
  const { columns, rows } = map
  const grid: HexGrid = { layout: 'flat', columns, rows, first: middleOf(map, '0101'), side: SIDE, rise: RISE, cells, beyond }
  GRIDS.set(map, grid)
  return grid
}

/** A counter's base: broad in line, deep in column. Both leave room for two more on the hex's own base. */
const LINE = { width: 3.8, depth: 1.25 } as const
const COLUMN = { width: 1.2, depth: 3.4 } as const
const GAP: Cm = 0.16
/** A counter's base: lines stand one behind another, the top in front; columns side by side, the top on the right. */
export function footprintOf(map: HexMap, u: Counter, place: number, of: number): Footprint {
  const facing = u.facing * 60
  const hex: Footprint = { front: middleOf(map, u.hex!), facing, width: 0, depth: 0 }
  const off = (of - 1) / 2 - place
  if (u.formation === 'column')
    return { front: fromLocal(hex, [off * (COLUMN.width + GAP), COLUMN.depth / 2]), facing, ...COLUMN }
  return { front: fromLocal(hex, [0, off * (LINE.depth + GAP) + LINE.depth / 2]), facing, ...LINE }
}
