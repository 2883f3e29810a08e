import type { Fault } from '../base/pointer'
import { err, ok, type Result } from '../base/result'
import { openLog, readJson } from '../content'
import type { AnyRuleset, Name } from '../rulesets/contract'
import { loadRuleset } from '../rulesets/registry'
import type { Text } from '../text'
import { branchOf, leavingAt, openFilm, readTrack, type Said, type Track, trackIn } from '../theatre'
import { isDemonstration } from '../theatre/demonstration'
import type { SavedGame } from '../ui/ports'
import type { DemoCard, Demonstration, FilmSource, Films, OpenFilm, Script } from '../ui/theatre/ports'
import { linkOf, textOf } from './link'
import { unfold } from './share'
import { readCard } from './storage/cards'
import { createLaid } from './storage/laid'
import { type Library, leftKey, trackKey } from './storage/library'
import { fileName, headOf, splitLines } from './storage/shelf'

const keyOf = (source: FilmSource): string =>
  source.kind === 'game'
    ? trackKey(source.id)
    : source.kind === 'file'
      ? trackKey(` file:${source.id ?? ''}`)
      : trackKey(`demo:${source.id}`)

const SCALE = 'campo/true-scale'

const fault = (code: string): readonly Fault[] => [{ path: '', message: code, code }]
const hex = (n: number) => [...crypto.getRandomValues(new Uint8Array(n))].map(b => b.toString(16).padStart(2, '0')).join('')
const now = () => new Date().toISOString()

interface Found {
  readonly source: FilmSource
  readonly script: Script | null
  readonly lines: readonly string[]
  readonly title: Said | null
  readonly given: Track | null
}
/** Where demonstrations come from: those of the house by their ids, any other by its file. */
export interface Demos {
  open(id: string): Promise<Result<Demonstration, readonly Fault[]>>
  play(script: Script): Promise<Result<Demonstration, readonly Fault[]>>
  list(): Promise<readonly DemoCard[]>
}
const NO_DEMOS: Demos = {
  open: async () => err(fault('demo/unknown')),
  play: async () => err(fault('demo/unknown')),
  list: async () => [],
}
const scripted = (demo: Demonstration, source: FilmSource): Found => ({
  source,
  script: demo.script,
  lines: [demo.header, ...demo.entries].map(l => JSON.stringify(l)),
  title: demo.track.title,
  given: demo.track,
})
/** The demonstration's file that a text is; null: it is none. */
function scriptIn(content: string): Script | null {
  const json = readJson(content)
  return json.ok && isDemonstration(json.value) ? (json.value as Script) : null
}

