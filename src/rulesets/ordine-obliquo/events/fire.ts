/** What fire makes happen (8). */
import type { Cm, Pose, UnitId } from '../../contract'
import type { Interrupt, Shot } from '../combat'
import type { Side } from '../state'

/** 8: fire. */
export type FireEvent =
  /** The fire of this turn begins: how every unit is, since all fire is simultaneous. */
  | { readonly type: 'FireBegan'; readonly shots: { readonly [unit: string]: Shot } }
  | {
      readonly type: 'Fired'
      readonly unit: UnitId
      readonly target: UnitId
      /** Null: no die falls, the target routed before (13). */
      readonly roll: number | null
      /** The number to roll at or under. */
      readonly value: number
      readonly range: 'short' | 'long'
      readonly cm: Cm
      readonly hit: boolean
      readonly premelee: boolean
      readonly opportunity: boolean
      /** 8.2 its first volley goes with it, counted or not. */
      readonly firstVolley: boolean
    }
  | { readonly type: 'Interrupted'; readonly interrupt: Interrupt; readonly waiting: readonly Side[] }
  | { readonly type: 'LetPass'; readonly seat: Side; readonly waiting: readonly Side[] }
  /** 8.9 the mover was hit and did not stand: it stays where it was fired at. */
  | { readonly type: 'Halted'; readonly unit: UnitId; readonly pose: Pose }
