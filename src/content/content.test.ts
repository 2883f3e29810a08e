import { describe, expect, it } from 'vitest'
import { err } from '../base/result'
import { createGame } from '../engine'
import { drill, drillHeader, drillScenario } from '../engine/drill.testing'
import type { AnyRuleset } from '../rulesets/contract'
import { openJson, openText, type Sources } from './index'
import { migrate } from './migrations'

const strict: AnyRuleset = {
  ...drill,
  readScenario: json => {
    const { turns, colour } = json as { turns?: unknown; colour?: unknown }
    const faults = [
      ...(typeof turns === 'number' ? [] : [{ path: '/turns', message: 'the game’s own word on turns' }]),
      ...(colour === undefined ? [] : [{ path: '/colour', message: 'there are no colours' }]),
    ]
    return faults.length > 0 ? err(faults) : drill.readScenario(json, () => undefined)
  },
}
const sources: Sources = { ruleset: async id => (id === 'drill' ? strict : null), army: () => undefined }
const scenario = { ...drillScenario, seats: { a: {}, b: {} } }
const faults = async (json: unknown) => {
  const read = await openText(typeof json === 'string' ? json : JSON.stringify(json), sources)
  return read.ok ? [] : read.error
}
const codes = async (json: unknown) => (await faults(json)).map(f => `${f.path} ${f.code}`)

describe('a file that someone hands in', () => {
  it('a scenario is read', async () => {
    const read = await openText(`\uFEFF${JSON.stringify(scenario)}`, sources)
    expect(read).toMatchObject({ ok: true, value: { what: 'scenario', id: 'drill', title: { en: 'Drill ground' } } })
  })
  it('an army is read', async () => {
    const army = { campo: 1, ruleset: 'drill', army: 'guards', title: { it: 'Guardie', en: 'Guards' } }
    expect(await openJson(army, sources)).toMatchObject({ ok: true, value: { what: 'army', id: 'guards' } })
    expect(await codes({ ...army, army: 'Two Words', title: 'Guards' })).toEqual(['/army invalid_format', '/title invalid_type'])
  })
  it('a log is read', async () => {
    const game = createGame(drill, drillHeader())
    game.submit('a', { type: 'pass' })
    const text = [game.header, ...game.entries()].map(l => JSON.stringify(l)).join('\n')
    expect(await openText(text, sources)).toMatchObject({ ok: true, value: { what: 'log', log: { entries: [{ n: 1 }] } } })
    expect(await codes(text.replace('"rulesVersion":1', '"rulesVersion":4'))).toEqual(['/0/rulesVersion log/newer-rules'])
    expect(await codes(text.replace('"ruleset":"drill"', '"ruleset":"chess"'))).toEqual(['/0/ruleset ruleset/unknown'])
    expect(await codes(text.replace('"campo":1', '"campo":2'))).toEqual(['/0/campo log/newer-format'])
  })
  it('every fault comes at once, of the frame and of the game, each place once', async () => {
    const { title: _, ...rest } = scenario
    const found = await codes({ ...rest, turns: 'six', colour: 'red', table: { width: 180, depth: -1 } })
    expect(found.map(f => f.split(' ')[0]).sort()).toEqual(['/colour', '/table/depth', '/title', '/turns'])
    expect(found).toContain('/title missing')
    expect((await faults({ ...rest, turns: 'six' })).find(f => f.path === '/turns')?.message).toBe('the game’s own word on turns')
  })
  it('an unknown game is named, with the faults of the frame', async () => {
    expect(await codes({ ...scenario, ruleset: 'chess', turns: 0 })).toEqual(['/ruleset ruleset/unknown', '/turns too_small'])
  })
  it.each([
    ['', ' file/not-json'],
    ['{"campo":1', ' file/not-json'],
    ['[]', ' file/not-ours'],
    ['null', ' file/not-ours'],
    ['"campo"', ' file/not-ours'],
    ['{"name":"a recipe"}', ' file/not-ours'],
    ['{"campo":"1"}', '/campo file/not-ours'],
    ['{"campo":0}', '/campo file/not-ours'],
    ['{"campo":2,"ruleset":"drill"}', '/campo file/newer'],
    ['{"campo":1}', '/ruleset missing'],
  ])('%j says what it is not', async (text, found) => {
    expect(await codes(text)).toEqual([found])
  })
  it('a file of an older format is brought up one format at a time', () => {
    const steps = { 1: (j: object) => ({ ...j, b: 1 }), 2: (j: object) => ({ ...j, c: 2 }) }
    expect(migrate({ campo: 1 }, 3, steps)).toEqual({ campo: 3, b: 1, c: 2 })
    expect(migrate({ campo: 1 }, 4, steps)).toBe(null)
    expect(migrate({ campo: 1 }, 1)).toEqual({ campo: 1 })
  })
})
