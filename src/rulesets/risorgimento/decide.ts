/** Every command through one door: its shape, what rules say of it, and what it makes happen. Malformed commands are refusals. */

import { doorOf } from '../shared/door'
import type { SbCommand } from './commands'
import type { SbEvent } from './events'
import * as activate from './handlers/activate'
import * as arrivals from './handlers/arrivals'
import * as combat from './handlers/combat'
import * as command from './handlers/command'
import { exchange } from './handlers/exchange'
import { flee } from './handlers/flee'
import type { Handler } from './handlers/handler'
import * as move from './handlers/move'
import * as phases from './handlers/phases'
import { told } from './sequence'
import { type SbSeen, type SbState, SIDES, type Side } from './state'
import type { Story } from './story'

type Any = Handler<SbCommand>
const HANDLERS: { readonly [type in SbCommand['type']]: Any } = {
  put: command.put as Any,
  arrival: arrivals.arrival as Any,
  arriveFirst: arrivals.arriveFirst as Any,
  returnCommander: arrivals.returnCommander as Any,
  removeCommander: arrivals.removeCommander as Any,
  attach: arrivals.attach as Any,
  order: command.order as Any,
  marker: command.marker as Any,
  firstMarker: command.firstMarker as Any,
  reiterate: command.reiterate as Any,
  activate: activate.activate as Any,
  moveCommander: activate.moveCommander as Any,
  step: move.step as Any,
  rotate: move.rotate as Any,
  form: move.form as Any,
  top: move.top as Any,
  exchange: exchange as Any,
  stop: move.stop as Any,
  fire: combat.fire as Any,
  assault: combat.assault as Any,
  defend: combat.defend as Any,
  pass: combat.pass as Any,
  charge: combat.charge as Any,
  fallBack: combat.fallBack as Any,
  withdraw: combat.goBack as Any,
  canister: combat.canister as Any,
  flee: flee as Any,
  stand: combat.stand as Any,
  counterCharge: combat.counterCharge as Any,
  allot: combat.allot as Any,
  retreatTo: combat.retreatTo as Any,
  return: command.comeBack as Any,
  endPhase: phases.endPhase as Any,
  ruling: phases.ruling as Any,
}

/** What rules say of a command, and what it makes happen. */
export const { judge, decide } = doorOf<SbSeen, SbState, Story, Side, SbCommand, SbEvent>({ deeds: HANDLERS, seats: SIDES, told })
