/** What happened. Events carry results, so that `apply` needs no rule. */

import type { DiceRolled } from '../../engine/dice'
import type { Clause, GameStep, Id, Point, Pose, Seat, Step, UnitId } from '../contract'
import type { MoveEffect } from './commands'
import type { CombatEvent } from './events/combat'
import type { Charge, Courier, Formation, Order, Phase, Piece, Side, TurnUse, UnitParts } from './state'

export type OoEvent =
  | CombatEvent
  | DiceRolled
  | { readonly type: 'RuleBreached'; readonly code: string; readonly clause: Clause }
  /** A counter was laid or changed; `order` null for those who may not see it. */
  | { readonly type: 'OrderLaid'; readonly seat: Side; readonly to: Id; readonly order: Order | null }
  | { readonly type: 'CourierSent'; readonly seat: Side; readonly courier: Courier }
  | {
      readonly type: 'CouriersRode'
      readonly rides: readonly { readonly id: Id; readonly at: Point; readonly arrives: number }[]
    }
  | { readonly type: 'CourierArrived'; readonly seat: Side; readonly id: Id; readonly to: Id; readonly order: Order | null }
  | { readonly type: 'OrderShown'; readonly by: Side; readonly of: Id; readonly order: Order }
  /** The place is reached: the order becomes Halt (3.2). The enemy is told nothing. */
  | { readonly type: 'OrderFulfilled'; readonly seat: Side; readonly to: Id }
  | { readonly type: 'Detached'; readonly seat: Side; readonly unit: UnitId; readonly order: Order | null }
  | { readonly type: 'Rejoined'; readonly seat: Side; readonly unit: UnitId }
  | {
      readonly type: 'Placed'
      readonly seat: Side
      readonly id: Id
      readonly pose: Pose
      readonly formation: Formation | null
      readonly village: Id | null
    }
  | { readonly type: 'GroundPlaced'; readonly seat: Side; readonly piece: Piece }
  | { readonly type: 'RetreatPointSet'; readonly seat: Side; readonly at: Point }
  | { readonly type: 'Confirmed'; readonly seat: Side; readonly phase: Phase }
  | { readonly type: 'ScreenLifted' }
  | { readonly type: 'TurnBegan'; readonly turn: number }
  | { readonly type: 'PhaseBegan'; readonly phase: Phase; readonly waiting: readonly Side[]; readonly first?: Side | null }
  | { readonly type: 'InitiativeRolled'; readonly a: number; readonly b: number; readonly winner: Side | null }
  | { readonly type: 'InitiativeGiven'; readonly seat: Side }
  | { readonly type: 'FirstChosen'; readonly by: Side; readonly first: Side }
  | { readonly type: 'GeneralMoved'; readonly general: Id; readonly to: Point; readonly cm: number }
  | { readonly type: 'GeneralAttached'; readonly general: Id; readonly unit: UnitId; readonly cm: number }
  | { readonly type: 'GeneralReleased'; readonly general: Id; readonly at: Point }
  /** 3.3: the units that were outside when looked at. */
  | { readonly type: 'RadiusLooked'; readonly seat: Side; readonly out: readonly UnitId[] }
  | {
      readonly type: 'Moved'
      readonly unit: UnitId
      readonly steps: readonly GameStep[]
      readonly ends: readonly Pose[]
      readonly effect: MoveEffect
      readonly charge: Charge | null
    }
  | {
      readonly type: 'VillageUsed'
      readonly unit: UnitId
      readonly village: Id
      readonly way: 'in' | 'through' | 'out'
      readonly effect: MoveEffect
    }
  | {
      readonly type: 'SquareTried'
      readonly unit: UnitId
      readonly roll: number
      readonly over: number
      readonly formed: boolean
      readonly effect: MoveEffect
    }
  | {
      readonly type: 'Evaded'
      readonly unit: UnitId
      readonly steps: readonly Step[]
      readonly ends: readonly Pose[]
      readonly effect: MoveEffect
      /** Chargers that now hit nothing and may go on. */
      readonly freed: readonly UnitId[]
    }
  | { readonly type: 'GunsManned'; readonly unit: UnitId; readonly parts: UnitParts }
  /** 3.2: they had to move and no legal move would have done it. */
  | { readonly type: 'Excused'; readonly seat: Side; readonly units: readonly UnitId[] }
  | { readonly type: 'DisorderRecovered'; readonly units: readonly UnitId[] }
  | { readonly type: 'TurnEnded'; readonly turn: number; readonly spent: readonly UnitId[] }
  | { readonly type: 'TakenBack'; readonly unit: UnitId; readonly parts: UnitParts; readonly use: TurnUse }
  | {
      readonly type: 'RulingMade'
      readonly by: Seat
      readonly why: string
      readonly set: readonly { readonly [key: string]: unknown }[]
    }
  /** Dice rolled by hand in free play; the faces stand in the roll before. */
  | { readonly type: 'DiceThrown'; readonly by: Seat; readonly sides: number; readonly faces: readonly number[] }
  | { readonly type: 'Marked'; readonly unit: UnitId; readonly state: 'disordered' | 'routing' | 'retreating' | 'tired' | 'none' }
  | { readonly type: 'CpLost'; readonly unit: UnitId; readonly cp: number }
  | { readonly type: 'Removed'; readonly unit: UnitId }
