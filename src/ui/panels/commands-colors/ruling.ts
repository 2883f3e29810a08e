import type { RulingWords } from '../../ports'
import { ccOf, foeOf, handOf } from './data'

/** What a ruling may set in this game; it has no written orders. */
export const ruling: RulingWords = {
  formations: [],
  states: [],
  orders: () => [],
  fields: [
    { what: 'blocks', kind: 'number' },
    { what: 'hex', kind: 'hex' },
  ],
  // Leaders have no blocks; they are set by their hex, lost ones too.
  takes: (what, show, { id }) => what !== 'blocks' || (ccOf(show)?.units.some(u => u.id === id) ?? false),
  note: what => (what === 'hex' ? 'cc.ruling.hexNote' : what === 'remove' ? 'cc.ruling.removeNote' : null),
  absent: show => (ccOf(show)?.leaders ?? []).filter(l => l.hex === null),
  cards(show, seat) {
    const cc = ccOf(show)
    if (!cc || (seat !== 'a' && seat !== 'b')) return []
    const known = (cards: readonly string[]) => [...new Set(cards)].filter(c => c !== '')
    const lying = (from: 'hand' | 'discards', cards: readonly string[], to: readonly string[]) =>
      known(cards).map(card => ({
        text: { code: `cc.ruling.${from}`, with: { card: { phrase: { code: `card.${card}` } } } },
        ways: to.map(pile => ({
          text: { code: `cc.ruling.to.${pile === seat ? 'mine' : pile === foeOf(seat) ? 'theirs' : pile}` },
          value: { card, from, to: pile },
        })),
      }))
    return [
      ...lying('hand', handOf(cc, seat), ['discards', 'deck']),
      ...lying('discards', cc.discards, [seat, foeOf(seat), 'deck']),
    ]
  },
}
