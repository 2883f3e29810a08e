import type { RulingWords } from '../../ports'

/** Blocks, places and cards are set by fields of their own; this game has no written orders. */
export const ruling: RulingWords = {
  formations: [],
  states: [],
  orders: () => [],
}
