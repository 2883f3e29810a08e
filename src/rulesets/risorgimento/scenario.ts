/** Armies and scenarios as they are after reading: whole and checked. */
import type { Name, Scenario } from '../contract'
import type { Arm, Formation, Ground, Kind, Order } from './kinds'

export type { Ground }
export interface HexRoad {
  readonly id: string
  readonly kind: 'road' | 'path'
  readonly name?: Name
  readonly line: readonly string[]
}
export interface HexMap {
  readonly columns: number
  readonly rows: number
  /** Hexes beyond are drawn and count as off the map (7.1). */
  readonly playable: { readonly columns: number; readonly rows: number }
  /** A row a line, codes of ground and level apart by spaces. */
  readonly ground: readonly string[]
  readonly roads: readonly HexRoad[]
  readonly names: readonly { readonly hex: string; readonly name: Name }[]
}

export const CLASSES = ['CiC', 'CO', 'CS'] as const
export interface ArmyCommander {
  readonly id: string
  readonly name: Name
  readonly class: (typeof CLASSES)[number]
  readonly ability: number
  readonly radius: number
  /** His superior; none for the commander-in-chief. */
  readonly under?: string
  readonly dress: string
}
/** What counters of one kind are worth: reconstructed (README). */
export interface CounterType {
  readonly kind: Kind
  readonly sp: number
  readonly fire: number
  readonly melee: number
  readonly pm: number
  /** In skirmish order, and limbered. */
  readonly pmOther?: number
  readonly training: number
  readonly morale: number
  readonly arm: Arm
  readonly skirmish: 'no' | 'reverse' | 'only'
  /** 6.5.1: light 0, medium 1, heavy 2. */
  readonly weight?: 0 | 1 | 2
  readonly kit: string
  readonly dress: string
}
export interface ArmyBattalion {
  readonly id: string
  readonly name: Name
  /** Who leads it; none: independent counters (3.1). */
  readonly commander?: string
  readonly counters: readonly { readonly name: Name; readonly type: string }[]
}
export interface Army {
  readonly campo: 1
  readonly ruleset: 'risorgimento'
  readonly army: string
  readonly title: Name
  readonly nation: string
  readonly commanders: readonly ArmyCommander[]
  readonly types: { readonly [id: string]: CounterType }
  readonly battalions: readonly ArmyBattalion[]
}

/** What holds only where an option has that value. */
export interface When {
  readonly option: string
  readonly is: string
}
/** A part of an army that stands or comes in together. */
export interface Party {
  /** Battalions (all their counters) or counters by number, as `34II` or `34II/5`. */
  readonly counters: readonly string[]
  /** Besides the commanders of those battalions. */
  readonly commanders: readonly string[]
  readonly order: Order
  readonly formation: Formation
  /** On one of these hexes; several: in turn. */
  readonly at?: readonly string[]
  readonly facing?: number
  readonly enters?: { readonly turn: number; readonly hex: string }
  /** Put down by their owner, in these columns. */
  readonly columns?: readonly [number, number]
  readonly when?: When
}
/** What an option changes besides parties: a commander's radius, the level of some hexes. */
export interface Variant {
  readonly when: When
  readonly radius?: { readonly seat: 'a' | 'b'; readonly commander: string; readonly radius: number }
  readonly level?: { readonly hexes: readonly string[]; readonly level: number }
}
export interface SideSetup {
  readonly army: Army
  /** Who leads which battalion, where not as the army has it. */
  readonly leads: { readonly [battalion: string]: string }
  readonly parties: readonly Party[]
}
export interface Goal {
  /** The side with so many of these hexes at the end. */
  readonly hold?: { readonly hexes: readonly string[]; readonly least: number }
  /** Ends at once: a counter of that side on every one of these hexes, by the end of that turn. */
  readonly instant: readonly { readonly seat: 'a' | 'b'; readonly hexes: readonly string[]; readonly by?: number }[]
  /** The side with fewer counters scattered. */
  readonly scattered: boolean
}
export interface SbScenario extends Scenario {
  readonly ruleset: 'risorgimento'
  readonly map: HexMap
  readonly seats: { readonly a: SideSetup; readonly b: SideSetup }
  readonly rules: {
    readonly goal: Goal
    /** Whose marker is first in the first turn; chosen, not drawn. */
    readonly first?: 'a' | 'b'
    /** F16: in the first turn this side's markers are all played before the first draw, in the order that it chooses. */
    readonly before?: 'a' | 'b'
    /** F16: initial orders are each side's choice, open (3.2.4). */
    readonly initialOrders?: true
    /** F26: battalions of a side that come in by a hex, in the order that its player chooses. */
    readonly order?: { readonly when: When; readonly seat: 'a' | 'b'; readonly hex: string }
    readonly variants?: readonly Variant[]
    /** Option `held: last`: whose places some hexes are before the first turn. */
    readonly held?: { readonly [hex: string]: 'a' | 'b' }
    readonly start: { readonly date: string; readonly time: string }
  }
}
