import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadRuleset } from '../rulesets/registry'
import { parseSteps } from '../text'
import { compile } from './demonstration'
import { openFilm } from './film'

describe('a film of a game that is opened whole at its end', () => {
  it('everybody’s eyes see both sides’ pieces, each seat’s only its own, at every place', async () => {
    const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
    const demo = await compile(json('scenarios/demonstrations/map-to-table.json'), {
      ruleset: loadRuleset,
      army: () => undefined,
      scenario: async id => json(`scenarios/${id}.json`),
      written: parseSteps,
    })
    if (!demo.ok) throw new Error(JSON.stringify(demo.error))
    const { header, entries } = demo.value
    const film = openFilm((await loadRuleset(header.ruleset))!, { header, entries, notes: [] } as never, { open: true })
    if (!film.ok) throw new Error(JSON.stringify(film.error))
    const seats = (at: number, eyes: 'a' | 'b' | 'both' | 'spectator') =>
      [...new Set(film.value.show(at, eyes).bodies.map(b => b.seat))].sort()
    for (let at = 0; at <= film.value.steps.length; at += 40) {
      expect(seats(at, 'both')).toEqual(['a', 'b'])
      expect(seats(at, 'a')).toEqual(['a'])
      expect(seats(at, 'b')).toEqual(['b'])
      expect(seats(at, 'spectator')).toEqual([])
    }
    // Munich changed hands at the end: in truth, and both know it
    const held = (eyes: 'a' | 'b' | 'both') =>
      film.value.show(film.value.steps.length, eyes).spots!.find(s => s.id === 'MUN')?.seat
    expect([held('both'), held('a'), held('b')]).toEqual(['b', 'b', 'b'])
  })
})
