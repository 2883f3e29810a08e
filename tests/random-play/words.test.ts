/** Whatever a game tells, offers or refuses has its sentence in both languages. */
import { describe, expect, it } from 'vitest'
import { createTeller } from '../../src/client/tell'
import { randomFrom } from '../../src/engine'
import { createAuthority, playGame, randomCommand } from '../../src/host'
import type { Phrase } from '../../src/rulesets/contract'
import { createText } from '../../src/text'
import { scenarioIds, scenarioOf } from '../games'

/** A phrase's own codes and those of the phrases in it. */
function codesOf(phrase: Phrase): string[] {
  const inner = Object.values(phrase.with ?? {}).flatMap(p =>
    typeof p === 'object' && p !== null && 'phrase' in p ? codesOf(p.phrase) : [],
  )
  return [phrase.code, ...inner]
}

describe.each(scenarioIds())('%s', id => {
  it('has a sentence for everything', async () => {
    const { rules, scenario } = await scenarioOf(id)
    const codes = new Set<string>()
    const phrases = new Map<string, Phrase>()
    const add = (phrase: Phrase) => {
      for (const code of codesOf(phrase)) codes.add(code)
      phrases.set(phrase.code, phrase)
    }
    const played = playGame({ rules, scenario: { ...scenario, turns: 4 }, seed: 4 })
    const { authority: all } = createAuthority(rules, played.header, played.entries)
    for (const viewer of ['a', 'b', 'spectator'] as const)
      for (const t of createTeller(all).all(viewer)) for (const l of t.lines) add(l.phrase)

    const { authority: host } = createAuthority(rules, { ...played.header, mode: 'advised' })
    const random = randomFrom('words')
    for (let i = 0; i < 120 && !host.outcome(); i++) {
      const { seat } = host.awaiting()[random(host.awaiting().length)]!
      for (const c of host.choices(seat)) if (c.text) add(c.text)
      add(rules.show(host.view(seat).game).status.phase)
      const command = randomCommand(rules, host.view(seat).game, seat, random)!
      // the same, by the other side and a second time, is refused for many a cause
      for (const other of rules.seats)
        for (const r of host.judge(other, command).refusals)
          add({ code: `refusal.${r.code}`, ...(r.with ? { with: r.with } : {}) })
      host.submit(seat, command)
      for (const r of host.judge(seat, command).refusals) add({ code: `refusal.${r.code}`, ...(r.with ? { with: r.with } : {}) })
    }
    expect(codes.size).toBeGreaterThan(15)
    for (const language of ['it', 'en'] as const) {
      const text = await createText(language, [rules.id])
      await text.more(rules.id)
      const missing = [...codes].filter(c => !text.has(c) && !text.has(`${c}_one`) && !text.has(`${c}_other`))
      expect({ language, missing }).toEqual({ language, missing: [] })
      // clauses are numbers of the text, or words of the catalogue
      const clauses = rules.options.map(o => o.clause as string)
      expect(clauses.filter(c => /^[a-z]/.test(c) && text.clause(c) === c)).toEqual([])
      for (const p of phrases.values()) expect(text.say(p)).not.toMatch(/\{\{|\[object|undefined|NaN/)
    }
  })
})
it('there are catalogues', async () => {
  expect((await createText('it')).has('refusal.command/unknown')).toBe(true)
})
