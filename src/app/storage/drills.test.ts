import { describe, expect, it } from 'vitest'
import { EMPTY_BOOK, recorded } from '../../drills'
import { openDrills } from './drills'

const board = (held: Record<string, string> = {}) => ({
  held,
  getItem: (k: string) => held[k] ?? null,
  setItem: (k: string, v: string) => {
    held[k] = v
  },
})
const now = () => new Date(2026, 0, 5, 23, 30)
const book = recorded(EMPTY_BOOK, { kind: 'fire', level: 2, seed: 3 }, false, 20458)

describe('the book of drills', () => {
  it('is kept and found again', () => {
    const b = board()
    expect(openDrills(b, now).get()).toEqual(EMPTY_BOOK)
    expect(openDrills(b, now).keep(book)).toBe(true)
    expect(openDrills(b, now).get()).toEqual(book)
  })
  it('that is damaged is laid aside, and an empty one stands', () => {
    const b = board({ 'campo/drills': '{"v":1,"is":{"answered":' })
    const shelf = openDrills(b, now)
    expect(shelf.get()).toEqual(EMPTY_BOOK)
    shelf.keep(book)
    expect(b.held['campo/drills/kept']).toBe('{"v":1,"is":{"answered":')
  })
  it('holds for the visit where nothing can be stored', () => {
    const broken = {
      getItem: () => {
        throw new Error('blocked')
      },
      setItem: () => {
        throw new Error('full')
      },
    }
    for (const b of [broken, null]) {
      const shelf = openDrills(b, now)
      expect(shelf.keep(book)).toBe(false)
      expect(shelf.get()).toEqual(book)
    }
  })
  it('knows the date of the place where it is', () => {
    expect(openDrills(null, now).today()).toBe('2026-01-05')
  })
})
