import type { RulingWords } from '../../ports'
import { sbOf } from './data'

const ORDERS = ['attack', 'defence', 'manoeuvre'] as const
const SIDES = [0, 1, 2, 3, 4, 5] as const

/** What a ruling may set in this game. */
export const ruling: RulingWords = {
  formations: ['line', 'column', 'skirmish', 'limbered'],
  states: [],
  orders: () => ORDERS.map(value => ({ text: { code: `order.${value}` }, value })),
  fields: [
    { what: 'losses', kind: 'number' },
    { what: 'hex', kind: 'hex' },
    { what: 'facing', kind: 'choice', values: SIDES.map(value => ({ text: { code: `dir.${value}` }, value })) },
  ],
  absent: show => {
    const sb = sbOf(show)
    const units = (sb?.battalions ?? []).flatMap(b => b.units.map(u => ({ ...u, seat: b.seat })))
    return [...units, ...(sb?.commanders ?? [])].filter(u => u.place !== 'map').map(({ id, seat, name }) => ({ id, seat, name }))
  },
}
