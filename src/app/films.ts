import type { Fault } from '../base/pointer'
import { err, ok, type Result } from '../base/result'
import { openLog } from '../content'
import type { AnyRuleset, Name } from '../rulesets/contract'
import { loadRuleset } from '../rulesets/registry'
import type { Text } from '../text'
import { branchOf, leavingAt, openFilm, readTrack, type Said, type Track, trackIn, withTrack } from '../theatre'
import type { SavedGame } from '../ui/ports'
import type { DemoCard, Demonstration, FilmSource, Films, OpenFilm } from '../ui/theatre/ports'
import { readCard } from './storage/cards'
import { type Library, leftKey, trackKey } from './storage/library'
import { fileName, headOf, splitLines } from './storage/shelf'

/** Where the file lies that was opened last to be looked at. No game has such an id. */
const LAID = 'laid'
const keyOf = (source: FilmSource): string =>
  source.kind === 'game' ? trackKey(source.id) : source.kind === 'file' ? trackKey(' file') : trackKey(`demo:${source.id}`)

const SCALE = 'campo/true-scale'

const fault = (code: string): readonly Fault[] => [{ path: '', message: code, code }]
const hex = (n: number) => [...crypto.getRandomValues(new Uint8Array(n))].map(b => b.toString(16).padStart(2, '0')).join('')
const now = () => new Date().toISOString()

interface Found {
  readonly lines: readonly string[]
  readonly title: Said | null
  readonly given: Track | null
  readonly open: boolean
}

/** Films of this browser's games, of files, and of demonstrations (`demo` knows them by id). */
export function createFilms(
  library: Library,
  text: Text,
  demo: (id: string) => Promise<Result<Demonstration, readonly Fault[]>> = async () => err(fault('demo/unknown')),
  demos: () => Promise<readonly DemoCard[]> = async () => [],
): Films {
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

  async function find(source: FilmSource, live?: readonly string[]): Promise<Result<Found, readonly Fault[]>> {
    if (source.kind === 'demo') {
      const found = await demo(source.id)
      if (!found.ok) return found
      const { header, entries, track } = found.value
      return ok({ lines: [header, ...entries].map(l => JSON.stringify(l)), title: track.title, given: track, open: true })
    }
    if (source.kind === 'file') {
      const laid = await record(LAID)
      if (typeof laid !== 'string') return err(fault('film/no-file'))
      return ok({ lines: splitLines(laid), title: null, given: null, open: false })
    }
    const card = readCard(await library.card(source.id).catch(() => null))
    const lines = live ?? (await library.lines(source.id).catch(() => []))
    if (lines.length === 0) return err(fault('game/unknown'))
    return ok({ lines, title: card?.name || null, given: null, open: false })
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

  return {
    demos,
    async open(source, live) {
      const found = await find(source, live)
      if (!found.ok) return found
      const { lines, given, open } = found.value
      const read = await openLog(lines, { ruleset: rulesOf }, true)
      if (!read.ok) return read
      const { rules, log } = read.value
      await text.load('theatre')
      const film = openFilm(rules, log, { open })
      if (!film.ok) return film
      const title: Said = found.value.title ?? (log.header.scenario.title as Name)
      const events = film.value.steps.length
      const said = await readSaid(source, given, trackIn(log.header, { events }), title, events)
      const opened: OpenFilm = {
        source,
        film: film.value,
        log: { header: log.header, entries: log.entries },
        lines,
        title,
        track: said.track,
        notes: [...log.notes, ...said.notes],
      }
      return ok(opened)
    },
    async lay(content) {
      const lines = splitLines(content)
      const head = headOf(lines)
      if (!head.ok) return err([head.error])
      await put(LAID, content)
      // What was said about the file before this one is not said about this one.
      await put(keyOf({ kind: 'file' }), null)
      return ok(null)
    },
    keep: (source, track) => put(keyOf(source), track),
    file(open, track) {
      const whole = withTrack(open.lines, track.marks.length > 0 ? track : null)
      const lines = whole.ok ? whole.value : open.lines
      return { name: fileName(open.log.header.scenario.title.en, now()), text: `${lines.join('\n')}\n` }
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
