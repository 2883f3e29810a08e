import type { GameHand } from '../../ports'

/** Nothing is dragged on the map: points are chosen. Measuring is free. */
export const hand: GameHand = {
  tool: () => 'move',
  put: command => command,
  measures: () => true,
}
