import { describe, expect, it } from 'vitest'
import { FIRST, loadRuleset, PRACTISED, playable } from './registry'

describe('what is practised', () => {
  it('is what each game has makers for, and whose positions are answered about', async () => {
    for (const id of playable()) {
      const practice = await (await loadRuleset(id))?.practice?.()
      const said = PRACTISED[id]
      expect(Object.keys(practice?.makers ?? {}).sort(), id).toEqual([...(said?.kinds ?? [])].sort())
      expect(practice?.exam !== undefined, id).toBe(said?.positions ?? false)
      expect(practice?.luck !== undefined, id).toBe(said?.positions ?? false)
    }
    expect(Object.keys(PRACTISED)).toContain(FIRST)
  }, 300_000)
})

describe('the list of games', () => {
  it('loads those that it names, and nothing by the names that every object has', async () => {
    for (const id of playable()) expect((await loadRuleset(id))?.id).toBe(id)
    for (const id of ['__proto__', 'constructor', 'toString', '', 'nope']) expect(await loadRuleset(id)).toBeNull()
  })
})
