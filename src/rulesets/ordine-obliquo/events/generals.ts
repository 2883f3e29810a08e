/** 14: generals tested, lost and replaced. */
import type { Id, Point, UnitId } from '../../contract'

export type GeneralEvent =
  /** `fate`: the second die; null: the first was no 1. */
  | {
      readonly type: 'GeneralTested'
      readonly general: Id
      readonly unit: UnitId
      readonly roll: number
      readonly fate: number | null
    }
  | {
      readonly type: 'GeneralLost'
      readonly general: Id
      readonly fate: 'dead' | 'wounded'
      /** The units of his brigade that lose 1 CP each: he is dead. */
      readonly shaken: readonly UnitId[]
      /** The turn in which somebody takes his place; null: nobody does. */
      readonly returns: number | null
    }
  | { readonly type: 'GeneralReplaced'; readonly general: Id; readonly at: Point }
  | { readonly type: 'CpRegained'; readonly unit: UnitId; readonly cp: number }
