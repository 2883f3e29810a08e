/** What fire, melee, flight and the end of a game make happen, by domain. Events carry results, so that a fold needs no rule. */
import type { Phase } from '../state'
import type { EndingEvent } from './ending'
import type { FireEvent } from './fire'
import type { FlightEvent } from './flight'
import type { GeneralEvent } from './generals'
import type { MeleeEvent } from './melee'
import type { MoraleEvent } from './morale'

export type CombatEvent = FireEvent | MoraleEvent | MeleeEvent | FlightEvent | GeneralEvent | EndingEvent
export type { Phase }
