import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resumeLocalGame } from '../client'
import { readLog, verify } from '../engine'
import { loadRuleset } from '../rulesets/registry'
import { createText } from '../text'
import type { SavedGame } from '../ui/ports'
import { createFilms } from './films'
import { readCard } from './storage/cards'
import { memoryLibrary } from './storage/library'
import { createShelf } from './storage/shelf'

const file = readFileSync(join(process.cwd(), 'tests/replays/kolin.jsonl'), 'utf8')
const lines = file.trim().split('\n')
const track = { title: 'Kolin', marks: [{ at: 3, say: 'look', bookmark: true as const }] }
const card: SavedGame = {
  id: 'g1',
  name: '',
  title: { it: 'Kolin', en: 'Kolin' },
  ruleset: 'ordine-obliquo',
  names: { a: 'Anna', b: 'Bruno' },
  persons: 2,
  turn: 3,
  turns: 3,
  ended: true,
  created: '2026-05-01T10:00:00Z',
  changed: '2026-05-01T10:00:00Z',
}
async function kept() {
  const library = memoryLibrary()
  await library.append(card, lines, 0)
  const films = createFilms(library, await createText('en'))
  const shelf = createShelf(
    library,
    () => '2026-05-01T10:00:00Z',
    () => 'new',
  )
  return { library, films, shelf }
}
const value = <T>(r: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!r.ok) throw new Error(JSON.stringify(r.error))
  return r.value
}
const GAME = { kind: 'game', id: 'g1' } as const

describe('films', () => {
  it('open a saved game without changing a line of it, and keep what is said beside it', async () => {
    const { library, films } = await kept()
    const open = value(await films.open(GAME))
    expect(open.film.steps.length).toBe(336)
    expect(open.track).toEqual({ title: { it: expect.any(String), en: expect.any(String) }, marks: [] })
    expect(await films.keep(GAME, track)).toBe(true)
    expect(value(await films.open(GAME)).track).toEqual(track)
    expect(await library.lines('g1')).toEqual(lines)
  })
  it('what is said goes into the file of the game, comes back with it, and goes when the game goes', async () => {
    const { library, films, shelf } = await kept()
    await films.keep(GAME, track)
    const out = await shelf.file('g1')
    expect(out!.text).not.toBe(file)
    const brought = value(await shelf.bring(out!.text))
    expect(value(await films.open({ kind: 'game', id: brought.id })).track).toEqual(track)
    const own = films.file(value(await films.open(GAME)), track)
    expect(own.text).toBe(out!.text)
    await shelf.remove('g1')
    expect(await library.record('film:g1')).toBeUndefined()
  })
  it('a file is laid down to be looked at and becomes no saved game; the next one takes its place, without its notes', async () => {
    const { films, shelf } = await kept()
    expect(await films.open({ kind: 'file' })).toMatchObject({ ok: false, error: [{ code: 'film/no-file' }] })
    expect((await films.lay(file)).ok).toBe(true)
    await films.keep({ kind: 'file' }, track)
    expect(value(await films.open({ kind: 'file' })).track.marks).toHaveLength(1)
    expect((await films.lay(file)).ok).toBe(true)
    expect(value(await films.open({ kind: 'file' })).track.marks).toHaveLength(0)
    expect((await shelf.list()).map(g => g.id)).toEqual(['g1'])
    expect(await films.lay('hello')).toMatchObject({ ok: false, error: [{ code: 'file/not-ours' }] })
  })
  it('notes that were stored and cannot be read are said to be lost, and the game opens', async () => {
    const { library, films } = await kept()
    await library.putRecord('film:g1', { marks: 3 })
    const open = value(await films.open(GAME))
    expect(open.notes.map(n => n.code)).toEqual(['film/kept-broken'])
    expect(open.track.marks).toEqual([])
  })
  it('a game that goes on is opened as far as it stands, also ahead of what is stored', async () => {
    const { films } = await kept()
    expect(value(await films.open(GAME, lines.slice(0, 60))).film.steps.length).toBeLessThan(336)
  })
  it('a branch is a saved game of its own, marked as one, that says where it left; the game that it left is as it was', async () => {
    const { library, films, shelf } = await kept()
    const open = value(await films.open(GAME))
    const { id } = value(await films.branch(open, 200, 'What if'))
    expect(await library.lines('g1')).toEqual(lines)
    expect(readCard(await library.card(id))).toMatchObject({
      name: 'What if',
      branch: true,
      persons: 2,
      ended: false,
      turn: open.film.turnAt(200),
    })
    expect(await films.leftFrom(id)).toEqual({ source: GAME, at: 200 })
    expect(await films.leftFrom('g1')).toBeNull()
    const own = await library.lines(id)
    const rules = (await loadRuleset('ordine-obliquo'))!
    expect(verify(rules, value(readLog(own)))).toMatchObject({ verified: true })
    const resumed = value(resumeLocalGame({ ruleset: rules, lines: own }))
    expect(resumed.notes).toEqual([])
    expect(resumed.game.info.branch).toBeDefined()
    await shelf.remove(id)
    expect(await films.leftFrom(id)).toBeNull()
    expect(await films.branch(open, 336, 'x')).toMatchObject({ ok: false, error: [{ code: 'branch/over' }] })
  })
  it('a demonstration has nothing to hide, and brings its own words', async () => {
    const { header, entries } = value(readLog(lines.slice(0, 40)))
    const films = createFilms(memoryLibrary(), await createText('en'), async id =>
      id === 'd'
        ? { ok: true, value: { header, entries, track } }
        : { ok: false, error: [{ path: '', message: 'none', code: 'demo/unknown' }] },
    )
    const open = value(await films.open({ kind: 'demo', id: 'd' }))
    expect(open.film.eyes).toContain('both')
    expect(open.track).toEqual(track)
    expect(await films.open({ kind: 'demo', id: 'x' })).toMatchObject({ ok: false })
  })
})
