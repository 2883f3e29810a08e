import type { Fault } from '../../base/pointer'
import type { Result } from '../../base/result'
import type { Name, Point, Show } from '../../rulesets/contract'
import type { Entry, Film, Header, Said, Track } from '../../theatre'
import type { ShowEyes, TableLook } from '../ports'

/** What is shown in the theatre: a game of this browser, a file that was opened (`id`: which; left out: the last), a demonstration. */
export type FilmSource =
  | { readonly kind: 'game'; readonly id: string }
  | { readonly kind: 'file'; readonly id?: string }
  | { readonly kind: 'demo'; readonly id: string }

export interface OpenFilm {
  readonly source: FilmSource
  readonly film: Film
  readonly log: { readonly header: Header; readonly entries: readonly Entry[] }
  readonly lines: readonly string[]
  readonly title: Said
  /** What is said about it: as it is kept in this browser, else as its file brought it. */
  readonly track: Track
  /** What its file or its steps said of it; null: nothing. */
  readonly given: Track | null
  /** A demonstration: the file that it was played from. Nothing in it is a secret. */
  readonly script: Script | null
  /** What the reader should know: a damaged end that was left out, a track that could not be read. */
  readonly notes: readonly Fault[]
}

/** A demonstration's file. */
export type Script = { readonly [key: string]: unknown }

/** A demonstration, as whoever keeps them hands it over: nothing in it is a secret. */
export interface Demonstration {
  readonly script: Script
  readonly header: Header
  readonly entries: readonly Entry[]
  readonly track: Track
}

/** A demonstration as the list shows it. */
export interface DemoCard {
  readonly id: string
  readonly title: Name
  readonly note: Name
  readonly ruleset: string
}

export interface NoLink {
  readonly code: string
  readonly size?: number
  readonly most: number
}

/** Where films come from and where what is said about them is kept. It is fetched with the theatre. */
export interface Films {
  demos(): Promise<readonly DemoCard[]>
  /** `live`: the lines of a game that stands open, which may be ahead of what is stored. */
  open(source: FilmSource, live?: readonly string[]): Promise<Result<OpenFilm, readonly Fault[]>>
  /** Takes the text of a log or of a demonstration to be looked at (`file`); the last few are kept, each with what is said about it. */
  lay(text: string): Promise<Result<{ readonly id: string }, readonly Fault[]>>
  /** Takes what a link carries, as `lay` does a file's text. */
  unfold(folded: string): Promise<Result<{ readonly id: string }, readonly Fault[]>>
  /**
   * The address, from its `#` on, that carries the whole of it, or names it where everybody has it. Not so: `share/running` (a game
   * that goes on is not handed on by a link: its log holds what each side hides, and the dice to come), `share/too-large` (with how
   * many letters it would have), `share/no-way`.
   */
  link(open: OpenFilm, track: Track): Promise<Result<string, NoLink>>
  /** False: it could not be stored, and holds for this visit. */
  keep(source: FilmSource, track: Track): Promise<boolean>
  /** The log, or the demonstration, with what is said about it, as one file. */
  file(open: OpenFilm, track: Track): { readonly name: string; readonly text: string }
  /** A new game that leaves this one at a place; `name`: what it is called in the list. */
  branch(open: OpenFilm, at: number, name: string): Promise<Result<{ readonly id: string }, readonly Fault[]>>
  /** How many pixels of this screen's own make a centimetre, as it was measured here; null: it was not. Kept with the device. */
  scale(): number | null
  keepScale(pixels: number): boolean
  /** Where a branch left: null for a game of its own, or where that is not known in this browser. */
  leftFrom(id: string): Promise<{ readonly source: FilmSource; readonly at: number } | null>
}

/** What may be asked of the theatre's table. */
export interface FilmEyes extends ShowEyes {
  moving(): boolean
  hurry(): void
  keepInSight(points: readonly Point[]): void
  eye(): { readonly at: Point; readonly distance: number; readonly from: number; readonly pitch: number }
  aim(eye: Partial<{ readonly at: Point; readonly distance: number; readonly from: number; readonly pitch: number }>): void
}

export interface FilmSlot {
  readonly show: Show
  readonly view: TableLook['view']
  readonly motion: 'walk' | 'jump'
  readonly label: string
  /** Seen from the far end of a room: the most contrast, and the largest words on the table. */
  readonly big?: boolean
  onView(view: TableLook['view']): void
  onSelect(id: string | null): void
  onEyes(eyes: FilmEyes | null): void
}
