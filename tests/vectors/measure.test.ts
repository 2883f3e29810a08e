import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runMeasure } from '../../src/cli/verbs/measure'

type Fields = { readonly [key: string]: unknown }
interface Vectors {
  readonly about: string
  readonly within: { readonly cm: number; readonly deg: number; readonly area: number; readonly share: number }
  readonly alike?: readonly { readonly cases: readonly number[]; readonly fields: readonly string[] }[]
  readonly documents?: readonly { readonly text: string; readonly fails?: true; readonly right?: readonly Fields[] }[]
  readonly cases: readonly { readonly ask: Fields; readonly right: Fields }[]
}
const read = (name: string): Vectors => JSON.parse(readFileSync(join(process.cwd(), 'tests', 'vectors', `${name}.json`), 'utf8'))

const LENGTHS = new Set(['front', 'from', 'to', 'cm', 'at', 'arc', 'length'])
const SHARES = new Set(['fraction', 'share'])

/** How far two numbers of a field may be apart: facings are compared round the circle. */
function apart(field: string, right: number, got: number, within: Vectors['within']): boolean {
  let off = Math.abs(right - got)
  if (field === 'facing') {
    off %= 360
    return Math.min(off, 360 - off) > within.deg + 1e-9
  }
  const limit = LENGTHS.has(field) ? within.cm : SHARES.has(field) ? within.share : field === 'area' ? within.area : 0
  return off > (field === 'degrees' || field === 'turned' ? within.deg : limit) + 1e-9
}
function same(field: string, right: unknown, got: unknown, within: Vectors['within']): boolean {
  if (typeof right === 'number') return typeof got === 'number' && !apart(field, right, got, within)
  if (Array.isArray(right)) {
    return Array.isArray(got) && got.length === right.length && right.every((r, i) => same(field, r, got[i], within))
  }
  return right === got
}
function faults(name: string, index: number, right: Fields, got: Fields, within: Vectors['within']): string[] {
  if (Array.isArray(right.fault)) {
    const error = got.error as { code?: string; message?: string; path?: string } | undefined
    if (!error?.code || !error.message || error.path === undefined) return [`${name} ${index}: no error`]
    const steps = error.path.split('/')
    return steps[1] === 'cases' && steps[2] === String(index) && right.fault.some(f => steps.includes(f))
      ? []
      : [`${name} ${index}: error at ${error.path}`]
  }
  if (got.error) return [`${name} ${index}: ${JSON.stringify(got.error)}`]
  return Object.entries(right).flatMap(([field, value]) =>
    same(field, value, got[field], within)
      ? []
      : [`${name} ${index} ${field}: ${JSON.stringify(value)} is right, got ${JSON.stringify(got[field])}`],
  )
}
function answers(document: unknown): readonly Fields[] {
  const result = runMeasure(document)
  return result.ok ? (result.value.results as Fields[]) : []
}

const TOPICS = [
  ['measure-gap', 79],
  ['measure-wheel-move', 61],
  ['measure-sweep', 87],
  ['measure-zones', 91],
  ['measure-sight', 58],
  ['measure-bad-input', 43],
  ['measure-hex', 84],
  ['robustness-measure', 123],
  ['robustness-sweep', 13],
  ['robustness-hex', 40],
] as const

describe('measure gives the right values', () => {
  for (const [name, count] of TOPICS) {
    it(`${name}: all ${count}`, () => {
      const vectors = read(name)
      expect(vectors.cases).toHaveLength(count)
      const got = answers({ cases: vectors.cases.map((c, id) => ({ id, ...c.ask })) })
      expect(got.map(g => g.id)).toEqual(vectors.cases.map((_, id) => id))
      expect(vectors.cases.flatMap((c, i) => faults(name, i, c.right, got[i], vectors.within))).toEqual([])
      for (const { cases, fields } of vectors.alike ?? []) {
        for (const f of fields) for (const i of cases) expect(same(f, got[cases[0]][f], got[i][f], vectors.within)).toBe(true)
      }
    })
  }
  it('whole documents: what can be used is answered, what cannot is refused as a whole', () => {
    const vectors = read('measure-bad-input')
    expect(vectors.documents?.length).toBeGreaterThan(2)
    for (const d of vectors.documents ?? []) {
      let document: unknown
      try {
        document = JSON.parse(d.text)
      } catch {
        expect(d.fails).toBe(true)
        continue
      }
      const result = runMeasure(document)
      expect(result.ok).toBe(d.fails === undefined)
      if (result.ok) {
        const got = result.value.results as Fields[]
        expect((d.right ?? []).flatMap((r, i) => faults('document', i, r, got[i], vectors.within))).toEqual([])
      }
    }
  })
})
