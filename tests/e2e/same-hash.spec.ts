import { playGame } from '../../src/host'
import { scenarioIds, scenarioOf } from '../games'
import { drawn, expect, open, takeOver, test } from './support'

/** A game as its log's text: the header, then a line an entry. */
const textOf = (played: { header: unknown; entries: readonly unknown[] }) =>
  `${[played.header, ...played.entries].map(x => JSON.stringify(x)).join('\n')}\n`

/** Whole games each, as far as they go on by turns that are few; the soak plays more. */
const LOGS = process.env.CAMPO_SOAK ? 10 : 1
const TURNS = 12

test('logs of each scenario give the same hash in the browser as in Node', async ({ page }) => {
  test.setTimeout(1_800_000)
  await open(page)
  await takeOver(page)
  await drawn(page)
  for (const id of scenarioIds()) {
    const { rules, scenario } = await scenarioOf(id)
    const short = { ...scenario, turns: Math.min(TURNS, scenario.turns) }
    for (let seed = 1; seed <= LOGS; seed++) {
      const played = playGame({ rules, scenario: short, seed })
      const there = await page.evaluate(text => window.__campo!.verify(text), textOf(played))
      expect(there, `${id}, seed ${seed}`).toEqual({ verified: true, hash: played.hash })
    }
  }
})
