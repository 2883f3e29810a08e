import { expect, it } from 'vitest'
import { createLocalGame, resumeLocalGame } from '../client'
import { loadRuleset } from '../rulesets/registry'
import { emptyTable } from './empty'

it('the empty table is resumed from its log', async () => {
  const ruleset = (await loadRuleset('ordine-obliquo'))!
  const read = ruleset.readScenario(await emptyTable(), () => undefined)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  const seats = { a: { name: 'A' }, b: { name: 'B' } }
  const game = createLocalGame({ ruleset, scenario: read.value, options: {}, mode: 'free', seats, dice: 'table', seed: 1 })
  const resumed = resumeLocalGame({ ruleset, lines: game.lines() })
  expect(resumed).toMatchObject({ ok: true, value: { notes: [] } })
  if (resumed.ok) expect(resumed.value.game.hash()).toBe(game.hash())
})
