import type { Deg } from '../base/units'

/**
 * The two ways in which hex tables are laid. `flat`: labels CCRR from 0101 top left, flat-topped, odd columns half a hex higher.
 * `pointy`: labels letter and row from A1 top left, pointy-topped, even rows half a hex to the right and one hex shorter.
 */
export type HexLayout = 'flat' | 'pointy'

/**
 * A hex in skewed coordinates, the same for both layouts: q grows along one axis and r along another, 120° apart in the sense that
 * the six neighbours are (±1, 0), (0, ±1), (1, −1), (−1, 1).
 */
export interface Hex {
  readonly q: number
  readonly r: number
}

/** A hex's label read; null where it isn't one of that layout. Whether it lies on a map is another question. */
export function hexOf(layout: HexLayout, label: string): Hex | null {
  if (layout === 'flat') {
    if (!/^\d{4}$/.test(label)) return null
    const column = Number(label.slice(0, 2))
    const row = Number(label.slice(2))
    if (column < 1 || row < 1) return null
    const q = column - 1
    return { q, r: row - 1 - Math.floor(q / 2) }
  }
  if (!/^[A-Z][1-9]\d?$/.test(label)) return null
  const r = Number(label.slice(1)) - 1
  return { q: label.charCodeAt(0) - 65 - Math.floor(r / 2), r }
}

/** The column and row of a hex, both from 1; either may be below where the hex lies off every map. */
export function placeOf(layout: HexLayout, hex: Hex): { column: number; row: number } {
  return layout === 'flat'
    ? { column: hex.q + 1, row: hex.r + Math.floor(hex.q / 2) + 1 }
    : { column: hex.q + Math.floor(hex.r / 2) + 1, row: hex.r + 1 }
}

/** A hex's label; null where the layout has none for it (above or left of the first hex, past Z or 99). */
export function labelOf(layout: HexLayout, hex: Hex): string | null {
  const { column, row } = placeOf(layout, hex)
  if (column < 1 || row < 1 || row > 99) return null
  if (layout === 'flat') return column > 99 ? null : String(column).padStart(2, '0') + String(row).padStart(2, '0')
  return column > 26 ? null : String.fromCharCode(64 + column) + row
}

/** Whether a hex lies on a map of so many columns and rows; in `pointy` even rows are one hex shorter. */
export function onMap(layout: HexLayout, hex: Hex, columns: number, rows: number): boolean {
  const { column, row } = placeOf(layout, hex)
  const wide = layout === 'pointy' && row % 2 === 0 ? columns - 1 : columns
  return column >= 1 && row >= 1 && row <= rows && column <= wide
}

const STEPS: Record<HexLayout, readonly (readonly [q: number, r: number])[]> = {
  flat: [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ],
  pointy: [
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
  ],
}

/** The bearings of the six neighbours, clockwise from 0 towards row 1. */
export const bearingsOf = (layout: HexLayout): readonly Deg[] =>
  layout === 'flat' ? [0, 60, 120, 180, 240, 300] : [30, 90, 150, 210, 270, 330]

/** The six neighbours, in the order of `bearingsOf`, on any map or off it. */
export const neighboursOf = (layout: HexLayout, hex: Hex): Hex[] =>
  STEPS[layout].map(([q, r]) => ({ q: hex.q + q, r: hex.r + r }))
