import { describe, expect, it } from 'vitest'
import { unitId } from '../base/units'
import { createLocalGame } from '../client'
import type { Typed } from '../rulesets/contract'
import { loadRuleset } from '../rulesets/registry'
import { EMPTY, EMPTY_PRELUDE, emptyTable } from './empty'

describe('the empty table', () => {
  it('is a scenario without a fault, whose units stand where they are said to', async () => {
    const table = await emptyTable()
    expect(table.id).toBe(EMPTY)
    const rules = await loadRuleset(table.ruleset)
    const read = rules?.readScenario(JSON.parse(JSON.stringify(table)), () => undefined)
    expect(read).toMatchObject({ ok: true })
    if (!read?.ok || !rules) return
    const game = createLocalGame({
      ruleset: rules,
      scenario: read.value,
      options: {},
      mode: 'free',
      seats: { a: { name: 'A' }, b: { name: 'B' } },
      dice: 'table',
      seed: 1,
    })
    for (const [seat, command] of EMPTY_PRELUDE) expect(game.submit(seat, command).kind).toBe('done')
    expect(game.get().awaiting).toEqual([{ seat: 'a', what: 'move1' }])
    expect(game.judge('a', { type: 'move', unit: unitId('a/I/1'), steps: [{ wheel: 'right', degrees: 10 }] } as Typed).kind).toBe(
      'ok',
    )
    const bodies = rules.show(rules.view(rules.setUp(read.value, {}), 'spectator')).bodies
    expect(bodies.find(b => b.id === 'a/I/1')?.footprint.front).toEqual([80, 44])
    expect(bodies.filter(b => b.seat === 'b').length).toBeGreaterThan(3)
  })
})
