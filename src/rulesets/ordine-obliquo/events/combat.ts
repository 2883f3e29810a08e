/** What fire, melee, flight and the end of a game make happen, by domain. Events carry results, so that a fold needs no rule. */
import type { Deg, Id, Pose, UnitId } from '../../contract'
import type { Interrupt, Objectives, Shot } from '../combat'
import type { Phase, Side } from '../state'

/** 8: fire. */
export type FireEvent =
  /** The fire of this turn begins: how every unit is, since all fire is simultaneous. */
  | { readonly type: 'FireBegan'; readonly shots: { readonly [unit: string]: Shot } }
  | {
      readonly type: 'Fired'
      readonly unit: UnitId
      readonly target: UnitId
      readonly roll: number
      readonly value: number
      readonly hit: boolean
      readonly premelee: boolean
      readonly opportunity: boolean
      /** Whether its first volley goes with it. */
      readonly firstVolley: boolean
    }
  | { readonly type: 'Interrupted'; readonly interrupt: Interrupt; readonly waiting: readonly Side[] }
  | { readonly type: 'LetPass'; readonly seat: Side; readonly waiting: readonly Side[] }
  /** 8.9 the mover was hit and did not stand: it stays where it was fired at. */
  | { readonly type: 'Halted'; readonly unit: UnitId; readonly pose: Pose }

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

/** 9, 11: melee. */
export type MeleeEvent =
  | { readonly type: 'Closed'; readonly unit: UnitId; readonly target: UnitId; readonly pose: Pose }
  | {
      readonly type: 'MeleesBegan'
      readonly fights: readonly { readonly target: UnitId; readonly attackers: readonly UnitId[] }[]
    }

/** 13: retreat and rout, rallying. */
export type FlightEvent = {
  readonly type: 'Fled'
  readonly unit: UnitId
  /** Poses after each leg, the last the end; empty: it could not move. */
  readonly ends: readonly Pose[]
  readonly off: boolean
}

/** 14, 16: generals lost, armies broken, objectives, the end. */
export type EndingEvent =
  | { readonly type: 'ObjectivesSet'; readonly seat: Side; readonly points: Objectives | null }
  | { readonly type: 'GeneralTested'; readonly general: Id; readonly roll: number; readonly fate: number | null }

export type CombatEvent = FireEvent | MoraleEvent | MeleeEvent | FlightEvent | EndingEvent
export type { Phase }
