/**
 * What a ruleset is to the rest of the house: commands in, events out, and data to draw. Nothing outside a game's own folder
 * knows more of it than this file says.
 */
import type { Fault } from '../base/pointer'
import type { Result } from '../base/result'
import type { Clause, Cm, Deg, Id, Name, Seat, UnitId, Viewer } from '../base/units'
import type { Dice } from '../engine/dice'
import type { Footprint, Point, Pose, Step } from '../geometry/shapes'
import type { Accountant, BattlePort } from './contract/battle'
import type { ArmyBuilder } from './contract/builder'
import type { Show, Tone } from './contract/drawing'
import type { GameStep, MeasuredHands, Reach, Verdict } from './contract/measured'
import type { Practice } from './contract/practice'
import type { Phrase, Refusal, RulesetId, Term, Typed } from './contract/words'

export type * from './contract/battle'
export type * from './contract/builder'
export type * from './contract/drawing'
export type * from './contract/hexes'
export type * from './contract/measured'
export * from './contract/symbols'
export * from './contract/words'
export type { Clause, Cm, Deg, Footprint, Id, Name, Point, Pose, Seat, Step, UnitId, Viewer }

/** Commands that every game takes (the engine and the host know them; rulesets see only `ruling` and `takeBack`). */
export interface RulingCommand {
  readonly type: 'ruling'
  readonly why: string
  readonly set: readonly { readonly [key: string]: unknown }[]
}

export interface TakeBackCommand {
  readonly type: 'takeBack'
  readonly unit: UnitId
}

/** What every state and every view satisfies: enough for the machine to follow the turn. */
export interface Seen {
  readonly ruleset: RulesetId
  readonly turn: number
}

/**
 * The hex, by its label, that stands for a choice, or the point of a map, by its id; how it is lit, and what is written in it. `once`: one tap does it, else a second.
 * `held`: it stands only while the choice's unit is selected, and a tap on it leaves that unit selected. `path`: the hexes on the way
 * there, itself the last.
 */
export interface HexMark {
  readonly label: string
  readonly tone: Tone
  readonly tag?: Phrase
  readonly once?: true
  readonly held?: true
  readonly path?: readonly string[]
}

/** One thing that may be done now. `command`: as it stands. `moves`: the unit may move; its reach is asked for when it is selected. */
export type Choice<C> =
  | {
      readonly command: C
      /** What follows it, one after another, as long as each may be: a way of several hexes. */
      readonly onward?: readonly C[]
      readonly text: Phrase
      readonly group?: string
      readonly unit?: UnitId
      readonly primary?: boolean
      /** Hex games and maps of points: where a tap means this. */
      readonly hex?: HexMark
    }
  | { readonly moves: UnitId; readonly text?: Phrase }

export interface OptionSpec {
  readonly key: string
  readonly values: readonly (string | number | boolean)[]
  readonly default: string | number | boolean
  readonly clause: Clause
}

export type Options = { readonly [key: string]: string | number | boolean }

export interface Outcome {
  readonly winner: Seat | null
  /** Why it ended, a code of the catalogues (`outcome.<by>`). */
  readonly by: string
  readonly points?: { readonly [seat: string]: number }
}

/** What a calc table gives for one case. */
export type CalcAnswer =
  | ({ readonly value: unknown; readonly working: readonly Term[] } & { readonly [extra: string]: unknown })
  | { readonly refusal: { readonly code: string; readonly clause: Clause } }

/** A named table of a ruleset, asked from outside: bad input gives a fault whose path starts at the case. */
export type CalcTable = (input: unknown) => Result<CalcAnswer, Fault>

/** What may be set by a ruling; each entry's `path` is the name used in `set`, `values` what it takes, in words of the catalogues. */
export interface RulingSpec {
  readonly unit: readonly string[]
  readonly phases: readonly string[]
  /** Cards may be laid from one pile to another. */
  readonly cards?: true
}

/** A built-in player: given what its seat sees, one command. `random` draws from its own generator, never from the game's dice. */
export interface Player<V, C> {
  choose(view: V, seat: Seat, random: (below: number) => number): C | null
}

/** What stands aside from the table: the built-in players by name, and the calc tables by theirs. */
export interface Aside<V, C> {
  readonly players: { readonly [name: string]: Player<V, C> }
  readonly calc: { readonly [table: string]: CalcTable }
}

/** A scenario read and checked: what `setUp` takes. Whole, so that a log's header can hold it. */
export interface Scenario {
  readonly campo: 1
  readonly ruleset: RulesetId
  readonly id: string
  readonly title: Name
  readonly turns: number
  readonly [key: string]: unknown
}

