/**
 * What a seat may see: everything but the pack, the other side's hand and the cards on its square track, of which the number shows. A
 * spectator sees neither hand. The one place that hides. Where a card was drawn from the pack is told to nobody: it would tell what
 * is left in it.
 */
import type { Viewer } from '../contract'
import type { CcEvent, Made } from './events'
import { SIDES, type Side } from './kinds'
import type { Ask, CcState, CcView, Unit } from './state'

const sees = (viewer: Viewer, seat: string): boolean => viewer === seat
const cutUnit = <U extends Partial<Unit>>(u: U, seat: Side, viewer: Viewer): U =>
  u.square && u.square !== 'mass' && !sees(viewer, seat) ? { ...u, square: { card: '' } } : u
const cutAsk = (ask: Ask | null, viewer: Viewer): Ask | null =>
  ask?.what === 'scout' && !sees(viewer, ask.seat) ? { ...ask, cards: ask.cards.map(() => '' as const) } : ask

function cutNow(now: NonNullable<Made['now']>, viewer: Viewer): NonNullable<Made['now']> {
  const { hands, deck, ask } = now
  return {
    ...now,
    ...(hands
      ? { hands: Object.fromEntries(SIDES.map(s => [s, sees(viewer, s) ? hands[s] : hands[s].map(() => '')])) as never }
      : {}),
    ...(deck ? { deck: deck.map(() => '') as never } : {}),
    ...(ask ? { ask: cutAsk(ask, viewer) } : {}),
  }
}

export function view(s: CcState, viewer: Viewer): CcView {
  const units: { [id: string]: Unit } = {}
  for (const [id, u] of Object.entries(s.units)) units[id] = cutUnit(u, u.seat, viewer)
  return { ...s, ...cutNow({ hands: s.hands, deck: s.deck, ask: s.ask }, viewer), ask: cutAsk(s.ask, viewer), units, viewer }
}

/** An event as that viewer may know it. */
export function seenEvent(e: CcEvent, before: CcState, viewer: Viewer): CcEvent | null {
  if (e.type === 'DiceRolled') {
    if (e.secret) return null
    const { after: _, ...rest } = e
    return rest
  }
  let out: CcEvent = e
  if (e.type === 'Drew' && !sees(viewer, e.seat)) out = { ...e, cards: e.cards.map(() => '' as const) }
  // A card that a ruling lays from a hand into the pack is known to nobody else.
  if (out.type === 'RulingMade' && out.cards && !sees(viewer, out.by))
    out = { ...out, cards: out.cards.map(c => (c.from === 'hand' && c.to === 'deck' ? { ...c, card: '' as const } : c)) }
  if (out.now) out = { ...out, now: cutNow(out.now, viewer) }
  if (!out.units) return out
  const units = Object.fromEntries(
    Object.entries(out.units).map(([id, made]) => {
      const u = before.units[id]
      return [id, u ? cutUnit(made, u.seat, viewer) : made]
    }),
  )
  return { ...out, units } as CcEvent
}
