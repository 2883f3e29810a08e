/** Every command through one door: its shape, what rules say of it, and what it makes happen. Malformed commands are refusals. */

import { doorOf } from '../shared/door'
import type { CcCommand } from './commands'
import type { CcEvent } from './events'
import * as combat from './handlers/combat'
import * as command from './handlers/command'
import type { Handler } from './handlers/handler'
import * as move from './handlers/move'
import * as phases from './handlers/phases'
import { SIDES, type Side } from './kinds'
import type { CcSeen, CcState } from './state'
import { Story } from './story'

type Any = Handler<CcCommand>
const HANDLERS: { readonly [type in CcCommand['type']]: Any } = {
  deal: command.deal as Any,
  play: command.play as Any,
  rally: command.rally as Any,
  supply: command.supply as Any,
  order: command.order as Any,
  leaveSquare: command.leaveSquare as Any,
  move: move.move as Any,
  exit: move.exit as Any,
  fire: combat.fire as Any,
  melee: combat.melee as Any,
  react: combat.react as Any,
  pick: combat.pick as Any,
  ignore: combat.ignore as Any,
  retreat: combat.retreat as Any,
  escape: phases.getAway as Any,
  advance: combat.advance as Any,
  bonus: combat.bonus as Any,
  battleBack: combat.battleBack as Any,
  keep: phases.keep as Any,
  done: phases.done as Any,
  ruling: phases.ruling as Any,
}

/** What rules say of a command, and what it makes happen. */
export const { judge, decide } = doorOf<CcSeen, CcState, Story, Side, CcCommand, CcEvent>({
  deeds: HANDLERS,
  seats: SIDES,
  told(state, _dice, act) {
    const story = new Story(state)
    act(story)
    return story.events
  },
})
