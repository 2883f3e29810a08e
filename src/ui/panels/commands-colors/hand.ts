import type { GameHand } from '../../ports'

/** Units go hex by hex: a tap on a hex is the order, the move or the battle. Measuring is free. */
export const hand: GameHand = {
  tool: () => 'move',
  put: command => command,
  measures: () => true,
}
