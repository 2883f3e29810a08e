import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { SavedGame } from '../../ui/ports'

/** One record a log line, one for the card in the list, one for what costs nothing to lose. */
interface Boxes extends DBSchema {
  games: { key: string; value: SavedGame }
  lines: { key: [string, number]; value: string }
  records: { key: string; value: unknown }
}

/** Where games lie. Every call may fail (storage full, cleared, blocked); nothing that failed is half there. */
export interface Library {
  cards(): Promise<readonly unknown[]>
  card(id: string): Promise<unknown>
  /** Puts lines from `from` on and the card in one transaction: all of it, or nothing. */
  append(card: SavedGame, lines: readonly string[], from: number): Promise<void>
  putCard(card: SavedGame): Promise<void>
  lines(id: string): Promise<readonly string[]>
  remove(id: string): Promise<void>
  putRecord(id: string, record: unknown): Promise<void>
  record(id: string): Promise<unknown>
}

/** What is said about a game, and where a branch left: records beside it, which go with it. */
export const trackKey = (id: string): string => `film:${id}`
export const leftKey = (id: string): string => `left:${id}`
const recordsOf = (id: string): readonly string[] => [id, trackKey(id), leftKey(id)]

/** The lines before those handed in are not there. */
export class Hole extends Error {
  override name = 'Hole'
}

const all = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

/** The browser's store. It is opened anew after it was cleared or closed under an open page. */
export function browserLibrary(name = 'campo'): Library {
  let opened: Promise<IDBPDatabase<Boxes>> | null = null
  const open = () => {
    opened ??= openDB<Boxes>(name, 1, {
      upgrade(db) {
        db.createObjectStore('games', { keyPath: 'id' })
        db.createObjectStore('lines')
        db.createObjectStore('records')
      },
      // A newer page wants the store: let it, and open again when next asked.
      blocking: () => void close(),
      terminated: () => {
        opened = null
      },
    })
    opened.catch(() => {
      opened = null
    })
    return opened
  }
  const close = async () => {
    const was = opened
    opened = null
    ;(await was?.catch(() => null))?.close()
  }
  /** Once more with a fresh connection where the first one had gone stale. */
  const withDb = async <T>(work: (db: IDBPDatabase<Boxes>) => Promise<T>): Promise<T> => {
    try {
      return await work(await open())
    } catch (e) {
      if (!(e instanceof DOMException) || (e.name !== 'InvalidStateError' && e.name !== 'NotFoundError')) throw e
      await close()
      return work(await open())
    }
  }
  return {
    cards: () => withDb(db => db.getAll('games')),
    card: id => withDb(db => db.get('games', id)),
    append: (card, lines, from) =>
      withDb(async db => {
        const tx = db.transaction(['games', 'lines'], 'readwrite', { durability: 'strict' })
        try {
          // The store may have been wiped under the page: lines without those before them would be a hole.
          if (from > 0 && (await tx.objectStore('lines').getKey([card.id, from - 1])) === undefined) throw new Hole()
          // What stood beyond, as the tail of a damaged log, goes: the log ends where the game does.
          await tx
            .objectStore('lines')
            .delete(IDBKeyRange.bound([card.id, from + lines.length], [card.id, Number.MAX_SAFE_INTEGER]))
          const puts = lines.map((line, i) => tx.objectStore('lines').put(line, [card.id, from + i]))
          await Promise.all([...puts, tx.objectStore('games').put(card), tx.done])
        } catch (e) {
          tx.done.catch(() => {})
          try {
            tx.abort()
          } catch {
            // It has ended by itself.
          }
          throw e
        }
      }),
    putCard: card => withDb(async db => void (await db.put('games', card))),
    lines: id =>
      withDb(async db => {
        const tx = db.transaction('lines')
        const [keys, values] = await Promise.all([tx.store.getAllKeys(all(id)), tx.store.getAll(all(id))])
        // A hole in the row would make later lines lie: what stands before it counts.
        const whole = keys.findIndex((k, i) => k[1] !== i)
        return whole < 0 ? values : values.slice(0, whole)
      }),
    remove: id =>
      withDb(async db => {
        const tx = db.transaction(['games', 'lines', 'records'], 'readwrite')
        await Promise.all([
          tx.objectStore('games').delete(id),
          tx.objectStore('lines').delete(all(id)),
          ...recordsOf(id).map(key => tx.objectStore('records').delete(key)),
          tx.done,
        ])
      }),
    putRecord: (id, record) => withDb(async db => void (await db.put('records', record, id))),
    record: id => withDb(db => db.get('records', id)),
  }
}

/** Holds games for this visit only: where the browser gives no store. */
export function memoryLibrary(): Library {
  const cards = new Map<string, SavedGame>()
  const lines = new Map<string, string[]>()
  const records = new Map<string, unknown>()
  return {
    cards: async () => [...cards.values()],
    card: async id => cards.get(id),
    async append(card, more, from) {
      if ((lines.get(card.id)?.length ?? 0) < from) throw new Hole()
      cards.set(card.id, card)
      lines.set(card.id, [...(lines.get(card.id) ?? []).slice(0, from), ...more])
    },
    async putCard(card) {
      cards.set(card.id, card)
    },
    lines: async id => lines.get(id) ?? [],
    async remove(id) {
      cards.delete(id)
      lines.delete(id)
      for (const key of recordsOf(id)) records.delete(key)
    },
    async putRecord(id, record) {
      records.set(id, record)
    },
    record: async id => records.get(id),
  }
}
