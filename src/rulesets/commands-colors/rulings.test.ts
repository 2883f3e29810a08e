import { describe, expect, it } from 'vitest'
import type { Card } from './cards'
import { PACK } from './cards'
import type { CcCommand } from './commands'
import { field, play, refusal } from './table.testing'
import { tell } from './tell'
import { seenEvent, view } from './view'

/** a holds probeCentre, probeRight, attackLeft, attackRight; b probeLeft besides; two cards lie among the discards. */
const table = () => {
  const s = field({ a: { LN: ['D4'] }, b: { LN: ['G6'] } })
  return { ...s, discards: ['bombard', 'rally'] as const, phase: 'command' as const, played: null }
}
const lay = (...cards: readonly (readonly [card: Card, from: string, to: string])[]): CcCommand => ({
  type: 'ruling',
  why: 'dropped',
  set: cards.map(([card, from, to]) => ({ card, from, to })),
})
const total = (s: ReturnType<typeof table> | ReturnType<typeof play>['state']) =>
  s.hands.a.length + s.hands.b.length + s.deck.length + s.discards.length

describe('rulings on cards', () => {
  it('one’s own go to the discards or into the pack, discards into the pack or a hand; none is lost or made', () => {
    const s = table()
    const one = play(s, 'a', lay(['attackLeft', 'hand', 'discards'])).state
    expect(one.hands.a).toEqual(['probeCentre', 'probeRight', 'attackRight'])
    expect(one.discards).toEqual(['bombard', 'rally', 'attackLeft'])
    const two = play(s, 'a', lay(['attackLeft', 'hand', 'deck'], ['bombard', 'discards', 'b'], ['rally', 'discards', 'a'])).state
    expect(two.hands.a).toEqual(['probeCentre', 'probeRight', 'attackRight', 'rally'])
    expect(two.hands.b).toEqual([...s.hands.b, 'bombard'])
    expect(two.discards).toEqual([])
    // the pack keeps the order of its list, so that nothing is told by where a card lies
    expect(two.deck).toHaveLength(s.deck.length + 1)
    const places = two.deck.map(c => PACK.indexOf(c))
    expect(places).toEqual([...places].sort((x, y) => x - y))
    for (const x of [one, two]) expect(total(x)).toBe(total(s))
  })
  it('not a card that is not there, another’s, one of the pack, twice the same, nor the last in hand', () => {
    const s = table()
    const not = (c: CcCommand) => expect(refusal(s, 'a', c)).toBe('ruling/unknown')
    not(lay(['probeLeft', 'hand', 'discards']))
    not(lay(['scoutLeft', 'deck', 'a']))
    not(lay(['rally', 'hand', 'deck']))
    not(lay(['attackLeft', 'hand', 'b']))
    not(lay(['attackLeft', 'hand', 'discards'], ['attackLeft', 'hand', 'deck']))
    not(lay(...s.hands.a.map(c => [c, 'hand', 'deck'] as const)))
    not({ type: 'ruling', why: '', set: [{ card: 'nothing', from: 'hand', to: 'deck' }] })
    expect(refusal(s, 'b', lay(['probeLeft', 'hand', 'discards']))).toBeNull()
  })
  it('what goes from a hand into the pack is named to its owner alone; all else to everybody', () => {
    const s = table()
    const seen = (card: Card, to: string, viewer: 'a' | 'b' | 'spectator') => {
      const [e] = play(s, 'a', lay([card, 'hand', to])).events
      return JSON.stringify([seenEvent(e!, s, viewer), tell(seenEvent(e!, s, viewer)!, view(s, viewer))])
    }
    for (const viewer of ['b', 'spectator'] as const) {
      expect(seen('attackLeft', 'deck', viewer)).toBe(seen('probeCentre', 'deck', viewer))
      expect(seen('attackLeft', 'discards', viewer)).toContain('card.attackLeft')
    }
    expect(seen('attackLeft', 'deck', 'a')).toContain('card.attackLeft')
  })
  it('a unit taken off brings its square’s card back to the hand, from which another may go in the same ruling', () => {
    const s = table()
    const square = { ...s, units: { ...s.units, 'b/LN/1': { ...s.units['b/LN/1']!, square: { card: 'coldSteel' as const } } } }
    const c: CcCommand = {
      type: 'ruling',
      why: 'x',
      set: [{ remove: 'b/LN/1' }, { card: 'probeLeft', from: 'hand', to: 'discards' }],
    }
    const got = play(square, 'b', c).state
    expect(got.hands.b).toEqual(['probeCentre', 'probeRight', 'attackLeft', 'attackRight', 'coldSteel'])
  })
})
