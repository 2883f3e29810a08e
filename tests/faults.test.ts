import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Fault } from '../src/base/pointer'
import { openText } from '../src/content'
import { createText, LANGUAGES } from '../src/text'

const file = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const army = (id: string): unknown => {
  try {
    return file(`armies/${id}.json`)
  } catch {
    return undefined
  }
}
type Json = { [key: string]: Json } & { [index: number]: Json }
/** The faults of a scenario in which one value stands otherwise; undefined: it is missing. */
async function faultsOf(id: string, path: string, change: (was: never) => unknown): Promise<readonly Fault[]> {
  const json = file(`scenarios/${id}.json`) as Json
  const steps = path.split('.')
  const last = steps.pop()!
  const at = steps.reduce((x, step) => x[step]!, json) as { [key: string]: unknown }
  const now = change(at[last] as never)
  if (now === undefined) delete at[last]
  else at[last] = now
  const opened = await openText(JSON.stringify(json), { army })
  return opened.ok ? [] : opened.error
}
const again = (list: readonly unknown[]) => [...list, list[0]]
const SPOILT: readonly (readonly [code: string, id: string, path: string, change: (was: never) => unknown])[] = [
  ['no-such', 'goito', 'seats.a.army', () => 'saxony'],
  [
    'off-table',
    'goito',
    'ground.0.outline',
    () => [
      [168, 0],
      [190, 0],
      [180, 120],
    ],
  ],
  ['least-blocks', 'goito', 'rules.goal.least', () => 9],
  ['left-to-right', 'goito', 'rules.sectors', () => [85, 40]],
  ['waits', 'goito', 'seats.b.groups.AOS.waits', () => ['XYZ']],
  ['twice', 'lobositz', 'ground', again],
  ['no-place', 'lobositz', 'seats.a.deploy.a/I/1', () => undefined],
  ['off-map', 'san-fermo-1', 'map.names.0.hex', () => '9999'],
  ['larger', 'san-fermo-1', 'map.playable.columns', () => 90],
  ['rows', 'elchingen', 'map.rows', (rows: readonly unknown[]) => rows.slice(1)],
  ['road-twice', 'campaign-1809', 'map.links', again],
]

describe('faults of meaning', () => {
  it.each(SPOILT)('sense/%s (%s) is told in both languages, filled', async (code, id, path, change) => {
    const faults = await faultsOf(id, path, change)
    const found = faults.filter(f => f.code === `sense/${code}`)
    expect(found.length, JSON.stringify(faults)).toBeGreaterThan(0)
    const texts = await Promise.all(LANGUAGES.map(l => createText(l, ['faults'])))
    for (const f of faults) {
      const said = texts.map(t => t.t(`fault.${f.code}`, f.with))
      for (const s of said) expect(s).not.toMatch(/…|\{\{|^fault\.|undefined|null/)
      expect(said[0]).not.toBe(said[1])
    }
  })
  it('every sentence is filled with what its fault brings', () => {
    const walk = (d: string): string[] =>
      readdirSync(d, { withFileTypes: true }).flatMap(e => (e.isDirectory() ? walk(join(d, e.name)) : [join(d, e.name)]))
    const sentences = file('src/text/catalogues/faults.it.json') as { [key: string]: string }
    const brought = walk('src/rulesets')
      .filter(f => f.endsWith('.ts') && !f.endsWith('.test.ts'))
      .flatMap(f => [...readFileSync(f, 'utf8').matchAll(/'(sense\/[a-z-]+)',?\s*(?:with: )?(?:\{([^{}]*)\})?/g)])
    expect(brought.length).toBeGreaterThan(90)
    for (const [, code, given = ''] of brought) {
      const slots = [...(sentences[`fault.${code}`] ?? '{{no sentence}}').matchAll(/\{\{([^}]*)\}\}/g)].map(m => m[1]!)
      // those that two faults share are handed over whole
      if (given === '' && ['sense/no-such', 'sense/twice', 'sense/c-is-chief'].includes(code!)) continue
      for (const slot of slots) expect(given, `${code} needs ${slot}`).toMatch(new RegExp(`\\b${slot}\\b`))
    }
  })
})
