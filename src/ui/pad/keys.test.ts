import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TestTable } from '../../tools/testTable.testing'
import { KEYS, pressKey } from './keys'

const UNITS = [
  { id: 'a/I/1', front: [40, 30] as const, group: 'a/I' },
  { id: 'a/I/2', front: [60, 30] as const, group: 'a/I' },
  { id: 'b/I/1', front: [40, 60] as const, facing: 180 },
]
const bare = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }
const table = () => {
  const t = new TestTable(UNITS)
  let wrote = 0
  const press = (key: string, keys: Partial<typeof bare> = {}) =>
    pressKey(t.hands, { key, ...bare, ...keys }, () => {
      wrote++
      return true
    })
  return { t, press, wrote: () => wrote }
}

describe('everything that a pointer can do, the keys can do', () => {
  it('Tab walks the units and past the last one goes on to the page', () => {
    const { t, press } = table()
    expect(press('Tab')).toBe(true)
    expect(t.hands.get().selected).toEqual(['a/I/1'])
    expect(press('Tab')).toBe(true)
    expect(press('Tab')).toBe(false)
    expect(t.hands.get().selected).toEqual([])
    expect(press('Tab', { shiftKey: true })).toBe(true)
    expect(t.hands.get().selected).toEqual(['a/I/2'])
  })
  it('arrows wheel and advance; Shift more, Alt less', () => {
    const { t, press } = table()
    expect(press('ArrowLeft')).toBe(false)
    press('Tab')
    press('ArrowLeft')
    press('ArrowLeft', { shiftKey: true })
    press('ArrowLeft', { altKey: true })
    press('ArrowUp')
    press('ArrowUp', { shiftKey: true })
    press('ArrowUp', { altKey: true })
    press('ArrowDown', { altKey: true })
    press('x', { shiftKey: true })
    expect(t.steps).toEqual([
      { wheel: 'left', degrees: 6.1 },
      { oblique: 5, cm: 2.5 },
    ])
    press('Backspace')
    expect(t.steps).toEqual([{ wheel: 'left', degrees: 6.1 }])
  })
  it('Enter goes to the field; where there is none, as for a line, it commits', () => {
    const { t, press, wrote } = table()
    press('Tab')
    press('Enter')
    expect(wrote()).toBe(1)
    press('b')
    press('ArrowUp')
    pressKey(t.hands, { key: 'Enter', ...bare }, () => false)
    expect(t.game.pose('a/I/1').front).toEqual([40, 30.5])
    expect(t.game.pose('a/I/2').front).toEqual([60, 30.5])
  })
  it('Escape puts back, lets go, and is then no longer the table’s', () => {
    const { t, press } = table()
    press('Tab')
    press('ArrowUp')
    expect([press('Escape'), press('Escape'), press('Escape')]).toEqual([true, true, false])
    expect(t.hands.get()).toMatchObject({ plans: [], selected: [] })
  })
  it('B takes the brigade, which then moves as one line', () => {
    const { t, press } = table()
    press('Tab')
    press('B', { shiftKey: true })
    expect(t.hands.get().selected).toEqual(['a/I/1', 'a/I/2'])
    press('ArrowUp')
    expect(t.hands.get().plans).toHaveLength(2)
  })
  it('leaves the page’s and the camera’s keys alone', () => {
    const { press } = table()
    press('Tab')
    for (const key of ['w', 'a', 's', 'd', 'q', 'e', 't', 'p', 'f', '+', '-', 'Home', 'u', 'o', '?', 'r'])
      expect(press(key), key).toBe(false)
    expect(press('z', { ctrlKey: true })).toBe(false)
    expect(press('m')).toBe(true)
  })
  it('each has its words in both languages', () => {
    for (const l of ['it', 'en']) {
      const words = JSON.parse(readFileSync(`src/text/catalogues/pad.${l}.json`, 'utf8'))
      for (const row of KEYS) expect(words[row.code], `${row.code} ${l}`).toBeTruthy()
    }
    const all = KEYS.flatMap(r => r.keys)
    expect(new Set(all).size).toBe(all.length)
  })
})
