/**
 * A game as the screen has it: what may be seen, asked and done at one table. The screen, the hands and the panels know a game
 * through this alone; `createLocalGame` makes one that is played at one screen, a remote one comes later.
 */
import type { Result } from '../base/result'
import type { Seat, UnitId, Viewer } from '../base/units'
import type { Branch } from '../engine'
import type {
  ChargeChance,
  Choice,
  MoveCommand,
  OptionSpec,
  Options,
  Outcome,
  Phrase,
  Pose,
  Reach,
  Refusal,
  Show,
  Step,
  Typed,
  Verdict,
} from '../rulesets/contract'

export type { DiceReport, DieReport } from '../engine'
export type Mode = 'enforced' | 'advised' | 'free'
export type DiceWay = 'table' | 'hand'

/** One entry of the log as a viewer may read it. */
export interface Told {
  /** The log entry's number. */
  readonly n: number
  readonly turn: number
  readonly seat: Seat
  readonly lines: readonly {
    readonly phrase: Phrase
    readonly clause?: string
    readonly unit?: UnitId
    /** The turn in which it happened, where the entry began in an earlier one. */
    readonly turn?: number
    readonly steps?: readonly (Step | { readonly form: string; readonly face?: 'left' | 'right' | 'rear' })[]
  }[]
  /** Taken back by an undo: shown struck through. */
  readonly undone: boolean
}

/** How the table stood when a turn ended; `n`: the entry in which it did. */
export interface TurnEnd {
  readonly turn: number
  readonly n: number
  readonly show: Show
}

/** What changes when something happens; held in a store, replaced whole, parts that did not change keep their identity. */
export interface GameSnapshot {
  /** Entries in the log so far. */
  readonly at: number
  /** What both may see: what the table draws while no seat holds its own up. */
  readonly show: Show
  readonly awaiting: readonly { readonly seat: Seat; readonly what: string }[]
  readonly outcome: Outcome | null
  readonly mode: Mode
  /** What one seat has proposed and the other may take up; both lapse at the turn's end. */
  readonly offers: { readonly end?: Seat; readonly mode?: { readonly by: Seat; readonly mode: Mode } }
  readonly told: readonly Told[]
  /** Whose last command could be taken back now; `needs`: the other seat must agree. */
  readonly undo: { readonly by: Seat; readonly needs: Seat | null } | null
  readonly redo: boolean
  /** Units that must still move before the phase may end. */
  readonly mustMove: readonly UnitId[]
}

export interface GameInfo {
  readonly ruleset: string
  readonly scenario: { readonly id: string; readonly title: { readonly it: string; readonly en: string } }
  readonly seats: { readonly [seat: string]: { readonly name: string } }
  readonly dice: DiceWay
  readonly options: Options
  readonly optionSpecs: readonly OptionSpec[]
  /** It left another game, to see what would have come of something else. */
  readonly branch?: Branch
}

/**
 * What came of a command. `needs`: real dice must be typed in first, `faces` more of `sides`; ask again with all faces of this
 * command so far, from its first roll on (a command that rolls twice asks twice).
 */
export type Answer =
  | { readonly kind: 'done'; readonly n: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Advised play: rules forbid it; ask again with `insist` to do it all the same. */
  | { readonly kind: 'breach'; readonly refusals: readonly Refusal[] }
  | {
      readonly kind: 'needs'
      readonly sides: number
      readonly faces: number
      readonly what: string
      readonly clause: string
      /** Whose roll it is, where it is one piece's. */
      readonly unit?: string
    }

/** Commands that the machine itself knows, beside a game's own. */
export type HostCommand =
  | { readonly type: 'resign' }
  | { readonly type: 'proposeEnd' }
  | { readonly type: 'agreeEnd' }
  | { readonly type: 'proposeMode'; readonly mode: Mode }
  | { readonly type: 'agreeMode' }

/** A roll of dice as it stands in the log. */
export interface Rolled {
  /** The log entry's number, and the roll's place among its events. */
  readonly n: number
  readonly k: number
  /** Whose command it came from. */
  readonly seat: Seat
  readonly sides: number
  readonly faces: readonly number[]
  /** A code of the catalogues (`roll.<what>`). */
  readonly what: string
  readonly clause: string
  readonly unit?: string
  /** Which of the faces count, and together: places in `faces`, as the game says. */
  readonly counted?: readonly (readonly number[])[]
  /** Real dice, typed in. */
  readonly byHand: boolean
}

export interface TableGame {
  readonly info: GameInfo
  /** The present; `subscribe`: called after each change, gives back how to stop. */
  get(): GameSnapshot
  subscribe(listener: () => void): () => void
  /** What a seat (or both, `spectator`) may see now, to draw. */
  show(viewer: Viewer): Show
  /** What that viewer saw after entry n of the log (0: the beginning); null where there is no such entry. Looking changes nothing. */
  past(n: number, viewer: Viewer): Show | null
  choices(seat: Seat): readonly Choice<Typed>[]
  /** Hex tables: where one piece may go now, a command for each hex; nothing where the game has no such thing. */
  ways(seat: Seat, unit: UnitId): readonly Choice<Typed>[]
  judge(seat: Seat, command: Typed): Verdict
  clamp(seat: Seat, command: MoveCommand): MoveCommand
  /** Null where the game has no such thing, or the question makes no sense. */
  reach(seat: Seat, unit: UnitId): Promise<Reach | null>
  manoeuvres(
    seat: Seat,
    unit: UnitId,
  ): ReturnType<NonNullable<import('../rulesets/contract').AnyRuleset['hands']>['manoeuvres']> | null
  solve(
    seat: Seat,
    unit: UnitId,
    to: Pose,
  ): {
    readonly steps: readonly Step[]
    readonly exact: boolean
    readonly end: Pose
    readonly refusals: readonly Refusal[]
  } | null
  charges(seat: Seat, unit: UnitId): readonly ChargeChance[]
  threats(seat: Seat, unit: UnitId): readonly (ChargeChance & { readonly by: UnitId })[]
  submit(
    seat: Seat,
    command: Typed | HostCommand,
    with_?: { readonly insist?: boolean; readonly faces?: readonly number[] },
  ): Answer
  undo(by: Seat, agreed?: Seat): Result<number, Refusal>
  redo(by: Seat): Result<number, Refusal>
  /** The log's lines so far (JSON lines); `since`: only those after that many. Holds both sides' secrets. */
  lines(since?: number): readonly string[]
  /** The events since an entry, told for a viewer and with the poses to walk through: what the other side did. */
  since(n: number, viewer: Viewer): readonly Told[]
  /** How the table stood at each turn's end as that viewer saw it: turn 0 as it was set up, the last one as it is now. */
  turnEnds(viewer: Viewer): readonly TurnEnd[]
  /** The dice that fell since an entry, as a viewer may know them; what was taken back is left out. */
  rolls(since: number, viewer: Viewer): readonly Rolled[]
  /** Whether entry n was taken back, or is itself an undo: what is played again leaves it out. */
  undone(n: number): boolean
  /** A lone check of the state's hash, as the log's checkpoints have it. */
  hash(): string
}
