import { describe, expect, it } from 'vitest'
import { dateOf, dayAfter } from './battle'
import { start } from './field.testing'

describe('days', () => {
  it('a turn has eight: the fifth begins on 12 May, the last on 7 July', () => {
    const s = start()
    expect([1, 3, 5, 12].map(t => dateOf(s, t))).toEqual(['1809-04-10', '1809-04-26', '1809-05-12', '1809-07-07'])
    expect(dayAfter('1809-02-28', 1)).toBe('1809-03-01')
    expect(dayAfter('1812-02-28', 1)).toBe('1812-02-29')
    expect(dayAfter('1809-12-31', 1)).toBe('1810-01-01')
  })
})
