import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { SavedGame } from '../../ui/ports'
import { browserLibrary, type Library, memoryLibrary } from './library'
import { createSaver } from './saver'

const card = (id: string, turn = 1): SavedGame => ({
  id,
  name: '',
  title: { it: 'Prova', en: 'Trial' },
  ruleset: 'ordine-obliquo',
  names: { a: 'Anna', b: 'Bruno' },
  persons: 2,
  turn,
  turns: 12,
  ended: false,
  created: '2026-01-01T00:00:00Z',
  changed: '2026-01-01T00:00:00Z',
})
let made = 0
const kinds: [string, () => Library][] = [
  ['the browser', () => browserLibrary(`t${made++}`)],
  ['memory', memoryLibrary],
]

for (const [where, open] of kinds)
  describe(`games kept in ${where}`, () => {
    it('lines come back in order, each once, and only those of their game', async () => {
      const lib = open()
      const one = createSaver(lib, () => card('one'), 0)
      const two = createSaver(lib, () => card('two'), 0)
      one.push(['h', 'a'], 0)
      two.push(['x'], 0)
      for (let i = 2; i < 30; i++) one.push([`l${i}`], i)
      await one.settled()
      await two.settled()
      const lines = await lib.lines('one')
      expect(lines.length).toBe(30)
      expect(lines.slice(0, 3)).toEqual(['h', 'a', 'l2'])
      expect(await lib.lines('two')).toEqual(['x'])
      await lib.remove('one')
      expect(await lib.lines('one')).toEqual([])
      expect(await lib.lines('two')).toEqual(['x'])
    })
    it('a log that goes on from before a damaged tail ends where the game does', async () => {
      const lib = open()
      await lib.append(card('g'), ['h', 'a', '{torn', 'x', 'y'], 0)
      const s = createSaver(lib, () => card('g'), 5, ['h', 'a', '{torn', 'x', 'y'])
      s.push(['b'], 2)
      await s.settled()
      expect(await lib.lines('g')).toEqual(['h', 'a', 'b'])
    })
    it('R72 a wiped store gets the whole game with the next command', async () => {
      const lib = open()
      const s = createSaver(lib, () => card('g'), 0)
      s.push(['h', 'a'], 0)
      await s.settled()
      await lib.remove('g')
      s.push(['b'], 2)
      await s.settled()
      expect(await lib.lines('g')).toEqual(['h', 'a', 'b'])
      expect(s.get().state).toBe('saved')
    })
  })

describe('a write that fails', () => {
  it('R47, R72 is told with its reason, and the next one stores everything', async () => {
    const lib = memoryLibrary()
    let full = false
    const tight: Library = {
      ...lib,
      append: (c, l, f) => {
        if (!full) return lib.append(c, l, f)
        const e = new Error('no room')
        e.name = 'QuotaExceededError'
        return Promise.reject(e)
      },
    }
    const s = createSaver(tight, () => card('g'), 0)
    s.push(['h'], 0)
    await s.settled()
    full = true
    s.push(['a'], 1)
    await s.settled()
    expect(s.get()).toEqual({ state: 'failed', why: 'full' })
    expect(await lib.lines('g')).toEqual(['h'])
    s.push(['b'], 2)
    await s.settled()
    full = false
    s.push(['c'], 3)
    await s.settled()
    expect(s.get().state).toBe('saved')
    expect(await lib.lines('g')).toEqual(['h', 'a', 'b', 'c'])
  })
  it('leaves nothing half written: lines and card stand or fall together', async () => {
    const lib = browserLibrary(`t${made++}`)
    await lib.append(card('g', 1), ['h'], 0)
    await expect(lib.append({ ...card('g', 2), id: undefined } as unknown as SavedGame, ['a'], 1)).rejects.toThrow()
    expect(await lib.lines('g')).toEqual(['h'])
    expect(((await lib.card('g')) as SavedGame).turn).toBe(1)
  })
})
