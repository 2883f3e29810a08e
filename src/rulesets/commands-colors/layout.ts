/** Where hexes lie on the table, cm: pointy-topped, even rows half a hex to the right, row 1 along the far edge. */
import { fromLocal } from '../../geometry/footprint'
import type { Cm, Deg, Footprint, Ground, GroundKind, HexCell, HexGrid, Name, Phrase, Point } from '../contract'
import { groundOfHexes, type HexPatch, hexCorners, sideOf } from '../shared/hexGround'
import { waterOfHexes } from '../shared/hexWater'
import { boardOf, type Cell, COLUMNS, ROWS, WAYS } from './board'
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
const FRAME = { layout: 'pointy', side: SIDE } as const
export const outlineOf = (label: string): readonly Point[] => hexCorners(FRAME, middleOf(label))

/** The two lines between the flanks and the centre; they cut every other row's hexes in two. */
export const flankLines = (): readonly (readonly Point[])[] =>
  [4, 9].map(columns => {
    const x = MARGIN + FLAT * columns
    return [
      [x, MARGIN],
      [x, SIZE.depth - MARGIN],
    ]
  })

/** Grounds that fill their hex; hills and mountains are levels of the grid. */
const KINDS: { readonly [t in Terrain]?: GroundKind } = {
  F: 'wood',
  G: 'wood',
  X: 'rough',
  Q: 'rough',
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
/** Grounds that look like others of their kind bear their name on the table. */
const LIKE_OTHERS: { readonly [t in Terrain]?: Name } = {
  G: { it: 'giardino cinto', en: 'walled garden' },
  Q: { it: 'cava', en: 'sand pit' },
  M: { it: 'palude', en: 'marsh' },
  l: { it: 'ghiaccio', en: 'ice' },
  D: { it: 'guado', en: 'ford' },
  W: { it: 'mulino', en: 'mill' },
  O: { it: 'torre', en: 'tower' },
  C: { it: 'chiesa', en: 'church' },
  A: { it: 'fattoria cinta', en: 'walled farm' },
  K: { it: 'castello', en: 'castle' },
}
const RISE: Cm = 2.2
const LEVELS: { readonly [t in Terrain]?: number } = { H: 1, X: 2 }
/** How broad the water of a hex is, cm. */
const WATER: { readonly [t in Terrain]?: Cm } = { R: 3.8, r: 2.6, s: 1.3, D: 2, B: 2.6 }
const OVER: { readonly [t in Terrain]?: 'bridge' | 'ford' } = { B: 'bridge', D: 'ford' }
/** How far inside its hex a field work lies. */
const WORKS_INSET: Cm = 0.5
const GROUND = new WeakMap<HexMap, readonly Ground[]>()
/** The ground: what fills the hexes, water from side to side with its bridges and fords, field works along their sides. */
export function groundOf(map: HexMap): readonly Ground[] {
  const known = GROUND.get(map)
  if (known) return known
  const names = new Map(map.names.map(n => [n.hex, n.name]))
  const cells = [...boardOf(map).cells.values()]
  const patches = cells.map(({ label, terrain }): HexPatch => {
    const name = names.get(label) ?? LIKE_OTHERS[terrain]
    return { label, middle: middleOf(label), kind: KINDS[terrain] ?? null, ...(name ? { name } : {}) }
  })
  const water = cells.flatMap(({ label, terrain }) => {
    const [width, over] = [WATER[terrain], OVER[terrain]]
    return width ? [{ label, middle: middleOf(label), width, ...(over ? { over } : {}) }] : []
  })
  const field = ([x, y]: Point) => cells.some(c => Math.abs(middleOf(c.label)[0] - x) + Math.abs(middleOf(c.label)[1] - y) < 1)
  const out = [...groundOfHexes(FRAME, SIZE, patches), ...waterOfHexes(FRAME, water, field), ...cells.flatMap(worksOf)]
  GROUND.set(map, out)
  return out
}
const worksOf = (cell: Cell): Ground[] =>
  cell.works.map((way): Ground => {
    const line = sideOf(FRAME, middleOf(cell.label), WAYS.indexOf(way), WORKS_INSET)
    return { id: `works/${cell.label}/${way}`, kind: 'wall', outline: line, line, width: 0.8 }
  })
/** The letters of the maps as words of the catalogues. */
const WORDS: { readonly [t in Terrain]: string } = {
  '.': 'open',
  F: 'forest',
  G: 'garden',
  H: 'hill',
  X: 'rugged',
  Q: 'quarry',
  R: 'river',
  r: 'fordableRiver',
  D: 'ford',
  s: 'stream',
  B: 'bridge',
  M: 'marsh',
  L: 'lake',
  l: 'ice',
  T: 'town',
  W: 'mill',
  O: 'tower',
  C: 'church',
  A: 'farm',
  K: 'castle',
}
const GRIDS = new WeakMap<HexMap, HexGrid>()
export function gridOf(map: HexMap): HexGrid {
  const known = GRIDS.get(map)
  if (known) return known
  const names = new Map(map.names.map(n => [n.hex, n.name]))
  const cells = [...boardOf(map).cells.values()].map((c): HexCell => {
    const name = names.get(c.label)
    const bare: Phrase = { code: `hex.cc.${WORDS[c.terrain]}` }
    const ground = c.works.length > 0 ? { code: 'hex.cc.works', with: { ground: { phrase: bare } } } : bare
    const level = LEVELS[c.terrain] ?? 0
    return { label: c.label, middle: middleOf(c.label), kind: c.terrain, level, ground, ...(name ? { name } : {}) }
  })
  const grid: HexGrid = { layout: 'pointy', columns: COLUMNS, rows: ROWS, first: middleOf('A1'), side: SIDE, rise: RISE, cells }
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
