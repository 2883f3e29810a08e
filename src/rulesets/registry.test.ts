import { describe, expect, it } from 'vitest'
import { loadRuleset, playable } from './registry'

describe('the list of games', () => {
  it('loads those that it names, and nothing by the names that every object has', async () => {
    for (const id of playable()) expect((await loadRuleset(id))?.id).toBe(id)
    for (const id of ['__proto__', 'constructor', 'toString', '', 'nope']) expect(await loadRuleset(id)).toBeNull()
  })
})
