import type { GameHand } from '../../ports'

/** Counters go hex by hex: a tap on a hex is the move. Measuring is free. */
export const hand: GameHand = {
  tool: () => 'move',
  put: command => command,
  measures: () => true,
}
