/**
 * What a ruleset is to the rest of the house: commands in, events out, and data to draw. Nothing outside a game's own folder
 * knows more of it than this file says.
 */
import type { Fault } from '../base/pointer'
import type { Result } from '../base/result'
import type { Clause, Cm, Deg, Id, Name, Seat, UnitId, Viewer } from '../base/units'
import type { Dice } from '../engine/dice'
import type { Footprint, Point, Pose, Step } from '../geometry/shapes'

export type { Clause, Cm, Deg, Footprint, Id, Name, Point, Pose, Seat, Step, UnitId, Viewer }

export const RULESET_IDS = ['ordine-obliquo', 'radetzky', 'risorgimento', 'commands-colors', 'campaign-1809'] as const
export type RulesetId = (typeof RULESET_IDS)[number]

/** A number with its unit, a name, or plain text, as a parameter of a sentence. */
export type Param = string | number | { readonly cm: Cm } | { readonly deg: Deg } | { readonly phrase: Phrase } | Name
/** A sentence to be: `code` is a key of the text catalogues, `with` its parameters. Sentences are made in `text/` alone. */
export interface Phrase {
  readonly code: string
  readonly with?: { readonly [key: string]: Param }
}

/** A command turned down. `code` as `move/too-far`; the sentence is the key `refusal.move/too-far` with the parameters `with`. */
export interface Refusal {
  readonly code: string
  readonly clause: Clause
  readonly at?: UnitId
  readonly with?: { readonly [key: string]: Param }
}

/** One term of a number's working, in the order in which it was made. `label` is a code of the catalogues (`term.<label>`). */
export interface Term {
  readonly clause: Clause
  readonly label: string
  readonly amount: number
  readonly with?: { readonly [key: string]: Param }
}

export type Tone = 'measure' | 'reach' | 'legal' | 'not' | 'command' | 'target' | 'note'
/** Something to draw over the ground. Polygons are closed; a line is open; an arc runs clockwise from `fromBearing` to `toBearing`. */
export type Overlay = {
  readonly id?: Id
  readonly tone: Tone
  readonly text?: Phrase
  readonly textAt?: Point
  /** Its text may be left out where there is no room for it beside what matters more. */
  readonly minor?: boolean
  /** Drawn in this side's colour, as a player's ruler is. */
  readonly seat?: Seat
} & (
  | { readonly kind: 'line'; readonly points: readonly Point[]; readonly ends?: boolean }
  | {
      readonly kind: 'region' | 'corridor' | 'sector'
      readonly polygon: readonly Point[]
      readonly holes?: readonly (readonly Point[])[]
    }
  | { readonly kind: 'circle'; readonly centre: Point; readonly radius: Cm }
  | { readonly kind: 'arc'; readonly centre: Point; readonly radius: Cm; readonly fromBearing: Deg; readonly toBearing: Deg }
  | { readonly kind: 'footprint'; readonly footprint: Footprint }
)

/**
 * What a question about a command yields. `ok`: it may be done; `breach`: a rule forbids it (all refusals that were found, the
 * first standing); `impossible`: not one's unit, no such thing, not a pose. `ends` are the poses of the moved units after each
 * step, the last pose last; `width` and `depth` stand in them where a change of formation changed the ground they take (of several
 * moves together: the last pose of each unit, in order). `left`: what is left of the move after it.
 */
export interface Verdict {
  readonly kind: 'ok' | 'breach' | 'impossible'
  readonly refusals: readonly Refusal[]
  readonly working: readonly Term[]
  readonly drawing: readonly Overlay[]
  readonly ends: readonly (Pose & { readonly width?: Cm; readonly depth?: Cm })[]
  readonly left?: Cm
  readonly allowance?: Cm
}

/** A step as a measured game takes it: the manoeuvres of the drill book, and the changes of formation that a game names. */
export type GameStep = Step | { readonly form: string; readonly face?: 'left' | 'right' | 'rear' }
/** How the player's hands move a unit in a measured game. Measured rulesets take this command as it is. */
export interface MoveCommand {
  readonly type: 'move'
  readonly unit: UnitId
  readonly steps: readonly GameStep[]
  /** The enemy that this move charges, where it does. */
  readonly charge?: UnitId
}
/** Several planned moves committed together, in order: all of them stand, or the first refused one names itself and none does. */
export interface MoveTogether {
  readonly type: 'moveTogether'
  readonly moves: readonly MoveCommand[]
}

/**
 * A piece put down where the hand wants it, its formation kept: in set-up inside its zone (elsewhere a breach), and anywhere in the
 * free way of playing. Measured rulesets take this command as it is.
 */
export interface PlaceCommand {
  readonly type: 'place'
  readonly unit: UnitId
  readonly pose: Pose
}

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

/** Every command and event is an object with a `type`; the rest is the game's own. */
export interface Typed {
  readonly type: string
}

/** What every state and every view satisfies: enough for the machine to follow the turn. */
export interface Seen {
  readonly ruleset: RulesetId
  readonly turn: number
}

/** One thing that may be done now. `command`: as it stands. `moves`: the unit may move; its reach is asked for when it is selected. */
export type Choice<C> =
  | { readonly command: C; readonly text: Phrase; readonly group?: string; readonly unit?: UnitId; readonly primary?: boolean }
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
}

/** A built-in player: given what its seat sees, one command. `random` draws from its own generator, never from the game's dice. */
export interface Player<V, C> {
  choose(view: V, seat: Seat, random: (below: number) => number): C | null
}

