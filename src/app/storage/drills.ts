import { type Book, EMPTY_BOOK, readBook } from '../../drills/book'
import type { DrillShelf } from '../../ui/ports'
import { asideOf, keyOf, type Shelfboard } from './settings'

const KEY = 'drills'
/** A book holds sixty days of ten skills: far below this. */
const LONGEST = 200_000

/**
 * The book of drills in the browser. One that cannot be read is copied to another key before anything is written over it, and an empty
 * one stands. Where nothing can be stored, it holds for this visit.
 */
export function openDrills(board: Shelfboard | null, now: () => Date): DrillShelf {
  let book: Book = EMPTY_BOOK
  try {
    const stored = board?.getItem(keyOf(KEY)) ?? null
    if (stored !== null) {
      const read = stored.length <= LONGEST ? parsed(stored) : null
      if (read) book = read
      else if (board?.getItem(asideOf(KEY)) === null) board.setItem(asideOf(KEY), stored)
    }
  } catch {
    // Blocked: for this visit only.
  }
  return {
    get: () => book,
    keep(next) {
      book = next
      try {
        if (!board) return false
        board.setItem(keyOf(KEY), JSON.stringify({ v: 1, is: next }))
        return true
      } catch {
        return false
      }
    },
    today() {
      const d = now()
      const two = (n: number) => String(n).padStart(2, '0')
      return `${d.getFullYear()}-${two(d.getMonth() + 1)}-${two(d.getDate())}`
    },
  }
}

function parsed(text: string): Book | null {
  try {
    const x: unknown = JSON.parse(text)
    return typeof x === 'object' && x !== null && 'v' in x && x.v === 1 && 'is' in x ? readBook(x.is) : null
  } catch {
    return null
  }
}
