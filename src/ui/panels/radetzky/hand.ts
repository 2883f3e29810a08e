import type { GameHand } from '../../ports'

/** Bases are put down in the set-up and when they come in; afterwards they move. Measuring is free at any time. */
export const hand: GameHand = {
  tool: what => (what === 'setUp' || what === 'command' ? 'place' : 'move'),
  put: command => command,
  measures: () => true,
}
