import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const src = join(process.cwd(), 'src')
const catalogues = join(src, 'text/catalogues')
const walk = (d: string): string[] =>
  readdirSync(d, { withFileTypes: true }).flatMap(e => (e.isDirectory() ? walk(join(d, e.name)) : [join(d, e.name)]))
const files = walk(src)
  .filter(f => /\.tsx?$/.test(f) && !/\.(test|testing)\.tsx?$/.test(f))
  .map(f => ({ path: relative(src, f), text: readFileSync(f, 'utf8').replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '') }))

const known = new Set(
  readdirSync(catalogues).flatMap(f =>
    Object.keys(JSON.parse(readFileSync(join(catalogues, f), 'utf8'))).flatMap(k => [k, k.replace(/_(one|other)$/, '')]),
  ),
)
const prefixes = [...new Set([...known].map(k => k.slice(0, k.indexOf('.') + 1)))]
const isCode = (s: string) => /^[a-z]+\.[\w./-]*\w$/i.test(s) && prefixes.some(p => s.startsWith(p))

/** Where refusals are made: `group/what`, the first word of which is a group that the catalogues know. */
const RULED = /^(rulesets|engine|host|client|content|theatre|app)\//
const groups = new Set([...known].filter(k => /^(refusal|fault)\./.test(k)).map(k => k.replace(/^\w+\./, '').split('/')[0]))

const written = files.flatMap(f => [...f.text.matchAll(/'([a-zA-Z]+\.[\w./-]+)'/g)].map(m => m[1] ?? '').filter(isCode))

describe('every code that the sources use has its sentence', () => {
  it('the search finds them', () => {
    expect(new Set(written).size).toBeGreaterThan(250)
    expect(groups.size).toBeGreaterThan(15)
  })
  it('codes written out in full', () => {
    const missing = files.flatMap(f =>
      [...f.text.matchAll(/'([a-zA-Z]+\.[\w./-]+)'/g)]
        .map(m => m[1] ?? '')
        .filter(c => isCode(c) && !/\.(json|ts|tsx|css|js|html|mjs|svg|glb)$/.test(c))
        .filter(c => !known.has(c))
        .map(c => `${f.path}: ${c}`),
    )
    expect(missing).toEqual([])
  })
  it('codes of which the end is put in: something stands under their beginning', () => {
    const missing = files.flatMap(f =>
      [...f.text.matchAll(/`([a-z]+\.[\w./-]*)\$\{/gi)]
        .map(m => m[1] ?? '')
        .filter(start => prefixes.includes(start.slice(0, start.indexOf('.') + 1)) && ![...known].some(k => k.startsWith(start)))
        .map(start => `${f.path}: ${start}…`),
    )
    expect(missing).toEqual([])
  })
  it('refusals and faults', () => {
    const missing = files
      .filter(f => RULED.test(f.path))
      .flatMap(f =>
        [...f.text.matchAll(/'([a-z]+\/[a-z]+(?:-[a-z]+)*)'/gi)]
          .map(m => m[1] ?? '')
          .filter(c => groups.has(c.split('/')[0] ?? ''))
          .filter(c => !known.has(`refusal.${c}`) && !known.has(`fault.${c}`))
          .map(c => `${f.path}: ${c}`),
      )
    expect([...new Set(missing)]).toEqual([])
  })
  it('terms of a working and events of the log', () => {
    const missing = files
      .filter(f => f.path.startsWith('rulesets/'))
      .flatMap(f => [
        ...[...f.text.matchAll(/\blabel: '([\w-]+)'/g)].map(m => `term.${m[1]}`),
        ...(f.path.endsWith('tell.ts') ? [...f.text.matchAll(/\bline\(\s*'(\w+)'/g)].map(m => `event.${m[1]}`) : []),
      ])
      .filter(c => !known.has(c))
    expect([...new Set(missing)]).toEqual([])
  })
})
