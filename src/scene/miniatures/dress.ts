import type { Kit } from './kit'

/** A shape on a flag, in parts of its breadth and height from the upper corner at the pole. */
export type FlagShape =
  | { readonly shape: 'rect'; readonly at: readonly [number, number, number, number]; readonly colour: string }
  | { readonly shape: 'polygon'; readonly points: readonly (readonly [number, number])[]; readonly colour: string }
  | { readonly shape: 'disc'; readonly at: readonly [number, number]; readonly radius: number; readonly colour: string }
  | { readonly shape: 'wreath'; readonly at: readonly [number, number]; readonly radius: number; readonly colour: string }
  | { readonly shape: 'flames'; readonly depth: number; readonly colours: readonly string[] }
  | {
      readonly shape: 'eagle'
      readonly at: readonly [number, number]
      readonly size: number
      readonly heads: 1 | 2
      readonly colour: string
      readonly gold?: string
    }
  | {
      readonly shape: 'letters'
      readonly text: string
      readonly at: readonly [number, number]
      readonly size: number
      readonly colour: string
    }
  | {
      readonly shape: 'madonna'
      readonly at: readonly [number, number]
      readonly size: number
      readonly robe: string
      readonly cloak: string
      readonly glory: string
    }

export interface FlagDesign {
  readonly width: number
  readonly height: number
  readonly field: string
  readonly shapes: readonly FlagShape[]
}

/** How a unit is painted. */
export interface Dress {
  /** Which variant of the kit's figures it wears, as a grenadier's bearskin; null: the common one. */
  readonly variant: string | null
  /** Slot → `#rrggbb`. */
  readonly colours: { readonly [slot: string]: string }
  /** Coats of its horses with their manes; a figure takes one of them. */
  readonly horses: readonly (readonly [string, string])[]
  readonly flag: FlagDesign | null
}

const record = (x: unknown): { readonly [key: string]: unknown } =>
  x !== null && typeof x === 'object' && !Array.isArray(x) ? (x as { readonly [key: string]: unknown }) : {}
export const isColour = (x: unknown): x is string => typeof x === 'string' && /^#[0-9a-f]{6}$/i.test(x)

const PLAIN: Dress = { variant: null, colours: {}, horses: [], flag: null }

/**
 * A dress by its name, with what it takes over from the one that it is `like`. What is not understood is left out, so that a
 * damaged dress paints a plain figure; an unknown name gives a dress without colours, and the kit's own paints show.
 */
export function readDress(dresses: { readonly [name: string]: unknown }, name: string, depth = 0): Dress {
  const json = record(dresses[name])
  const under = typeof json.like === 'string' && depth < 8 ? readDress(dresses, json.like, depth + 1) : PLAIN
  const colours: { [slot: string]: string } = { ...under.colours }
  for (const [slot, colour] of Object.entries(record(json.colours))) if (isColour(colour)) colours[slot] = colour
  const horses = (Array.isArray(json.horses) ? json.horses : []).filter(
    (h): h is [string, string] => Array.isArray(h) && isColour(h[0]) && isColour(h[1]),
  )
  return {
    variant: typeof json.variant === 'string' ? json.variant || null : under.variant,
    colours,
    horses: horses.length ? horses.slice(0, MOST_HORSES) : under.horses,
    flag: json.flag === null ? null : (readFlag(json.flag) ?? under.flag),
  }
}

const SHAPES = ['rect', 'polygon', 'disc', 'wreath', 'flames', 'eagle', 'letters', 'madonna']
function readFlag(json: unknown): FlagDesign | null {
  const flag = record(json)
  if (!isColour(flag.field)) return null
  const side = (x: unknown) => (typeof x === 'number' && x > 0 && x < 5 ? x : 1)
  const shapes = (Array.isArray(flag.shapes) ? flag.shapes : []).filter(s => SHAPES.includes(String(record(s).shape)))
  return { width: side(flag.width), height: side(flag.height), field: flag.field, shapes: shapes as FlagShape[] }
}

/** As many horse coats as a palette's row has room for. */
export const MOST_HORSES = 8
/** Columns of a palette's row: slots first, then horses' coats, then their manes. */
export const HORSE_COLUMN = 48
export const MANE_COLUMN = 56
export const PALETTE_COLUMNS = 64

/** The column of the palette that a slot of a kit is painted from. */
export function columnOf(kit: Pick<Kit, 'slots'>, slot: number): number {
  const name = kit.slots[slot]
  return name === 'horse' ? HORSE_COLUMN : name === 'mane' ? MANE_COLUMN : Math.min(slot, HORSE_COLUMN - 1)
}

/** The colour of one slot: the dress's, else what the kit's paint says (another slot's colour, or its own). */
export function colourOf(kit: Pick<Kit, 'slots' | 'paints'>, dress: Dress, slot: string, depth = 0): string {
  const own = dress.colours[slot]
  if (own) return own
  const paint = kit.paints[kit.slots.indexOf(slot)] ?? '#808080'
  if (!paint.startsWith('=')) return paint
  const other = paint.slice(1)
  return depth < 6
    ? kit.slots.includes(other)
      ? colourOf(kit, dress, other, depth + 1)
      : (dress.colours[other] ?? '#808080')
    : '#808080'
}

/** A whole row of the palette, `PALETTE_COLUMNS` colours. */
export function paletteRow(kit: Pick<Kit, 'slots' | 'paints'>, dress: Dress): string[] {
  const row = Array.from({ length: PALETTE_COLUMNS }, () => '#808080')
  kit.slots.slice(0, HORSE_COLUMN).forEach((slot, i) => {
    row[i] = colourOf(kit, dress, slot)
  })
  const horses: readonly (readonly [string, string])[] = dress.horses.length
    ? dress.horses
    : [[colourOf(kit, dress, 'horse'), colourOf(kit, dress, 'mane')]]
  for (let i = 0; i < MOST_HORSES; i++) {
    const [coat, mane] = horses[i % horses.length]
    row[HORSE_COLUMN + i] = coat
    row[MANE_COLUMN + i] = mane
  }
  return row
}
