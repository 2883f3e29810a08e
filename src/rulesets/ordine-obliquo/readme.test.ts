/** The map of this game: every numbered clause of the printed rules stands in the README with a file and a test, or is marked there. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const HERE = 'src/rulesets/ordine-obliquo'
/** The heading numbers of the rules, in their order. */
const CLAUSES = [
  ['1'],
  ['2', '2.1', '2.2', '2.3', '2.4', '2.5', '2.6'],
  ['3', '3.1', '3.2', '3.3', '3.4'],
  ['4'],
  ['5'],
  ['6'],
  ['7', '7.1', '7.2', '7.3', '7.4', '7.5', '7.6', '7.6.1', '7.6.2', '7.6.3'],
  ['8', '8.1', '8.2', '8.3', '8.4', '8.5', '8.6', '8.7', '8.8', '8.9'],
  ['9', '9.1', '9.2', '9.3', '9.4', '9.5', '9.6', '9.7', '9.8', '9.9'],
  ['10', '10.1', '10.2'],
  ['11'],
  ['12'],
  ['13'],
  ['14'],
  ['15'],
  ['16', '16.1', '16.2'],
].flat()

interface Row {
  readonly clauses: readonly string[]
  readonly files: readonly string[]
  readonly tests: readonly string[]
  readonly text: string
}

/** `9.2 to 9.6` names what lies between as well. */
function clausesIn(cell: string): string[] {
  const spans = [...cell.matchAll(/([\d.]+) to ([\d.]+)/g)].flatMap(m => {
    const [from, to] = [CLAUSES.indexOf(m[1]!), CLAUSES.indexOf(m[2]!)]
    return from < 0 || to < 0 ? [] : CLAUSES.slice(from, to + 1)
  })
  const plain = cell.split(/,| to | and |;/).map(c => c.trim())
  return [...new Set([...spans, ...plain.filter(c => CLAUSES.includes(c))])]
}
const paths = (cell: string): string[] => [...cell.matchAll(/`([^`]+\.ts)`/g)].map(m => m[1]!)
const there = (path: string): boolean => existsSync(join(HERE, path)) || existsSync(path)

/** The rows of the tables that have the columns clause, what it says, file and test. */
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
    else if (cells[0] === 'clause') mapped = cells.length === 4 && cells[2] === 'file' && cells[3] === 'test'
    else if (mapped && !/^-+$/.test(cells[0]!))
      rows.push({ clauses: clausesIn(cells[0]!), files: paths(cells[2]!), tests: paths(cells[3]!), text: line })
  }
  return rows
}
/** The clauses marked as describing only: a list under their own heading. */
function describedIn(text: string): Map<string, string> {
  const part = text.split('## Clauses that only describe')[1]?.split('\n## ')[0] ?? ''
  return new Map([...part.matchAll(/^- \*\*([\d.]+)\*\* (.+)$/gm)].map(m => [m[1]!, m[2]!] as const))
}

const readme = readFileSync(join(HERE, 'README.md'), 'utf8')
const rows = rowsOf(readme)
const described = describedIn(readme)

describe('the map of clauses', () => {
  it.each(CLAUSES)('clause %s stands there with a file and a test, or only describes', clause => {
    const mine = rows.filter(r => r.clauses.includes(clause) && r.files.length > 0 && r.tests.length > 0)
    expect([clause, mine.length > 0 || described.has(clause)]).toEqual([clause, true])
  })
  it('every file and test that it names is there', () => {
    const missing = rows.flatMap(r => [...r.files, ...r.tests].filter(p => !there(p)).map(p => `${p}: ${r.text.slice(0, 60)}`))
    expect(missing).toEqual([])
  })
  it('a clause that only describes is a numbered one, and has no rule of its own', () => {
    for (const clause of described.keys()) expect(CLAUSES).toContain(clause)
    expect([...described.keys()].filter(c => rows.some(r => r.clauses.includes(c)))).toEqual([])
  })
  it('a clause that is left out, a file that is not there and a mark are told apart', () => {
    const text = `| clause | what | file | test |\n| - | - | - | - |\n| 9.2 to 9.4, 7.1 | x | \`nowhere.ts\` | \`nowhere.test.ts\` |\n\n## Clauses that only describe\n\n- **1** scales`
    expect(rowsOf(text).map(r => r.clauses)).toEqual([['9.2', '9.3', '9.4', '7.1']])
    expect(rowsOf(text)[0]!.files.every(there)).toBe(false)
    expect([...describedIn(text).keys()]).toEqual(['1'])
  })
})
