/**
 * What a game hands the drill ground: makers of exercises with one right answer, whoever answers about a position as it stands, and
 * what its rolls could be expected to bring.
 */
import type { Clause, Cm, Deg, Footprint, Overlay, Phrase, Point, RulesetId, Seat, Seen, Show, Term } from '../contract'
import type { Exam } from './exam'

export type * from './exam'

/** What the measured games ask. */
export const MEASURED_KINDS = [
  'distance',
  'wheel',
  'aim',
  'reach',
  'flank',
  'fire',
  'command',
  'march',
  'sight',
  'number',
] as const
export type MeasuredKind = (typeof MEASURED_KINDS)[number]
/** What a game of cards asks on its hexes. */
export const CARD_KINDS = ['pool', 'order', 'blocks'] as const
/** What a hex game of levels and facing asks: sight, sides, ways. */
export const HEX_KINDS = ['sees', 'aspect', 'arrive'] as const
export type DrillKind = MeasuredKind | (typeof CARD_KINDS)[number] | (typeof HEX_KINDS)[number]
/** From plain to nasty. */
export const LEVELS = [1, 2, 3, 4] as const
export type Level = (typeof LEVELS)[number]

/** Draws of a drill's own, never the game's dice. */
export interface Chance {
  /** A whole number from 0 to `below` − 1. */
  below(below: number): number
  /** A number between two bounds, in steps of 0.01. */
  between(from: number, to: number): number
  pick<T>(of: readonly T[]): T
  yes(): boolean
  sign(): 1 | -1
}

/** Which drill: the same name always makes the same one. */
export interface DrillName {
  readonly kind: DrillKind
  readonly level: Level
  readonly seed: number
  /** Left out: the first game that has drills. */
  readonly game?: RulesetId
}

/** One number to be given. It is right where it is off by no more than `tolerance`. */
export interface Field {
  readonly name: string
  readonly unit: 'cm' | 'deg' | 'percent' | 'dice'
  readonly right: number
  readonly tolerance: number
  readonly least: number
  readonly most: number
  /** What one touch of a key adds. */
  readonly step: number
}

/** One of the answers offered. `unit`: the piece on the table that stands for it. */
export interface Option {
  readonly id: string
  readonly text: Phrase
  readonly unit?: string
}

export type Asked =
  | { readonly kind: 'numbers'; readonly fields: readonly Field[] }
  | { readonly kind: 'choice'; readonly options: readonly Option[]; readonly right: string }
  /** A wheel to drag: the unit turns about one front corner; degrees from 0 to `most`. */
  | {
      readonly kind: 'wheel'
      readonly unit: string
      readonly body: Footprint
      readonly side: 'left' | 'right'
      readonly right: Deg
      readonly tolerance: Deg
      readonly most: Deg
    }

export interface Drill extends DrillName {
  readonly show: Show
  readonly question: Phrase
  /** What has to be known to answer, in sentences. */
  readonly facts: readonly Phrase[]
  readonly asked: Asked
  /** Yes-or-no, and which: how far from the other answer, in cm. Of numbers to judge: null, the error is what counts. */
  readonly margin: Cm | null
  readonly construction: readonly Overlay[]
  readonly working: readonly Term[]
  readonly clause: Clause
  /** One sentence. */
  readonly why: Phrase
  /** What is to be said of the other answers. */
  readonly notes: readonly Phrase[]
  /** Drawn with the question: what it asks about. */
  readonly chalk: readonly Overlay[]
  /** The pieces that it asks about, and no others are named; left out: all that stand there. */
  readonly whom?: readonly string[]
  /** What must be seen of the table. */
  readonly look: readonly Point[]
}

/** What a kind's maker gives; null: this throw of the dice makes no good drill, the next one is tried. */
export type Made = Omit<Drill, 'kind' | 'level' | 'seed' | 'game' | 'chalk' | 'working' | 'notes'> &
  Partial<Pick<Drill, 'chalk' | 'working' | 'notes'>>
export type Maker = (level: Level, r: Chance) => Made | null
/** A maker for each kind that the game has. */
export type Makers = { readonly [k in DrillKind]?: Maker }

export const SORTS = ['hits', 'morale', 'melee', 'damages', 'cohesion'] as const
export type Sort = (typeof SORTS)[number]
/** One roll as luck. `expected` and `came` count what is good for `seat`; `chance`: how likely it was to come out this well or better. */
export interface Luck {
  readonly sort: Sort
  readonly seat: Seat
  readonly expected: number
  readonly came: number
  readonly chance: number
  readonly text: Phrase
  /** By how many points of the die it went this way: small is close. Null: a handful of dice has no such number. */
  readonly off: number | null
}

/** All of it. S what the game's positions are, E its events. */
export interface Practice<S extends Seen, E> {
  readonly makers: Makers
  /** Who answers about positions. Left out: they are not practised. */
  readonly exam?: Exam<S>
  /** What could be expected of the rolls of one event, and what came. Left out: nothing is told of them. */
  luck?(event: E, before: S): readonly Luck[]
}
