import type { RulingWords } from '../../ports'
import { ooOf } from './data'

/** What a ruling may set in this game. */
export const ruling: RulingWords = {
  formations: ['line', 'column', 'square', 'limbered', 'battery'],
  states: ['disordered', 'routing', 'retreating', 'tired', 'firstVolley'],
  orders(show) {
    const oo = ooOf(show)
    const plain = (['halt', 'cautious', 'withdraw'] as const).map(kind => ({
      text: { code: `order.${kind}` },
      value: { kind },
    }))
    if (!oo) return plain
    return [
      ...plain,
      ...oo.brigades.map(b => ({
        text: { code: 'order.attackOn', with: { target: b.name } },
        value: { kind: 'attack', target: b.id },
      })),
      ...oo.places.map(p => ({
        text: { code: 'order.objectiveNamed', with: { place: p.name } },
        value: { kind: 'objective', place: p.at, ground: p.ground },
      })),
    ]
  },
}
