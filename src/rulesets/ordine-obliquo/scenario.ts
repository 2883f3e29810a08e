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
  /** Points of 16.2 for each side. */
  readonly objective?: { readonly a?: number; readonly b?: number }
  /** Placed by a player (16.2). */
  readonly by?: Side
}

export interface Placed extends Pose {
  readonly formation?: Formation
  readonly village?: Id
}
export interface SideSetup {
  readonly army: Army
  /** Poses by unit id (`a/I/1`); or a zone that the player fills behind the screen. */
  readonly deploy: { readonly units: { readonly [unit: string]: Placed } } | { readonly zone: readonly Point[] }
  /** Where the generals stand, by brigade id (`a/I`); left out with a zone. */
  readonly generals?: { readonly [brigade: string]: Point }
  /** Orders proposed, by brigade or unit id; what is not named: Halt. */
  readonly orders?: { readonly [id: string]: Order }
  /** 2.6; left out: the player chooses a point of his own edge. */
  readonly retreat?: Point
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
    readonly hold?: { readonly [brigade: string]: number }
    readonly terrain?: { readonly each: number; readonly edge: Cm; readonly apart: Cm }
    readonly start?: { readonly date: string; readonly time: string }
    readonly mist?: { readonly until: number; readonly cm: Cm }
  }
}
