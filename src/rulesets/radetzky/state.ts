/**
 * What a game of Radetzky holds: plain JSON, replaced and never changed. Nothing in it is hidden: orders lie open, and a view is the
 * state with its viewer.
 */
import type { Cm, Id, Name, Options, Point, Pose, Seen, Step, UnitId, Viewer } from '../contract'
import type { Arm, Nation, Order, Shooter, UnitKind } from './kinds'
import type { Arrival, Piece, RadScenario } from './scenario'

export const PHASES = [
  'lots',
  'setUp',
  'initiative',
  'choose',
  'command',
  'act',
  'opportunity',
  'melee',
  'pursuit',
  'over',
] as const
export type Phase = (typeof PHASES)[number]
export const SIDES = ['a', 'b'] as const
export type Side = (typeof SIDES)[number]
export const other = (seat: string): Side => (seat === 'a' ? 'b' : 'a')

/** What a base has done since its side was activated. */
export interface Use {
  /** Where it stood then. */
  readonly start: Pose | null
  /** Steps of its move so far; of guns, of the action in hand. */
  readonly steps: readonly Step[]
  readonly moved: boolean
  /** The whole move went by road: it is a column to those who shoot. */
  readonly road: boolean
  readonly fired: boolean
  /** It fired as one that does not move, or with the −2 of one that does. */
  readonly firedAs: 'standing' | 'moving' | null
  readonly recovered: boolean
  /** Its whole move is done at once: it came in, went into or out of houses, formed square. It may still fire, as one that moved. */
  readonly whole: boolean
  /** Driven back in its own activation: nothing more is done with it. */
  readonly done: boolean
  /** Guns: actions taken, in order. */
  readonly acts: readonly ('move' | 'turn' | 'limber' | 'unlimber' | 'fire')[]
  /** It came into contact in the open, fresh, in order and without losses. */
  readonly impetus: boolean
  readonly attacked: boolean
  /** It has had its part in a melee of this activation. */
  readonly fought: boolean
  /** What `takeBack` puts back. */
  readonly before: Back | null
}
export interface Back {
  readonly pose: Pose | null
  readonly disordered: boolean
  readonly attacking: boolean
  readonly use: Omit<Use, 'before'>
}

export type Where = 'reserve' | 'hand' | 'table' | 'lost' | 'left' | 'joined'
export interface Unit {
  readonly id: UnitId
  readonly seat: Side
  /** `a/I`; the commander-in-chief's base is of `a/C`. */
  readonly group: Id
  readonly kind: UnitKind
  readonly name: Name
  readonly nation: Nation
  readonly kit: string
  readonly dress: string
  readonly arm: Arm
  readonly plus: boolean
  readonly shooter: Shooter | null
  readonly value: number
  readonly losses: number
  /** Shots fired: guns run short of powder (no. 10, option). */
  readonly shots: number
  readonly speed: Cm
  readonly size: { readonly width: Cm; readonly depth: Cm }
  /** The other half base, and whether the two were linked at set-up. */
  readonly pair: UnitId | null
  readonly linked: boolean
  readonly place: Where
  readonly pose: Pose | null
  readonly zone: readonly Point[] | null
  readonly arrives: Arrival | null
  readonly order: Order
  readonly disordered: boolean
  readonly limbered: boolean
  /** The block that it holds, and whether it has taken position there. */
  readonly inside: Id | null
  readonly settled: boolean
  /** The next base of the square that it stands in, round to itself: of two, the one that it stands back to back with. */
  readonly square: UnitId | null
  readonly opportunity: boolean
  /** It came into the contact that it stands in. */
  readonly attacking: boolean
  readonly use: Use
}

export interface Group {
  readonly id: Id
  readonly seat: Side
  readonly name: Name
  readonly general: Name
  readonly units: readonly UnitId[]
  readonly order: Order
  /** The turn and sector in which it was last given. */
  readonly given: number
  readonly hold: number
  readonly stay: number
  readonly sector: number
  /** Nobody of it moves until a base of one of these has been driven back (option `radHistory`). */
  readonly waits?: readonly Id[]
  /** The turn in which the base that its command stood with was lost; two turns later another passes orders (no. 3). */
  readonly lost: number | null
}

export interface SideState {
  readonly title: Name
  readonly nation: Nation
  /** The base of the commander-in-chief; neutral: it goes with the base it stands for. */
  readonly chief: UnitId | null
  readonly chiefWith: UnitId | null
  /** The turn in which he was lost; two turns later another takes his place (no. 3). */
  readonly chiefLost: number | null
  /** Value of all bases that count when the army breaks, arrivals included. */
  readonly whole: number
}

/** What the other side may answer with opportunity fire. */
export interface Interrupt {
  readonly by: Side
  readonly target: UnitId
  readonly shooters: readonly UnitId[]
}
/** A winner who may follow. */
export interface Pursuit {
  readonly unit: UnitId
  readonly enemy: UnitId | null
  readonly may: readonly ('pursue' | 'stay' | 'occupy')[]
  /** The block that may be entered. */
  readonly block: Id | null
}

export interface RadSeen extends Seen {
  readonly ruleset: 'radetzky'
  readonly scenario: string
  readonly turns: number
  readonly phase: Phase
  readonly waiting: readonly Side[]
  readonly table: { readonly width: Cm; readonly depth: Cm; readonly north: number | null }
  readonly ground: readonly Piece[]
  readonly options: Options
  readonly rules: RadScenario['rules']
  readonly units: { readonly [id: string]: Unit }
  readonly groups: { readonly [id: string]: Group }
  readonly sides: { readonly [s in Side]: SideState }
  readonly lots: { readonly a: number | null; readonly b: number | null }
  readonly initiative: { readonly a: number | null; readonly b: number | null; readonly winner: Side | null }
  /** Who is activated first in this sector, and who is activated now. */
  readonly first: Side | null
  readonly active: Side | null
  readonly sector: number
  readonly interrupt: Interrupt | null
  readonly pursuit: Pursuit | null
  readonly ended: { readonly winner: Side | null; readonly by: string } | null
}
export interface RadState extends RadSeen {
  readonly viewer?: undefined
}
export interface RadView extends RadSeen {
  readonly viewer: Viewer
}
