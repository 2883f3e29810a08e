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

describe('rulings on leaders', () => {
  /** a's first leader is with the foot in D4, the second alone in E6; b's is alone in G2. */
  const led = () => ({
    ...field({ a: { LN: ['D4', 'F6'] }, b: { LN: ['G6'] }, leaders: { a: ['D4', 'E6'], b: ['G2'] } }),
    phase: 'command' as const,
    played: null,
  })
  const set = (...entries: readonly { readonly [key: string]: unknown }[]): CcCommand => ({
    type: 'ruling',
    why: 'x',
    set: entries,
  })
  const at = (s: ReturnType<typeof play>['state'], leader: string) => [
    s.leaders[leader]!.hex,
    Object.values(s.units).find(u => u.leader === leader)?.id ?? null,
  ]

  it('he goes from his unit to stand alone, and from alone to a unit that has none', () => {
    const alone = play(led(), 'a', set({ unit: 'a/L/1', hex: 'D5' })).state
    expect(at(alone, 'a/L/1')).toEqual(['D5', null])
    expect(alone.units['a/LN/1']!.hex).toBe('D4')
    const joined = play(alone, 'b', set({ unit: 'a/L/2', hex: 'F6' })).state
    expect(at(joined, 'a/L/2')).toEqual(['F6', 'a/LN/2'])
    expect(at(play(led(), 'a', set({ unit: 'a/L/1', hex: 'F6' })).state, 'a/L/1')).toEqual(['F6', 'a/LN/2'])
  })
  it('he is lost without a banner, and a lost one may be set back', () => {
    const lost = play(led(), 'b', set({ remove: 'a/L/1' })).state
    expect(at(lost, 'a/L/1')).toEqual([null, null])
    expect(lost.units['a/LN/1']).toMatchObject({ hex: 'D4', leader: null })
    expect(lost.banners).toEqual({ a: 0, b: 0 })
    expect(refusal(lost, 'a', set({ remove: 'a/L/1' }))).toBe('ruling/unknown')
    expect(at(play(lost, 'a', set({ unit: 'a/L/1', hex: 'D4' })).state, 'a/L/1')).toEqual(['D4', 'a/LN/1'])
  })
  it('not among the enemy, not with another leader, not off the field, not where he stands; he has no blocks', () => {
    const not = (e: { readonly [key: string]: unknown }) =>
      expect(refusal(led(), 'a', set(e)), JSON.stringify(e)).toBe('ruling/unknown')
    for (const hex of ['G6', 'G2', 'D4', 'Z9', 'N1', 3, null]) not({ unit: 'a/L/2', hex })
    not({ unit: 'a/L/1', hex: 'D4' })
    not({ unit: 'a/L/1', hex: 'E6' })
    not({ unit: 'a/L/1', blocks: 1 })
    not({ unit: 'a/L/9', hex: 'C3' })
    // nor is a unit set on a leader who stands alone
    not({ unit: 'a/LN/1', hex: 'E6' })
  })
  it('in one ruling he joins a unit that has just come; who finds his hex taken stays', () => {
    const came = play(led(), 'a', set({ unit: 'a/L/2', hex: 'C3' }, { unit: 'a/LN/2', hex: 'C3' })).state
    expect(came.units['a/LN/2']).toMatchObject({ hex: 'C3', leader: 'a/L/2' })
    const taken = play(led(), 'a', set({ unit: 'a/L/1', hex: 'C3' }, { unit: 'b/LN/1', hex: 'C3' })).state
    expect(taken.units['b/LN/1']!.hex).toBe('C3')
    expect(at(taken, 'a/L/1')).toEqual(['D4', 'a/LN/1'])
    expect(taken.units['b/LN/1']!.leader).toBeNull()
  })
  it('the log says one by one what was set, of a leader who went with his unit nothing', () => {
    const said = (c: CcCommand) => {
      const [e] = play(led(), 'a', c).events
      return tell(e!, view(led(), 'a')).map(l => [l.phrase.code, l.phrase.with?.hex ?? l.phrase.with?.value])
    }
    const [why, ...lines] = said(set({ unit: 'a/LN/1', hex: 'C3' }, { unit: 'b/LN/1', blocks: 2 }, { remove: 'b/L/1' }))
    expect(why![0]).toBe('event.CcRuling')
    expect(lines).toEqual([
      ['event.CcRuled_hex', 'C3'],
      ['event.CcRuled_blocks', 2],
      ['event.CcRuled_gone', undefined],
    ])
    expect(said(set({ unit: 'a/L/2', hex: 'F6' })).slice(1)).toEqual([['event.CcRuled_with', 'F6']])
    expect(said(set({ unit: 'a/L/1', hex: 'D5' })).slice(1)).toEqual([['event.CcRuled_hex', 'D5']])
  })
  it('with a unit taken off its leader goes too, and may be set alone in the same ruling', () => {
    expect(at(play(led(), 'a', set({ remove: 'a/LN/1' })).state, 'a/L/1')).toEqual([null, null])
    expect(at(play(led(), 'a', set({ remove: 'a/LN/1' }, { unit: 'a/L/1', hex: 'D5' })).state, 'a/L/1')).toEqual(['D5', null])
  })
})