/** Films of this browser's games, of files, and of demonstrations (`demo` knows them by id). */
export function createFilms(library: Library, text: Text, demos: Demos = NO_DEMOS): Films {
  /** What could not be stored holds for this visit. */
  const unstored = new Map<string, unknown>()
  const record = async (key: string): Promise<unknown> =>
    unstored.has(key) ? unstored.get(key) : await library.record(key).catch(() => null)
  const put = async (key: string, value: unknown): Promise<boolean> => {
    try {
      await library.putRecord(key, value)
      unstored.delete(key)
      return true
    } catch {
      unstored.set(key, value)
      return false
    }
  }

  const laid = createLaid(record, put)
  /** Plays it; what is wrong with it is told in the words of the theatre and of its game, which need not be there yet. */
  async function played(script: Script) {
    const result = await demos.play(script)
    if (!result.ok) {
      const game = String(script.ruleset)
      await Promise.all(['theatre', game].map(n => text.load(n, true)))
      await text.more(game, 'told')
    }
    return result
  }
  async function find(source: FilmSource, live?: readonly string[]): Promise<Result<Found, readonly Fault[]>> {
    if (source.kind === 'demo') {
      const found = await demos.open(source.id)
      return found.ok ? ok(scripted(found.value, source)) : found
    }
    if (source.kind === 'file') {
      const file = await laid.get(source.id)
      if (!file) return err(fault('film/no-file'))
      const own: FilmSource = { kind: 'file', id: file.id }
      const script = scriptIn(file.text)
      if (!script) return ok({ source: own, script: null, lines: splitLines(file.text), title: null, given: null })
      const result = await played(script)
      return result.ok ? ok(scripted(result.value, own)) : result
    }
    const card = readCard(await library.card(source.id).catch(() => null))
    const lines = live ?? (await library.lines(source.id).catch(() => []))
    if (lines.length === 0) return err(fault('game/unknown'))
    return ok({ source, script: null, lines, title: card?.name || null, given: null })
  }

  async function readSaid(
    source: FilmSource,
    given: Track | null,
    inFile: Result<Track | null, readonly Fault[]>,
    title: Said,
    events: number,
  ): Promise<{ readonly track: Track; readonly notes: readonly Fault[] }> {
    const kept = await record(keyOf(source))
    const notes: Fault[] = []
    if (kept) {
      // A log that was shortened since keeps its marks: those past its end stand at the end.
      const read = readTrack(kept)
      if (read.ok)
        return { track: { ...read.value, marks: read.value.marks.map(m => (m.at > events ? { ...m, at: events } : m)) }, notes }
      notes.push(...read.error.map(f => ({ ...f, code: 'film/kept-broken' })).slice(0, 1))
    }
    if (given) return { track: given, notes }
    if (!inFile.ok) notes.push(...inFile.error)
    return { track: (inFile.ok && inFile.value) || { title, marks: [] }, notes }
  }

  const rulesOf = async (id: string): Promise<AnyRuleset | null> => {
    const [rules] = await Promise.all([loadRuleset(id), text.load(id).then(() => text.more(id, 'told'))])
    return rules
  }

  async function lay(content: string): Promise<Result<{ readonly id: string }, readonly Fault[]>> {
    const script = scriptIn(content)
    if (script) {
      const result = await played(script)
      if (!result.ok) return result
    } else {
      const head = headOf(splitLines(content))
      if (!head.ok) return err([head.error])
    }
    return ok({ id: await laid.put(content) })
  }

  return {
    demos: demos.list,
    async open(asked, live) {
      const found = await find(asked, live)
      if (!found.ok) return found
      const { lines, given, script, source } = found.value
      const read = await openLog(lines, { ruleset: rulesOf }, true)
      if (!read.ok) return read
      const { rules, log } = read.value
      await text.load('theatre')
      const film = openFilm(rules, log, { open: script !== null })
      if (!film.ok) return film
      const title: Said = found.value.title ?? (log.header.scenario.title as Name)
      const events = film.value.steps.length
      const inFile = trackIn(log.header, { events })
      const said = await readSaid(source, given, inFile, title, events)
      const opened: OpenFilm = {
        source,
        film: film.value,
        log: { header: log.header, entries: log.entries },
        lines,
        title,
        track: said.track,
        given: given ?? (inFile.ok ? inFile.value : null),
        script,
        notes: [...log.notes, ...said.notes],
      }
      return ok(opened)
    },
    lay,
    async unfold(folded) {
      const text = await unfold(folded)
      return text.ok ? lay(text.value) : err([text.error])
    },
    link: (open, track) => linkOf(open, track),
    keep: (source, track) => put(keyOf(source), track),
    file(open, track) {
      const name = open.script ? String(open.script.demonstration) : open.log.header.scenario.title.en
      return { name: fileName(name, now(), open.script ? 'json' : 'jsonl'), text: textOf(open, track, 2) }
    },
    async branch(open, at, name) {
      const made = branchOf(open.film.rules, open.log, leavingAt(open.film, open.log.entries, at))
      if (!made.ok) return err([made.error])
      const { header, entries } = made.value
      const lines = [header, ...entries].map(l => JSON.stringify(l))
      const head = headOf(lines)
      if (!head.ok) return err([head.error])
      const id = hex(8)
      const from = open.source.kind === 'game' ? readCard(await library.card(open.source.id).catch(() => null)) : null
      const card: SavedGame = {
        ...head.value,
        turn: open.film.turnAt(at),
        ended: false,
        id,
        name,
        persons: from?.persons ?? 1,
        branch: true,
        created: now(),
        changed: now(),
      }
      try {
        await library.append(card, lines, 0)
      } catch (e) {
        return err([{ path: '', message: e instanceof Error ? e.name : String(e), code: 'file/not-stored' }])
      }
      await put(leftKey(id), { source: open.source, at })
      return ok({ id })
    },
    scale() {
      try {
        const pixels = Number(window.localStorage.getItem(SCALE))
        return pixels > 0 && Number.isFinite(pixels) ? pixels : null
      } catch {
        return null
      }
    },
    keepScale(pixels) {
      try {
        window.localStorage.setItem(SCALE, String(pixels))
        return true
      } catch {
        return false
      }
    },
    async leftFrom(id) {
      const left = await record(leftKey(id))
      if (typeof left !== 'object' || left === null || !('source' in left) || !('at' in left)) return null
      const { source, at } = left as { source: FilmSource; at: unknown }
      return typeof at === 'number' && ['game', 'file', 'demo'].includes(source?.kind) ? { source, at } : null
    },
  }
}
