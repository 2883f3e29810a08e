import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { show } from '../../../rulesets/commands-colors/show'
import { change, field } from '../../../rulesets/commands-colors/table.testing'
import { view } from '../../../rulesets/commands-colors/view'
import { account } from './account'

describe('the account of a battle of cards', () => {
  it('counts the blocks that stand and those that left the field, not the destroyed', () => {
    const s = field({ a: { LN: ['D4', 'F6'], LC: ['A9'] }, b: { LN: ['G6'] } })
    const gone = change(change(s, 'a/LN/1', { hex: null, blocks: 0 }), 'a/LC/1', { hex: null, blocks: 3 })
    // French line and horse have four blocks each: four of the second line, three that rode off.
    expect(account.strength(show(view(gone, 'spectator')))).toEqual({ a: { now: 7, start: 12 }, b: { now: 5, start: 5 } })
  })
  it.each(['it', 'en'])('every moment that weighs is a sentence that the log says (%s)', language => {
    const said = JSON.parse(readFileSync(`src/text/catalogues/commands-colors.${language}.json`, 'utf8')) as object
    expect(account.moments.filter(m => !(`event.${m}` in said))).toEqual([])
  })
})
