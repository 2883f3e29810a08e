/**
 * R11 commands that make no sense, whoever sends them: each is refused with a code, nothing throws, and the game stays as it was.
 * Commands that the game itself offers are spoilt one field at a time.
 */
import { describe, expect, it } from 'vitest'
import type { Seat } from '../../src/base/units'
import { createGame, type Mode, randomFrom } from '../../src/engine'
import { headerOf, randomCommand } from '../../src/host'
import { scenarioIds, scenarioOf } from '../games'

type Json = unknown
const JUNK: readonly Json[] = [
  null,
  true,
  '',
  'x',
  '__proto__',
  'constructor',
  -1,
  0,
  1e9,
  1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  [],
  {},
  [[]],
  [null],
  'b/I/1',
  'a/I/1',
  { front: [Number.NaN, 1], facing: 0 },
  { front: [1e9, 1e9], facing: 0 },
  { front: [10, 10], facing: 'abc' },
  [{ advance: -3 }],
  [{ wheel: 'up', degrees: 5 }],
  undefined,
]

/** The value with one part of it, chosen at random, replaced by junk. */
function spoil(value: Json, random: (below: number) => number): Json {
  if (typeof value !== 'object' || value === null || random(4) === 0) return JUNK[random(JUNK.length)]
  if (Array.isArray(value)) {
    if (value.length === 0) return JUNK[random(JUNK.length)]
    const at = random(value.length)
    return value.map((v, i) => (i === at ? spoil(v, random) : v))
  }
  const keys = Object.keys(value)
  const key = keys[random(keys.length)]!
  return { ...value, [key]: spoil((value as { [k: string]: Json })[key], random) }
}

const turns = process.env.CAMPO_SOAK ? 20 : 2

describe.each(scenarioIds())('%s', id => {
  it.each<Mode>(['enforced', 'advised', 'free'])('%s: nonsense is refused and changes nothing', async mode => {
    const { rules, scenario } = await scenarioOf(id)
    const random = randomFrom(`spoil:${id}:${mode}`)
    for (let round = 0; round < turns; round++) {
      const game = createGame(rules, headerOf(rules, scenario, { seed: round, mode }))
      for (let step = 0; step < 60; step++) {
        const waiting = rules.awaiting(game.state().game)
        if (waiting.length === 0) break
        const { seat } = waiting[random(waiting.length)]!
        const good = randomCommand(rules, rules.view(game.state().game, seat), seat, random)
        if (!good) break
        for (let i = 0; i < 6; i++) {
          const bad = spoil(good, random)
          const by = (['a', 'b', seat] as const)[random(3)] as Seat
          const before = game.state()
          expect(() => rules.judge(before.game, by, bad as never), JSON.stringify(bad)).not.toThrow()
          const answer = game.submit(by, bad, { insist: random(2) === 0 })
          if (answer.kind === 'done') {
            // the junk made sense after all: it is taken back, so that the game goes on as it was
            expect(JSON.stringify(game.state()), JSON.stringify(bad)).not.toMatch(/\[null,null\]|"facing":null/)
            expect(game.undo(by, by === 'a' ? 'b' : 'a').ok).toBe(true)
          } else {
            if (answer.kind === 'refused') expect([JSON.stringify(bad), answer.thrown]).toEqual([JSON.stringify(bad), undefined])
            if (answer.kind === 'refused') expect(answer.refusal.code).toMatch(/^[\w-]+\/[\w-]+$/i)
          }
          expect(game.state()).toBe(before)
        }
        expect(game.submit(seat, good).kind).toBe('done')
      }
    }
  })
  it('the other side’s unit, and a move out of turn, are refused', async () => {
    const { rules, scenario } = await scenarioOf(id)
    const game = createGame(rules, headerOf(rules, scenario, { seed: 1 }))
    const units = Object.keys((game.state().game as unknown as { units?: object }).units ?? {})
    const before = game.hash()
    for (const seat of rules.seats)
      for (const unit of units.filter(u => !u.startsWith(`${seat}/`)))
        expect(game.submit(seat, { type: 'move', unit, steps: [{ advance: 3 }] }).kind).toBe('refused')
    expect(game.hash()).toBe(before)
  })
})
it('junk is not all refused for one cause', () => {
  const random = randomFrom('x')
  const spoilt = Array.from({ length: 200 }, () => JSON.stringify(spoil({ type: 'move', unit: 'a', steps: [1] }, random)))
  expect(new Set(spoilt).size).toBeGreaterThan(30)
})
