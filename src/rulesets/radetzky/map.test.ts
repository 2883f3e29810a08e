import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(process.cwd(), 'src/rulesets/radetzky')
const walk = (d: string): string[] =>
  readdirSync(d, { withFileTypes: true }).flatMap(e => (e.isDirectory() ? walk(join(d, e.name)) : [join(d, e.name)]))
const sources = walk(folder).filter(f => f.endsWith('.ts') && !/\.(test|testing)\.ts$/.test(f))
const text = sources.map(f => readFileSync(f, 'utf8')).join('\n')
const readme = readFileSync(join(folder, 'README.md'), 'utf8')
const words = JSON.parse(readFileSync('src/text/catalogues/radetzky.en.json', 'utf8')) as Record<string, string>
/** Sections that the sources name: where a clause is given, with a refusal, a term, a roll or an option. */
const named = [
  ...new Set(
    [...text.matchAll(/clause: '([^']+)'|CLAUSE = '([^']+)'|say\('[^']+', '([A-Z][a-z]+)'/g)].map(m => (m[1] ?? m[2] ?? m[3])!),
  ),
].sort()

describe('the map of sections', () => {
  it('finds the sections that the rules name', () => {
    expect(named).toEqual(expect.arrayContaining(['Attivazione', 'Coesione', 'Fuoco', 'Mischia', 'Movimento', 'Quadrato']))
  })
  it('every section that is named has its title in both languages', () => {
    expect(named.filter(s => words[`clause.radetzky.${s}`] === undefined)).toEqual([])
  })
  it('every file and test that the map names is there', () => {
    const rows = readme.slice(readme.indexOf('## Sections'), readme.indexOf('`commands.ts` lists'))
    const files = [...rows.matchAll(/`([\w/-]+(?:\.test)?\.ts)`/g)].map(m => m[1]!)
    expect(files.length).toBeGreaterThan(60)
    expect([...new Set(files)].filter(f => !existsSync(join(folder, f)))).toEqual([])
  })
  it('every rule has its row in the map', () => {
    const rules = sources.filter(f => f.includes('/rules/')).map(f => `rules/${f.split('/rules/')[1]}`)
    expect(rules.filter(r => !readme.includes(`\`${r}\``))).toEqual([])
  })
})
