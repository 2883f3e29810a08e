/** What the screens are handed by the app: the world outside (files, storage, the scene) behind plain interfaces. */
import type { ComponentType } from 'react'
import type { Fault } from '../base/pointer'
import type { Result } from '../base/result'
import type { Seat } from '../base/units'
import type { DiceReport, DiceWay, Mode, TableGame } from '../client/game'
import type { Book } from '../drills'
import type { ArmyBuilder, Name, OptionSpec, Options, Point, RulingSpec, Show } from '../rulesets/contract'
import type { Language, Text } from '../text'
import type { Hands, HandsRecord } from '../tools/hands'
import type { Desk } from './desk'
import type { GamePanels } from './gamePorts'
import type { FilmSlot, Films } from './theatre/ports'

export type * from './gamePorts'

/** Something that is held and told when it changes. */
export interface Store<T> {
  get(): T
  subscribe(listener: () => void): () => void
}

export const THEMES = ['system', 'light', 'dark', 'projector'] as const
export const QUALITIES = ['auto', 'low', 'medium', 'high'] as const
export const PIECES = ['miniatures', 'counters'] as const
export const VOLUMES = [0, 1, 2, 3] as const
export interface Settings {
  readonly language: Language
  readonly theme: (typeof THEMES)[number]
  readonly quality: (typeof QUALITIES)[number]
  /** Size of letters, times the usual. */
  readonly textSize: 0.9 | 1 | 1.15 | 1.3 | 1.6
  readonly patterns: boolean
  readonly motion: 'system' | 'full' | 'less'
  /** How fast committed moves are walked, times 6 cm a second; 0: at once. */
  readonly pace: 0 | 1 | 2 | 4
  /** Dice are thrown to be seen, or their faces are there at once. */
  readonly dice: 'tumble' | 'faces'
  /** Hex tables: the grid over the ground, the labels of its hexes, and what stands for the pieces. */
  readonly hexGrid: boolean
  readonly hexLabels: boolean
  readonly pieces: (typeof PIECES)[number]
  /** How loud the table is; 0: not a sound, as it is until somebody turns it up. */
  readonly sound: (typeof VOLUMES)[number]
}

export interface SettingsStore extends Store<Settings> {
  set<K extends keyof Settings>(key: K, value: Settings[K]): void
  /** Keys whose stored value was damaged or from a newer version: kept aside, the default stands. */
  readonly setAside: readonly string[]
}

/** A scenario that can be chosen. */
export interface ScenarioCard {
  readonly id: string
  readonly ruleset: string
  readonly title: Name
  readonly turns: number
  readonly seats: { readonly a: Name; readonly b: Name }
  readonly note?: Name
  readonly from: 'house' | 'file'
  /** Players may bring lists of their own. */
  readonly lists?: true
  /** Its map or places had to be made up. */
  readonly rebuilt?: true
}

/** A player's own list: its army file as far as it is made, and what it may cost. */
export interface OwnList {
  readonly id: string
  readonly points: number
  readonly army: { readonly [key: string]: unknown }
}
/** Where own lists are kept, by game. False: they could not be stored and hold for this visit. */
export interface OwnLists {
  all(ruleset: string): Promise<readonly OwnList[]>
  put(ruleset: string, list: OwnList): Promise<boolean>
  remove(ruleset: string, id: string): Promise<boolean>
}
/** An army that may be fielded where lists are taken. `id`: `own:` before that of an own list. */
export interface ArmyCard {
  readonly id: string
  readonly title: Name
  readonly worth: number
  readonly from: 'own' | 'house'
  /** How much speaks against fielding it as a list. */
  readonly faults: number
}

export interface SetUp {
  /** A scenario's id, or `empty`: the free table. */
  readonly scenario: string
  readonly names: { readonly a: string; readonly b: string }
  readonly mode: Mode
  readonly dice: DiceWay
  readonly options: Options
  readonly persons: 1 | 2
  /** Armies in the place of the scenario's own, by their card's id. */
  readonly armies?: { readonly a?: string; readonly b?: string }
  /** The dice stream's seed; left out: the page's own random bytes. */
  readonly seed?: string
}

