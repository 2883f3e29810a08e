import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resumeLocalGame } from '../client'
import { readLog, verify } from '../engine'
import { loadRuleset } from '../rulesets/registry'
import { createText, parseSteps } from '../text'
import { compile } from '../theatre/demonstration'
import type { SavedGame } from '../ui/ports'
import { readRoute } from '../ui/route'
import type { Script } from '../ui/theatre/ports'
import { createFilms } from './films'
import { fold } from './share'
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
  it('a file is laid down to be looked at and becomes no saved game; each keeps what is said about it, the last one is found without a name', async () => {
    const { films, shelf } = await kept()
    expect(await films.open({ kind: 'file' })).toMatchObject({ ok: false, error: [{ code: 'film/no-file' }] })
    const { id } = value(await films.lay(file))
    expect(value(await films.open({ kind: 'file' })).source).toEqual({ kind: 'file', id })
    await films.keep({ kind: 'file', id }, track)
    const other = value(await films.lay(lines.slice(0, 40).join('\n'))).id
    expect(value(await films.open({ kind: 'file', id: '-' })).source).toEqual({ kind: 'file', id: other })
    expect(value(await films.open({ kind: 'file', id: other })).track.marks).toHaveLength(0)
    expect(value(await films.open({ kind: 'file', id })).track.marks).toHaveLength(1)
    // opened again it is the same file, with what was said about it
    expect(value(await films.lay(file)).id).toBe(id)
    expect(value(await films.open({ kind: 'file' })).track.marks).toHaveLength(1)
    expect((await shelf.list()).map(g => g.id)).toEqual(['g1'])
    // what cannot be opened leaves what is there
    expect(await films.lay('hello')).toMatchObject({ ok: false, error: [{ code: 'file/not-ours' }] })
    expect(value(await films.open({ kind: 'file' })).source).toEqual({ kind: 'file', id })
  })
  it('of files that were opened the last eight are kept', async () => {
    const { library, films } = await kept()
    const ids: string[] = []
    for (let n = 0; n < 9; n++) ids.push(value(await films.lay(lines.slice(0, 20 + n).join('\n'))).id)
    await films.keep({ kind: 'file', id: ids[1]! }, track)
    expect(await films.open({ kind: 'file', id: ids[0]! })).toMatchObject({ ok: false, error: [{ code: 'film/no-file' }] })
    expect((await films.open({ kind: 'file', id: ids[1]! })).ok).toBe(true)
    await films.lay(file)
    expect(await library.record(`film: file:${ids[1]}`)).toBeNull()
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
    const { films } = await withDemos()
    const open = value(await films.open({ kind: 'demo', id: 'wheel' }))
    expect(open.film.eyes).toContain('both')
    expect(open.track).toEqual(open.given)
    expect(open.track.marks.length).toBeGreaterThan(5)
    expect(await films.open({ kind: 'demo', id: 'x' })).toMatchObject({ ok: false })
  })
  it('a demonstration’s own file is opened as one, and a broken one says where and takes nobody’s place', async () => {
    const { films } = await withDemos()
    const { id } = value(await films.lay(WHEEL))
    const open = value(await films.open({ kind: 'file', id }))
    expect(open.film.eyes).toContain('both')
    expect(open.script).toEqual(JSON.parse(WHEEL))
    const broken = { ...JSON.parse(WHEEL), steps: [{ seat: 'a', do: { type: 'leap' } }] }
    expect(await films.lay(JSON.stringify(broken))).toMatchObject({ ok: false, error: [{ path: '/steps/0/do' }] })
    expect(value(await films.open({ kind: 'file' })).source).toEqual({ kind: 'file', id })
  })
})

const WHEEL = readFileSync(join(process.cwd(), 'scenarios/demonstrations/wheel.json'), 'utf8')
const play = async (script: Script) => {
  const played = await compile(script, {
    ruleset: loadRuleset,
    army: () => undefined,
    scenario: async () => undefined,
    written: parseSteps,
  })
  return played.ok ? { ok: true as const, value: { ...played.value, script } } : played
}
async function withDemos() {
  const library = memoryLibrary()
  await library.append(card, lines, 0)
  const films = createFilms(library, await createText('en'), {
    open: async id =>
      id === 'wheel' ? play(JSON.parse(WHEEL)) : { ok: false, error: [{ path: '', message: 'none', code: 'demo/unknown' }] },
    play,
    list: async () => [],
  })
  return { library, films }
}

