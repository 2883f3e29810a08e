/** What may be said to the game. */
import type { RulingCommand, UnitId } from '../contract'
import type { Dir } from './board'
import type { Formation, Order } from './kinds'

export type SbCommand =
  /** Set-up: a counter put down by its owner. */
  | { readonly type: 'put'; readonly unit: UnitId; readonly hex: string; readonly facing: Dir }
  /** 7.1: reinforcements due in the next turn come a turn later, or not at all. */
  | { readonly type: 'arrival'; readonly battalion: string; readonly go: 'delay' | 'cancel' }
  /** F26: a battalion comes in place of one that is due. */
  | { readonly type: 'arriveFirst'; readonly battalion: string; readonly instead: string }
  /** 6.7.2, 6.7.3: a commander comes back on a counter of his, or is taken off the map. */
  | { readonly type: 'returnCommander'; readonly commander: string; readonly unit: UnitId }
  | { readonly type: 'removeCommander'; readonly commander: string }
  /** 7.0, by option. */
  | { readonly type: 'attach'; readonly unit: UnitId; readonly commander: string }
  | { readonly type: 'order'; readonly commander: string; readonly order: Order }
  | { readonly type: 'marker'; readonly marker: string; readonly in: boolean }
  | { readonly type: 'firstMarker'; readonly marker: string }
  | { readonly type: 'reiterate'; readonly keep: boolean }
  /** Counters of one hex, or of those waiting at one entry; with their commander (5.0.2). */
  | { readonly type: 'activate'; readonly units: readonly UnitId[]; readonly commander?: boolean }
  | { readonly type: 'moveCommander'; readonly commander: string; readonly path: readonly string[] }
  | { readonly type: 'step'; readonly dir: Dir }
  /** Sides to turn, clockwise where above 0. */
  | { readonly type: 'rotate'; readonly by: number }
  | { readonly type: 'form'; readonly formation: Formation }
  /** Another counter on top of the stack (6.0). */
  | { readonly type: 'top'; readonly unit: UnitId }
  /** 5.4.1: points from one company of skirmishers to another. */
  | { readonly type: 'exchange'; readonly from: UnitId; readonly to: UnitId; readonly points: number }
  | { readonly type: 'fire'; readonly target: string }
  | { readonly type: 'assault'; readonly dir: Dir }
  | { readonly type: 'stop' }
  /** Defensive fire, or the answer to fire, from one hex. */
  | { readonly type: 'defend'; readonly from: string }
  | { readonly type: 'pass' }
  /** 6.0: a squadron charges out of its activation, or goes back a hex before who has come next to it. */
  | { readonly type: 'charge'; readonly unit: UnitId }
  | { readonly type: 'fallBack'; readonly unit: UnitId }
  | { readonly type: 'withdraw'; readonly go: boolean }
  /** 6.4.5: smoothbore guns that could fire do so at who assaults their hex, or fight without. */
  | { readonly type: 'canister'; readonly go: boolean }
  /** 6.5.4: charged horse rides against it, or stands. */
  | { readonly type: 'counterCharge'; readonly go: boolean }
  /** 6.4: a point of the losses is taken from that counter. */
  | { readonly type: 'allot'; readonly unit: UnitId }
  | { readonly type: 'stand'; readonly retire: boolean }
  /** 6.4: where a beaten counter goes that has more than one way. */
  | { readonly type: 'retreatTo'; readonly unit: UnitId; readonly hex: string }
  /** 6.7.1: to which of the nearest counters, by its hex, a commander flees. */
  | { readonly type: 'flee'; readonly commander: string; readonly hex: string }
  | { readonly type: 'return'; readonly unit: UnitId }
  /** Done: set-up, orders and markers sealed, an activation ended, nobody else comes back. */
  | { readonly type: 'endPhase' }
  | RulingCommand
