/** How the table stood when each turn ended, for a report of the battle. */
import type { Viewer } from '../base/units'
import { applyEvent, isCommand } from '../engine'
import type { Authority } from '../host'
import type { TurnEnd } from './game'

/** With whose eyes the past is looked at: when a game that is opened whole at its end is over, with those that see everything. */
export const eyesOn = (host: Authority, viewer: Viewer): Viewer => (host.rules.openAtEnd && host.outcome() ? 'umpire' : viewer)

/**
 * One picture a turn, in order: turn 0 is the table as it was set up, then each turn just before the next one began, and last the
 * present (or the end of the game). `n`: the entry in which the turn ended. What was taken back leaves no picture. A command that
 * ends a turn goes on into the next one, so its events are followed one by one. A game that is opened whole at its end is shown so.
 */
export function turnEnds(host: Authority, viewer: Viewer): readonly TurnEnd[] {
  const { rules, game } = host
  const shown = (seen: Parameters<Authority['rules']['view']>[0]) => rules.show(rules.view(seen, eyesOn(host, viewer)))
  const ends: TurnEnd[] = []
  for (const entry of game.entries()) {
    if (!isCommand(entry) || game.isUndone(entry.n)) continue
    const before = game.after(entry.n - 1)
    const after = game.after(entry.n)
    if (!before || !after || before.game.turn === after.game.turn) continue
    let state = before
    for (const event of entry.events) {
      const next = applyEvent(rules, state, event)
      if (next.game.turn > state.game.turn) ends.push({ turn: state.game.turn, n: entry.n, show: shown(state.game) })
      state = next
    }
  }
  const present = game.state().game
  return [...ends, { turn: present.turn, n: game.entries().length, show: shown(present) }]
}
