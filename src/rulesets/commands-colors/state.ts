/** What a game holds: plain JSON, replaced and never changed. Sealed are hands, the pack and cards on a square track: `view.ts` cuts them. */
import type { Name, Options, Seen, UnitId, Viewer } from '../contract'
import type { Card, Hands, Slot } from './cards'
import type { Face, Side, UnitType } from './kinds'
import type { CcScenario, HexMap } from './scenario'

export const PHASES = [
  'deal',
  'command',
  'rally',
  'supply',
  'order',
  'move',
  'combat',
  'react',
  'pick',
  'ignore',
  'retreat',
  'leader',
  'advance',
  'bonus',
  'back',
  'scout',
  'over',
] as const
export type Phase = (typeof PHASES)[number]

/** What it has done in this turn. */
export interface Use {
  readonly ordered: boolean
  /** Hexes moved, and whether what it entered keeps it from battle. */
  readonly moved: number
  readonly done: boolean
  readonly barred: boolean
  /** It began on, or crossed, a stream that breaks charges (314). */
  readonly stream: boolean
  readonly fought: boolean
}
export const IDLE: Use = { ordered: false, moved: 0, done: false, barred: false, stream: false, fought: false }

export interface Unit {
  readonly id: UnitId
  readonly seat: Side
  readonly type: UnitType
  readonly name: Name
  readonly blocks: number
  readonly full: number
  /** Null: destroyed, or gone by an exit. */
  readonly hex: string | null
  /** The leader with it. */
  readonly leader: UnitId | null
  /** `mass`: a battalion mass; else the card on the track ('' to who may not know it). */
  readonly square: 'mass' | { readonly card: Card | '' } | null
  readonly use: Use
  /** A member of the formation still (319). */
  readonly member: boolean
}
export interface Leader {
  readonly id: UnitId
  readonly seat: Side
  readonly name: Name
  readonly hex: string | null
  readonly use: Use
}

/** One attack, from its announcement to its end. */
export interface Attack {
  readonly kind: 'fire' | 'melee'
  readonly unit: UnitId
  readonly seat: Side
  readonly target: UnitId
  readonly partner: UnitId | null
  readonly from: string
  readonly at: string
  readonly bonus: boolean
  /** The defender struck first. */
  readonly struck: boolean
  /** It retires and reforms along these hexes. */
  readonly retire: readonly string[] | null
  /** It was in square, or formed one. */
  readonly square: boolean
  /** The target left its hex, a whole retreat or a step of one. */
  readonly left: boolean
}
/** What is still to be done before play goes on; the first is next. */
export type Step =
  | { readonly do: 'square' }
  | { readonly do: 'strike' }
  | { readonly do: 'roll' }
  /** His unit was hit; `gone`: it fell. */
  | { readonly do: 'check'; readonly leader: UnitId; readonly gone: boolean }
  | { readonly do: 'lost'; readonly leader: UnitId }
  | { readonly do: 'flags'; readonly unit: UnitId; readonly count: number; readonly firm: boolean }
  | { readonly do: 'retreat'; readonly unit: UnitId; readonly left: number }
  | { readonly do: 'escape'; readonly leader: UnitId }
  | { readonly do: 'retire' }
  | { readonly do: 'advance' }
  | { readonly do: 'bonus' }
  | { readonly do: 'back' }
  | { readonly do: 'end' }

/** Somebody is asked. */
export type Ask =
  | { readonly what: 'react'; readonly seat: Side }
  | { readonly what: 'pick'; readonly seat: Side }
  | { readonly what: 'ignore'; readonly seat: Side; readonly unit: UnitId; readonly count: number; readonly may: number }
  | { readonly what: 'retreat'; readonly seat: Side; readonly unit: UnitId; readonly left: number }
  | { readonly what: 'leader'; readonly seat: Side; readonly leader: UnitId }
  | { readonly what: 'advance'; readonly seat: Side }
  | { readonly what: 'bonus'; readonly seat: Side }
  | { readonly what: 'back'; readonly seat: Side }
  | { readonly what: 'scout'; readonly seat: Side; readonly cards: readonly (Card | '')[] }
  | { readonly what: 'supply'; readonly seat: Side; readonly unit: UnitId }

/** The card of the turn, as it counts: what Counter Attack copied stands in its place. */
export interface Played {
  readonly card: Card
  /** What was laid down. */
  readonly shown: Card
  /** Cards in hand when it was played, itself among them. */
  readonly command: number
  readonly slots: readonly Slot[]
  /** Ordered in place of an arm that its owner has not: no bonus. */
  readonly plain: boolean
  /** Rally: symbols not yet used; Elan and Rally: what was rolled. */
  readonly faces: readonly Face[]
  readonly left: readonly Face[]
  readonly section: string | null
}

export interface CcSeen extends Seen {
  readonly ruleset: 'commands-colors'
  readonly scenario: string
  readonly turns: number
  readonly phase: Phase
  /** Whose turn it is. */
  readonly active: Side
  readonly map: HexMap
  readonly options: Options
  readonly rules: CcScenario['rules']
  readonly marks: CcScenario['marks']
  readonly titles: { readonly [s in Side]: Name }
  readonly commanders: { readonly [s in Side]: Name }
  readonly size: { readonly [s in Side]: number }
  readonly units: { readonly [id: string]: Unit }
  readonly leaders: { readonly [id: string]: Leader }
  readonly hands: Hands | { readonly [s in Side]: readonly (Card | '')[] }
  /** In the order of the pack's list: every draw takes one at random. */
  readonly deck: readonly (Card | '')[]
  readonly discards: readonly Card[]
  readonly played: Played | null
  /** The last command card of each side, as it counted (Counter Attack). */
  readonly last: { readonly [s in Side]: Card | null }
  readonly attack: Attack | null
  readonly steps: readonly Step[]
  readonly ask: Ask | null
  /** The defender struck first in this turn: he draws first. */
  readonly drew: boolean
  /** Melees that members of the formation have fought in this turn. */
  readonly memberBattles: number
  /** Banners for good: what was destroyed, exits, events, places held for good. */
  readonly banners: { readonly [s in Side]: number }
  /** Banners that may be lost, by objective (and hex, where each counts). */
  readonly held: { readonly [key: string]: { readonly seat: Side; readonly banners: number } }
  /** Objectives gained for good. */
  readonly taken: readonly string[]
  /** Battalion masses formed so far, where their number counts for the whole battle (`massLimit`). */
  readonly massesFormed?: number
  readonly baggage: { readonly at: number } | null
  readonly ended: { readonly winner: Side | null; readonly by: string } | null
}
export interface CcState extends CcSeen {
  readonly viewer?: undefined
  readonly hands: Hands
  readonly deck: readonly Card[]
}
export interface CcView extends CcSeen {
  readonly viewer: Viewer
}
/** Banners of a side at this moment. */
export const bannersOf = (s: CcSeen, seat: Side): number =>
  s.banners[seat] + Object.values(s.held).reduce((n, h) => n + (h.seat === seat ? h.banners : 0), 0)
