/** What a game's own panels are given, and what a game hands the screens: the ports between `ui` and `ui/panels/<game>/`. */
import type { ComponentType } from 'react'
import type { ArmyBuilder, Body, Options, Phrase, Point, Show, Typed } from '../rulesets/contract'
import type { ArmyCard, OwnLists, Session } from './ports'
import type { Play } from './table/use-play'

/** What a game's own panels are given. */
export interface PanelProps {
  readonly session: Session
  readonly play: Play
  /** Selects a unit and brings it into sight. */
  readonly onUnit: (unit: string) => void
  /** Keeps places of the table in sight, clear of the panels, as long as a panel speaks of them; none: no longer. */
  readonly look: (points: readonly Point[]) => void
  /** The place of the table under a point of the page. */
  readonly pointAt: (x: number, y: number) => Point | null
  /** Opens an entry of the log again, with its picture. */
  readonly onMoment: (n: number) => void
}
/** Strength of a side in the game's own measure: what is left of what it began with; null: veiled. */
export interface Strength {
  readonly now: number | null
  readonly start: number
}

/** What a game adds to the account of a battle. */
export interface GameAccount {
  /** By side. */
  strength(show: Show): { readonly [seat in 'a' | 'b']: Strength }
  /** Log lines (`event.<name>`) that stand in the summary of a turn, in their order of weight; lines whose `losses` are 0 are left out. */
  readonly moments: readonly string[]
}

/** What an account is made from: the table as it was set up and as it stood in the end. */
export interface AccountProps {
  readonly session: Session
  readonly first: Show
  readonly last: Show
}

/** What the screen for making lists is given. */
export interface BuilderProps {
  readonly ruleset: string
  readonly builder: ArmyBuilder
  readonly lists: OwnLists
  /** Armies to begin with. */
  readonly ready: readonly (ArmyCard & { readonly file: unknown })[]
  /** The list that is open; none: the choice of lists. */
  readonly open: string | null
  readonly onOpen: (id: string | null) => void
}

/** A game's own panels, in `ui/panels/<game>/`, fetched with the game. */
export interface GamePanels {
  readonly Roster: ComponentType<PanelProps>
  /** What is written in secret; shown while it is this seat's to write. */
  readonly Orders: ComponentType<PanelProps>
  readonly Track: ComponentType<PanelProps>
  readonly Quick: ComponentType
  /** What stands beside the pad for the selected piece; it may be nothing. */
  readonly Piece: ComponentType<PanelProps & { readonly piece: string }>
  /** Unit by unit: what is left, what was lost. */
  readonly Losses: ComponentType<AccountProps>
  /** Points and what they come from; nothing where the game counts none. */
  readonly Points: ComponentType<AccountProps>
  readonly account: GameAccount
  readonly ruling: RulingWords
  readonly hand: GameHand
  /** The screen on which lists are made, where the game counts them. */
  readonly Builder?: ComponentType<BuilderProps>
  /** Phases (`awaiting.<what>`) in which nothing is moved: the page `Deeds` stands in the pad's place. */
  readonly deeds: readonly string[]
  readonly Deeds: ComponentType<PanelProps>
  /** Phases in which units may be moved as well: `Deeds` stands in the pad's place while nothing is selected. */
  readonly answers: readonly string[]
  /** Phases (`awaiting.<what>`) in which the page `Orders` opens by itself. */
  readonly pages: readonly string[]
  /** Phases in which the very table is the seat’s own to see: the screen changes hands before each, unless who has it goes on. Left out: in none but set-up. */
  readonly hidden?: readonly string[]
}
/** How a game uses the hands: the tool of a phase, and what its putting down of a piece means there. */
export interface GameHand {
  tool(what: string): 'move' | 'place'
  put(command: Typed, what: string, show: Show): Typed
  /** Whether a piece may be put down in a phase whose tool is `place`; left out: each may. */
  takes?(what: string, body: Body): boolean
  /** Whether a seat may measure from a piece in a phase (`undefined`: from nowhere in particular), as the game's options say. */
  measures(what: string, options: Options, body: Body | undefined): boolean
}
export interface Worded<T> {
  readonly text: Phrase
  readonly value: T
}
export type RulingEntry = { readonly [key: string]: unknown }
/** A value that one field sets: a whole number, a hex by its label, one of a few. */
export type RulingField =
  | { readonly what: 'losses' | 'blocks'; readonly kind: 'number' }
  | { readonly what: 'hex'; readonly kind: 'hex' }
  | { readonly what: 'facing'; readonly kind: 'choice'; readonly values: readonly Worded<unknown>[] }
/** What a ruling may set, with its values: codes of the catalogues and what goes into the command. */
export interface RulingWords {
  readonly formations: readonly string[]
  readonly states: readonly string[]
  orders(show: Show): readonly Worded<unknown>[]
  /** What else is set by one field, by the words of the ruleset's `rulings.unit`. */
  readonly fields?: readonly RulingField[]
  /** Of whom a field, or taking off, may be set; left out: of everybody on the table. */
  takes?(what: string, show: Show, body: Pick<Body, 'id'>): boolean
  /** What is said beside a field: a code of the catalogues. */
  note?(what: string): string | null
  /** Who is not on the table and may be put there. */
  absent?(show: Show): readonly Pick<Body, 'id' | 'seat' | 'name'>[]
  /** Cards that the seat can see, each with where it may be laid: the entry of the ruling. */
  cards?(show: Show, seat: string): readonly { readonly text: Phrase; readonly ways: readonly Worded<RulingEntry>[] }[]
}
