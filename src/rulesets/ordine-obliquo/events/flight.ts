/** 12, 13: retreat and rout, rallying, and what winners do when the beaten have gone. */
import type { Cm, Pose, UnitId } from '../../contract'
import type { Charge, DisorderCause, Formation, UnitParts } from '../state'

export type FlightEvent =
  | {
      readonly type: 'Fled'
      readonly unit: UnitId
      readonly way: 'retreat' | 'rout'
      /** Poses after each leg, the last the end. */
      readonly ends: readonly Pose[]
      /** How it stands then; null: it left the table, in that formation. */
      readonly parts: UnitParts | null
      readonly formation: Formation
      /** It left the table and may come back (13). */
      readonly returns: { readonly pose: Pose; readonly turn: number } | null
    }
  /** 3.9.8 there is no way: it loses CP and stays. `removed`: an enemy touches it, or nothing is left of it. */
  | { readonly type: 'Stuck'; readonly unit: UnitId; readonly cp: number; readonly removed: boolean }
  /** 13 close order that routs disorders these friends until the turn's end. */
  | { readonly type: 'RoutShook'; readonly unit: UnitId; readonly friends: readonly UnitId[] }
  | {
      readonly type: 'RallyTried'
      readonly unit: UnitId
      readonly roll: number
      readonly needed: number
      readonly rallied: boolean
      /** Rallied and detached: it halts until it gets a new order (13). */
      readonly halts: boolean
    }
  /** 10.1 a retreat ends fronting the enemy or with its back to him: it turns about; `pose` null: it will when it has gone. */
  | { readonly type: 'TurnedAbout'; readonly unit: UnitId; readonly back: boolean; readonly pose: Pose | null }
  | { readonly type: 'CameBack'; readonly unit: UnitId; readonly pose: Pose }
  /** `disorder`: what the ground there makes of it (7.5); left out: nothing. */
  | {
      readonly type: 'SteppedForward'
      readonly unit: UnitId
      readonly pose: Pose
      readonly cm: Cm
      readonly disorder?: DisorderCause
    }
  /** 11 `charge`: in contact with an enemy, whom it fights in this turn. */
  | {
      readonly type: 'BrokeThrough'
      readonly unit: UnitId
      readonly pose: Pose
      readonly cm: Cm
      readonly charge: Charge | null
      readonly disorder?: DisorderCause
    }
  /** The compulsory moves are over: who has not used his win may not any more; who did not come back is lost. */
  | { readonly type: 'FlightsEnded'; readonly later: readonly UnitId[] }
