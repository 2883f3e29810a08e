import type { RulingWords } from '../../ports'

/** Orders and formations are not set on the map. */
export const ruling: RulingWords = { formations: [], states: [], orders: () => [] }