/**
 * A game. S the whole state, V what a seat sees, C its commands, E its events; all plain JSON.
 * `judge`, `choices`, `view` and `show` draw no dice and change nothing.
 */
export interface Ruleset<S extends Seen, V extends Seen, C extends Typed, E extends Typed> {
  readonly id: RulesetId
  /** One more whenever an old log would no longer verify. */
  readonly rulesVersion: number
  readonly seats: readonly Seat[]
  readonly options: readonly OptionSpec[]
  /** Reads a scenario file; `armies` answers an army's id with its file's JSON. All faults at once. */
  readScenario(json: unknown, armies: (id: string) => unknown): Result<Scenario, readonly Fault[]>
  /** Checks an army file of this game. */
  readArmy(json: unknown): Result<unknown, readonly Fault[]>
  setUp(scenario: Scenario, options: Options): S
  /** Who must act, and on what (a code of the catalogues, `awaiting.<what>`). Empty: the game is over. */
  awaiting(seen: S | V): readonly { readonly seat: Seat; readonly what: string }[]
  judge(seen: S | V, seat: Seat, command: C): Verdict
  /** `insist`: a breach was shown and is wanted all the same (advised), or no rule is asked (free): only the impossible is refused. */
  decide(state: S, seat: Seat, command: C, dice: Dice, insist: boolean): Result<readonly E[], Refusal>
  apply(state: S, event: E): S
  view(state: S, viewer: Viewer): V
  seenEvent(event: E, before: S, viewer: Viewer): E | null
  /** Whether the event shows a seat what was hidden from it until then: an undo past it needs the other seat. Left out: never. */
  reveals?(event: E, before: S): boolean
  /** Nobody may count another's commands: what a seat is shown of a log is numbered by what it sees of it. */
  readonly countsHidden?: true
  /** When a game is over everybody may read the whole log, as the umpire does. */
  readonly openAtEnd?: true
  /** Types of events that are a combat, where no die that falls for a unit says so. */
  readonly combats?: readonly string[]
  choices(view: V, seat: Seat): readonly Choice<C>[]
  /** The units that must still move before the seat may end its phase, those that `show` marks so. Left out: it is looked up there. */
  mustMove?(view: V, seat: Seat): readonly UnitId[]
  sampleMove(view: V, unit: UnitId, k: number): C | null
  /**
   * Measured games: the ground that a unit's next move may bring it to, drawn. A promise, since what draws it is fetched when it is first
   * asked for. Hex games give `ways` in its place: there each hex that can be reached is a choice, with its cost.
   */
  reach?(view: V, unit: UnitId): Promise<Reach>
  /** Hex games: where one piece may go now, hex by hex, each a command as it stands; asked for one piece, when it is selected. */
  ways?(view: V, unit: UnitId): readonly Choice<C>[]
  hands?: MeasuredHands<S | V, C>
  show(view: V): Show
  outcome(seen: S | V): Outcome | null
  readonly rulings: RulingSpec
  /** What no table needs, fetched when somebody asks for it. */
  aside(): Promise<Aside<V, C>>
  /** What became of everybody, for whoever had this battle fought. Left out: the game is nobody's battle. */
  afterAction?(): Promise<Accountant<S, E>>
  /** How its battles are fought at another game's table. Left out: it has none. */
  battles?(): Promise<BattlePort<S, C>>
  /** Where players make their own lists by value: fetched when somebody asks for it. */
  builder?(): Promise<ArmyBuilder>
  /** What the drill ground is given: fetched when somebody practises. Left out: nothing of this game is practised. */
  practice?(): Promise<Practice<S | V, E>>
  /**
   * Which faces of a roll count, and together: places in it, one group for each thing they count for. The table lays a group's dice
   * side by side and marks them. Left out: none are marked.
   */
  counted?(roll: {
    readonly what: string
    readonly sides: number
    readonly faces: readonly number[]
  }): readonly (readonly number[])[]
  /** An event told in words: sentences of the log with their clauses; empty where it has nothing to tell. */
  tell(
    event: E,
    seen: S | V,
  ): readonly {
    readonly phrase: Phrase
    readonly clause?: Clause
    readonly unit?: UnitId
    readonly steps?: readonly GameStep[]
  }[]
}

/** A ruleset whose own types have been forgotten: what the machine passes about. */
// biome-ignore lint/suspicious/noExplicitAny: the machine is blind to a game's own types by design; the game's folder is typed.
export type AnyRuleset = Ruleset<any, any, any, any>
