/** Armies and scenarios as they are after reading: whole and checked. */
import type { Cm, Deg, Footprint, Id, Name, Point, Pose, Scenario } from '../contract'
import type { Cover, Nation, Order, PieceKind, UnitKind } from './kinds'

export interface ArmyUnit {
  readonly name: Name
  readonly kind: UnitKind
  /** Left out: what the table says. */
  readonly value?: number
  /** Half a base: 4 cm wide. */
  readonly half?: true
  /** A light base without its other half. */
  readonly single?: true
  readonly kit?: string
  readonly dress?: string
  readonly nation?: Nation
}
export interface ArmyGroup {
  readonly id: string
  readonly name: Name
  readonly general: { readonly name: Name }
  readonly units: readonly ArmyUnit[]
}
export interface Army {
  readonly campo: 1
  readonly ruleset: 'radetzky'
  readonly army: string
  readonly title: Name
  readonly nation: Nation
  /** The commander-in-chief, on a base of his own; its value is that of an active base. */
  readonly chief: { readonly name: Name; readonly value: number; readonly dress?: string }
  readonly groups: readonly ArmyGroup[]
}

/** One piece of ground; pieces may lie on each other. */
export interface Piece {
  readonly id: Id
  readonly kind: PieceKind
  readonly outline: readonly Point[]
  readonly line?: readonly Point[]
  readonly width?: Cm
  readonly height?: Cm
  readonly name?: Name
  /** What it is to those who shoot at whoever stands in it or behind it. */
  readonly cover?: Cover
  /** A block takes any base of foot, or half bases and pairs alone. */
  readonly holds?: 'base' | 'half'
  /** The village that a block is a sector of. */
  readonly village?: Id
  /** Crossing costs so much more. */
  readonly crossing?: Cm
  /** A hill that disorders whoever climbs it but by road. */
  readonly climb?: true
}

/** Where and when bases come in: on a line, their front edges on it. */
export interface Arrival {
  readonly turn: number
  readonly y: Cm
  readonly x: readonly [Cm, Cm]
}
export interface Place {
  readonly zone?: readonly Point[]
  readonly arrives?: Arrival
  /** Put down already. */
  readonly pose?: Pose
  /** Inside this block. */
  readonly inside?: Id
}
export interface GroupSetup extends Place {
  readonly order: Order
  /** The order stands until this turn. */
  readonly hold?: number
  /** Nobody of it leaves its zone before this turn. */
  readonly stay?: number
  /** As it was on the day (option `radHistory`): nobody of it moves until a base of one of these groups of its side has been driven back. */
  readonly waits?: readonly string[]
}
export interface SideSetup {
  readonly army: Army
  readonly groups: { readonly [id: string]: GroupSetup }
  /** By unit: what is not as its group has it. */
  readonly units: { readonly [id: string]: Place }
  readonly chief: Pose
}

/** How the battle is decided when the turns are over. */
export type Goal =
  /** `seat` wins if it has all (or `least`) of these blocks, or one of them and one of `or`. */
  | {
      readonly kind: 'blocks'
      readonly seat: 'a' | 'b'
      readonly blocks: readonly Id[]
      readonly least: number
      readonly or?: readonly Id[]
    }
  /** Who has more of the blocks; a tie goes to `tie`. */
  | { readonly kind: 'most'; readonly blocks: readonly Id[]; readonly tie: 'a' | 'b' }
  /** `seat` wins with no enemy on `clear` and all blocks; with one block it is a draw. */
  | { readonly kind: 'ground'; readonly seat: 'a' | 'b'; readonly clear: Id; readonly blocks: readonly Id[] }
  /** Who has lost the smaller share of his value. */
  | { readonly kind: 'losses' }

export interface RadScenario extends Scenario {
  readonly ruleset: 'radetzky'
  readonly table: { readonly width: Cm; readonly depth: Cm }
  readonly north?: Deg
  readonly ground: readonly Piece[]
  readonly seats: { readonly a: SideSetup; readonly b: SideSetup }
  readonly rules: {
    readonly goal: Goal
    /** From this turn on bases of `seat` may leave by `exit`; they do not count as lost. */
    readonly leave?: { readonly seat: 'a' | 'b'; readonly exit: Id; readonly from: number; readonly least?: number }
    /** x of the lines between sectors, for several commands (Attivazione). */
    readonly sectors?: readonly Cm[]
    /** How many cm a turn stands for is of no matter; the clock of the first turn is. */
    readonly start?: { readonly date: string; readonly time: string }
  }
}
export type { Footprint }
