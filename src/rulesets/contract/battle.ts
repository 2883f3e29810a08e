/**
 * What became of a battle, for whoever had it fought: plain data that any measured game can give, and that says nothing of how it is
 * played. A campaign takes its losses from it.
 */

import type { Id, Seat, UnitId } from '../../base/units'
import type { Outcome } from '../../engine/rules'
import type { RulesetId, Typed } from './words'

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

/** What makes an account of a finished game: fetched when somebody asks for it. */
export type Accountant<S, E> = (steps: readonly BattleStep<S, E>[], end: S, outcome: Outcome) => AfterAction

/** The log of a battle, as the game that had it fought names it: hashes of its header, of all its lines and of its last state. */
export interface TableLog {
  readonly game: string
  readonly lines: string
  readonly state: string
}

/** A battle that a game waits for: a scenario of another game, as JSON that the content reads, with its armies in it. */
export interface WantedBattle {
  readonly id: string
  readonly scenario: { readonly id: string; readonly [key: string]: unknown }
}
/** Who has commands to give for whom, in this order. */
export interface Handed<C> {
  readonly seat: Seat
  readonly command: C
}
/**
 * How a game has its battles fought elsewhere. The host asks, opens a table, and hands back what became of it; neither game knows the
 * other. The seats keep their places: who is `a` here is `a` there.
 */
export interface BattlePort<S, C> {
  /** The game in which they are fought. */
  readonly ruleset: RulesetId
  /** The battle that the whole state waits for at a table; null: none. */
  wanted(state: S): WantedBattle | null
  /** The commands that hand it back; `log` names where it was fought. */
  handBack(state: S, battle: string, after: AfterAction, log: TableLog): readonly Handed<C>[]
  /** Of a command that handed one back: which battle, and its log; null: it is no such command, or it names none. */
  logOf(command: Typed): { readonly battle: string; readonly log: TableLog } | null
}
