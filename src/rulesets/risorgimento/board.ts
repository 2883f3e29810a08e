/** The hex map as the rules ask it: cells by label, their neighbours in order of bearing, roads by side. Made once a map. */
import { type Aspect, type Hex, hexAspect, hexDistance, hexLine, hexOf, labelOf, neighboursOf, placeOf } from '../../hex'
import type { Ground } from './kinds'
import type { HexMap } from './scenario'

/** One of the six sides of a hex, by bearing: 0 towards row 1, clockwise. */
export type Dir = 0 | 1 | 2 | 3 | 4 | 5
export const DIRS: readonly Dir[] = [0, 1, 2, 3, 4, 5]
export const turned = (d: Dir, by: number): Dir => ((((d + by) % 6) + 6) % 6) as Dir
export const opposite = (d: Dir): Dir => turned(d, 3)

export interface Cell {
  readonly label: string
  readonly hex: Hex
  readonly terrain: Ground
  readonly level: number
  /** The hex across each side; null off the map. */
  readonly near: readonly (string | null)[]
  /** Sides that a road or a path crosses. */
  readonly road: readonly boolean[]
  readonly path: readonly boolean[]
  /** It lies on the map's edge. */
  readonly edge: boolean
}
export interface Board {
  readonly cells: ReadonlyMap<string, Cell>
  cell(label: string): Cell | null
  distance(a: string, b: string): number
  /** The side of `a` that `b` lies across; null where they are not neighbours. */
  side(a: string, b: string): Dir | null
}

const LAYOUT = 'flat'
const BOARDS = new WeakMap<HexMap, Board>()
/** The board of a map; the same map gives the same board. */
export function boardOf(map: HexMap): Board {
  const known = BOARDS.get(map)
  if (known) return known
  const board = make(map)
  BOARDS.set(map, board)
  return board
}

/** Labels of a map's rows: `W3` is a wood on level 3. */
export const codesOf = (row: string): readonly string[] => row.trim().split(/\s+/)

function make(map: HexMap): Board {
  const cells = new Map<string, Cell>()
  const playable = (hex: Hex) => {
    const { column, row } = placeOf(LAYOUT, hex)
    return column >= 1 && row >= 1 && column <= map.playable.columns && row <= map.playable.rows
  }
  const crossed = new Map<string, Map<string, 'road' | 'path'>>()
  for (const road of map.roads)
    road.line.forEach((at, i) => {
      const next = road.line[i + 1]
      for (const [a, b] of next === undefined
        ? []
        : [
            [at, next],
            [next, at],
          ]) {
        const sides = crossed.get(a!) ?? new Map<string, 'road' | 'path'>()
        // A road beside which a path runs is a road.
        if (sides.get(b!) !== 'road') sides.set(b!, road.kind)
        crossed.set(a!, sides)
      }
    })
  map.ground.forEach((line, r) => {
    codesOf(line).forEach((code, c) => {
      const label = String(c + 1).padStart(2, '0') + String(r + 1).padStart(2, '0')
      const hex = hexOf(LAYOUT, label)!
      if (!playable(hex)) return
      const around = neighboursOf(LAYOUT, hex)
      const near = around.map(h => (playable(h) ? labelOf(LAYOUT, h) : null))
      const sides = crossed.get(label)
      cells.set(label, {
        label,
        hex,
        terrain: code[0] as Ground,
        level: Number(code[1]),
        near,
        road: near.map(n => n !== null && sides?.get(n) === 'road'),
        path: near.map(n => n !== null && sides?.get(n) === 'path'),
        edge: near.includes(null),
      })
    })
  })
  return {
    cells,
    cell: label => cells.get(label) ?? null,
    distance: (a, b) => hexDistance(cells.get(a)!.hex, cells.get(b)!.hex),
    side: (a, b) => {
      const at = cells.get(a)?.near.indexOf(b) ?? -1
      return at < 0 ? null : (at as Dir)
    },
  }
}

/** 5.1.1: which side of who faces so is met from an adjacent hex. */
export const aspectOf = (board: Board, of: string, facing: Dir, from: string): Aspect =>
  hexAspect(LAYOUT, board.cell(of)!.hex, facing * 60, board.cell(from)!.hex) ?? 'front'

const STEP: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
]
/** Whether a hex lies before who faces so: between the two outer front sides, those lines included. */
export function inArc(board: Board, from: string, facing: Dir, to: string): boolean {
  const a = board.cell(from)!.hex
  const b = board.cell(to)!.hex
  const v = [b.q - a.q, b.r - a.r] as const
  if (v[0] === 0 && v[1] === 0) return false
  // v = m·e + n·f with e, f two neighbouring directions, whose determinant is 1 for all of them.
  return [turned(facing, -1), facing].some(d => {
    const e = STEP[d]!
    const f = STEP[turned(d, 1)]!
    const det = e[0] * f[1] - e[1] * f[0]
    return (v[0] * f[1] - v[1] * f[0]) / det >= 0 && (e[0] * v[1] - e[1] * v[0]) / det >= 0
  })
}

/** The last hex that the line from one hex to another crosses before it: the side that is met. Along a side, the first of the two. */
export function metFrom(board: Board, from: string, to: string): string {
  if (board.side(to, from) !== null) return from
  const line = hexLine(board.cell(from)!.hex, board.cell(to)!.hex)
  const near = [...line.through, ...line.sides.flat()].filter(h => hexDistance(h, board.cell(to)!.hex) === 1)
  return near.map(h => labelOf(LAYOUT, h)).find(l => l !== null && board.cell(l)) ?? from
}

/** 6.3.1: whether guns (or horse that would charge) at `from` see `to`: solid ground and vineyards stand between. Judged from them. */
export function sees(board: Board, from: string, to: string): boolean {
  if (from === to || board.side(from, to) !== null) return true
  const gun = board.cell(from)!
  const target = board.cell(to)!
  const line = hexLine(gun.hex, target.hex)
  const cellAt = (h: Hex) => board.cell(labelOf(LAYOUT, h) ?? '')
  const blocks = (c: Cell | null): boolean => {
    if (!c || !'WBTK'.includes(c.terrain)) return false
    if (c.level >= gun.level) return true
    return c.level >= target.level && board.distance(c.label, to) === 1
  }
  const vines = (c: Cell | null): boolean => c?.terrain === 'V' && c.level >= gun.level
  const through = line.through.map(cellAt)
  const sides = line.sides.map(([a, b]) => [cellAt(a), cellAt(b)] as const)
  if (through.some(blocks) || sides.some(([a, b]) => blocks(a) && blocks(b))) return false
  const rows = through.filter(vines).length + sides.filter(([a, b]) => vines(a) && vines(b)).length
  return rows < 2
}
