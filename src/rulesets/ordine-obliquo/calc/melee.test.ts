import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { calcMelee } from './melee'

interface Vectors {
  readonly input: { readonly cases: readonly ({ readonly id: string } & Record<string, unknown>)[] }
  readonly expect: { readonly [id: string]: { readonly value: number; readonly workingSum: number } }
}
const vectors = JSON.parse(readFileSync('tests/vectors/calc-oo-melee.json', 'utf8')) as Vectors

describe('the calc table melee', () => {
  it.each(vectors.input.cases.map(c => [c.id, c] as const))('9.9: %s', (id, c) => {
    const want = vectors.expect[id]!
    const got = calcMelee(c)
    if (!got.ok || 'refusal' in got.value) throw new Error('a value was due')
    expect(got.value.value).toBe(want.value)
    expect(got.value.working.reduce((s, t) => s + t.amount, 0)).toBe(want.workingSum)
  })
  it('bad input names where, from the case on', () => {
    const bad = (c: unknown) => {
      const r = calcMelee(c)
      return r.ok ? null : r.error.path
    }
    expect(bad({ unit: { arm: 'pikes' } })).toBe('/unit/arm')
    expect(bad({ unit: { arm: 'infantry', tired: 'yes' } })).toBe('/unit/tired')
    expect(bad({ unit: { arm: 'infantry' }, situation: { uphill: 1 } })).toBe('/situation/uphill')
    expect(bad({})).toBe('/unit')
    expect(bad(null)).toBe('')
  })
})
