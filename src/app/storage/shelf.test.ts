import { describe, expect, it } from 'vitest'
import { readCard, sorted } from './cards'
import { memoryLibrary } from './library'
import { readRecord } from './record'
import { createShelf, fileName, headOf, splitLines } from './shelf'

const header = JSON.stringify({
  campo: 1,
  ruleset: 'ordine-obliquo',
  rulesVersion: 1,
  scenario: { title: { it: 'Prova', en: 'Trial' }, turns: 12 },
  seats: { a: { name: 'Anna' }, b: { name: 'Bruno' } },
})
let id = 0
const shelf = () =>
  createShelf(
    memoryLibrary(),
    () => '2026-05-01T10:00:00Z',
    () => `id${id++}`,
  )

describe('the shelf', () => {
  it('takes a game in from a file and gives the same file back', async () => {
    const s = shelf()
    const brought = await s.bring(`\uFEFF${header}\r\n{"n":1}\r\n`)
    expect(brought).toMatchObject({ ok: true, value: { names: { a: 'Anna', b: 'Bruno' }, title: { en: 'Trial' } } })
    if (!brought.ok) return
    const file = await s.file(brought.value.id)
    expect(file?.text).toBe(`${header}\n{"n":1}\n`)
    expect(file?.name).toBe('trial-2026-05-01.campo.jsonl')
    expect(await s.rename(brought.value.id, 'Our evening')).toBe(true)
    expect((await s.list()).map(g => g.name)).toEqual(['Our evening'])
    await s.remove(brought.value.id)
    expect(await s.list()).toEqual([])
  })
  it('refuses by name what is not ours or newer', async () => {
    expect(await shelf().bring('hello')).toMatchObject({ ok: false, error: [{ code: 'file/not-ours' }] })
    expect(await shelf().bring('{"a":1}')).toMatchObject({ ok: false, error: [{ code: 'file/not-ours' }] })
    expect(headOf([header.replace('"campo":1', '"campo":9')])).toMatchObject({ ok: false, error: { code: 'file/newer' } })
    expect(splitLines('')).toEqual([])
  })
  it('R44 a file’s name holds letters, digits and dashes alone', () => {
    expect(fileName('<img src=x onerror=1> ../../età', '2026-05-01T10')).toBe('img-src-x-onerror-1-eta-2026-05-01.campo.jsonl')
    expect(fileName('///', '2026-05-01')).toBe('campo-2026-05-01.campo.jsonl')
  })
  it('R47 a damaged card hides no other and is shown as damaged', () => {
    const good = { id: 'g', title: { it: 'a', en: 'a' }, names: { a: '', b: '' }, ruleset: 'x', turn: 1, turns: 2, changed: '2' }
    const cards = sorted([null, 7, { id: 'h' }, good, { title: 'none' }])
    expect(cards.map(c => [c.id, c.damaged ?? false])).toEqual([
      ['g', false],
      ['h', true],
    ])
    expect(readCard({})).toBeNull()
  })
  it('a damaged small record is no record', () => {
    for (const x of [null, 'x', {}, { v: 999 }, []]) expect(readRecord(x)).toBeNull()
    expect(readRecord({ v: 1, hands: 'x', view: 'sideways', from: 7 })).toEqual({ hands: null, view: 'free', from: 'a' })
  })
})
