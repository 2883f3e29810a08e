/** A table that is chosen on by places: the hexes of a grid, or the points of a map. The hands ask it alone, and need not know which it is. */
import { centreOf } from '../geometry/footprint'
import type { Body, Overlay, Phrase, Point, Show } from '../rulesets/contract'
import { describeHex, describeSpot, groundOfHex } from './describe'
import { hexOverlays, sideOverlays } from './hexDrawing'
import { type HexWay, hexAt, hexBeside, type Offer } from './hexes'
import { spotAt, spotBeside, spotOverlays } from './spots'

export interface Board {
  /** The place under a point of the table; null where there is none. `grip`: how far a finger may miss it, in cm. */
  at(point: Point, grip: number): string | null
  /** Where a piece stands. */
  of(body: Body | undefined): string | null
  /** The place that an arrow key leads to from one; itself at the edge. */
  beside(from: string, way: HexWay): string
  readonly first: string
  /**
   * What is lit, the way to what is looked at, the cursor, and about the piece that is `chosen`; `goes`: whose the ways are. `eye`: the
   * place under the pointer.
   */
  drawing(
    offers: ReadonlyMap<string, readonly Offer[]>,
    cursor: string | null,
    eye: string | null,
    chosen: Body | undefined,
    goes: Body | undefined,
  ): readonly Overlay[]
  /** A place in short, for who reads it beside the table; null: there is nothing to say. */
  told(place: string): Phrase | null
  /** A place in sentences. */
  describe(place: string, offers: readonly Offer[]): readonly Phrase[]
}

/** Null: a table on which places are measured and not chosen. */
export function boardOf(show: Show): Board | null {
  const { hexes: grid, spots } = show
  if (grid)
    return {
      at: point => hexAt(grid, point),
      of: body => (body ? hexAt(grid, centreOf(body.footprint)) : null),
      beside: (from, way) => hexBeside(grid, from, way),
      first: grid.cells[0]!.label,
      drawing: (offers, cursor, eye, chosen, goes) => [
        ...sideOverlays(grid, chosen ?? goes),
        ...hexOverlays(grid, offers, cursor, goes?.hex?.label ?? null, eye),
      ],
      told: place => groundOfHex(show, place),
      describe: (place, offers) => describeHex(show, place, offers),
    }
  if (spots && spots.length > 0)
    return {
      at: (point, grip) => spotAt(spots, point, grip),
      of: body => body?.spot ?? null,
      beside: (from, way) => spotBeside(spots, from, way),
      first: spots[0]!.id,
      drawing: (offers, cursor, eye) => spotOverlays(spots, offers, cursor, eye),
      told: () => null,
      describe: (place, offers) => describeSpot(show, place, offers),
    }
  return null
}
