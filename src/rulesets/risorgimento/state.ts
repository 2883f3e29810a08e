/**
 * What a game holds: plain JSON, replaced and never changed. Sealed are orders issued and activation markers: `view.ts` cuts them.
 */
import type { Name, Options, Seen, UnitId, Viewer } from '../contract'
import type { Dir } from './board'
import type { Arm, Formation, Kind, Order } from './kinds'
import type { CLASSES, HexMap, SbScenario } from './scenario'

export const PHASES = [
  'setUp',
  'officers',
  'orders',
  'markers',
  'first',
  'refused',
  'activate',
  'act',
  'charged',
  'react',
  'counter',
  'before',
  'canister',
  'allot',
  'stand',
  'back',
  'flee',
  'officersBack',
  'arrivals',
  'returns',
  'attach',
  'over',
] as const
export type Phase = (typeof PHASES)[number]
export const SIDES = ['a', 'b'] as const
export type Side = (typeof SIDES)[number]
export const other = (seat: string): Side => (seat === 'a' ? 'b' : 'a')

export interface Enters {
  readonly turn: number
  readonly hex: string
}
export interface Counter {
  readonly id: UnitId
  readonly seat: Side
  readonly battalion: string
  readonly name: Name
  readonly kind: Kind
  readonly sp: number
  readonly losses: number
  readonly fire: number
  readonly melee: number
  readonly pm: number
  readonly pmOther: number
  readonly training: number
  readonly morale: number
  readonly arm: Arm
  readonly skirmish: 'no' | 'reverse' | 'only'
  readonly weight: number
  readonly kit: string
  readonly dress: string
  readonly place: 'reserve' | 'hand' | 'map' | 'scattered'
  readonly hex: string | null
  readonly facing: Dir
  readonly formation: Formation
  /** Its place in the stack: the lowest is on top. */
  readonly rank: number
  readonly isolated: boolean
  /** 6.1.4: it has fired, or may no more. */
  readonly mark: 'none' | 'test' | 'stop'
  readonly enters: Enters | null
  /** Strength points got back while scattered (7.2). */
  readonly rallied: number
  /** It came into its hex along a road (5.3). */
  readonly road: boolean
  /** PM left in its activation. */
  readonly left: number
  /** Its activation is over. */
  readonly done: boolean
  /** It has done what Attack asks. */
  readonly duty: boolean
  /** It fired in defence since the enemy's hex was activated, and does not fight. */
  readonly spent: boolean
  /** Horse: it has charged in this turn out of its own activation. */
  readonly charged: boolean
  /** Option `aggregate`: the commander whose it counts as until the end of the next turn (7.0). */
  readonly attached: string | null
  /** Guns: it has gone back one hex in this turn (5.0.3). */
  readonly backed: boolean
}
export interface Commander {
  readonly id: string
  readonly seat: Side
  readonly name: Name
  readonly class: (typeof CLASSES)[number]
  readonly ability: number
  readonly radius: number
  readonly under: string | null
  readonly dress: string
  /** `aside`: taken off to help those who recover (6.7.3). */
  readonly place: 'reserve' | 'map' | 'out' | 'aside' | 'lost'
  readonly hex: string | null
  readonly enters: Enters | null
  /** The turn in which he comes back (6.7). */
  readonly back: number
  readonly order: Order
  /** Issued for this turn; `sealed` in the eyes of the other side. */
  readonly issued: Order | 'sealed' | null
  readonly reiterated: boolean
  readonly inCommand: boolean
  /** With a superior in his hex when orders were given (4.1.2), and that superior's ability, or that of the one in whose radius he is. */
  readonly sameHex: boolean
  readonly superior: number
  /** His order for this turn has been turned up. */
  readonly revealed: boolean
  readonly moved: boolean
}
export interface Battalion {
  readonly id: string
  readonly seat: Side
  readonly name: Name
  /** Null: independent counters. */
  readonly commander: string | null
  readonly counters: readonly UnitId[]
}
/** An activation marker: a battalion's, or with `co:` that of all battalions under a commander. Empty: not seen. */
export type Marker = string

