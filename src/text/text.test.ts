import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { playable } from '../rulesets/registry'
import { createText, pickLanguage, plain, readNumber, written } from './index'
import { SLOT } from './text'

const folder = join(process.cwd(), 'src/text/catalogues')
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>
const names = [...new Set(readdirSync(folder).map(f => f.replace(/\.(it|en)\.json$/, '')))]
const slots = (s: string) => [...s.matchAll(SLOT)].map(m => `${m[1]}${m[2] ? `,${m[2]}` : ''}`).sort()

describe('the catalogues', () => {
  it('stand in both languages with the same keys and the same parameters', () => {
    expect(names.length).toBeGreaterThan(2)
    for (const n of names) {
      const [it, en] = [read(`${n}.it.json`), read(`${n}.en.json`)]
      expect(Object.keys(it).sort(), n).toEqual(Object.keys(en).sort())
      for (const key of Object.keys(en)) expect([key, ...slots(it[key] ?? '')]).toEqual([key, ...slots(en[key] ?? '')])
    }
  })
  it('have no empty sentence, no key twice but where two games say the same code in their own words', () => {
    const seen = new Map<string, string>()
    for (const n of names)
      for (const [key, value] of Object.entries(read(`${n}.en.json`))) {
        expect(value.trim(), key).not.toBe('')
        expect(read(`${n}.it.json`)[key]?.trim(), key).not.toBe('')
        const other = seen.get(key)
        // a game's catalogue and what it keeps in files of their own are one
        const games = [n, other].map(x => x?.replace(/-(told|quick)$/, ''))
        const two = games[0] !== games[1] && games.every(x => (playable() as readonly unknown[]).includes(x))
        expect(other === undefined || two, `${key} stands in ${n} and ${other}`).toBe(true)
        seen.set(key, n)
      }
  })
})

describe('a namespace', () => {
  it('asked for twice is there when either asking is answered', async () => {
    const text = await createText('en')
    const key = Object.keys(read('ordine-obliquo.en.json'))[0]
    void text.load('ordine-obliquo')
    await text.load('ordine-obliquo')
    expect(text.has(key)).toBe(true)
  })
  it('of the game that was loaded last says the codes that two games have', async () => {
    const text = await createText('en', ['ordine-obliquo'])
    await text.more('ordine-obliquo')
    const one = text.t('refusal.wheel/too-far')
    await text.load('radetzky')
    const two = text.t('refusal.wheel/too-far')
    expect(two).not.toBe(one)
    await text.load('ordine-obliquo')
    expect(text.t('refusal.wheel/too-far')).toBe(one)
    await text.load('radetzky')
    // fetched ahead for another time, a game does not speak
    await text.load('ordine-obliquo', true)
    expect(text.t('refusal.wheel/too-far')).toBe(two)
  })
})

describe('what a game keeps in files of their own', () => {
  it('is said once it is asked for, and in the other language too', async () => {
    const text = await createText('en', ['ordine-obliquo'])
    const [told, quick] = ['told', 'quick'].map(p => Object.keys(read(`ordine-obliquo-${p}.en.json`))[0]!)
    expect([text.has(told!), text.has(quick!)]).toEqual([false, false])
    let heard = 0
    text.subscribe(() => heard++)
    await text.more('ordine-obliquo', 'told')
    await text.more('ordine-obliquo', 'told')
    expect([text.has(told!), text.has(quick!), heard]).toEqual([true, false, 1])
    await text.setLanguage('it')
    expect(text.t(told!)).toBe(read('ordine-obliquo-told.it.json')[told!]!.replace(SLOT, '…'))
    await text.more('ordine-obliquo')
    expect(text.has(quick!)).toBe(true)
  })
  it('asked for before the game itself, comes with it', async () => {
    const text = await createText('en')
    const told = Object.keys(read('ordine-obliquo-told.en.json'))[0]!
    await text.more('ordine-obliquo', 'told')
    expect(text.has(told)).toBe(false)
    await text.load('ordine-obliquo')
    expect(text.has(told)).toBe(true)
  })
})

