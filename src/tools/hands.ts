/**
 * The player's hands: what the pointer, the fingers and the keys do on the table, without a renderer. The scene turns screen
 * events into `TablePointer`s and draws `HandsPicture`; the panels call the verbs. Built by `createHands`.
 */
import type { Id, Seat, UnitId } from '../base/units'
import type { Answer, TableGame } from '../client/game'
import type { Footprint, Point, Pose } from '../geometry/shapes'
import type { Body, GameStep, MoveCommand, Overlay, Phrase, Typed, Verdict } from '../rulesets/contract'

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

/** What is drawn on request for the selected unit; `reach` is on from the start, and so is `command`. */
export const OVERLAY_NAMES = ['reach', 'command', 'charges', 'threats'] as const
export type OverlayName = (typeof OVERLAY_NAMES)[number]

/** One touch of a key: so much more (or less, where negative) of one manoeuvre. `turn` and `slant` in degrees, right positive. */
export type Nudge =
  | { readonly turn: number }
  | { readonly ahead: number }
  | { readonly slant: number }
  | { readonly side: number }

/**
 * A handle of what is selected, as drawn. `wheelLeft` stands on the right front corner (the one that swings in a wheel to the left),
 * `wheelRight` on the left one; `front` in the middle of the front edge (advance and oblique); with the tool `place`: `base` in the
 * middle of the base, `turn` ahead of its front.
 */
export interface Handle {
  readonly id: 'wheelLeft' | 'wheelRight' | 'front' | 'base' | 'turn'
  readonly at: Point
}

export interface PlannedMove {
  readonly command: MoveCommand
  readonly verdict: Verdict
}

export interface Anchor {
  readonly unit: Id
  readonly part: 'edge' | 'front' | 'corner' | 'centre'
  readonly corner?: 0 | 1 | 2 | 3
}

export interface Ruler {
  readonly id: Id
  readonly seat: Seat
  readonly points: readonly Point[]
  /**
   * What each point holds to, and goes with: `unit` and which part of it (`edge`: whichever point of its base is nearest to the point
   * before, or to the next where it is the first). `corner`: 0 front left, then clockwise. Null: a place on the table.
   */
  readonly anchors: readonly (Anchor | null)[]
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
  /** What is selected, so that the frame loop marks it without asking the panels' state. */
  readonly selected: readonly Id[]
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
  /** The enemy whom these steps charge. */
  readonly charge: UnitId | null
  /** Whether `steps` are planned: a commit would send them. A refused draft is shown, never sent. */
  readonly planned: boolean
  readonly plans: readonly PlannedMove[]
  readonly verdict: Verdict | null
  readonly rulers: readonly Ruler[]
  readonly dragging: boolean
  /** The last refusal that the player should read. */
  readonly notice: readonly Phrase[]
  /** Advised play: the last commit breaks a rule and waits to be insisted on. */
  readonly insist: boolean
  readonly shown: readonly OverlayName[]
  /** Whether the seat may measure from what is selected (from nowhere in particular: nothing is). */
  readonly measures: boolean
  /** Whether what is selected may be put down somewhere else now. */
  readonly takes: boolean
  /** A table of hexes, or of points: arrows lead from place to place, and a place stands for what may be done there. */
  readonly onHexes: boolean
  /** The hex, or the point, that was tapped last, or that the keys have led to. */
  readonly hex: string | null
}

/** What of the hands is kept beside a save. */
export interface HandsRecord {
  readonly rulers: readonly Ruler[]
  readonly selected: readonly Id[]
  readonly plans: readonly MoveCommand[]
}

export interface HandsOptions {
  readonly game: TableGame
  readonly seat: Seat
  /** Runs a job when nothing else is to be done (`reach` is asked so); left out: at once. */
  readonly later?: (job: () => void) => void
  /**
   * Whether a seat may measure from a piece now (`undefined`: from nowhere in particular), for games that are played without measuring
   * first; left out: always. Where it may not, the ruler stays where it is and reach, charges and distances are not shown.
   */
  readonly measures?: (body: Body | undefined) => boolean
  /** Whether an own piece may be taken in hand now where pieces are put down; left out: each may. */
  readonly takes?: (body: Body) => boolean
  /** How commands go in; left out: `game.submit`. The page hands in its own, which asks for the faces of real dice. */
  readonly submit?: (seat: Seat, command: Typed, with_: { readonly insist: boolean }) => Answer
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
  /** Tables of hexes: the hex under the mouse, else the one that was tapped or that the keys have led to, in short; null: none. */
  readonly told: { get(): Phrase | null; subscribe(listener: () => void): () => void }
  setSeat(seat: Seat): void
  setTool(tool: ToolName): void
  /** Takes up the ruler, or lays it down for the tool that was held before. */
  ruler(): void
  select(ids: readonly Id[]): void
  /**
   * The next (or previous) unit of the seat in turn, round the end unless `round` is false: then past the end nothing is selected, and
   * the answer is false.
   */
  walk(direction: 1 | -1, round?: boolean): boolean
  /** Shows what is being written for the selected unit, with the rules' answer, and plans nothing; `cancel` drops it again. */
  sketch(steps: readonly GameStep[], charge?: UnitId): Verdict | null
  /** Replaces the selected unit's steps (the order pad); plans them where they are legal or breaches are allowed. */
  setSteps(steps: readonly GameStep[], charge?: UnitId): Verdict | null
  /** Adds one step, clamped at the legal limit. */
  addStep(step: GameStep): Verdict | null
  /** More or less of the last step of its kind, or a new one; clamped at the legal limit. All that is selected, as one line. */
  nudge(nudge: Nudge): Verdict | null
  /** Drops the selected unit's last step. */
  dropStep(): void
  /** Puts a piece down (set-up, the free way); the notice says why where it is refused. */
  place(unit: Id, pose: Pose, insist?: boolean): boolean
  /** Selects the whole group (brigade) of what is selected. */
  selectGroup(): void
  toggle(name: OverlayName): void
  /** Where the unit is, how it faces and what is near, in sentences. */
  describe(unit?: Id): readonly Phrase[]
  record(): HandsRecord
  restore(record: HandsRecord): void
  /** Stops listening to the game. */
  close(): void
  /** Commits all plans together; the notice says why where it is refused. */
  commit(insist?: boolean): boolean
  /** Esc: ends a drag where one runs, else drops the selected unit's plan, else the selection. */
  cancel(): void
  /** Lays a ruler between two pieces without a pointer. */
  measure(from: Anchor, to: Anchor): void
  /** What a panel shows on the table (a line of fire, a way to go), until it is told otherwise or the seat changes; empty: nothing. */
  chalk(overlays: readonly Overlay[]): void
  removeRuler(id: Id): void
  clearRulers(): void
}
