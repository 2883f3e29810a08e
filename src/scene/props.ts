import type { Camera } from 'three'
import type { Id, Seat } from '../base/units'
import type { Point } from '../geometry/shapes'
import type { Show } from '../rulesets/contract'
import type { Hands } from '../tools/hands'
import type { Quality, Say, SceneAssets, Theme } from './assets'
import type { Roll } from './dice/rolls'
import type { Cue } from './effects/changes'
import type { HexLook } from './hexes/layers'

/** `free`: orbit, pan and zoom; `plan`: straight down at a known scale; `figure`: from the eye of the selected unit. */
export type View = 'free' | 'plan' | 'figure'

/** CSS pixels at each side of the table that panels cover: what must be seen is kept clear of them. */
export interface Insets {
  readonly left?: number
  readonly right?: number
  readonly top?: number
  readonly bottom?: number
}

/** Something that the scene has to say; the app finds the words (`ui.table.<note>`). */
export type TableNote = 'webgl-missing' | 'webgl-lost'

export interface TableProps {
  readonly show: Show
  /** The player's hands; null: nothing can be taken, a tap still selects. */
  readonly hands: Hands | null
  readonly assets: SceneAssets
  readonly say: Say
  readonly language?: 'it' | 'en'
  /** `auto`: low where the browser draws in software, else high (medium on small screens). */
  readonly quality?: Quality | 'auto'
  readonly theme?: Theme
  readonly view?: View
  /** Hex tables: whether the grid lies over the ground, its labels, and what stands for the pieces. */
  readonly hexes?: HexLook
  /** From which side the table is looked at; changing it turns the table. */
  readonly from?: Seat
  readonly insets?: Insets
  /** Stronger hatches and dashes, for those who tell colours apart badly. */
  readonly patterns?: boolean
  readonly reducedMotion?: boolean
  /** How a change of `show` is drawn: walked (as it is where not given), or there at once (after an undo, in a replay). */
  readonly motion?: 'walk' | 'jump'
  /** How fast committed moves are walked, as a multiple of 6 cm a second. */
  readonly pace?: number
  /** Whether dice tumble; false: their faces are there at once. True where not given. */
  readonly tumbling?: boolean
  /** What a reader of the screen is told that this is. */
  readonly label?: string
  /** A tap on a unit (or on nothing: null) while `hands` is null, or that the hands did not take. */
  readonly onSelect?: (id: Id | null) => void
  /** A counter is pressed and held (its id), or let go (null). Gives true where it may be turned up: the press then moves nothing. */
  readonly onHold?: (disc: Id | null) => boolean
  /** The scene changed the view itself (a key, or the selected unit left). */
  readonly onView?: (view: View) => void
  /** The key that turns the table was pressed; where not given, the scene turns it by itself. */
  readonly onTurnRound?: () => void
  readonly onNote?: (note: TableNote) => void
  /** Something to be heard has begun on the table; `far`: 0 under the eye to 1 a whole table away. */
  readonly onCue?: (kind: Cue['kind'], far: number) => void
  /** Called with the table's own handle once something stands on the screen, and with null when it goes. */
  readonly onReady?: (table: TableHandle | null) => void
}

/** Where the eye of a table is. Lengths in cm; `pitch`: 90 is straight down. */
export interface TableEye {
  readonly at: Point
  readonly distance: number
  readonly from: number
  readonly pitch: number
}

/** What may be asked of a table on the screen. Screen points are CSS pixels of the page (`clientX`, `clientY`). */
export interface TableHandle {
  readonly flat: boolean
  /** Where a place of the table (on its ground, or `above` it by some cm) is on the screen. */
  project(at: Point, above?: number): readonly [x: number, y: number]
  /** The place of the table under a screen point; null above the horizon. */
  unproject(x: number, y: number): Point | null
  /** CSS pixels to a centimetre at the middle of the view; exact everywhere in the plan view. */
  scale(): number
  /** Moves the view so that all these places are clear of the insets; does nothing where they are. */
  keepInSight(points: readonly Point[]): void
  lookAt(at: Point): void
  zoom(factor: number): void
  rotate(degrees: number): void
  /** Turns the table round: seen from the other side. */
  turnRound(): void
  /** Puts the whole table in view. */
  whole(): void
  /** Where the table is looked at from, or will be: a place, the distance to it, the bearing looked along, how far down. */
  eye(): TableEye
  /** Goes there, slowly enough to be followed; at once where no motion is wanted. What is left out stays. */
  aim(eye: Partial<TableEye>): void
  /** Frames drawn so far. */
  frames(): number
  /** True once the last frame had every figure in it, none of them still on its way. */
  standing(): boolean
  /** Times that React rendered the table's own components. */
  renders(): number
  /** What the graphics hold, and what the last frame cost that drew the shadows too: null on the flat table. */
  info(): {
    readonly geometries: number
    readonly textures: number
    readonly calls: number
    readonly triangles: number
    /** What the dice tray cost when it was drawn last, beside `calls`. */
    readonly dice: number
  } | null
  camera(): Camera | null
  /** True while something still moves by itself. */
  moving(): boolean
  /**
   * Throws dice whose faces are decided already, all of them at once, into a tray at the table's edge; resolves when they lie to be
   * read (within about 1.5 s), at once where no motion is wanted or there is nothing to throw. The tray goes by itself. A new throw
   * ends the one before. It never rejects: where the physics can't be had, the faces are shown.
   */
  tumble(rolls: readonly Roll[]): Promise<void>
  /** Ends what is seen to move at once: dice lie, walks and falls are over; dice that lie already are put away. */
  hurry(): void
  /** Fetches what the dice need, so that the first throw does not wait for it. */
  warmDice(): Promise<void>
}
