/** Events: each carries what it makes of counters, commanders and the turn, so that applying one asks no rule. */
import type { DiceRolled } from '../../engine/dice'
import type { Term, UnitId } from '../contract'
import type { Changes } from '../shared/changes'
import type { Order } from './kinds'
import type { Commander, Counter, Phase, SbState, Side } from './state'

/** What an event makes of the state. */
export interface Made {
  readonly units?: Changes<Counter>
  readonly commanders?: Changes<Commander>
  readonly now?: Partial<Omit<SbState, 'ruleset' | 'units' | 'commanders' | 'viewer'>>
}
export type Told =
  | { readonly type: 'TurnBegan'; readonly turn: number }
  | { readonly type: 'PhaseBegan'; readonly phase: Phase }
  | { readonly type: 'Placed'; readonly unit: UnitId; readonly hex: string }
  | { readonly type: 'InitialOrder'; readonly commander: string; readonly order: Order }
  | { readonly type: 'ArrivalChanged'; readonly seat: Side; readonly battalion: string; readonly turn: number | null }
  | { readonly type: 'CommanderAside'; readonly commander: string }
  | { readonly type: 'Attached'; readonly unit: UnitId; readonly commander: string }
  | { readonly type: 'Exchanged'; readonly from: UnitId; readonly to: UnitId; readonly points: number }
  | { readonly type: 'PlacesHeld' }
  | { readonly type: 'SetUpDone'; readonly seat: Side }
  | { readonly type: 'OutOfCommand'; readonly commander: string }
  | { readonly type: 'Isolated'; readonly counters: readonly UnitId[] }
  | { readonly type: 'Ordered'; readonly seat: Side; readonly commander: string }
  | { readonly type: 'OrdersSealed'; readonly seat: Side }
  | { readonly type: 'MarkerSet'; readonly seat: Side }
  | { readonly type: 'MarkersSealed'; readonly seat: Side; readonly count: number }
  | { readonly type: 'Drawn'; readonly seat: Side; readonly marker: string; readonly chosen: boolean }
  | { readonly type: 'Revealed'; readonly commander: string; readonly order: Order; readonly changed: boolean }
  | {
      readonly type: 'OrderTested'
      readonly commander: string
      readonly order: Order
      readonly roll: number
      readonly accepted: boolean
      readonly working: readonly Term[]
    }
  | { readonly type: 'Reiterated'; readonly commander: string; readonly kept: boolean }
  | { readonly type: 'OrderFell'; readonly commander: string }
  | { readonly type: 'Activated'; readonly seat: Side; readonly counters: readonly UnitId[]; readonly hex: string }
  | { readonly type: 'Entered'; readonly counters: readonly UnitId[]; readonly hex: string }
  | { readonly type: 'Stepped'; readonly counters: readonly UnitId[]; readonly hex: string }
  | { readonly type: 'Rotated'; readonly counters: readonly UnitId[] }
  | { readonly type: 'Formed'; readonly counters: readonly UnitId[]; readonly formation: string }
  | { readonly type: 'Reordered'; readonly unit: UnitId }
  | { readonly type: 'CommanderMoved'; readonly commander: string; readonly hex: string }
  | { readonly type: 'Stopped'; readonly counters: readonly UnitId[] }
  | { readonly type: 'Overstacked'; readonly unit: UnitId }
  | { readonly type: 'ActivationEnded'; readonly seat: Side }
  | { readonly type: 'ReactOffered'; readonly by: Side; readonly at: string }
  | { readonly type: 'Passed'; readonly by: Side }
  | {
      readonly type: 'Tested'
      readonly unit: UnitId
      readonly roll: number
      readonly passed: boolean
      readonly what: 'fire' | 'morale'
    }
  | {
      readonly type: 'Fired'
      readonly counters: readonly UnitId[]
      readonly from: string
      readonly target: string
      readonly faces: readonly number[]
      readonly losses: number
      readonly working: readonly Term[]
    }
  | { readonly type: 'Hit'; readonly unit: UnitId; readonly losses: number; readonly gone: boolean }
  | {
      readonly type: 'CommanderTested'
      readonly commander: string
      readonly roll: number
      readonly fate: 'safe' | 'out' | 'lost'
    }
  | { readonly type: 'CommanderBack'; readonly commander: string; readonly hex: string }
  | { readonly type: 'Fled'; readonly commander: string; readonly roll: number; readonly to: string | null }
  | { readonly type: 'Assaulted'; readonly counters: readonly UnitId[]; readonly hex: string; readonly charge: boolean }
  | { readonly type: 'Canister'; readonly counters: readonly UnitId[] }
  | { readonly type: 'ChargeOffered'; readonly by: Side; readonly at: string }
  | { readonly type: 'Withdrew'; readonly unit: UnitId; readonly saved: number; readonly to: string | null }
  | {
      readonly type: 'Fought'
      readonly hex: string
      readonly round: number
      readonly attack: readonly number[]
      readonly defence: readonly number[]
      readonly lost: { readonly attacker: number; readonly defender: number }
      readonly working: { readonly attacker: readonly Term[]; readonly defender: readonly Term[] }
    }
  | { readonly type: 'CounterCharged'; readonly counters: readonly UnitId[]; readonly hex: string }
  | { readonly type: 'MustGo'; readonly unit: UnitId }
  | { readonly type: 'WentBack'; readonly unit: UnitId; readonly to: string }
  | { readonly type: 'Retreated'; readonly unit: UnitId; readonly to: string | null }
  | { readonly type: 'Stood'; readonly seat: Side; readonly retire: boolean }
  | { readonly type: 'MeleeEnded'; readonly hex: string }
  | { readonly type: 'FellBack'; readonly unit: UnitId; readonly to: string }
  | { readonly type: 'Delayed'; readonly counters: readonly UnitId[]; readonly hex: string }
  | { readonly type: 'Recovered'; readonly unit: UnitId; readonly roll: number; readonly help: number; readonly points: number }
  | { readonly type: 'Returned'; readonly unit: UnitId; readonly hex: string }
  | { readonly type: 'TurnEnded'; readonly turn: number }
  | { readonly type: 'GameEnded'; readonly winner: Side | null; readonly by: string }
  | { readonly type: 'RulingMade'; readonly by: Side; readonly why: string }
export type SbEvent = (Told & Made) | DiceRolled