export interface Acting {
  readonly units: readonly UnitId[]
  /** Null: still off the map. */
  readonly hex: string | null
  readonly commander: string | null
  readonly order: Order
  readonly moved: boolean
  /** The straight run since the last turn: its direction, how many hexes. */
  readonly run: { readonly dir: Dir; readonly hexes: number } | null
  /** Where it began, and the enemy hexes seen from there. */
  readonly from: string | null
  readonly distance: { readonly [unit: string]: number }
}
export interface Melee {
  readonly hex: string
  readonly from: string
  readonly attacker: Side
  readonly attackers: readonly UnitId[]
  readonly round: number
  /** A charge that doubles (6.5.2). */
  readonly charge: boolean
  /** Out of turn: an opportunity charge (6.0). */
  readonly opportunity: boolean
  /** The hexes of a charge of horse, from where it began to the charged one; empty for others. */
  readonly way: readonly string[]
  /** 6.5.4: whether charged horse has met it on the way, or doubles there; `open`: it has not been asked. */
  readonly met: 'open' | 'no' | 'plain' | 'double'
  /** Guns alone in the hex when the round began (6.4.5). */
  readonly lone: boolean
  /** Points of this round that its owner has still to take from a counter of his, and those taken (6.4). */
  readonly due: Points
  readonly lost: Points
  /** Beaten counters that have still to go, each where its owner wants; points saved by those who withdraw (6.4.4). */
  readonly going: readonly { readonly unit: UnitId; readonly saved: number | null }[]
  /** They go before the melee, and not beaten in it. */
  readonly before: boolean
  /** 6.4.5: guns that fire canister at who comes in; null: their owner has not been asked. */
  readonly canister: readonly UnitId[] | null
}
export interface Points {
  readonly attacker: number
  readonly defender: number
}
const NONE: Points = { attacker: 0, defender: 0 }
/** A melee as it begins. */
export const meleeOf = (m: Pick<Melee, 'hex' | 'from' | 'attacker' | 'attackers' | 'charge' | 'opportunity' | 'way'>): Melee => ({
  ...m,
  round: 1,
  met: 'open',
  lone: false,
  due: NONE,
  lost: NONE,
  going: [],
  before: false,
  canister: null,
})
export interface React {
  readonly by: Side
  /** Hexes that may still fire. */
  readonly hexes: readonly string[]
  readonly at: string
  /** Defensive fire, the target's answer to fire (6.2), or fire at who charges (6.5.5). */
  readonly why: 'defence' | 'answer' | 'charge'
}
/** 6.0: squadrons that may charge the counters at a hex, or fall back before them; `fire`: who may fire is asked after them. */
export interface Charged {
  readonly by: Side
  readonly squadrons: readonly UnitId[]
  readonly at: string
  readonly fire: boolean
}
/** 6.7.1: commanders who got away, each with his die, and have still to be put where their owner wants; then play goes on as it stood. */
export interface Flight {
  readonly who: readonly { readonly commander: string; readonly roll: number }[]
  readonly phase: Phase
  readonly waiting: readonly Side[]
}
export interface SbSeen extends Seen {
  readonly ruleset: 'risorgimento'
  readonly scenario: string
  readonly turns: number
  readonly phase: Phase
  readonly waiting: readonly Side[]
  readonly map: HexMap
  readonly options: Options
  readonly rules: SbScenario['rules']
  readonly titles: { readonly [s in Side]: Name }
  readonly units: { readonly [id: string]: Counter }
  readonly commanders: { readonly [id: string]: Commander }
  readonly battalions: { readonly [id: string]: Battalion }
  /** Markers chosen in this turn, and those not yet drawn. */
  readonly markers: { readonly [s in Side]: readonly Marker[] }
  readonly cup: readonly { readonly seat: Side; readonly marker: Marker }[]
  readonly zones: { readonly [s in Side]: readonly [number, number] | null }
  /** Option `held: last`: who was last in each place that counts (F15). */
  readonly held: { readonly [hex: string]: Side }
  readonly active: Side | null
  /** The marker that is played. */
  readonly marker: Marker | null
  readonly acting: Acting | null
  readonly charged: Charged | null
  readonly react: React | null
  readonly melee: Melee | null
  readonly flight: Flight | null
  readonly ended: { readonly winner: Side | null; readonly by: string } | null
}
export interface SbState extends SbSeen {
  readonly viewer?: undefined
}
export interface SbView extends SbSeen {
  readonly viewer: Viewer
}
