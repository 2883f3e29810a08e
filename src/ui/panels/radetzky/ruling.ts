import type { RulingWords } from '../../ports'

const ORDERS = ['attack', 'manoeuvre', 'defence', 'retreat'] as const

/** What a ruling may set in this game. */
export const ruling: RulingWords = {
  formations: [],
  states: ['disordered', 'limbered'],
  orders: () => ORDERS.map(value => ({ text: { code: `order.${value}` }, value })),
}
