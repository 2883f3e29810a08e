/** 16: what comes on the table late, armies that break, objectives, the end. */
import type { Id } from '../../contract'
import type { Ending, Objectives, TurnLoss } from '../combat'
import type { CommanderClass } from '../kinds'
import type { Side } from '../state'

export type EndingEvent =
  /** 16.2: the points that a side assigns; null for those who may not see them. */
  | { readonly type: 'ObjectivesSet'; readonly seat: Side; readonly points: Objectives | null }
  /** From now on the side is led by a commander of that class. */
  | { readonly type: 'ClassChanged'; readonly general: Id; readonly seat: Side; readonly class: CommanderClass }
  /** A held order: the die that may end it, or (`roll` null) the turn in which it ends for certain. */
  | {
      readonly type: 'HoldTested'
      readonly brigade: Id
      readonly roll: number | null
      readonly needs: number
      readonly released: boolean
    }
  /** The losses of a turn, and who was last on which objective (16.1, 16.2). */
  | {
      readonly type: 'LossesCounted'
      readonly losses: TurnLoss
      readonly total: { readonly a: number; readonly b: number }
      readonly passed: { readonly [ground: string]: Side }
    }
  /** 16.1: a third is lost. */
  | {
      readonly type: 'ArmyTested'
      readonly seat: Side
      readonly roll: number
      readonly bonus: number
      readonly over: number
      readonly held: boolean
    }
  /** 16.1: more than half is lost. */
  | { readonly type: 'ArmyBroke'; readonly seat: Side }
  | { readonly type: 'GameEnded'; readonly by: Ending['by']; readonly ending: Ending }
