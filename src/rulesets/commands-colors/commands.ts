/** What may be said to the game. */
import type { RulingCommand, UnitId } from '../contract'
import type { Card } from './cards'
import type { Section } from './kinds'

export type CcCommand =
  | { readonly type: 'deal' }
  /** `plain`: for one unit of choice (La Grande Manoeuvre, or an arm that is not there). `target`: Short Supply. */
  | {
      readonly type: 'play'
      readonly card: Card
      readonly section?: Section
      readonly plain?: boolean
      readonly target?: UnitId
    }
  /** Rally: a symbol spent on a unit. */
  | { readonly type: 'rally'; readonly unit: UnitId }
  | { readonly type: 'supply'; readonly hex: string }
  | { readonly type: 'order'; readonly unit: UnitId }
  | { readonly type: 'leaveSquare'; readonly unit: UnitId }
  | { readonly type: 'move'; readonly unit: UnitId; readonly path: readonly string[] }
  | { readonly type: 'exit'; readonly unit: UnitId }
  | { readonly type: 'fire'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'melee'; readonly unit: UnitId; readonly target: UnitId; readonly partner?: UnitId }
  | { readonly type: 'react'; readonly do: 'pass' | 'firstStrike' | 'formSquare' }
  | { readonly type: 'react'; readonly do: 'retire'; readonly path: readonly string[] }
  | { readonly type: 'pick'; readonly index: number }
  | { readonly type: 'ignore'; readonly count: number }
  | { readonly type: 'retreat'; readonly hex: string }
  | { readonly type: 'escape'; readonly path: readonly string[] }
  | { readonly type: 'advance'; readonly path: readonly string[] }
  | { readonly type: 'bonus'; readonly target: UnitId; readonly partner?: UnitId }
  | { readonly type: 'battleBack'; readonly go: boolean }
  /** Of the two cards that a scout drew, the one that is kept. */
  | { readonly type: 'keep'; readonly index: number }
  /** Nothing more in this phase; no advance, no bonus melee. */
  | { readonly type: 'done' }
  | RulingCommand
