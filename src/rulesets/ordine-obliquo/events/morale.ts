/** What a hit makes happen (10). */
import type { Deg, UnitId } from '../../contract'

/** 10: what a hit does. */
export type MoraleEvent =
  | {
      readonly type: 'Hit'
      readonly unit: UnitId
      readonly under: 'fire' | 'melee' | 'other'
      readonly by: UnitId | null
      /** CP lost at once. */
      readonly cp: number
      readonly clause: string
    }
  | {
      readonly type: 'MoraleTested'
      readonly unit: UnitId
      readonly under: 'fire' | 'melee' | 'other'
      readonly by: UnitId | null
      readonly sides: number
      readonly roll: number
      /** −1 at half strength. */
      readonly less: number
      readonly result: 'stands' | 'retreats' | 'routs'
      /** CP lost by the result, after the hit's own. */
      readonly cp: number
      /** 13 the way of the first 8 cm. */
      readonly bearing: Deg
    }
  /** It retreats or routs without a die (9.5, 9.6, 9.7, 10.2). */
  | {
      readonly type: 'Broke'
      readonly unit: UnitId
      readonly result: 'retreats' | 'routs'
      readonly cp: number
      readonly by: UnitId | null
      readonly bearing: Deg
      readonly clause: string
    }
  /** Units without CP leave the table when a phase of fire or melee is over. */
  | { readonly type: 'Fallen'; readonly units: readonly UnitId[] }
