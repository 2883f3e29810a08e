import type { Deg, Id } from '../base/units'
import type { Side } from '../geometry/shapes'
import type { Footprint, GameStep, Overlay, Pose, Refusal, UnitId } from '../rulesets/contract'
import type { Draft } from './bench'
import type { HandsPicture, Ruler, TablePointer } from './hands'

/** What a line has been made to do together, so that the next drag of the same kind goes on with it. */
export interface GroupWork {
  readonly ids: readonly Id[]
  readonly what: { readonly wheel: Side; readonly degrees: Deg } | { readonly legs: readonly GameStep[] }
  /** The plans that the units had before this work. */
  readonly before: ReadonlyMap<Id, Draft | null>
}

/** What a gesture shows while it runs. */
export interface Preview {
  readonly ghosts: readonly { readonly unit: Id; readonly footprint: Footprint; readonly legal: boolean }[]
  readonly overlays: readonly Overlay[]
  readonly readout: HandsPicture['readout']
}

/** What comes of letting go. */
export type Outcome =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'plan'; readonly drafts: readonly Draft[]; readonly work?: GroupWork }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'place'; readonly places: readonly { readonly unit: UnitId; readonly pose: Pose }[] }
  | { readonly kind: 'ruler'; readonly ruler: Ruler; readonly open: boolean }

/**
 * One stroke of the hand, from press to release, as a state machine without a screen. Nothing has happened on the table until `up`
 * gives an outcome; a gesture that is dropped leaves nothing behind.
 */
export interface Gesture {
  /** The pieces that it holds: where one of them goes, so does the gesture. */
  readonly holds: readonly Id[]
  /** Past the little that a hand trembles: only then is it a drag. */
  readonly moved: boolean
  move(event: TablePointer): Preview | null
  up(event: TablePointer): Outcome
}

export const NOTHING: Outcome = { kind: 'nothing' }
/** How far a press may wander and still be a click. */
export const trembles = (grip: number): number => Math.max(0.05, grip * 0.4)
