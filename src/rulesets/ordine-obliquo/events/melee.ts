/** 9, 11: counter-charges, riding through open order, closing, melees and what winners declare. */
import type { Deg, Pose, UnitId } from '../../contract'
import type { FightKind, MeleeRoll, TieBreak, Win } from '../combat'
import type { Charge, DisorderCause, Side } from '../state'

/** What a melee's end makes of one unit: it stays where it stands, or it goes back after all. */
export interface Settled {
  readonly unit: UnitId
  readonly result: 'stays' | 'retreats'
  readonly by: UnitId
  /** 13 the way of the first 8 cm. */
  readonly bearing: Deg
  /** Who stays is as ordered as he was before. */
  readonly disorder: DisorderCause | null
}

export type MeleeEvent =
  /** 9.3 a counter-charge was tried; made: both meet half-way. */
  | {
      readonly type: 'CounterCharged'
      readonly unit: UnitId
      readonly by: UnitId
      readonly roll: number
      /** 2 under the order to attack. */
      readonly less: number
      /** It had to be less than this; null: veiled for this viewer. */
      readonly cp: number | null
      readonly made: boolean
      readonly pose: Pose | null
      /** Where its charger stands then. */
      readonly back: Pose | null
      readonly charge: Charge | null
    }
  /** 9.3 cavalry rode through open order; it is disordered until the turn's end. */
  | { readonly type: 'RiddenThrough'; readonly unit: UnitId; readonly by: UnitId }
  | { readonly type: 'Closed'; readonly unit: UnitId; readonly target: UnitId; readonly pose: Pose }
  | {
      readonly type: 'MeleesBegan'
      readonly fights: readonly {
        readonly target: UnitId
        readonly attackers: readonly UnitId[]
        readonly kind: FightKind
      }[]
    }
  /** One side of a melee rolled, or had no need to. */
  | ({ readonly type: 'MeleeRolled'; readonly target: UnitId; readonly units: readonly UnitId[] } & MeleeRoll)
  | {
      readonly type: 'TieBroken'
      readonly target: UnitId
      readonly winner: 'attackers' | 'target'
      readonly by: TieBreak
      /** The die at the very end: 1 to 3 the attackers. */
      readonly roll: number | null
    }
  | {
      readonly type: 'MeleeEnded'
      readonly target: UnitId
      readonly attackers: readonly UnitId[]
      readonly kind: FightKind
      readonly winner: 'attackers' | 'target' | null
      readonly settled: readonly Settled[]
      readonly wins: readonly Win[]
      readonly fought: readonly { readonly unit: UnitId; readonly what: 'melee' | 'guns' }[]
      /** Who has melees left to resolve. */
      readonly waiting: readonly Side[]
    }
  /** 11 it breaks through when the beaten have gone. */
  | { readonly type: 'PursuitDeclared'; readonly unit: UnitId }
  | { readonly type: 'Tired'; readonly units: readonly UnitId[] }
  | { readonly type: 'Rested'; readonly units: readonly UnitId[] }