export type BodyState =
  | 'disordered'
  | 'routing'
  | 'retreating'
  | 'tired'
  | 'limbered'
  | 'unlimbered'
  | 'abandoned'
  | 'firstVolley'
  | 'moved'
  | 'mustMove'
  | 'charging'
  | 'square'
  | 'column'
  | 'openOrder'
  | 'attached'
  | 'destroyed'
  | 'firing'
  | 'inVillage'

/** A unit, general, courier or gun as the table draws it. */
export interface Body {
  readonly id: Id
  readonly seat: Seat
  /** Names in `models/`: what figure, in which dress. */
  readonly kit: string
  readonly dress: string
  readonly name: Name
  readonly footprint: Footprint
  /** The single bases in it, front to rear, left to right. */
  readonly bases: readonly Footprint[]
  /** Figures to stand on all bases together. */
  readonly figures: number
  /** Figures that the whole unit would have. */
  readonly full: number
  readonly states: readonly BodyState[]
  /** What is written beside it, as strength; short. */
  readonly tag?: Phrase
  /** Whether hands may take it: false for scenery such as abandoned guns. */
  readonly selectable: boolean
  /** The group that it belongs to (a brigade), for the hands that move groups and for the roster. */
  readonly group?: Id
  /** A commander's radius, from the centre of his base: the hands draw it while he or one of his group is selected. */
  readonly radius?: Cm
}

export type GroundKind =
  | 'hill'
  | 'steepHill'
  | 'wood'
  | 'rough'
  | 'village'
  | 'stream'
  | 'river'
  | 'lake'
  | 'road'
  | 'bridge'
  | 'ford'
  | 'wall'
  | 'hedge'
  | 'lane'
  | 'field'
  | 'zone'

export interface Ground {
  readonly id: Id
  readonly kind: GroundKind
  /** The outline that the rules measure to. */
  readonly outline: readonly Point[]
  /** A road's, stream's or wall's middle line and width, where it has one. */
  readonly line?: readonly Point[]
  readonly width?: Cm
  readonly height?: Cm
  readonly name?: Name
}

export interface Disc {
  readonly id: Id
  readonly at: Point
  readonly seat: Seat
  /** A code of the catalogues (`disc.<face>`); null: face down. */
  readonly face: string | null
}

/** Everything that the table draws. The scene knows no rule. */
export interface Show {
  readonly table: { readonly width: Cm; readonly depth: Cm; readonly north?: Deg }
  readonly ground: readonly Ground[]
  readonly bodies: readonly Body[]
  readonly discs: readonly Disc[]
  readonly overlays: readonly Overlay[]
  /** By key; its type is exported by the game (`panels['oo']` for Ordine Obliquo). */
  readonly panels: { readonly [key: string]: unknown }
  /** Where the turn stands, for the head of the screen. */
  readonly status: {
    readonly turn: number
    readonly turns: number
    readonly phase: Phrase
    readonly seat: Seat | null
    readonly clock?: string
  }
}

/** The ground that one unit's next move may use, as regions and exact questions. `geometry/reach` computes it. */
export interface Reach {
  /** For a facing: where the centre of the front edge may stand. */
  readonly regions: readonly { readonly facing: Deg; readonly polygons: readonly (readonly Point[])[] }[]
  /** The outline of all ground that the unit could cover. */
  readonly outline: readonly (readonly Point[])[]
}

/** A charge that one wheel and one leg can bring about. */
export interface ChargeChance {
  readonly target: UnitId
  readonly steps: readonly Step[]
  /** What is left of the move at contact. */
  readonly left: Cm
  readonly side: 'front' | 'flank' | 'rear'
  readonly margin: Cm
}

/** The hands' questions in a measured game. Hex games leave it out. */
export interface MeasuredHands<Q, C> {
  /** What the unit may do at all, so that the pad offers it; `formations` as taken by `{form}`. */
  manoeuvres(
    seen: Q,
    unit: UnitId,
  ): {
    readonly kinds: readonly ('wheel' | 'advance' | 'oblique' | 'retire' | 'shift' | 'aboutFace' | 'form')[]
    readonly formations: readonly string[]
    readonly obliqueLimit: Deg
    readonly allowance: Cm
    readonly left: Cm
  } | null
  /** The same command with its last step cut to the exact legal limit (a wheel's degrees, a leg's length); unchanged where it is legal. */
  clamp(seen: Q, seat: Seat, command: MoveCommand): MoveCommand
  /** The cheapest steps to a pose, or to the nearest legal one. */
  solve(
    seen: Q,
    seat: Seat,
    unit: UnitId,
    to: Pose,
  ): { readonly steps: readonly Step[]; readonly exact: boolean; readonly end: Pose; readonly refusals: readonly Refusal[] }
  charges(seen: Q, unit: UnitId): readonly ChargeChance[]
  /** Every enemy's charges against this unit. */
  threats(seen: Q, unit: UnitId): readonly (ChargeChance & { readonly by: UnitId })[]
  /** The command for a plan of moves. */
  plan(moves: readonly MoveCommand[]): C
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
  choices(view: V, seat: Seat): readonly Choice<C>[]
  sampleMove(view: V, unit: UnitId, k: number): C | null
  reach?(view: V, unit: UnitId): Reach
  hands?: MeasuredHands<S | V, C>
  show(view: V): Show
  outcome(seen: S | V): Outcome | null
  readonly rulings: RulingSpec
  readonly players: { readonly [name: string]: Player<V, C> }
  readonly calc: { readonly [table: string]: CalcTable }
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
