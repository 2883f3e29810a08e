/** What the miniatures are given and what they can do: the door between the table and its figures. */
import type { Object3D } from 'three'
import type { Cm, Id } from '../../base/units'
import type { Pose } from '../../geometry/shapes'
import type { Body, SideColours } from '../../rulesets/contract'
import type { Quality, SceneAssets, Theme } from '../assets'

export interface MiniaturesSetting {
  readonly assets: SceneAssets
  /** The table in cm; the middle of the table is the scene's origin. */
  readonly table: { readonly width: Cm; readonly depth: Cm }
  /** Height of the ground in cm at a point of the table; figures and bases stand on the highest ground under their base. */
  readonly heightAt: (x: Cm, y: Cm) => number
  readonly quality: Quality
  readonly theme: Theme
  /** The sides' colours, where the game has its own. */
  readonly sides?: SideColours
  readonly language: 'it' | 'en'
  /** Names on the rear edges; true where not given. */
  readonly names?: boolean
  /** How fast a committed move is walked; 6 cm a second where not given. */
  readonly speed?: number
  /** Moves, falls and turns happen at once. */
  readonly reducedMotion?: boolean
}

/** How a change is shown: walked, or there at once (undo, a loaded game, reduced motion). */
export type Motion = 'walk' | 'jump'

/** The figures of a whole table, without React. One lives as long as one set of assets and one quality. */
export interface MiniaturesCore {
  /** To be added to the scene once. */
  readonly object: Object3D
  /** Resolves when every kit that the present bodies name is on the table. */
  ready(): Promise<void>
  /** True where bodies are set and no kit that they name is on its way. */
  standing(): boolean
  /**
   * The bodies as they stand now. A known body whose pose differs is walked there by one wheel and one leg (`walk`) or put there
   * (`jump`); lost figures fall first. A new body is put there.
   */
  setBodies(bodies: readonly Body[], motion?: Motion): void
  /** Walks a body through these poses, the first being where it starts, at `speed`; ends where `setBodies` has it. */
  walk(id: Id, path: readonly Pose[], onDone?: () => void): void
  /** Ends every walk and fall at once. */
  finish(): void
  /** What changes without new assets: speed, motion, names, language, theme, the ground's height. */
  set(change: Partial<Omit<MiniaturesSetting, 'assets' | 'quality' | 'table'>>): void
  /** Moves the clock on by `seconds`; true while anything still moves, and then a next frame is wanted. */
  tick(seconds: number): boolean
  /** True while anybody is under way, changes formation or falls. */
  walking(): boolean
  /** Called whenever a frame is wanted: bodies set, a walk begun, a kit arrived. Gives back how to stop. */
  onWanted(listener: () => void): () => void
  /** Where a body is drawn now, in the middle of a walk too; null: not on the table. */
  poseOf(id: Id): Pose | null
  dispose(): void
}

export interface MiniaturesProps extends MiniaturesSetting {
  readonly bodies: readonly Body[]
  /** How changes of `bodies` are shown; `walk` where not given. */
  readonly motion?: Motion
  /** Hands out the core, to walk bodies by a known path; null when it goes. */
  readonly onCore?: (core: MiniaturesCore | null) => void
  /** Called in each frame in which something moved, and when bodies or kits have changed: the shadows want drawing anew. */
  readonly onMoved?: () => void
}
