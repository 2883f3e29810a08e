/** The shapes of army and scenario files of this game, as `readScenario` hands them to `setUp`: read, checked and whole. */
import type { Cm, Deg, Ground, Id, Name, Point, Pose, Scenario } from '../contract'
import type { Arm, CommanderClass, Experience, Formation, Nation, Weapon } from './kinds'
import type { Order, Side, UnitKind } from './state'

export interface ArmyUnit {
  readonly name: Name
  readonly kind: UnitKind
  readonly experience: Experience
  readonly kit: string
  readonly dress: string
  /** Left out: the army's. */
  readonly nation?: Nation
  /** Left out: what the kind has (4 bases of 4 × 1.5, 3 × 3 …; open order for jaegers and Grenzers). */
  readonly bases?: number
  readonly base?: { readonly width: Cm; readonly depth: Cm }
  readonly cp?: number
  /** Left out: what the kind has. */
  readonly arm?: Arm
  readonly weapon?: Weapon
  readonly horse?: boolean
}
export interface ArmyBrigade {
  /** `I`, `II` …, `C` for the commander-in-chief's own. */
  readonly id: string
  readonly name: Name
  readonly general: { readonly name: Name; readonly dress?: string }
  readonly units: readonly ArmyUnit[]
}
export interface Army {
  readonly campo: 1
  readonly ruleset: 'ordine-obliquo'
  readonly army: string
  readonly title: Name
  readonly nation: Nation
  readonly class: CommanderClass
  /** The brigade `C`, whose general is the commander-in-chief, is always there, last; it may have no units. */
  readonly brigades: readonly ArmyBrigade[]
}

/** A piece of ground with what this game needs to know of it. */
export interface Piece extends Ground {
  /** Streams and rivers: may they be forded anywhere? Left out: no. */
  readonly ford?: boolean
  /** Bridges and fords as pieces: who may cross, what it costs, whether it disorders. */
  readonly crossing?: { readonly who: 'any' | 'infantry'; readonly cm: Cm; readonly disorders: boolean }
  /** The crest line of a hill (OO-23); left out: the longer axis. */
  readonly crest?: readonly Point[]
  /** Cover for units within this distance behind a wall, hedge or lane. */
  readonly cover?: Cm
  /** Whom the cover serves; left out: everybody. */
  readonly coverFor?: 'infantry'
  /** A village with walls of its own: what stands in the place of the -15 for fire at who is in it (8.8). */
  readonly fireOn?: number
  /** Points of 16.2 for each side. */
  readonly objective?: { readonly a?: number; readonly b?: number }
  /** Placed by a player (16.2). */
  readonly by?: Side
}

export interface Placed extends Pose {
  readonly formation?: Formation
  readonly village?: Id
}
export interface ZoneSetup {
  readonly zone: readonly Point[]
  /** Brigades that may be set up so many cm beyond the zone's front, by brigade id. */
  readonly forward?: { readonly [brigade: string]: Cm }
  /** Brigades that are set up before the screen: the enemy sees them stand. */
  readonly shown?: readonly string[]
}
export interface SideSetup {
  readonly army: Army
  /** Poses by unit id (`a/I/1`); or a zone that the player fills behind the screen. */
  readonly deploy: { readonly units: { readonly [unit: string]: Placed } } | ZoneSetup
  /** Where the generals stand, by brigade id (`a/I`); left out with a zone. */
  readonly generals?: { readonly [brigade: string]: Point }
  /** Orders proposed, by brigade or unit id; what is not named: Halt. */
  readonly orders?: { readonly [id: string]: Order }
  /** 2.6; left out: the player chooses a point of his own edge. */
  readonly retreat?: Point
  /** Brigades that have a point behind of their own (2.6), by brigade id. */
  readonly retreats?: { readonly [brigade: string]: Point }
  /** Units that are detached when the battle begins (2.5): each has its own order. */
  readonly detached?: readonly string[]
}
/** A brigade's order that stands until a turn; with `from` and `die` it may end sooner, on that much or more of a die of six. */
export type Hold = number | { readonly until: number; readonly from: number; readonly die: number }
/** A brigade, with its general, that comes at the beginning of a turn into a strip along the edge of the table. */
export interface Reinforcement {
  readonly brigade: string
  readonly turn: number
  readonly zone: readonly Point[]
  /** A village into which one of its battalions may be put straight. */
  readonly village?: Id
  /** The enemy learns of it when it comes. */
  readonly secret?: true
}
export interface OoScenario extends Scenario {
  readonly ruleset: 'ordine-obliquo'
  readonly table: { readonly width: Cm; readonly depth: Cm }
  readonly north?: Deg
  readonly ground: readonly Piece[]
  readonly seats: { readonly a: SideSetup; readonly b: SideSetup }
  readonly rules: {
    readonly initiative?: readonly { readonly turn: number; readonly seat: Side }[]
    /** By brigade id: its order stands until this turn. */
    readonly hold?: { readonly [brigade: string]: Hold }
    /** From that turn on the side is led by a commander of that class. */
    readonly command?: readonly { readonly turn: number; readonly seat: Side; readonly class: CommanderClass }[]
    readonly reinforcements?: readonly Reinforcement[]
    /** 16.2: each side assigns its points in secret; left out: they stand in `ground`. */
    readonly objectives?: 'secret'
    readonly terrain?: { readonly each: number; readonly edge: Cm; readonly apart: Cm }
    readonly start?: { readonly date: string; readonly time: string }
    readonly mist?: { readonly until: number; readonly cm: Cm }
  }
}
