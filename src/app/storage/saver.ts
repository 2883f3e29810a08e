import type { SavedGame, Saving, Store } from '../../ui/ports'
import { Hole, type Library } from './library'

/** What went wrong with a write, in a word that the page can explain. */
export function whyNot(e: unknown): NonNullable<Saving['why']> {
  const name = e instanceof Error ? e.name : ''
  if (name === 'QuotaExceededError') return 'full'
  if (name === 'InvalidStateError' || name === 'NotFoundError' || name === 'SecurityError' || name === 'UnknownError')
    return 'gone'
  return 'broken'
}

export interface Saver extends Store<Saving> {
  /** New lines of the log; `from`: how many stood before them. Written at once, after whatever could not be written before. */
  push(lines: readonly string[], from: number): void
  /** Waits until everything handed in has been tried. */
  settled(): Promise<void>
  /** Tries again what is not yet stored. */
  retry(): void
}

/**
 * Keeps a game's lines in the library as they come: one transaction a push. A write that fails is told and tried again with the
 * next one, from the first line that is not stored, so the stored log never has a hole. `cardNow` makes the list's card.
 * `stored`: how many lines lie there already.
 */
export function createSaver(library: Library, cardNow: () => SavedGame, stored: number, known: readonly string[] = []): Saver {
  const all: string[] = [...known]
  let safe = stored
  let state: Saving = { state: 'saved' }
  let work: Promise<void> = Promise.resolve()
  const listeners = new Set<() => void>()
  const turn = (next: Saving) => {
    if (next.state === state.state && next.why === state.why) return
    state = next
    for (const listener of listeners) listener()
  }
  const put = async (again: boolean): Promise<void> => {
    const upTo = all.length
    if (safe >= upTo) return
    try {
      await library.append(cardNow(), all.slice(safe, upTo), safe)
      safe = upTo
      turn({ state: 'saved' })
    } catch (e) {
      if (e instanceof Hole && again) {
        safe = (await library.lines(cardNow().id).catch(() => [])).length
        return put(false)
      }
      turn({ state: 'failed', why: whyNot(e) })
    }
  }
  const write = () => {
    work = work.then(() => put(true))
  }
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    push(lines, from) {
      all.length = Math.min(all.length, from)
      safe = Math.min(safe, from)
      all.push(...lines)
      write()
    },
    settled: () => work,
    retry: write,
  }
}
