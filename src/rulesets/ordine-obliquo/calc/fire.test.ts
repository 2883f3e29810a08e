import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { calcFire } from './fire'

interface Vectors {
  readonly input: { readonly cases: readonly ({ readonly id: string } & Record<string, unknown>)[] }
  readonly expect: {
    readonly [id: string]: { readonly value?: number; readonly workingSum?: number; readonly refusal?: { readonly code: string } }
  }
}
const vectors = JSON.parse(readFileSync('tests/vectors/calc-oo-fire.json', 'utf8')) as Vectors

describe('the calc table fire', () => {
  it.each(vectors.input.cases.map(c => [c.id, c] as const))('8.8: %s', (id, c) => {
    const want = vectors.expect[id]!
    const got = calcFire(c)
    if (!got.ok) throw new Error(got.error.message)
    if ('refusal' in got.value) {
      expect((got.value.refusal as { code: string }).code).toBe(want.refusal?.code)
      return
    }
    expect(want.refusal).toBeUndefined()
    expect(got.value.value).toBe(want.value)
    // The bounds of 0 and 100 are terms of their own, so that it always adds up.
    expect(got.value.working.reduce((s, t) => s + t.amount, 0)).toBe(want.value)
  })
  it('8, 8.2, 8.6: what may not fire is refused with its clause', () => {
    const ask = (shooter: object, target: object = {}, range = 'long') =>
      calcFire({ shooter: { arm: 'infantry', ...shooter }, target: { arm: 'infantry', ...target }, range })
    expect(ask({ square: true })).toMatchObject({ value: { refusal: { code: 'fire/square', clause: '8' } } })
    expect(ask({ marchColumn: true })).toMatchObject({ value: { refusal: { code: 'fire/column', clause: '8.2' } } })
    expect(ask({ arm: 'heavyArtillery' }, { openOrder: true })).toMatchObject({
      value: { refusal: { code: 'fire/open-order-far', clause: '8.6' } },
    })
    // Within short range they must: 50 + 20 − 10.
    expect(ask({ arm: 'heavyArtillery' }, { openOrder: true }, 'short')).toMatchObject({ value: { value: 60 } })
    expect(ask({}, { openOrder: true })).toMatchObject({ value: { value: 30 } })
  })
  it('bad input names where, from the case on', () => {
    const bad = (c: unknown) => {
      const r = calcFire(c)
      return r.ok ? null : r.error.path
    }
    const good = { shooter: { arm: 'infantry' }, target: { arm: 'infantry' }, range: 'long' }
    expect(bad(good)).toBeNull()
    expect(bad({ ...good, shooter: { arm: 'bow' } })).toBe('/shooter/arm')
    expect(bad({ ...good, target: { arm: 'infantry', cover: 'wall' } })).toBe('/target/cover')
    expect(bad({ ...good, range: 'point-blank' })).toBe('/range')
    expect(bad({ ...good, shooter: { arm: 'infantry', experience: 'green' } })).toBe('/shooter/experience')
    expect(bad({ ...good, enfilade: 1 })).toBe('/enfilade')
    expect(bad({})).toBe('/shooter')
    expect(bad(null)).toBe('')
  })
})
