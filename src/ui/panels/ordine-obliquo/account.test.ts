import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { account } from './account'

const catalogue = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`src/text/catalogues/ordine-obliquo-told.${language}.json`, 'utf8'))

describe('the account of a battle', () => {
  it.each(['it', 'en'])('every moment that weighs is a sentence that the log says (%s)', language => {
    const said = catalogue(language)
    expect(account.moments.filter(m => !(`event.${m}` in said))).toEqual([])
  })
})
