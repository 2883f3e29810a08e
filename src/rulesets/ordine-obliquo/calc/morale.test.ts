import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { calcMorale } from './morale'

interface Vectors {
  readonly input: { readonly cases: readonly ({ readonly id: string } & Record<string, unknown>)[] }
  readonly expect: { readonly [id: string]: { readonly value: string; readonly cp: number } }
}
const vectors = JSON.parse(readFileSync('tests/vectors/calc-oo-morale.json', 'utf8')) as Vectors

describe('the calc table morale', () => {
  it.each(vectors.input.cases.map(c => [c.id, c] as const))('10.1: %s', (id, c) => {
    const got = calcMorale(c)
    if (!got.ok || 'refusal' in got.value) throw new Error('a value was due')
    expect({ value: got.value.value, cp: got.value.cp }).toEqual(vectors.expect[id])
  })
  it('10.1: one hit under fire: 20 % rout, 20 % retreat, 1.6 CP; at half strength 30, 20, 1.8', () => {
    const all = (halfCp: boolean) =>
      Array.from({ length: 10 }, (_, i) => {
        const got = calcMorale({ under: 'fire', roll: i + 1, halfCp })
        if (!got.ok || 'refusal' in got.value) throw new Error('a value was due')
        return got.value as unknown as { value: string; cp: number }
      })
    const count = (of: readonly { value: string }[], v: string) => of.filter(o => o.value === v).length
    const mean = (of: readonly { cp: number }[]) => of.reduce((s, o) => s + o.cp, 0) / of.length
    expect([count(all(false), 'routs'), count(all(false), 'retreats'), mean(all(false))]).toEqual([2, 2, 1.6])
    expect([count(all(true), 'routs'), count(all(true), 'retreats'), mean(all(true))]).toEqual([3, 2, 1.8])
  })
  it('bad input names where, from the case on', () => {
    const bad = (c: unknown) => {
      const r = calcMorale(c)
      return r.ok ? null : r.error.path
    }
    expect(bad({ under: 'fire', roll: 10 })).toBeNull()
    expect(bad({ under: 'melee', roll: 7 })).toBe('/roll')
    expect(bad({ under: 'fire', roll: 0 })).toBe('/roll')
    expect(bad({ under: 'fire', roll: 2.5 })).toBe('/roll')
    expect(bad({ under: 'drill', roll: 2 })).toBe('/under')
    expect(bad({ under: 'fire', roll: 2, square: 'yes' })).toBe('/square')
    expect(bad(null)).toBe('')
  })
})
