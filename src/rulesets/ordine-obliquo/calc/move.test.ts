import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { calcMove } from './move'

interface Vectors {
  readonly input: { readonly cases: readonly ({ readonly id: string } & Record<string, unknown>)[] }
  readonly expect: { readonly [id: string]: { readonly value?: number; readonly refusal?: unknown } }
}
const vectors = JSON.parse(readFileSync('tests/vectors/calc-oo-move.json', 'utf8')) as Vectors

describe('the calc table move', () => {
  it.each(vectors.input.cases.map(c => [c.id, c] as const))('7.1, 7.2, 7.4: %s', (id, c) => {
    const want = vectors.expect[id]!
    const got = calcMove(c)
    if (!got.ok) throw new Error(got.error.message)
    if ('refusal' in got.value) {
      const { code, clause } = got.value.refusal as { code: string; clause: string }
      expect(want.value).toBeUndefined()
      if (want.refusal === true) return
      const w = want.refusal as { code: string | { oneOf: string[] }; clause?: string }
      expect(typeof w.code === 'string' ? [w.code] : w.code.oneOf).toContain(code)
      if (w.clause) expect(clause).toBe(w.clause)
      return
    }
    expect(want.refusal).toBeUndefined()
    expect(Math.abs((got.value.value as number) - want.value!)).toBeLessThan(0.001)
    const sum = got.value.working.reduce((s, t) => s + t.amount, 0)
    expect(Math.abs(sum - (got.value.value as number))).toBeLessThan(1e-7)
  })
  it('bad input names where, from the case on', () => {
    const bad = (c: unknown) => {
      const r = calcMove(c)
      return r.ok ? null : r.error.path
    }
    expect(bad({ troop: 'pikes' })).toBe('/troop')
    expect(bad({ troop: 'infantry', formation: 'limbered' })).toBe('/formation')
    expect(bad({ troop: 'infantry', steps: [{ advance: -1 }] })).toBe('/steps/0/advance')
    expect(bad({ troop: 'infantry', steps: [{ advance: 1 }, { wheel: 'up', degrees: 3 }] })).toBe('/steps/1/wheel')
    expect(bad({ troop: 'infantry', unit: { front: [0, 0], facing: 0, width: -4, depth: 1 } })).toBe('/unit/width')
    expect(bad({ troop: 'infantry', steps: [{ advance: Number.NaN }] })).toBe('/steps/0/advance')
    expect(bad(null)).toBe('')
    expect(bad({})).toBe('/troop')
  })
  it('a formation that there is not is bad input; one that the troop does not take is refused (4)', () => {
    const ask = (form: string) => calcMove({ troop: 'infantry', steps: [{ form }] })
    expect(ask('wedge')).toMatchObject({ ok: false, error: { path: '/steps/0/form' } })
    expect(ask('battery')).toMatchObject({ ok: true, value: { refusal: { code: 'form/not-allowed', clause: '4' } } })
  })
  it('a note on a step is passed over; a second kind or an arc is not', () => {
    const ask = (step: unknown) => calcMove({ troop: 'infantry', steps: [step] })
    expect(ask({ advance: 3, note: 'to the mill' })).toMatchObject({ ok: true, value: { value: 11 } })
    expect(ask({ advance: 3, retire: 3 }).ok).toBe(false)
    expect(ask({ wheel: 'left', degrees: 3, arc: 1 }).ok).toBe(false)
  })
})