describe('numbers', () => {
  it('are written with the comma in Italian and the point in English', () => {
    expect(written(12.5, 'it', 1)).toBe('12,5')
    expect(written(12.5, 'en', 1)).toBe('12.5')
    expect(written(-3, 'en', 1)).toBe('−3.0')
    expect(plain(7, 'it')).toBe('7')
    expect(plain(14.5, 'it')).toBe('14,5')
  })
  it('a date is written out, and what is none is empty', async () => {
    const [it_, en] = [await createText('it'), await createText('en')]
    expect([it_.day('2026-11-30'), en.day('2026-11-30')]).toEqual(['30 novembre 2026', '30 November 2026'])
    expect([it_.day('2026-01-01'), en.day('yesterday')]).toEqual(['1 gennaio 2026', ''])
  })
  it('what is left is rounded down and what is spent up, but not for the dust of floats', () => {
    expect(written(3.999, 'en', 1, 'down')).toBe('3.9')
    expect(written(10.001, 'en', 1, 'up')).toBe('10.1')
    expect(written(9.9999999999, 'en', 1, 'down')).toBe('10.0')
    expect(written(10.0000000001, 'en', 1, 'up')).toBe('10.0')
    expect(written(0.1 + 0.2, 'en', 1, 'up')).toBe('0.3')
    expect(written(-0.00000001, 'en', 1)).toBe('0.0')
  })
  it('typed by a person are read in either language and never guessed (R40)', () => {
    const right: [string, number | null][] = [
      ['12,5', 12.5],
      ['12.5', 12.5],
      ['4,0', 4],
      ['1.234,5', null],
      ['1,234.5', null],
      [',5', 0.5],
      ['5,', 5],
      ['1 000', null],
      ['12,5 cm', 12.5],
      ['1e3', null],
      ['−12,5', -12.5],
      ['', null],
      ['.', null],
      ['Infinity', null],
    ]
    for (const [text, value] of right) expect([text, readNumber(text)]).toEqual([text, value])
  })
  it('the language is the first of the browser that we speak, else English', () => {
    expect(pickLanguage(['de-AT', 'it-IT', 'en'])).toBe('it')
    expect(pickLanguage(['fr'])).toBe('en')
    expect(pickLanguage([])).toBe('en')
  })
})

describe('sentences', () => {
  it('a code that nobody knows gives the code and throws nothing', async () => {
    const text = await createText('en')
    expect(text.say({ code: 'refusal.no/such', with: { a: { cm: 1 } } })).toBe('refusal.no/such')
    expect(text.has('refusal.no/such')).toBe(false)
  })
  it('are made in the language switched to, and listeners hear of it', async () => {
    const text = await createText('en')
    let heard = 0
    text.subscribe(() => heard++)
    const english = text.t('ui.first.play')
    await text.setLanguage('it')
    expect(text.t('ui.first.play')).not.toBe(english)
    expect(heard).toBe(1)
    expect(text.name({ it: 'Linea 1', en: 'Line 1' })).toBe('Linea 1')
  })
  it('names in them stay text, whatever they look like (R44)', async () => {
    const text = await createText('en', ['test'])
    const nasty = '<img src=x onerror=alert(1)> {{name}} $t(ui.name)'
    expect(text.t('ui.test.echo', { name: nasty })).toBe(`“${nasty}”`)
    expect(text.t('ui.test.echo', { name: { it: 'a', en: nasty } })).toBe(`“${nasty}”`)
  })
  it('the names of those who play stand for their sides', async () => {
    const text = await createText('en', ['test'])
    text.put('ui.side.a', 'Anna {{x}}')
    expect(text.t('ui.test.echo', { name: { phrase: { code: 'ui.side.a' } } })).toBe('“Anna {{x}}”')
    text.put('ui.side.a', null)
    expect(text.t('ui.side.a')).toBe('Near side')
  })
  it('measures are rounded as the catalogue says', async () => {
    const text = await createText('it', ['test'])
    expect(text.t('ui.test.left', { left: { cm: 3.96 }, spent: { cm: 10.04 } })).toBe('restano 3,9, spesi 10,1')
    expect(text.t('ui.test.count', { count: 1 })).toBe('1 unità')
    expect(text.has('ui.test.count')).toBe(true)
    expect(text.t('ui.test.count', {})).toBe('ui.test.count')
    for (const [count, said] of [
      [0, '0 units'],
      [1, '1 unit'],
      [1.5, '1.5 units'],
      [2, '2 units'],
      [1_000_000, '1000000 units'],
    ] as const)
      expect((await createText('en', ['test'])).t('ui.test.count', { count })).toBe(said)
    expect(text.t('ui.test.echo', { name: { phrase: { code: 'ui.test.count', with: { count: 3 } } } })).toBe('«3 unità»')
  })
})
