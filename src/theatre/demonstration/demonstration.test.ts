import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { verify } from '../../engine'
import { loadRuleset } from '../../rulesets/registry'
import { openFilm } from '../film'
import { compile, type Shelf } from '.'

const FOLDER = 'scenarios/demonstrations'
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as { [key: string]: unknown }
const shelf: Shelf = {
  ruleset: loadRuleset,
  army: id => json(`armies/${id}.json`),
  scenario: async id => json(`scenarios/${id}.json`),
}
const files = readdirSync(FOLDER).filter(f => f.endsWith('.json'))
const compiled = async (file: string) => {
  const read = await compile(json(`${FOLDER}/${file}`), shelf)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

describe.each(files)('%s', file => {
  it('is played by the engine, and its log verifies', async () => {
    const { header, entries } = await compiled(file)
    const rules = (await loadRuleset(header.ruleset))!
    expect(verify(rules, { header, entries })).toMatchObject({ verified: true })
    expect(openFilm(rules, { header, entries, notes: [] } as never, { open: true })).toMatchObject({ ok: true })
  })
  it('says something at every mark, in both languages, with every number in its place', async () => {
    const { track } = await compiled(file)
    expect(track.marks.length).toBeGreaterThanOrEqual(5)
    for (const m of track.marks)
      for (const s of [m.title, m.say, m.aside]) {
        if (s === undefined) continue
        expect(typeof s).toBe('object')
        const { it: italian, en } = s as { it: string; en: string }
        expect(italian).not.toMatch(/\{\{|\d\.\d/)
        expect(en).not.toMatch(/\{\{|\d,\d/)
        expect(italian).not.toBe('')
        // the same numbers are said
        const numbers = (text: string) => (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map(n => n.replace(',', '.')).sort()
        expect(numbers(italian)).toEqual(numbers(en))
      }
  })
  it('names itself as its file does', () => {
    expect(json(`${FOLDER}/${file}`).demonstration).toBe(file.replace('.json', ''))
  })
})

describe('a broken one says where', () => {
  /** A whole one with one place of it set anew; undefined: taken out. */
  const spoilt = async (place: string, value: unknown) => {
    const whole = json(`${FOLDER}/wheel.json`)
    const keys = place.split('/').slice(1)
    const last = keys.pop()!
    let at = whole
    for (const k of keys) at = at[k] as typeof whole
    if (value === undefined) delete at[last]
    else at[last] = value
    const read = await compile(whole, shelf)
    return read.ok ? [] : read.error.map(f => f.path)
  }
  it.each([
    ['/title', '/title', 'only one'],
    ['/seed', '/seed', 'x'],
    ['/colour', '/colour', 1],
    ['/steps/2/do', '/steps/2/do', { type: 'move', unit: 'a/I/9', steps: [] }],
    ['/steps/2/seat', '/steps/2/seat', undefined],
    ['/steps/3/do', '/steps/3/refused', 'wheel/nonsense'],
    ['/steps/0/until', '/steps/0/until', 'nowhere'],
    ['/steps/2/numbers/arc', '/steps/2/numbers', { arc: { of: 'verdict', path: '/nothing' } }],
    ['/steps/1/points/0/unit', '/steps/1/points', [{ unit: '' }]],
    ['/scenario/seats/a', '/scenario/seats/a', 1],
    ['/scenario', '/scenario', 7],
    ['/steps', '/steps', []],
  ])('%s', async (path, place, value) => {
    expect((await spoilt(place, value)).some(p => p.startsWith(path))).toBe(true)
  })
})
