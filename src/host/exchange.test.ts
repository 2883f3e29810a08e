import { describe, expect, it } from 'vitest'
import { contributionFrom } from '../client'
import { readLog, verify } from '../engine'
import { drill, drillScenario } from '../engine/drill.testing'
import type { AnyRuleset } from '../rulesets/contract'
import { createAuthority } from './authority'
import { createDiceExchange } from './exchange'
import { headerOf } from './play'

const rules: AnyRuleset = drill
const anna = contributionFrom(
  'a',
  Uint8Array.from({ length: 32 }, (_, i) => i),
)
const bruno = contributionFrom(
  'b',
  Uint8Array.from({ length: 32 }, (_, i) => 255 - i),
)
const opened = (c: typeof anna, shown: Parameters<typeof anna.open>[0]) => {
  const r = c.open(shown)
  if (!r.ok) throw new Error(r.error.code)
  return r.value
}
const code = (r: { readonly ok: boolean; readonly error?: { readonly code: string } }) => (r.ok ? 'ok' : r.error!.code)

describe('two players make their dice', () => {
  it('commitments first, then the bytes; the game is sealed with both and its log verifies', () => {
    const exchange = createDiceExchange(['a', 'b', 'umpire'])
    expect(code(exchange.commit('a', anna.commitment))).toBe('ok')
    expect(exchange.commitments()).toBe(null)
    expect(code(exchange.commit('b', bruno.commitment))).toBe('ok')
    const shown = exchange.commitments()
    expect(shown).toEqual({ a: anna.commitment, b: bruno.commitment })
    expect(code(exchange.contribute('b', opened(bruno, shown)))).toBe('ok')
    expect(exchange.sealed()).toBe(null)
    expect(code(exchange.contribute('a', opened(anna, shown)))).toBe('ok')
    const sealed = exchange.sealed()!
    const header = headerOf(rules, drillScenario, { seed: 0, commit: sealed.commit })
    expect(header.dice).toEqual({ commit: shown })
    const { authority } = createAuthority(rules, header, [], undefined, sealed.contributions)
    authority.submit('a', { type: 'throw' })
    for (const viewer of ['a', 'b', 'spectator'] as const)
      for (const bytes of Object.values(sealed.contributions))
        expect(JSON.stringify([authority.view(viewer), authority.witnessed(1, viewer), authority.lines()])).not.toContain(bytes)
    authority.submit('b', { type: 'resign' })
    const log = readLog(authority.lines())
    expect(log.ok && verify(rules, log.value)).toMatchObject({ verified: true, commands: 2 })
    const again = log.ok ? createAuthority(rules, log.value.header, log.value.entries).authority : null
    expect(again?.game.hash()).toBe(authority.game.hash())
  })
  it('nobody hands over bytes before he has seen the other’s commitment, or another one in place of his own', () => {
    expect(code(anna.open(null))).toBe('dice/too-early')
    expect(code(anna.open({ a: anna.commitment }))).toBe('dice/too-early')
    expect(code(anna.open({ a: anna.commitment, b: 'soon' }))).toBe('dice/too-early')
    expect(code(anna.open({ a: bruno.commitment, b: bruno.commitment }))).toBe('dice/other-commitment')
    expect(code(anna.open({ a: anna.commitment, b: bruno.commitment }))).toBe('ok')
  })
  it('who keeps the game takes no bytes early, none that were not committed to, and no second commitment', () => {
    const exchange = createDiceExchange(['a', 'b'])
    exchange.commit('a', anna.commitment)
    const mine = opened(anna, { a: anna.commitment, b: bruno.commitment })
    expect(code(exchange.contribute('a', mine))).toBe('dice/too-early')
    expect(code(exchange.commit('a', bruno.commitment))).toBe('dice/committed')
    expect(code(exchange.commit('b', 'none'))).toBe('dice/no-commitment')
    exchange.commit('b', bruno.commitment)
    expect(code(exchange.contribute('b', mine))).toBe('dice/other-contribution')
    expect(code(exchange.contribute('umpire', mine))).toBe('seat/unknown')
    exchange.contribute('a', mine)
    expect(code(exchange.contribute('a', mine))).toBe('dice/committed')
  })
  it('a contribution takes 32 bytes', () => {
    expect(() => contributionFrom('a', new Uint8Array(31))).toThrow(/32/)
    expect(opened(anna, { a: anna.commitment, b: bruno.commitment })).toMatch(/^000102.*1e1f$/)
  })
})
