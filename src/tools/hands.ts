/**
 * The player's hands: what the pointer, the fingers and the keys do on the table, without a renderer. The scene turns screen
 * events into `TablePointer`s and draws `HandsPicture`; the panels call the verbs. Built by `createHands`.
 */
import type { Id, Seat, UnitId } from '../base/units'
import type { Footprint, Point } from '../geometry/shapes'
import type { GameStep, MoveCommand, Overlay, Phrase, Verdict } from '../rulesets/contract'

/** A pointer on the table. `at` in cm, also off the table's edge; `grip`: how far a finger or mouse may miss a handle, in cm. */
export interface TablePointer {
  readonly kind: 'down' | 'move' | 'up' | 'cancel'
  readonly at: Point
  readonly pointer: 'mouse' | 'touch' | 'pen'
  readonly grip: number
  readonly shift: boolean
  readonly alt: boolean
  readonly ctrl: boolean
}

export type ToolName = 'move' | 'ruler' | 'place'

/** A handle of the selected unit, as drawn: a front corner (wheel), the front edge (advance and oblique), the whole base (place). */
export interface Handle {
  readonly id: 'wheelLeft' | 'wheelRight' | 'front' | 'base'
  readonly at: Point
}

export interface PlannedMove {
  readonly command: MoveCommand
  readonly verdict: Verdict
}

export interface Ruler {
  readonly id: Id
  readonly seat: Seat
  readonly points: readonly Point[]
  /** What each end holds to: `unit` and which part of it. */
  readonly anchors: readonly ({ readonly unit: Id; readonly part: 'edge' | 'front' | 'corner' | 'centre' } | null)[]
}

/** What the scene draws of the hands; replaced whole at each change, read by the frame loop, never by React. */
export interface HandsPicture {
  readonly ghosts: readonly {
    readonly unit: Id
    readonly footprint: Footprint
    readonly legal: boolean
    readonly planned: boolean
  }[]
  readonly overlays: readonly Overlay[]
  readonly handles: readonly Handle[]
  /** The lines beside the pointer: degrees, arc, cost, what is left, why not. */
  readonly readout: { readonly at: Point; readonly lines: readonly Phrase[]; readonly legal: boolean } | null
}

/** What the panels show of the hands; changes on selection, plan and tool, never during a drag. */
export interface HandsState {
  readonly seat: Seat
  readonly tool: ToolName
  readonly selected: readonly Id[]
  /** The steps written for the selected unit so far, planned or being planned. */
  readonly steps: readonly GameStep[]
  readonly plans: readonly PlannedMove[]
  readonly verdict: Verdict | null
  readonly rulers: readonly Ruler[]
  readonly dragging: boolean
  /** The last refusal that the player should read. */
  readonly notice: readonly Phrase[]
}

export interface Hands {
  get(): HandsState
  subscribe(listener: () => void): () => void
  picture(): HandsPicture
  /** Called whenever the picture has changed: the scene asks for a frame. */
  onPicture(listener: () => void): () => void
  /** Gives true where the hands took the event: the camera must then stand still. */
  pointer(event: TablePointer): boolean
  /** What hovering at a point would do, for the cursor. */
  hover(at: Point, grip: number): 'none' | 'unit' | 'wheel' | 'advance' | 'place'
  setSeat(seat: Seat): void
  setTool(tool: ToolName): void
  select(ids: readonly Id[]): void
  /** The next (or previous) unit of the seat in turn. */
  walk(direction: 1 | -1): void
  /** Replaces the selected unit's steps (the order pad); plans them where they are legal or breaches are allowed. */
  setSteps(steps: readonly GameStep[], charge?: UnitId): Verdict | null
  /** Adds one step, clamped at the legal limit. */
  addStep(step: GameStep): Verdict | null
  /** Commits all plans together; the notice says why where it is refused. */
  commit(insist?: boolean): boolean
  /** Esc: ends a drag where one runs, else drops the selected unit's plan, else the selection. */
  cancel(): void
  removeRuler(id: Id): void
  clearRulers(): void
}
