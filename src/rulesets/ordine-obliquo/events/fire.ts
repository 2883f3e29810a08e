/** What fire makes happen (8). */
import type { Cm, Pose, UnitId } from '../../contract'
import type { Interrupt } from '../combat'
import type { Formation, Side } from '../state'

/** 8: fire. */
export type FireEvent =
  /** The fire of this turn begins: how every unit is then is kept, since all fire is simultaneous. */
  | { readonly type: 'FireBegan' }
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
  /** 8.9 the move is shown; who may fire at it is awaited. */
  | { readonly type: 'Interrupted'; readonly interrupt: Interrupt; readonly waiting: readonly Side[] }
  /** 8.9 nobody fires at it. */
  | { readonly type: 'LetPass'; readonly seat: Side; readonly mover: UnitId }
  /** 8.9 the turn goes on. */
  | { readonly type: 'InterruptEnded'; readonly waiting: readonly Side[] }
  /** It was hit and did not stand: it stays where it was fired at. */
  | { readonly type: 'Halted'; readonly unit: UnitId; readonly pose: Pose; readonly formation: Formation }
