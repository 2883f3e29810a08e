/** Events: each carries what it makes of units, leaders and the turn, so that applying one asks no rule. */
import type { DiceRolled } from '../../engine/dice'
import type { Term, UnitId } from '../contract'
import type { Changes } from '../shared/changes'
import type { Card } from './cards'
import type { Face, Section, Side } from './kinds'
import type { CcState, Leader, Phase, Unit } from './state'

export interface Made {
  readonly units?: Changes<Unit>
  readonly leaders?: Changes<Leader>
  readonly now?: Partial<Omit<CcState, 'ruleset' | 'units' | 'leaders' | 'viewer'>>
}
/** A card that a ruling moves: from the hand of the side that rules, or the discards; '' to who may not know it. */
export interface Laid {
  readonly card: Card
  readonly from: 'hand' | 'discards'
  readonly to: Side | 'discards' | 'deck'
}
export type Why = 'attack' | 'back' | 'strike' | 'square'
export type Told =
  | { readonly type: 'Dealt' }
  | { readonly type: 'TurnBegan'; readonly turn: number; readonly seat: Side }
  | { readonly type: 'PhaseBegan'; readonly phase: Phase }
  | {
      readonly type: 'Played'
      readonly seat: Side
      readonly card: Card
      readonly as: Card
      readonly section: Section | null
      readonly plain: boolean
    }
  | { readonly type: 'Inspired'; readonly seat: Side; readonly card: Card; readonly faces: readonly Face[] }
  | { readonly type: 'Rallied'; readonly unit: UnitId; readonly blocks: number }
  | { readonly type: 'Ordered'; readonly unit: UnitId }
  | { readonly type: 'OrderedAll'; readonly units: readonly UnitId[] }
  | { readonly type: 'Supplied'; readonly unit: UnitId; readonly hex: string }
  | { readonly type: 'LeftSquare'; readonly unit: UnitId }
  | { readonly type: 'Moved'; readonly unit: UnitId; readonly path: readonly string[] }
  | { readonly type: 'LeaderMoved'; readonly leader: UnitId; readonly path: readonly string[]; readonly unit: UnitId | null }
  | { readonly type: 'Exited'; readonly unit: UnitId; readonly hex: string }
  | { readonly type: 'Announced'; readonly unit: UnitId; readonly target: UnitId; readonly partner: UnitId | null }
  | { readonly type: 'Reacted'; readonly seat: Side; readonly what: 'pass' | 'firstStrike' | 'formSquare' | 'retire' }
  | { readonly type: 'Squared'; readonly unit: UnitId; readonly mass: boolean }
  | {
      readonly type: 'Battled'
      readonly unit: UnitId
      readonly target: UnitId
      readonly why: Why
      readonly melee: boolean
      readonly faces: readonly Face[]
      readonly again: readonly Face[]
      readonly hits: number
      readonly flags: number
      readonly working: readonly Term[]
    }
  | { readonly type: 'Hit'; readonly unit: UnitId; readonly blocks: number; readonly left: number }
  | { readonly type: 'Destroyed'; readonly unit: UnitId; readonly hex: string }
  | { readonly type: 'LeaderTested'; readonly leader: UnitId; readonly faces: readonly Face[]; readonly lost: boolean }
  | { readonly type: 'LeaderLost'; readonly leader: UnitId }
  | { readonly type: 'Ignored'; readonly unit: UnitId; readonly count: number; readonly flags: number }
  | { readonly type: 'StoodFast'; readonly unit: UnitId; readonly blocks: number }
  | { readonly type: 'Retreated'; readonly unit: UnitId; readonly hex: string }
  | { readonly type: 'Blocked'; readonly unit: UnitId }
  | { readonly type: 'Joined'; readonly unit: UnitId; readonly leader: UnitId }
  | { readonly type: 'Escaped'; readonly leader: UnitId; readonly path: readonly string[] }
  | { readonly type: 'Retired'; readonly unit: UnitId; readonly path: readonly string[] }
  | { readonly type: 'Advanced'; readonly unit: UnitId; readonly path: readonly string[] }
  | { readonly type: 'Declined'; readonly seat: Side; readonly what: Phase }
  | { readonly type: 'FellOut'; readonly unit: UnitId }
  | { readonly type: 'AttackEnded' }
  | { readonly type: 'Banner'; readonly seat: Side; readonly count: number; readonly for: 'unit' | 'leader' | 'exit' | 'event' }
  | {
      readonly type: 'Held'
      readonly objective: string
      readonly seat: Side
      readonly banners: number
      readonly hex: string | null
    }
  | {
      readonly type: 'Lost'
      readonly objective: string
      readonly seat: Side
      readonly banners: number
      readonly hex: string | null
    }
  | { readonly type: 'BaggageMoved'; readonly hex: string }
  | { readonly type: 'Shuffled' }
  | { readonly type: 'Drew'; readonly seat: Side; readonly cards: readonly (Card | '')[] }
  | { readonly type: 'Kept'; readonly seat: Side; readonly discarded: Card }
  | {
      readonly type: 'RulingMade'
      readonly by: Side
      readonly why: string
      readonly cards?: readonly (Omit<Laid, 'card'> & { readonly card: Card | '' })[]
    }
  | { readonly type: 'GameEnded'; readonly winner: Side | null; readonly by: string }
export type CcEvent = (Told & Made) | DiceRolled