export interface SavedGame {
  readonly id: string
  /** The player's own name for it; empty: the scenario's. */
  readonly name: string
  readonly title: Name
  readonly ruleset: string
  readonly names: { readonly a: string; readonly b: string }
  readonly persons: 1 | 2
  readonly turn: number
  readonly turns: number
  readonly ended: boolean
  /** Nothing has been done in it yet: the next new game takes its place. */
  readonly untouched?: boolean
  /** ISO times. */
  readonly created: string
  readonly changed: string
  /** It left another game: "what if". */
  readonly branch?: true
  /** It is a battle of another saved game: that game's id, and what it calls the battle. */
  readonly partOf?: { readonly id: string; readonly battle: string }
  /** Cannot be opened as it is: its file can still be taken out. */
  readonly damaged?: boolean
}

export interface Shelf {
  list(): Promise<readonly SavedGame[]>
  rename(id: string, name: string): Promise<boolean>
  remove(id: string): Promise<boolean>
  /** The game as one file: JSON lines. */
  file(id: string): Promise<{ readonly name: string; readonly text: string } | null>
  bring(text: string): Promise<Result<SavedGame, readonly Fault[]>>
  /** Whether the browser has promised to keep what is stored. */
  kept(): Promise<'yes' | 'no' | 'unknown'>
}

/** The small record beside a game's log, whose loss costs nothing. */
export interface SmallRecord {
  readonly hands: HandsRecord | null
  readonly view: TableLook['view']
  readonly from: Seat
}

/** How the table is looked at. */
export interface TableLook {
  readonly view: 'free' | 'plan' | 'figure'
  readonly from: Seat
}

export interface Saving {
  readonly state: 'saved' | 'failed'
  /** Why the last write failed: a code `ui.saving.<why>`. */
  readonly why?: 'full' | 'gone' | 'broken'
}

/** A game that stands open. */
export interface Session {
  readonly id: string
  readonly game: TableGame
  readonly hands: Hands
  readonly desk: Desk
  readonly persons: 1 | 2
  /** Open in another tab, where it may be changed. */
  readonly readOnly: boolean
  readonly saving: Store<Saving>
  /** What a ruling may set in this game. */
  readonly rulings: RulingSpec
  /** What the reader should know after opening: lines dropped, older rules. */
  readonly notes: readonly Fault[]
  readonly record: SmallRecord | null
  /** Keeps how the table is looked at, for the next visit. */
  keepLook(look: TableLook): void
  /** The saved game whose battle this is; null: it stands by itself. */
  readonly partOf: string | null
  /** Where the game has its battles fought at tables of their own; null: it has none. */
  battles(): Promise<BattleTables | null>
  /** Whatever of the save can be had as a file, also while nothing can be stored. */
  file(): { readonly name: string; readonly text: string }
  close(): void
}

/** The tables of a game's battles, each a saved game of its own. */
export interface BattleTables {
  /** How the table of the battle that is waited for stands: not yet opened, being played, or over. Null: none is waited for. */
  state(): Promise<{ readonly how: 'none' | 'goesOn' | 'over'; readonly id: string | null } | null>
  /** Opens it, or goes on with it: its saved game's id. */
  open(): Promise<Result<string, readonly Fault[]>>
  /** Hands the finished table's result back. */
  back(): Promise<Result<null, readonly Fault[]>>
}

/** How the screens ask for games. */
export interface Games {
  scenarios(): Promise<readonly ScenarioCard[]>
  /** What the list says of one scenario; null: none has that name. */
  card(id: string): Promise<ScenarioCard | null>
  optionsOf(ruleset: string): Promise<readonly OptionSpec[]>
  /** Reads a scenario or army file that a person opened; a scenario can be chosen afterwards, an army stands for its id. */
  bring(
    text: string,
    fileName: string,
  ): Promise<Result<{ readonly what: 'scenario' | 'army'; readonly title: Name; readonly id: string }, readonly Fault[]>>
  /** The game's builder of lists; null: it has none. */
  builderOf(ruleset: string): Promise<ArmyBuilder | null>
  /** Armies of a game: own lists, those of the house, those that were opened; `files`: their army files, in the same order. */
  armiesOf(ruleset: string): Promise<readonly (ArmyCard & { readonly file: unknown })[]>
  start(setUp: SetUp): Promise<Result<Session, readonly Fault[]>>
  resume(id: string): Promise<Result<Session, readonly Fault[]>>
}

