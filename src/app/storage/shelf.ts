import type { Fault } from '../../base/pointer'
import { err, ok, type Result } from '../../base/result'
import type { SavedGame, Shelf } from '../../ui/ports'
import { readCard, sorted } from './cards'
import { type Library, trackKey } from './library'

/** Reads a log's header and end well enough to list it; the game itself is checked when it is opened. */
export function headOf(
  lines: readonly string[],
): Result<Omit<SavedGame, 'id' | 'created' | 'changed' | 'name' | 'persons'>, Fault> {
  let head: unknown
  try {
    head = JSON.parse(lines[0] ?? '')
  } catch {
    return err({ path: '/0', message: 'file/not-ours', code: 'file/not-ours' })
  }
  if (typeof head !== 'object' || head === null || !('campo' in head) || !('ruleset' in head) || !('scenario' in head))
    return err({ path: '/0', message: 'file/not-ours', code: 'file/not-ours' })
  if (head.campo !== 1) return err({ path: '/0/campo', message: 'file/newer', code: 'file/newer' })
  const scenario = head.scenario as { title?: { it?: unknown; en?: unknown }; turns?: unknown } | null
  const seats = 'seats' in head ? (head.seats as { a?: { name?: unknown }; b?: { name?: unknown } } | null) : null
  const text = (x: unknown) => (typeof x === 'string' ? x : '')
  return ok({
    title: { it: text(scenario?.title?.it), en: text(scenario?.title?.en) },
    ruleset: text(head.ruleset),
    names: { a: text(seats?.a?.name), b: text(seats?.b?.name) },
    turn: 1,
    turns: typeof scenario?.turns === 'number' ? scenario.turns : 0,
    ended: lines.slice(-2).some(l => l.includes('"end"')),
  })
}

export const splitLines = (text: string): readonly string[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(l => l.trim() !== '')

/** A file's name from a game's: letters, digits and dashes, whatever the players called it. */
export const fileName = (name: string, day: string, kind: 'jsonl' | 'json' = 'jsonl'): string =>
  `${
    name
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'campo'
  }-${day.slice(0, 10)}.campo.${kind}`

/** What is said about a game goes into its file; what was stored of it and cannot be read stays out. */
async function withSaid(lines: readonly string[], said: unknown): Promise<readonly string[]> {
  const { readTrack, withTrack } = await import('../../theatre')
  const track = readTrack(said)
  const whole = track.ok ? withTrack(lines, track.value) : track
  return whole.ok ? whole.value : lines
}

/** The saved games as the screens handle them. `now`: an ISO time; `newId`: an id that was never used. */
export function createShelf(library: Library, now: () => string, newId: () => string): Shelf {
  const quietly = async (work: Promise<void>) =>
    work.then(
      () => true,
      () => false,
    )
  return {
    list: async () => sorted(await library.cards()).filter(c => !c.untouched),
    async rename(id, name) {
      const card = readCard(await library.card(id).catch(() => null))
      return card !== null && quietly(library.putCard({ ...card, name: name.slice(0, 120) }))
    },
    remove: id => quietly(library.remove(id)),
    async file(id) {
      const card = readCard(await library.card(id).catch(() => null))
      const lines = await library.lines(id).catch(() => [])
      if (lines.length === 0) return null
      const said = await library.record(trackKey(id)).catch(() => null)
      const whole = said ? await withSaid(lines, said) : lines
      return { name: fileName(card?.name || card?.title.en || id, now()), text: `${whole.join('\n')}\n` }
    },
    async bring(text) {
      const lines = splitLines(text)
      const head = headOf(lines)
      if (!head.ok) return err([head.error])
      const card: SavedGame = { ...head.value, id: newId(), name: '', persons: 2, created: now(), changed: now() }
      try {
        await library.append(card, lines, 0)
      } catch (e) {
        return err([{ path: '', message: e instanceof Error ? e.name : String(e), code: 'file/not-stored' }])
      }
      return ok(card)
    },
    async kept() {
      try {
        return (await navigator.storage.persisted()) ? 'yes' : 'no'
      } catch {
        return 'unknown'
      }
    },
  }
}
