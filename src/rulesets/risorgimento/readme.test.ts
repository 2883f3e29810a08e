/** The map of this game: every numbered clause of chapters 1 to 7 stands in the README with a file and a test, or is marked there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const HERE = 'src/rulesets/risorgimento'
/** The heading numbers of the rules, in their order. */
const CLAUSES = [
  ['1.0', '1.1', '1.1.1', '1.2'],
  ['2.0'],
  ['3.0', '3.1', '3.2', '3.2.1', '3.2.2', '3.2.3', '3.2.4', '3.2.5'],
  ['4.0', '4.0.1', '4.0.2', '4.1', '4.1.1', '4.1.2'],
  ['5.0', '5.0.1', '5.0.2', '5.0.3', '5.1', '5.1.1', '5.1.2', '5.1.3', '5.1.4', '5.1.5', '5.2', '5.3', '5.4', '5.4.1', '5.5'],
  ['6.0', '6.1', '6.1.1', '6.1.2', '6.1.3', '6.1.4', '6.1.5', '6.1.6', '6.2', '6.3', '6.3.1'],
  ['6.4', '6.4.1', '6.4.2', '6.4.3', '6.4.4', '6.4.5', '6.5', '6.5.1', '6.5.2', '6.5.3', '6.5.4', '6.5.5', '6.6'],
  ['6.7', '6.7.1', '6.7.2', '6.7.3', '7.0', '7.1', '7.2'],
].flat()

interface Row {
  readonly clauses: readonly string[]
  readonly files: readonly string[]
  readonly tests: readonly string[]
  readonly text: string
}
/** `6.4 to 6.4.5` names what lies between as well. */
function clausesIn(cell: string): string[] {
  const spans = [...cell.matchAll(/([\d.]+) to ([\d.]+)/g)].flatMap(m => {
    const [from, to] = [CLAUSES.indexOf(m[1]!), CLAUSES.indexOf(m[2]!)]
    return from < 0 || to < 0 ? [] : CLAUSES.slice(from, to + 1)
  })
  const plain = cell.split(/,| to | and |;/).map(c => c.trim())
  return [...new Set([...spans, ...plain.filter(c => CLAUSES.includes(c))])]
}
const paths = (cell: string): string[] => [...cell.matchAll(/`([^`]+\.ts)`/g)].map(m => m[1]!)
const there = (path: string): boolean => existsSync(join(HERE, path))

/** The rows of the tables that have the columns section, what it says, file and test. */
function rowsOf(text: string): Row[] {
  const rows: Row[] = []
  let mapped = false
  for (const line of text.split('\n')) {
    const cells = line.startsWith('|')
      ? line
          .split('|')
          .slice(1, -1)
          .map(c => c.trim())
      : []
    if (cells.length === 0) mapped = false
    else if (cells[0] === 'section') mapped = cells.length === 4 && cells[2] === 'file' && cells[3] === 'test'
    else if (mapped && !/^-+$/.test(cells[0]!))
      rows.push({ clauses: clausesIn(cells[0]!), files: paths(cells[2]!), tests: paths(cells[3]!), text: line })
  }
  return rows
}
function describedIn(text: string): Set<string> {
  const part = text.split('## Clauses that only describe')[1]?.split('\n## ')[0] ?? ''
  return new Set([...part.matchAll(/^- \*\*([\d.]+)\*\* .+$/gm)].map(m => m[1]!))
}
/** Titles of the tests in this folder. */
function titlesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(f => {
    const path = join(folder, f.name)
    if (f.isDirectory()) return titlesIn(path)
    if (!f.name.endsWith('.test.ts') || f.name === 'readme.test.ts') return []
    const text = readFileSync(path, 'utf8')
    return [...text.matchAll(/\b(?:it|describe)(?:\.each\([\s\S]*?\))?\(\s*['`]([^'`]+)/g)].map(m => m[1]!)
  })
}

const readme = readFileSync(join(HERE, 'README.md'), 'utf8')
const rows = rowsOf(readme)
const described = describedIn(readme)
const named = new Set(titlesIn(HERE).flatMap(t => t.match(/\d+(?:\.\d+)+/g) ?? []))

describe('the map of clauses', () => {
  it.each(CLAUSES)('clause %s stands there with a file and a test, or only describes', clause => {
    const mine = rows.filter(r => r.clauses.includes(clause) && r.files.length > 0 && r.tests.length > 0)
    expect([clause, mine.length > 0 || described.has(clause)]).toEqual([clause, true])
  })
  it.each(CLAUSES.filter(c => !described.has(c)))('clause %s is named by a test', clause => {
    expect([...named]).toContain(clause)
  })
  it('every file and test that it names is there', () => {
    const missing = rows.flatMap(r => [...r.files, ...r.tests].filter(p => !there(p)).map(p => `${p}: ${r.text.slice(0, 60)}`))
    expect(missing).toEqual([])
  })
  it('a clause that only describes is a numbered one, and has no rule of its own', () => {
    for (const clause of described) expect(CLAUSES).toContain(clause)
    expect([...described].filter(c => rows.some(r => r.clauses.includes(c)))).toEqual([])
  })
  it('a clause that is left out and a file that is not there are told apart', () => {
    const text =
      '| section | what | file | test |\n| - | - | - | - |\n| 6.1.1 to 6.1.3, 7.1 | x | `nowhere.ts` | `nowhere.test.ts` |'
    expect(rowsOf(text).map(r => r.clauses)).toEqual([['6.1.1', '6.1.2', '6.1.3', '7.1']])
    expect(rowsOf(text)[0]!.files.every(there)).toBe(false)
  })
})
