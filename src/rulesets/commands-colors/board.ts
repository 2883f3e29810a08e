/** The field of thirteen by nine pointy hexes: what lies where, neighbours, sections, lines. Labels as A1 (far left) to M9. */
import { type Hex, hexDistance, hexOf, hexSight, labelOf, neighboursOf, onMap } from '../../hex'
import { SECTIONS, type Section, type Side, TERRAINS, type Terrain } from './kinds'
import type { HexMap } from './scenario'

export const COLUMNS = 13
export const ROWS = 9
/** Sides of a hex, clockwise from the one that looks to the upper right. */
export const WAYS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const
export type Way = (typeof WAYS)[number]

export interface Cell {
  readonly label: string
  readonly hex: Hex
  readonly terrain: Terrain
  readonly row: number
  readonly column: number
  /** By `WAYS`; null: off the field. */
  readonly near: readonly (string | null)[]
  /** Sides that field works cover. */
  readonly works: readonly Way[]
}
export interface Board {
  readonly cells: ReadonlyMap<string, Cell>
}
const BOARDS = new WeakMap<HexMap, Board>()

/** The letters of a row. */
export const codesOf = (row: string): readonly string[] => row.trim().split(/\s+/)
const on = (h: Hex) => onMap('pointy', h, COLUMNS, ROWS)

export function boardOf(map: HexMap): Board {
  const known = BOARDS.get(map)
  if (known) return known
  const cells = new Map<string, Cell>()
  map.rows.forEach((text, r) => {
    codesOf(text).forEach((code, c) => {
      const label = String.fromCharCode(65 + c) + (r + 1)
      const hex = hexOf('pointy', label)!
      cells.set(label, {
        label,
        hex,
        terrain: (TERRAINS as readonly string[]).includes(code) ? (code as Terrain) : '.',
        row: r + 1,
        column: c + 1,
        near: neighboursOf('pointy', hex).map(n => (on(n) ? labelOf('pointy', n) : null)),
        works: map.works?.[label] ?? [],
      })
    })
  })
  const board = { cells }
  BOARDS.set(map, board)
  return board
}
export const cellOf = (map: HexMap, label: string): Cell => boardOf(map).cells.get(label)!
export const nearOf = (map: HexMap, label: string): readonly string[] =>
  cellOf(map, label).near.filter((n): n is string => n !== null)
export const distance = (map: HexMap, a: string, b: string): number => hexDistance(cellOf(map, a).hex, cellOf(map, b).hex)

/** The two hexes behind, nearer to that side's own edge, as far as they lie on the field. */
export function rearOf(map: HexMap, label: string, seat: Side): readonly string[] {
  const { near } = cellOf(map, label)
  const two = seat === 'b' ? [near[5], near[0]] : [near[3], near[2]]
  return two.filter((n): n is string => n !== null && n !== undefined)
}
export const homeRow = (seat: Side): number => (seat === 'b' ? 1 : ROWS)

/** The sections of a hex as its owner calls them; a hex that a line cuts lies in two. */
export function sectionsOf(map: HexMap, label: string, seat: Side): readonly Section[] {
  const { row, column } = cellOf(map, label)
  const odd = row % 2 === 1
  const seen: Section[] = []
  if (column <= 4) seen.push('left')
  if (odd ? column >= 5 && column <= 9 : column >= 4 && column <= 9) seen.push('centre')
  if (odd ? column >= 10 : column >= 9) seen.push('right')
  if (seat === 'a') return seen
  const turned: { readonly [s in Section]: Section } = { left: 'right', centre: 'centre', right: 'left' }
  return SECTIONS.filter(s => seen.some(x => turned[x] === s))
}

/** Whether the line between two middles is free of what `blocks`; ends never block (section 1, sight). */
export const sees = (map: HexMap, from: string, to: string, blocks: (label: string) => boolean): boolean =>
  hexSight(cellOf(map, from).hex, cellOf(map, to).hex, h => {
    const label = on(h) ? labelOf('pointy', h) : null
    return label !== null && blocks(label)
  }).clear

/** The side of `from` that the line to `to` leaves through; two where it goes through a corner. */
export function sidesTowards(map: HexMap, from: string, to: string): readonly Way[] {
  const a = cellOf(map, from)
  const next = a.near.map((n, i) => ({ way: WAYS[i]!, d: n === null ? Infinity : distance(map, n, to) }))
  const straight = a.near.indexOf(to)
  if (straight >= 0) return [WAYS[straight]!]
  // The neighbours whose middles lie nearest to the line: those at one hex less, nearest in angle.
  const least = Math.min(...next.map(n => n.d))
  const closer = next.filter(n => n.d === least)
  if (closer.length === 1) return [closer[0]!.way]
  const b = cellOf(map, to).hex
  const off = (label: string | null): number => {
    if (label === null) return Infinity
    const h = cellOf(map, label).hex
    const [dq, dr] = [b.q - a.hex.q, b.r - a.hex.r]
    return Math.abs((h.q - a.hex.q) * dr - (h.r - a.hex.r) * dq)
  }
  const offs = closer.map(n => off(a.near[WAYS.indexOf(n.way)]!))
  const min = Math.min(...offs)
  return closer.filter((_, i) => offs[i] === min).map(n => n.way)
}
