/** Logs that somebody spoilt, by hand or by accident: each is refused, rescued or found untrue; none is taken for true, nothing throws. */
import { describe, expect, it } from 'vitest'
import { runCli } from '../../src/cli/run'
import type { World } from '../../src/cli/world'
import { resumeLocalGame } from '../../src/client'
import { openLog } from '../../src/content'
import { randomFrom, verify } from '../../src/engine'
import { playGame } from '../../src/host'
import { scenarioIds, scenarioOf } from '../games'

const JUNK: readonly unknown[] = [null, true, '', 'x', -1, 1e9, [], {}, [[1]], { type: 'x' }]
function spoil(value: unknown, random: (below: number) => number): unknown {
  if (typeof value !== 'object' || value === null || random(9) === 0) return JUNK[random(JUNK.length)]
  const keys = Object.keys(value)
  if (keys.length === 0) return JUNK[random(JUNK.length)]
  const key = keys[random(keys.length)]!
  const part = (value as { [k: string]: unknown })[key]
  if (Array.isArray(value)) return value.map((v, i) => (String(i) === key ? spoil(v, random) : v))
  return { ...value, [key]: spoil(part, random) }
}
const world = (lines: readonly string[]): World => ({
  root: process.cwd(),
  read: () => lines.join('\n'),
  write: () => false,
  list: () => [],
  note: () => {},
  now: () => 0,
})
const rounds = process.env.CAMPO_SOAK ? 400 : 40

describe.each(scenarioIds())('%s', id => {
  it('a spoilt line is never taken for true', async () => {
    const { rules, scenario } = await scenarioOf(id)
    const played = playGame({ rules, scenario: { ...scenario, turns: 1 }, seed: 3, checkEvery: 0 })
    const lines = [played.header, ...played.entries].map(l => JSON.stringify(l))
    const random = randomFrom(`spoilt:${id}`)
    for (let i = 0; i < rounds; i++) {
      const at = random(4) === 0 ? 0 : random(lines.length)
      const line = JSON.stringify(spoil(JSON.parse(lines[at]!), random)) ?? ''
      const spoilt = lines.map((l, k) => (k === at ? line : l))
      const resumed = resumeLocalGame({ ruleset: rules, lines: spoilt })
      if (resumed.ok) expect(resumed.value.game.get().told.length).toBeLessThanOrEqual(lines.length)
      const seen = await runCli(['view', 'x', '--seat', 'b'], world(spoilt))
      expect(seen.document ?? seen.error).toBeTruthy()
      const opened = await openLog(spoilt, {})
      // names, titles and what else no rule reads may be anything: then the game is the same
      if (opened.ok && verify(rules, opened.value.log).verified && at > 0)
        expect(JSON.parse(line)).toEqual(JSON.parse(lines[at]!))
    }
  })
})
it('a log whose scenario was made to last 1,000,000,000 turns is refused at its place, and fills no memory', async () => {
  const { rules, scenario } = await scenarioOf('open-field')
  const { header, entries } = playGame({ rules, scenario: { ...scenario, turns: 1 }, seed: 3, checkEvery: 0 })
  const lines = [{ ...header, scenario: { ...scenario, turns: 1e9 } }, ...entries].map(l => JSON.stringify(l))
  const resumed = resumeLocalGame({ ruleset: rules, lines })
  expect(resumed).toMatchObject({ ok: false, error: { path: '/0/scenario/turns' } })
  const opened = await openLog(lines, {})
  expect(opened).toMatchObject({ ok: false, error: [{ path: '/0/scenario/turns' }] })
})
it('there are logs to spoil where there are games', () => {
  expect(scenarioIds().length).toBeGreaterThan(0)
})
