import { describe, expect, it } from 'vitest'
import type { Settings } from '../../ui/ports'
import { asideOf, DEFAULTS, keyOf, openSettings } from './settings'

const fallback: Settings = { language: 'en', ...DEFAULTS }
function board(start: Record<string, string> = {}) {
  const held = new Map(Object.entries(start))
  return {
    held,
    full: false,
    getItem: (k: string) => held.get(k) ?? null,
    setItem(k: string, v: string) {
      if (this.full) throw new Error('QuotaExceededError')
      held.set(k, v)
    },
  }
}

describe('settings', () => {
  it('a change is there again at the next visit', () => {
    const b = board()
    openSettings(b, fallback).set('theme', 'dark')
    expect(openSettings(b, fallback).get().theme).toBe('dark')
    expect(openSettings(b, fallback).get().pace).toBe(1)
  })
  it('R47 each damaged value is kept under another key, the default stands, the others are untouched', () => {
    const damaged = ['', '{', 'null', '[]', '{"v":999,"is":"dark"}', '{"v":0}', 'x'.repeat(2_000_000)]
    for (const value of damaged) {
      const b = board({ [keyOf('theme')]: value, [keyOf('pace')]: '{"v":1,"is":4}' })
      const s = openSettings(b, fallback)
      expect(s.get().theme).toBe('system')
      expect(s.get().pace).toBe(4)
      expect(s.setAside).toEqual(['theme'])
      expect(b.held.get(asideOf('theme'))).toBe(value)
      expect(b.held.get(keyOf('theme'))).toBe(value)
      s.set('theme', 'light')
      expect(b.held.get(asideOf('theme'))).toBe(value)
      expect(openSettings(b, fallback).get().theme).toBe('light')
    }
  })
  it('a value of the right shape that is not on the list is no value', () => {
    expect(openSettings(board({ [keyOf('textSize')]: '{"v":1,"is":7}' }), fallback).get().textSize).toBe(1)
  })
  it('R47 after one failed write the next one is stored', () => {
    const b = board()
    const s = openSettings(b, fallback)
    b.full = true
    s.set('theme', 'dark')
    expect(s.get().theme).toBe('dark')
    b.full = false
    s.set('theme', 'projector')
    expect(openSettings(b, fallback).get().theme).toBe('projector')
  })
  it('where nothing may be stored at all the page still has its settings', () => {
    const closed = {
      getItem(): string | null {
        throw new Error('SecurityError')
      },
      setItem() {
        throw new Error('SecurityError')
      },
    }
    const s = openSettings(closed, fallback)
    s.set('pace', 2)
    expect(s.get().pace).toBe(2)
    expect(openSettings(null, fallback).get()).toEqual(fallback)
  })
})
