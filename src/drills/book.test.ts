import { describe, expect, it } from 'vitest'
import type { DrillName } from '../rulesets/contract/practice'
import { type Book, dayOf, dueNow, EMPTY_BOOK, INTERVALS, readBook, recorded, recordedDay, total } from './book'

const missedOne: DrillName = { kind: 'flank', level: 3, seed: 7 }
const other = (seed: number): DrillName => ({ kind: 'distance', level: 1, seed })
const answered = (book: Book, n: number, day: number): Book =>
  Array.from({ length: n }).reduce<Book>((b, _, i) => recorded(b, other(1000 + b.answered + i), true, day), book)

describe('what was missed', () => {
  it('comes back after three other drills, then ten, then one day, three, seven and sixteen, and then no more', () => {
    let day = 100
    let book = recorded(EMPTY_BOOK, missedOne, false, day)
    expect(dueNow(book, day)).toBeNull()
    for (const others of [3, 10]) {
      book = answered(book, others - 1, day)
      expect(dueNow(book, day), `one before ${others}`).toBeNull()
      book = answered(book, 1, day)
      expect(dueNow(book, day), `after ${others}`).toEqual(missedOne)
      book = recorded(book, missedOne, true, day)
    }
    for (const days of [1, 3, 7, 16]) {
      book = answered(book, 50, day)
      expect(dueNow(book, day + days - 1), `a day before ${days}`).toBeNull()
      day += days
      expect(dueNow(book, day), `after ${days} days`).toEqual(missedOne)
      book = recorded(book, missedOne, true, day)
    }
    expect(book.missed).toEqual([])
    expect(INTERVALS).toHaveLength(6)
  })
  it('begins anew when it is missed again, and stands in the book once', () => {
    let book = recorded(EMPTY_BOOK, missedOne, false, 5)
    book = recorded(answered(book, 3, 5), missedOne, true, 5)
    book = recorded(answered(book, 10, 5), missedOne, false, 5)
    expect(book.missed).toHaveLength(1)
    expect(book.missed[0]).toMatchObject({ ...missedOne, step: 0, due: { answered: book.answered + 3 } })
  })
  it('is asked for by kind', () => {
    const book = answered(recorded(EMPTY_BOOK, missedOne, false, 5), 3, 5)
    expect(dueNow(book, 5, 'distance')).toBeNull()
    expect(dueNow(book, 5, 'flank')).toEqual(missedOne)
  })
})

describe('scores', () => {
  it('are counted by skill and by day, the last sixty days', () => {
    let book: Book = EMPTY_BOOK
    for (let day = 1; day <= 70; day++)
      book = recorded(recorded(book, other(day), day % 2 === 0, day), other(day + 500), true, day)
    expect(book.skills.distance).toHaveLength(60)
    expect(book.skills.distance?.[0]).toEqual({ day: 11, right: 1, of: 2 })
    expect(total(book, 'distance')).toEqual({ right: 90, of: 120 })
    expect(total(book, 'fire')).toEqual({ right: 0, of: 0 })
  })
  it('of the drill of a day stand as they were first', () => {
    const once = recordedDay(EMPTY_BOOK, '2026-11-30', false, 12)
    expect(recordedDay(once, '2026-11-30', true, 3).days['2026-11-30']).toEqual({ right: false, seconds: 12 })
  })
})

describe('two games', () => {
  const rad: DrillName = { ...missedOne, game: 'radetzky' }
  it('have skills and missed drills of their own, also where kind, level and seed are the same', () => {
    let book = recorded(recorded(EMPTY_BOOK, missedOne, false, 5), rad, true, 5)
    expect(total(book, 'flank')).toEqual({ right: 0, of: 1 })
    expect(total(book, 'radetzky/flank')).toEqual({ right: 1, of: 1 })
    expect(book.missed).toHaveLength(1)
    book = answered(recorded(book, rad, false, 5), 3, 5)
    expect(dueNow(book, 5, 'flank', 'ordine-obliquo')).toEqual(missedOne)
    expect(dueNow(book, 5, 'flank', 'radetzky')).toEqual(rad)
    expect(readBook(JSON.parse(JSON.stringify(book)))).toEqual(book)
  })
  it('a missed drill of no game that there is makes a book damaged', () => {
    const book = recorded(EMPTY_BOOK, rad, false, 5)
    expect(readBook(JSON.parse(JSON.stringify(book).replaceAll('radetzky', 'chess')))).toBeNull()
  })
})

describe('a stored book', () => {
  it('is read back the same', () => {
    const book = recordedDay(recorded(EMPTY_BOOK, missedOne, false, 20000), '2026-11-30', true, 9)
    expect(readBook(JSON.parse(JSON.stringify(book)))).toEqual(book)
  })
  it('that is damaged is none', () => {
    const good = JSON.parse(JSON.stringify(recorded(EMPTY_BOOK, missedOne, false, 9)))
    for (const bad of [
      null,
      [],
      {},
      { ...good, answered: -1 },
      { ...good, skills: { flank: [{ day: 1, right: 2, of: 1 }] } },
      { ...good, missed: [{ ...good.missed[0], kind: 'nonsense' }] },
      { ...good, missed: [{ ...good.missed[0], step: 6 }] },
      { ...good, days: { yesterday: { right: true, seconds: 1 } } },
    ])
      expect(readBook(bad)).toBeNull()
  })
})

describe('the number of a day', () => {
  it('is what the calendar says', () => {
    for (const date of ['1970-01-01', '1999-12-31', '2000-02-29', '2000-03-01', '2024-02-29', '2026-11-30', '2100-03-01'])
      expect([date, dayOf(date)]).toEqual([date, Date.parse(`${date}T00:00:00Z`) / 86_400_000])
    for (const bad of ['', '2026-13-01', '2026-1-1', 'x']) expect(dayOf(bad)).toBeNull()
  })
})
