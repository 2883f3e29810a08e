/** A campaign as its file holds it: the map, both orders of battle, what comes later, and what the turns are. */
import type { Name, Scenario } from '../contract'
import type { Bank, GroundKind, Points, Side } from './kinds'

export interface Place {
  readonly id: string
  readonly name: Name
  /** Kilometres from the map's corner, x to the right and y down. */
  readonly at: readonly [number, number]
  readonly ground: GroundKind
  /** Siege stores in turns; 0: an open town. */
  readonly fort: number
  /** Who holds it when the campaign begins. */
  readonly owner: Side
  /** Victory points to each side that holds it at the end. */
  readonly worth: { readonly [s in Side]: number }
  /** It supplies this side. */
  readonly centre?: Side
}
export interface Link {
  readonly ends: readonly [string, string]
  readonly km: number
  /** By end: on which bank of the Danube the road reaches that bridge point. */
  readonly banks: { readonly [place: string]: Bank }
  readonly long?: true
}
export interface CampMap {
  readonly size: readonly [number, number]
  readonly points: readonly Place[]
  readonly links: readonly Link[]
}
export interface LeaderSpec {
  readonly id: string
  readonly name: Name
  /** 1 is the highest. */
  readonly seniority: number
  readonly initiative: number
  readonly charisma: number
  /** Victory points above his initiative where he is killed or captured. */
  readonly bonus?: number
  /** His death or capture ends the campaign. */
  readonly fatal?: true
}
export const MARKS = ['sourced', 'reconstructed'] as const
export type Mark = (typeof MARKS)[number]
export interface UnitSpec {
  readonly id: string
  readonly leaders: readonly string[]
  readonly points: Points
  readonly at: string
  readonly mark: Mark
}
/** What comes in a turn: a unit where leaders bring points, else drafts; points for `to` join his unit. `nearest`: with the nearest supplied unit. */
export interface Arrival {
  readonly turn: number
  readonly at: readonly string[]
  readonly points: Points
  readonly leaders?: readonly string[]
  readonly to?: string
  readonly nearest?: true
  readonly mark: Mark
}
export interface Host {
  readonly name: Name
  /** Commanders-in-chief from these turns on. */
  readonly commanders: readonly { readonly turn: number; readonly leader: string }[]
  /** The enemy's main centre: who holds it has the better of the initiative. */
  readonly goal: string
  readonly leaders: readonly LeaderSpec[]
  readonly units: readonly UnitSpec[]
  readonly reinforcements: readonly Arrival[]
  /** Leaders whom the text's lists leave out, each with the option that brings him in and the unit with which he stands. */
  readonly extra?: readonly {
    readonly option: 'johnLeads'
    readonly leader: LeaderSpec
    readonly unit: string
    readonly mark: Mark
  }[]
  /** Garrisons without a unit: infantry points by place. */
  readonly garrisons: { readonly [place: string]: number }
}
export interface CampScenario extends Scenario {
  readonly ruleset: 'campaign-1809'
  readonly map: CampMap
  readonly seats: { readonly [s in Side]: Host }
  readonly rules: {
    /** Days of a turn and the first day, `1809-04-10`. */
    readonly days: number
    readonly start: string
    /** From these turns on it rains up to that face of the die. */
    readonly rain: readonly { readonly turn: number; readonly upTo: number }[]
    /** What the historical result stands at: levels are counted from there. */
    readonly par: number
    readonly initiative: readonly { readonly turn: number; readonly seat: Side; readonly amount: number }[]
  }
  readonly marks: { readonly [what: string]: Mark }
}
