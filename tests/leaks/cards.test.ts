/**
 * Commands & Colors: two positions that differ only in what one side holds look alike to the other side and to a spectator, to the
 * last byte: view, questions, choices, refusals, what is drawn. And no event that reaches them names a card that is not laid down.
 */
import { describe, expect, it } from 'vitest'
import { plainJson, randomFrom } from '../../src/engine'
import { createAuthority, headerOf, randomCommand } from '../../src/host'
import { CARDS } from '../../src/rulesets/commands-colors/cards'
import { scenarioOf } from '../games'

interface State {
  readonly hands: { readonly [s: string]: readonly string[] }
  readonly deck: readonly string[]
  readonly units: { readonly [id: string]: { readonly seat: string; readonly square: unknown } }
  readonly ask: { readonly what: string; readonly seat: string; readonly cards?: readonly string[] } | null
}
/** The same position with other cards in the hand, on the track and in the pack, as many as before. */
function swapped(s: State, seat: string): State {
  const other = (c: string) => CARDS[(CARDS.indexOf(c as never) + 11) % CARDS.length]!
  const units = Object.fromEntries(
    Object.entries(s.units).map(([id, u]) => [
      id,
      u.seat === seat && u.square && u.square !== 'mass'
        ? { ...u, square: { card: other((u.square as { card: string }).card) } }
        : u,
    ]),
  )
  return {
    ...s,
    hands: { ...s.hands, [seat]: s.hands[seat]!.map(other) },
    deck: s.deck.map(other),
    units,
    ask: s.ask?.what === 'scout' && s.ask.seat === seat ? { ...s.ask, cards: s.ask.cards!.map(other) } : s.ask,
  }
}
const PROBES = [
  { type: 'react', do: 'firstStrike' },
  { type: 'pick', index: 0 },
  { type: 'keep', index: 0 },
  { type: 'play', card: 'bombard' },
  { type: 'done' },
  { type: 'order', unit: 'a/LN/1' },
]
const NAMES = new Set<string>(CARDS)
/** Cards named in an event, but for those that it lays down before everybody. */
function hidden(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') {
    const open =
      ['discards', 'played', 'last', 'discarded', 'phase'].some(k => path.includes(k)) ||
      (path.length === 1 && /^(card|as|what)$/.test(path[0]!))
    return NAMES.has(value) && !open ? [`${path.join('/')}: ${value}`] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([k, v]) => hidden(v, [...path, k]))
}
/** Those that the viewer may know: his own hand, draw, track and choice of two. */
const own = (where: string, viewer: string): boolean =>
  where.startsWith(`now/hands/${viewer}/`) || where.startsWith(`units/${viewer}/`)

describe.each(['wertingen', 'sacile', 'macdonalds-square', 'gross-enzersdorf'])('%s', id => {
  it('hides hands, packs, tracks and answers', async () => {
    const { rules, scenario } = await scenarioOf(id)
    const { authority: host } = createAuthority(rules, headerOf(rules, scenario, { seed: 5 }))
    const random = randomFrom(id)
    let reactions = 0
    for (let i = 0; i < 260 && !host.outcome(); i++) {
      const { seat } = host.awaiting()[0]!
      const from = host.game.entries().length
      host.submit(seat, randomCommand(rules, host.view(seat).game, seat, random)!)
      const s = host.game.state().game as unknown as State
      for (const holder of ['a', 'b']) {
        const t = swapped(s, holder)
        const other = holder === 'a' ? 'b' : 'a'
        for (const viewer of [other, 'spectator'] as const) {
          const [one, two] = [s, t].map(x => rules.view(x as never, viewer as never))
          expect(plainJson(two)).toEqual(plainJson(one))
          expect(rules.awaiting(two)).toEqual(rules.awaiting(one))
          expect(rules.choices(two, other as never)).toEqual(rules.choices(one, other as never))
          expect(rules.show(two)).toEqual(rules.show(one))
          for (const p of PROBES) expect(rules.judge(two, other as never, p)).toEqual(rules.judge(one, other as never, p))
        }
        // whether he can answer is not told by whether he is asked
        expect(rules.awaiting(t as never)).toEqual(rules.awaiting(s as never))
      }
      if (s.ask?.what === 'react') reactions++
      for (const e of host.game.entries().slice(from))
        for (const viewer of ['a', 'b', 'spectator'] as const)
          for (const w of host.witnessed(e.n, viewer)) {
            const event = w.event as unknown as { readonly type: string; readonly seat?: string; readonly what?: string }
            expect(event.what).not.toBe('ccDraw')
            if (event.type === 'Drew' && event.seat === viewer) continue
            for (const where of hidden(event)) {
              const mine = own(where, viewer) || (where.startsWith('now/ask/cards/') && s.ask?.seat === viewer)
              expect(mine, `${event.type} ${where} to ${viewer}`).toBe(true)
            }
          }
    }
    expect(reactions).toBeGreaterThan(0)
  })
})
