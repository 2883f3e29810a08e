/**
 * What became of a battle, for whoever had it fought: plain data that any measured game can give, and that says nothing of how it is
 * played. A campaign takes its losses from it.
 */

import type { Id, UnitId } from '../../base/units'
import type { Outcome } from '../../engine/rules'

export interface AfterUnit {
  readonly id: UnitId
  readonly seat: 'a' | 'b'
  readonly brigade: Id
  /** Its strength when the battle began and when it ended; what was lost and came back is not lost. */
  readonly start: number
  readonly left: number
  /** `left`: off the table in good order; `routed`: off it in rout; `reserve`: it never came. */
  readonly fate: 'stands' | 'left' | 'routed' | 'destroyed' | 'reserve'
  /** Guns: their crew left them on the field; `held`: an enemy in order stands over them. Null: they were not abandoned. */
  readonly guns: 'abandoned' | 'held' | null
}
export interface AfterGeneral {
  readonly id: Id
  readonly seat: 'a' | 'b'
  readonly brigade: Id
  /** What befell who led the brigade when the battle began; who took his place later has no part in it. */
  readonly fate: 'well' | 'wounded' | 'dead' | 'captured'
}
export interface AfterAction {
  readonly turn: number
  readonly outcome: Outcome
  readonly units: readonly AfterUnit[]
  readonly generals: readonly AfterGeneral[]
}

/** A step of the game: an event, and the game's own state before it. */
export interface BattleStep<S, E> {
  readonly before: S
  readonly event: E
}
