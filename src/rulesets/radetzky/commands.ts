/** What a seat may ask. `move`, `moveTogether` and `place` are the house's own. */
import type { Id, MoveCommand, MoveTogether, PlaceCommand as PlaceOne, RulingCommand, TakeBackCommand, UnitId } from '../contract'
import type { Order } from './kinds'
import type { Side } from './state'

export type RadCommand =
  /** Inizio: lots for who places first. */
  | { readonly type: 'lots' }
  | PlaceCommand
  /** Leggera: the two halves of a pair are played as one base (line), or apart (light). */
  | { readonly type: 'link'; readonly unit: UnitId; readonly linked: boolean }
  | { readonly type: 'initiative' }
  | { readonly type: 'chooseFirst'; readonly first: Side }
  | { readonly type: 'order'; readonly group: Id; readonly order: Order }
  | MoveCommand
  | MoveTogether
  | TakeBackCommand
  /** Recovers from disorder, standing still. */
  | { readonly type: 'recover'; readonly unit: UnitId }
  | { readonly type: 'limber'; readonly unit: UnitId }
  | { readonly type: 'unlimber'; readonly unit: UnitId }
  | { readonly type: 'opportunity'; readonly unit: UnitId }
  /** `moving`: with the −2 of who moves afterwards. Who has moved fires so anyway. */
  | FireCommand
  /** No more fire at the base that gives the occasion. */
  | { readonly type: 'letPass' }
  /** Mischia: the melee of this enemy base is fought. */
  | { readonly type: 'fight'; readonly enemy: UnitId }
  | { readonly type: 'pursue'; readonly go: 'pursue' | 'stay' | 'occupy' }
  /** `with`: the base behind it, or all the others of a square of three or more. */
  | { readonly type: 'square'; readonly unit: UnitId; readonly with: UnitId | readonly UnitId[] }
  | { readonly type: 'breakSquare'; readonly unit: UnitId }
  /** Into a block that it touches, or out of it by a side (0: the far side from a, then clockwise). */
  | BlockCommand
  /** Off the table by the exit that the scenario names. */
  | { readonly type: 'leave'; readonly unit: UnitId }
  | { readonly type: 'endPhase' }
  | FreeCommand
  | RulingCommand

export interface PlaceCommand extends PlaceOne {
  readonly inside?: Id
}
export interface FireCommand {
  readonly type: 'fire'
  readonly unit: UnitId
  readonly target: UnitId
  readonly moving?: true
}
export interface BlockCommand {
  readonly type: 'block'
  readonly unit: UnitId
  readonly block: Id
  readonly way: 'in' | 'out'
  readonly side?: number
}
/** Free play only. */
export type FreeCommand =
  | { readonly type: 'mark'; readonly unit: UnitId; readonly state: 'disordered' | 'none' }
  | { readonly type: 'lose'; readonly unit: UnitId; readonly count: number }
  | { readonly type: 'remove'; readonly unit: UnitId }
  | { readonly type: 'dice'; readonly sides: number; readonly count: number }