/** What the screens may ask of the table once it stands. */
export interface TableEyes {
  turnRound(): void
  whole(): void
  zoom(factor: number): void
  rotate(degrees: number): void
  lookAt(at: Point): void
  keepInSight(points: readonly Point[]): void
  /** The place of the table under a point of the page; null above the horizon. */
  unproject(x: number, y: number): Point | null
  /** True while something still moves by itself. */
  moving(): boolean
  /** Ends at once what is seen to move: dice, walks, falls. Dice that lie already are put away. */
  hurry(): void
}

export interface TableSlot {
  readonly session: Session
  readonly show: Show
  /** How a change of what is shown is drawn: walked, or there at once. */
  readonly motion: 'walk' | 'jump'
  /** Whether the hands may take units now. */
  readonly live: boolean
  /** The past is played again on the table: dice that fall meanwhile wait. */
  readonly film?: boolean
  readonly look: TableLook
  readonly insets: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
  readonly label: string
  onView(view: TableLook['view']): void
  /** The key that turns the table round. */
  onTurnRound(): void
  onSelect(id: string | null): void
  /** A counter pressed and held, or let go; true where it may be turned up. */
  onHold(disc: string | null): boolean
  onNote(note: string): void
  onEyes(eyes: TableEyes | null): void
  /** Dice begin to tumble (true) or lie to be read (false): what they decided is better told afterwards. */
  onRolling?(rolling: boolean): void
}

/** A table to be looked at, without a game. */
export interface ShowSlot {
  readonly show: Show
  readonly view: TableLook['view']
  readonly label: string
  onView(view: TableLook['view']): void
  onSelect(id: string | null): void
  onEyes(eyes: ShowEyes | null): void
}
/** What may be asked of such a table: where a place is on the screen, and the other way round. */
export interface ShowEyes extends Pick<TableEyes, 'lookAt' | 'zoom' | 'unproject' | 'whole'> {
  project(at: Point): readonly [x: number, y: number]
  /** CSS pixels to a centimetre at the middle of the view. */
  scale(): number
}

/** Where the book of drills is kept, and which day it is. */
export interface DrillShelf {
  get(): Book
  /** False: it could not be stored, and holds for this visit. */
  keep(book: Book): boolean
  /** The date here, `2026-11-30`. */
  today(): string
}

/** What can be heard; each is made by the page itself. */
export const SOUNDS = ['volley', 'cannon', 'dice', 'drum', 'melee', 'rout'] as const
export type SoundKind = (typeof SOUNDS)[number]
export interface Sound {
  /** Plays it as loud as the settings say; nothing while they say 0. `far`: 0 close by to 1 at the other end of the table. */
  play(kind: SoundKind, far?: number): void
}

/** A log's dice, looked at: what was rolled, and whether it is what the rules and the seed give. */
export interface DiceCheck {
  readonly report: DiceReport
  /** Where the faces come from: the page's own random bytes, a seed that somebody chose, both players' bytes, real dice. */
  readonly from: 'page' | 'seed' | 'sealed' | 'hand'
  readonly names: { readonly [seat: string]: string }
  /** Entry `n` is the first that differs; a code `ui.verify.differs.<what>` says how. */
  readonly found:
    | { readonly good: true; readonly commands: number; readonly older: number | null }
    | { readonly good: false; readonly n: number; readonly what: string; readonly seat: Seat | null }
}

export interface House {
  readonly text: Text
  readonly settings: SettingsStore
  readonly games: Games
  readonly shelf: Shelf
  /** The drawn table. It carries the scene and is fetched when a game is opened. */
  readonly Table: ComponentType<TableSlot>
  /** The signs over troops with what each says: drawn by the scene, fetched with the help. */
  readonly Signs: ComponentType
  /** A table without a game, fetched with the drill ground. */
  readonly ShowTable: ComponentType<ShowSlot>
  /** The theatre's table, and where its films come from: fetched with the theatre. */
  readonly FilmTable: ComponentType<FilmSlot>
  films(): Promise<Films>
  readonly drills: DrillShelf
  readonly lists: OwnLists
  /** By ruleset. */
  readonly panels: { readonly [ruleset: string]: GamePanels }
  /** What the table is heard by; nothing depends on it. */
  readonly sound: Sound
  /** Begins to fetch what a table needs: called when somebody is about to sit down. */
  warm(): void
  /** Checks the dice of a game's log (JSON lines) by playing it again; null: it is no log of a game that is here. */
  checkDice(lines: readonly string[]): Promise<DiceCheck | null>
  /** Hands a file to the person. */
  download(name: string, text: string): void
}