describe('what is handed on', () => {
  const carried = (link: string) => link.replace('#/film/link/', '')
  it('a game that is over goes by a link, whole, with what is said about it, and comes back the same', async () => {
    const { library, films } = await withDemos()
    await library.append({ ...card, id: 'g2' }, lines, 0)
    const link = value(await films.link(value(await films.open(GAME)), track))
    expect(link).toMatch(/^#\/film\/link\/[A-Za-z0-9_-]+$/)
    expect(link.length).toBeLessThan(32_000)
    expect(readRoute(link)).toMatchObject({ at: 'film', of: 'link', id: carried(link) })
    const open = value(await films.open({ kind: 'file', ...value(await films.unfold(carried(link))) }))
    expect(open.lines.slice(1)).toEqual(lines.slice(1))
    expect(open.track).toEqual(track)
    expect(verify((await loadRuleset('ordine-obliquo'))!, value(readLog(open.lines)))).toMatchObject({ verified: true })
  })
  it('a game that goes on is carried by no link: neither what a side hides nor the dice to come leave the page', async () => {
    const { library, films } = await withDemos()
    await library.append({ ...card, id: 'on', ended: false }, lines.slice(0, 60), 0)
    const refused = { ok: false, error: { code: 'share/running' } }
    expect(await films.link(value(await films.open({ kind: 'game', id: 'on' })), track)).toMatchObject(refused)
    // nor where it lies as a file, nor ahead of what is stored, nor as a branch of a game that is over
    const { id } = value(await films.lay(lines.slice(0, 60).join('\n')))
    expect(await films.link(value(await films.open({ kind: 'file', id })), track)).toMatchObject(refused)
    expect(await films.link(value(await films.open(GAME, lines.slice(0, 60))), track)).toMatchObject(refused)
    const branch = value(await films.branch(value(await films.open(GAME)), 100, 'What if'))
    expect(await films.link(value(await films.open({ kind: 'game', ...branch })), track)).toMatchObject(refused)
  })
  it('a log that calls itself a demonstration, or a branch, hides as much as before', async () => {
    const { films } = await withDemos()
    const header = { ...JSON.parse(lines[0]!), demonstration: 'x' }
    const { id } = value(await films.lay([JSON.stringify(header), ...lines.slice(1, 60)].join('\n')))
    const open = value(await films.open({ kind: 'file', id }))
    expect(open.film.eyes).toEqual(['spectator'])
    expect(await films.link(open, track)).toMatchObject({ ok: false, error: { code: 'share/running' } })
  })
  it('what is too large says how large, and what link cannot be read says why', async () => {
    const { films } = await withDemos()
    const open = value(await films.open(GAME))
    let n = 1
    const noise = () => {
      n = (n * 48271) % 2147483647
      return String(n)
    }
    const long = {
      title: 'x',
      marks: Array.from({ length: 9 }, (_, at) => ({ at, say: Array.from({ length: 500 }, noise).join('') })),
    }
    const no = await films.link(open, long)
    expect(no).toMatchObject({ ok: false, error: { code: 'share/too-large', most: 32_000 } })
    expect(!no.ok && no.error.size).toBeGreaterThan(32_000)
    expect(await films.unfold('a!')).toMatchObject({ ok: false, error: [{ code: 'share/damaged' }] })
    const hello = value(await fold('hello'))
    expect(await films.unfold(hello)).toMatchObject({ ok: false, error: [{ code: 'file/not-ours' }] })
  })
  it('a demonstration of the house goes by its name, a changed one or one’s own whole; as a file it stays one that can be written on', async () => {
    const { films } = await withDemos()
    const house = value(await films.open({ kind: 'demo', id: 'wheel' }))
    expect(value(await films.link(house, house.track))).toBe('#/film/demo/wheel')
    const said = { ...house.track, marks: house.track.marks.map(m => ({ ...m, aside: 'mine' })) }
    const link = value(await films.link(house, said))
    const open = value(await films.open({ kind: 'file', ...value(await films.unfold(carried(link))) }))
    expect(open.track).toEqual(said)
    expect(open.film.eyes).toContain('both')
    const out = films.file(open, open.track)
    expect(out.name).toMatch(/^wheel-[\d-]+\.campo\.json$/)
    expect(JSON.parse(out.text)).toEqual({ ...JSON.parse(WHEEL), track: said })
    expect(JSON.parse(films.file(house, house.track).text)).toEqual(JSON.parse(WHEEL))
    // words that were put back as they were are no words of one's own
    const back = films.file(open, house.track)
    expect(JSON.parse(back.text).track).toEqual(house.track)
  })
})
