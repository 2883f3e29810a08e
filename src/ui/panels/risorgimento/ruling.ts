import type { RulingWords } from '../../ports'

const ORDERS = ['attack', 'defence', 'manoeuvre'] as const

/** What a ruling may set in this game. */
export const ruling: RulingWords = {
  formations: [],
  states: [],
  orders: () => ORDERS.map(value => ({ text: { code: `order.${value}` }, value })),
}
