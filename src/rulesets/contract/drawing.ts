/** What a ruleset hands over to be drawn, as data. The scene knows no rule. */
import type { Cm, Deg, Id, Name, Seat } from '../../base/units'
import type { Footprint, Point } from '../../geometry/shapes'
import type { CounterFace, HexGrid, HexPlace } from './hexes'
import type { Phrase } from './words'

export type Tone = 'measure' | 'reach' | 'legal' | 'not' | 'command' | 'target' | 'note'

/** Something to draw over the ground. Polygons are closed; a line is open; an arc runs clockwise from `fromBearing` to `toBearing`. */
export type Overlay = {
  readonly id?: Id
  readonly tone: Tone
  readonly text?: Phrase
  readonly textAt?: Point
  /** Its text may be left out where there is no room for it beside what matters more. */
  readonly minor?: boolean
  /** Drawn in this side's colour, as a player's ruler is. */
  readonly seat?: Seat
} & (
  | { readonly kind: 'line'; readonly points: readonly Point[]; readonly ends?: boolean }
  | {
      readonly kind: 'region' | 'corridor' | 'sector'
      readonly polygon: readonly Point[]
      readonly holes?: readonly (readonly Point[])[]
    }
  | { readonly kind: 'circle'; readonly centre: Point; readonly radius: Cm }
  | { readonly kind: 'arc'; readonly centre: Point; readonly radius: Cm; readonly fromBearing: Deg; readonly toBearing: Deg }
  | { readonly kind: 'footprint'; readonly footprint: Footprint }
)

export type BodyState =
  | 'disordered'
  | 'routing'
  | 'retreating'
  | 'tired'
  | 'limbered'
  | 'unlimbered'
  | 'abandoned'
  | 'firstVolley'
  | 'moved'
  | 'mustMove'
  | 'charging'
  | 'square'
  | 'column'
  | 'openOrder'
  | 'attached'
  | 'destroyed'
  /** It has fired in this turn: smoke stands before it. */
  | 'firing'
  | 'volleySpent'
  /** It has fought hand to hand in this turn. */
  | 'fighting'
  /** Its group has no commander now. */
  | 'leaderless'
  | 'inVillage'
  /** It is in hand now: its own deeds are asked for. */
  | 'acting'

/** A unit, general, courier or gun as the table draws it. */
export interface Body {
  readonly id: Id
  readonly seat: Seat
  /** Names in `models/`: what figure, in which dress. */
  readonly kit: string
  readonly dress: string
  readonly name: Name
  readonly footprint: Footprint
  /** The single bases in it, front to rear, left to right. */
  readonly bases: readonly Footprint[]
  /** Figures to stand on all bases together. */
  readonly figures: number
  /** Figures that the whole unit would have. */
  readonly full: number
  readonly states: readonly BodyState[]
  /** What is written beside it, as strength; short. */
  readonly tag?: Phrase
  /** Whether hands may take it: false for scenery such as abandoned guns. */
  readonly selectable: boolean
  /** The group that it belongs to (a brigade), for the hands that move groups and for the roster. */
  readonly group?: Id
  /** A commander's radius, from the centre of his base: the hands draw it while he or one of his group is selected. */
  readonly radius?: Cm
  /** Hex games: where in its hex it stands, and what its counter shows. */
  readonly hex?: HexPlace
  /** On a map: the point where it stands. */
  readonly spot?: Id
  readonly counter?: CounterFace
}

export type GroundKind =
  | 'hill'
  | 'steepHill'
  /** High ground that ends in a scarp, level behind it. */
  | 'plateau'
  | 'wood'
  | 'rough'
  /** Tilled ground under rows of vines. */
  | 'vineyard'
  | 'village'
  /** A farm, or a part of a village, within walls: it holds one base. */
  | 'sector'
  | 'stream'
  | 'river'
  | 'lake'
  | 'road'
  | 'bridge'
  | 'ford'
  | 'wall'
  | 'hedge'
  | 'treeRow'
  | 'lane'
  | 'field'
  | 'zone'

export interface Ground {
  readonly id: Id
  readonly kind: GroundKind
  /** The outline that the rules measure to. */
  readonly outline: readonly Point[]
  /** A road's, stream's or wall's middle line and width, where it has one. */
  readonly line?: readonly Point[]
  readonly width?: Cm
  readonly height?: Cm
  readonly name?: Name
}

/** A point of a map: meant as such by a tap, or by the keys, whether or not anybody stands there. */
export interface Spot {
  readonly id: Id
  readonly at: Point
  readonly name: Name
  /** Who holds it, as far as the viewer knows, and a letter for that, so that it is told without colour. */
  readonly seat?: Seat
  readonly letter?: Phrase
  /** The same in words, for who hears the table. */
  readonly held?: Phrase
  /** What is written under its name; short. */
  readonly note?: Phrase
  /** Its name goes before those of others where there is no room for all. */
  readonly great?: boolean
}

export interface Disc {
  readonly id: Id
  readonly at: Point
  readonly seat: Seat
  /** A code of the catalogues (`disc.<face>`); null: face down. */
  readonly face: string | null
}

/**
 * A colour that a side may have of its own, of those that carry in every theme and are told apart by who sees no colours: a light one
 * (`white`, which is drawn with a dark edge) against a dark one. `blue` and `red` are what sides a and b have where a game names none.
 */
export type SideColour = 'blue' | 'red' | 'white' | 'savoy'
export interface SideColours {
  readonly a: SideColour
  readonly b: SideColour
}

/** Everything that the table draws. The scene knows no rule. */
export interface Show {
  readonly table: { readonly width: Cm; readonly depth: Cm; readonly north?: Deg }
  readonly ground: readonly Ground[]
  readonly bodies: readonly Body[]
  readonly discs: readonly Disc[]
  readonly overlays: readonly Overlay[]
  /** Hex games alone. */
  readonly hexes?: HexGrid
  /** Maps of points alone. */
  readonly spots?: readonly Spot[]
  /** Measured tables: the colours of the sides on bases, lines, dice trays and panels; left out: blue and red. */
  readonly sides?: SideColours
  /** By key; its type is exported by the game (`panels['oo']` for Ordine Obliquo). */
  readonly panels: { readonly [key: string]: unknown }
  /** Where the turn stands, for the head of the screen. */
  readonly status: {
    readonly turn: number
    readonly turns: number
    readonly phase: Phrase
    readonly seat: Seat | null
    readonly clock?: string
  }
}
