/** What fire, melee, flight and the end of a game make happen, by domain. Events carry results, so that a fold needs no rule. */
import type { Pose, UnitId } from '../../contract'
import type { Objectives } from '../combat'
import type { Phase, Side } from '../state'
import type { FireEvent } from './fire'
import type { FlightEvent } from './flight'
import type { GeneralEvent } from './generals'
import type { MoraleEvent } from './morale'

/** 9, 11: melee. */
export type MeleeEvent =
  | { readonly type: 'Closed'; readonly unit: UnitId; readonly target: UnitId; readonly pose: Pose }
  | {
      readonly type: 'MeleesBegan'
      readonly fights: readonly { readonly target: UnitId; readonly attackers: readonly UnitId[] }[]
    }

/** 16: armies broken, objectives, the end. */
export type EndingEvent = { readonly type: 'ObjectivesSet'; readonly seat: Side; readonly points: Objectives | null }

export type CombatEvent = FireEvent | MoraleEvent | MeleeEvent | FlightEvent | GeneralEvent | EndingEvent
export type { Phase }
