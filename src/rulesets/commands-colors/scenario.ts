/** A scenario as the game holds it. */
import type { Name, Scenario } from '../contract'
import type { Way } from './board'
import type { Side, UnitType } from './kinds'

export interface HexMap {
  /** Nine rows of letters, thirteen and twelve by turns; row 1 is Austria's edge. */
  readonly rows: readonly string[]
  /** What a ford does: it stops who enters, or nothing. */
  readonly fords: 'stop' | 'free'
  /** Field works by the sides of a hex. */
  readonly works?: { readonly [hex: string]: readonly Way[] }
  readonly names: readonly { readonly hex: string; readonly name: Name }[]
}
export const OBJECTIVES = [
  'temp',
  'tempStart',
  'groupStart',
  'majorityStart',
  'someStart',
  'eachStart',
  'noneStart',
  'acrossStart',
  'controlStart',
  'permStart',
] as const
export type ObjectiveKind = (typeof OBJECTIVES)[number]
/** Banners for ground held (section 7). */
export interface Objective {
  readonly id: string
  readonly kind: ObjectiveKind
  readonly name: Name
  readonly hexes: readonly string[]
  /** Banners that it gives, by side; a side that is not named never gains it. */
  readonly value: { readonly [s in Side]?: number }
  /** How many hexes or units it asks for. */
  readonly least?: number
  /** More banners while all hexes are held (303). */
  readonly whole?: number
  /** Far banks: the hexes of each side's far bank. */
  readonly banks?: { readonly [s in Side]: readonly string[] }
  /** Only where this option has this value. */
  readonly when?: { readonly option: string; readonly is: string | number | boolean }
}
export const MARKS = ['sourced', 'reconstructed'] as const
export type Mark = (typeof MARKS)[number]
export interface Camp {
  readonly name: Name
  readonly commander: Name
  readonly hand: number
  /** Hexes by type of unit, and those whose unit has a leader. */
  readonly units: { readonly [t in UnitType]?: readonly string[] }
  readonly leaders: readonly string[]
}
export interface CcScenario extends Scenario {
  readonly ruleset: 'commands-colors'
  readonly map: HexMap
  readonly seats: { readonly a: Camp; readonly b: Camp }
  readonly rules: {
    readonly first: Side
    readonly banners: number
    readonly objectives: readonly Objective[]
    /** Hexes by which a side's units may leave for a banner each. */
    readonly exits?: {
      readonly seat: Side
      readonly hexes: readonly string[]
      readonly banners: number
      readonly only?: 'artillery'
    }[]
    /** A track of hexes that the baggage follows, and what its arrival is worth. */
    readonly baggage?: { readonly seat: Side; readonly path: readonly string[]; readonly banners: number }
    /** Each scout card that this side plays gives the banner. */
    readonly scouts?: { readonly seat: Side; readonly banners: number }
    /** Units that step as one block, by their hexes at the start; the first's leader leads it. */
    readonly formation?: { readonly hexes: readonly string[]; readonly leader: string }
    /** Town hexes that let who stands in them ignore so many flags more. */
    readonly strong?: { readonly [hex: string]: number }
  }
  /** What of it a page shows, and what had to be made up. */
  readonly marks: {
    readonly map: Mark
    readonly places: Mark
    readonly austria: Mark
    readonly france: Mark
    readonly rules: Mark
  }
}
