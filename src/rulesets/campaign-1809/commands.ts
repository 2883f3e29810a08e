/** What may be said to the game. The umpire is the machine: what he does follows from these. */
import type { RulingCommand, UnitId } from '../contract'
import type { TypedResult } from './handover/typed'
import type { Fought, Gain } from './handover/types'
import type { Points } from './kinds'
import type { How } from './state'

export type CampCommand =
  | { readonly type: 'rollInitiative' }
  | { readonly type: 'rollWeather' }
  /** Units of one point that will move together: their senior leader tests. */
  | { readonly type: 'activate'; readonly units: readonly UnitId[] }
  | { readonly type: 'forceMarch' }
  | { readonly type: 'step'; readonly to: string }
  | { readonly type: 'stand' }
  | { readonly type: 'breakThrough' }
  | { readonly type: 'end' }
  /** The commander-in-chief tests for transfers. */
  | { readonly type: 'council' }
  | { readonly type: 'transfer'; readonly from: UnitId; readonly to: UnitId; readonly points: Points }
  /** A leader who has no unit of his own forms one of points of another. */
  | { readonly type: 'form'; readonly from: UnitId; readonly leader: string; readonly points: Points }
  | { readonly type: 'join'; readonly leader: string; readonly to: UnitId }
  | { readonly type: 'endPhase' }
  | { readonly type: 'attitude'; readonly unit: UnitId; readonly do: 'stand' | 'shutIn' }
  | { readonly type: 'attitude'; readonly unit: UnitId; readonly do: 'intercept'; readonly point: string }
  | { readonly type: 'attitude'; readonly unit: UnitId; readonly do: 'support'; readonly of: UnitId }
  | { readonly type: 'attitude'; readonly unit: UnitId; readonly do: 'retreat'; readonly path: readonly string[] }
  | { readonly type: 'seal' }
  | { readonly type: 'way'; readonly how: How }
  /** What the winner of a round of manoeuvre takes. */
  | { readonly type: 'gain'; readonly gain: Gain }
  | { readonly type: 'fought'; readonly fought: Fought }
  /** What a side writes of its own units after a battle on a real table. */
  | ({ readonly type: 'result' } & TypedResult)
  | { readonly type: 'agree'; readonly yes: boolean }
  | { readonly type: 'siege'; readonly at: string; readonly do: 'wait' | 'summon' | 'assault' }
  | { readonly type: 'retreatTo'; readonly to: string }
  | RulingCommand
