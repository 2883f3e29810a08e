/** What a hex game hands over besides: its grid, where in a hex a piece stands, and what a counter shows. */
import type { Cm, Name } from '../../base/units'
import type { Point } from '../../geometry/shapes'
import type { HexLayout } from '../../hex'
import type { Phrase } from './words'

export interface HexCell {
  readonly label: string
  readonly middle: Point
  readonly kind: string
  readonly level: number
  /** What lies there, in words, its level among them where the game counts levels. */
  readonly ground?: Phrase
  readonly name?: Name
}
/** A hex table's grid, laid over the ground at will. Labels and neighbours are those of `hex`. */
export interface HexGrid {
  readonly layout: HexLayout
  readonly columns: number
  readonly rows: number
  /** The middle of the first hex, and the length of a side. */
  readonly first: Point
  readonly side: Cm
  /** How much higher each level lies than the one below. */
  readonly rise: Cm
  /** Every hex that may be played on: its label, middle, kind of ground (a code of the game's own) and level. */
  readonly cells: readonly HexCell[]
  /** Hexes that are drawn and not played on: there the ground goes on as it is. */
  readonly beyond?: readonly { readonly middle: Point; readonly level: number }[]
}

/** Which side of a piece a hex side is. */
export type HexSide = 'front' | 'flank' | 'rear'

/** Where in a hex a piece stands. What stands in one hex is drawn as one stack. */
export interface HexPlace {
  readonly label: string
  /** Its place in the stack, 0 on top, and how many stand there. */
  readonly place: number
  readonly of: number
  /** What its six sides are, in the order of `bearingsOf`; left out: no side is better than another. */
  readonly sides?: readonly HexSide[]
}

/** What a piece's counter shows, on the table and in the flat style. */
export interface CounterFace {
  readonly arm: 'foot' | 'horse' | 'guns' | 'commander'
  /** Strength left and whole; left out: it has none. */
  readonly strength?: number
  readonly of?: number
}
