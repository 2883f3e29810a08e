import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { verify } from '../../engine'
import { loadRuleset } from '../../rulesets/registry'
import { createText, parseSteps } from '../../text'
import { openFilm } from '../film'
import { compile, type Shelf } from '.'

const FOLDER = 'scenarios/demonstrations'
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as { [key: string]: unknown }
const shelf: Shelf = {
  ruleset: loadRuleset,
  army: id => json(`armies/${id}.json`),
  scenario: async id => json(`scenarios/${id}.json`),
  written: parseSteps,
}
const files = readdirSync(FOLDER).filter(f => f.endsWith('.json'))
const compiled = async (file: string) => {
  const read = await compile(json(`${FOLDER}/${file}`), shelf)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

describe.each(files)('%s', file => {
  it('is played by the engine, and its log verifies', async () => {
    const { header, entries } = await compiled(file)
    const rules = (await loadRuleset(header.ruleset))!
    expect(verify(rules, { header, entries })).toMatchObject({ verified: true })
    expect(openFilm(rules, { header, entries, notes: [] } as never, { open: true })).toMatchObject({ ok: true })
  })
  it('says something at every mark, in both languages, with every number in its place', async () => {
    const { track } = await compiled(file)
    expect(track.marks.length).toBeGreaterThanOrEqual(8)
    for (const m of track.marks)
      for (const s of [m.title, m.say, m.aside]) {
        if (s === undefined) continue
        expect(typeof s).toBe('object')
        const { it: italian, en } = s as { it: string; en: string }
        expect(italian).not.toMatch(/\{\{|\d\.\d/)
        expect(en).not.toMatch(/\{\{|\d,\d/)
        expect(italian).not.toBe('')
        // the same numbers are said
        const numbers = (text: string) => (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map(n => n.replace(',', '.')).sort()
        expect(numbers(italian)).toEqual(numbers(en))
      }
  })
  it('names itself as its file does, and asks the rules', () => {
    expect(json(`${FOLDER}/${file}`)).toMatchObject({ demonstration: file.replace('.json', ''), mode: 'enforced' })
  })
})

it('the example of the README is whole, and names every field that is read', async () => {
  const readme = readFileSync(`${FOLDER}/README.md`, 'utf8')
  const example = JSON.parse(/```json\n([\s\S]*?)```/.exec(readme)![1]!) as { readonly [key: string]: unknown }
  const read = await compile(example, shelf)
  expect(read.ok ? [] : read.error).toEqual([])
  const nonsense = await compile({ ...example, steps: [{ nonsense: 1 }], nonsense: 1 }, shelf)
  const known = (nonsense.ok ? [] : nonsense.error).map(f => f.message.split('known are ')[1]!.split(', '))
  expect(known.map(k => k.length)).toEqual([12, 14])
  for (const key of known.flat()) expect(readme).toContain(`\`${key}\``)
})

describe('a broken one says where', () => {
  /** A whole one with one place of it set anew; undefined: taken out. */
  const faultsOf = async (place: string, value: unknown) => {
    const whole = json(`${FOLDER}/wheel.json`)
    const keys = place.split('/').slice(1)
    const last = keys.pop()!
    let at = whole
    for (const k of keys) at = at[k] as typeof whole
    if (value === undefined) delete at[last]
    else at[last] = value
    const read = await compile(whole, shelf)
    return read.ok ? [] : read.error
  }
  const spoilt = async (place: string, value: unknown) => (await faultsOf(place, value)).map(f => f.path)
  it.each([
    ['/title', '/title', 'only one'],
    ['/seed', '/seed', 'x'],
    ['/colour', '/colour', 1],
    ['/steps/2/do', '/steps/2/do', { type: 'move', unit: 'a/I/9', steps: [] }],
    ['/steps/2/seat', '/steps/2/seat', undefined],
    ['/steps/2/do/unit', '/steps/2/do', { type: 'move', unit: 'a/I/9', steps: 'advance 3' }],
    ['/steps/2/do/steps', '/steps/2/do', { type: 'move', unit: 'a/I/1', steps: 'wheel over there' }],
    ['/steps/2/do', '/steps/2/do', 'wheel L 20°'],
    ['/steps/2/do', '/steps/2/do', 'a/I/1: leap 20 cm'],
    ['/steps/2/do', '/steps/2/do', 'a/I/9: advance 3'],
    ['/steps/2/do', '/steps/2/do', 7],
    ['/steps/2/faces', '/steps/2/faces', 'six'],
    ['/steps/2/refused', '/steps/2/refused', { code: 'wheel/too-far', clause: '7.2' }],
    ['/steps/3/refused', '/steps/3/refused', { code: 'wheel/nonsense', clause: '7.2' }],
    ['/steps/3/refused', '/steps/3/refused', { code: 'wheel/not-first', clause: '7.3' }],
    ['/steps/3/refused', '/steps/3/refused', 'wheel/not-first'],
    ['/steps/0/until', '/steps/0/until', 'nowhere'],
    ['/steps/2/numbers/arc', '/steps/2/numbers', { arc: { of: 'verdict', path: '/nothing' } }],
    ['/steps/1/points/0/unit', '/steps/1/points', [{ unit: '' }]],
    ['/scenario/seats/a', '/scenario/seats/a', 1],
    ['/scenario', '/scenario', 7],
    ['/steps', '/steps', []],
  ])('%s', async (path, place, value) => {
    expect((await spoilt(place, value)).some(p => p.startsWith(path))).toBe(true)
  })
})

describe('a broken one is told in both languages', () => {
  type Whole = { readonly [key: string]: unknown; readonly steps: readonly object[] }
  const whole = json(`${FOLDER}/wheel.json`) as Whole
  const step = (i: number, with_: object) => ({ steps: whole.steps.map((s, k) => (k === i ? { ...s, ...with_ } : s)) })
  const said = async (language: 'it' | 'en', spoilt: object) => {
    const text = await createText(language, ['ordine-obliquo', 'theatre'])
    await text.more('ordine-obliquo', 'told')
    const read = await compile({ ...whole, ...spoilt }, shelf)
    return (read.ok ? [] : read.error).map(f => {
      expect(text.has(`fault.${f.code}`), f.code).toBe(true)
      return text.t(`fault.${f.code}`, f.with)
    })
  }
  const TOO_WIDE = { refused: { code: 'wheel/too-wide', clause: '7.2' } }
  it.each<readonly [string, object, string, string]>([
    [
      'a refusal that is another',
      step(3, TOO_WIDE),
      'Le regole lo rifiutano per un altro motivo, «',
      'The rules refuse it for another reason, “',
    ],
    [
      'a refusal that does not come',
      step(2, TOO_WIDE),
      'Le regole lo permettono; ci si aspettava il rifiuto wheel/too-wide (7.2).',
      'The rules allow it; the refusal wheel/too-wide (7.2) was expected.',
    ],
    [
      'a word of a move',
      step(2, { do: 'a/I/1: leap 20 cm' }),
      'La mossa non si può leggere, da «leap»: Questa parola non è nota.',
      'The move cannot be read, from “leap”: This word is not known here.',
    ],
    [
      'a phase',
      step(0, { until: 'nowhere' }),
      'Verso la fase «nowhere» la partita si ferma in ',
      'On the way to the phase “nowhere” the game stops in ',
    ],
    [
      'a place past the end',
      { track: { title: 'x', marks: [{ at: 99_999 }] } },
      'È oltre la fine: gli avvenimenti sono ',
      'It lies past the end: there are ',
    ],
    [
      'another type in its scenario',
      { scenario: { ...json('scenarios/lobositz.json'), turns: 'twelve' } },
      'Qui ci vuole un numero.',
      'A number is wanted here.',
    ],
  ])('%s', async (_, spoilt, italian, english) => {
    for (const [language, begins] of [
      ['it', italian],
      ['en', english],
    ] as const) {
      const [first, ...more] = await said(language, spoilt)
      expect(first?.slice(0, begins.length)).toBe(begins)
      for (const s of [first, ...more]) expect(s).not.toMatch(/…[^ \]}]|refusal\.|fault\.|pad\./)
    }
  })
  it('every code that a demonstration or what is said of it can have', async () => {
    const sources = ['schema', 'compile', 'deed'].map(f => `src/theatre/demonstration/${f}.ts`).concat('src/theatre/track.ts')
    const codes = sources.flatMap(f => [...readFileSync(f, 'utf8').matchAll(/'((?:demo|track)\/[a-z-]+)'/g)].map(m => m[1]!))
    expect(new Set(codes).size).toBeGreaterThan(40)
    for (const language of ['it', 'en'] as const) {
      const text = await createText(language, ['theatre'])
      expect([...new Set(codes)].filter(c => !text.has(`fault.${c}`))).toEqual([])
    }
  })
})

describe('a step', () => {
  const whole = json(`${FOLDER}/wheel.json`) as unknown as { steps: { [key: string]: unknown }[] }
  const played = async (steps: readonly object[]) => {
    const read = await compile({ ...whole, steps: [{ until: 'move1' }, ...steps] }, shelf)
    if (!read.ok) throw new Error(JSON.stringify(read.error))
    return read.value
  }
  const steps = [{ wheel: 'left', degrees: 20 }, { advance: 2.8 }]
  const said = { say: { it: '—', en: '—' } }
  it('takes a move as it is written, in either language, whole or in the place of its steps', async () => {
    const given = await played([{ seat: 'a', do: { type: 'move', unit: 'a/I/1', steps } }])
    for (const written of [
      'a/I/1: wheel L 20° · advance 2.8',
      'a/I/1: perno S 20° · avanti 2,8',
      { type: 'move', unit: 'a/I/1', steps: 'wheel L 20° · advance 2.8' },
    ])
      expect((await played([{ seat: 'a', do: written }])).entries).toEqual(given.entries)
  })
  it('says what the track of the file says, where it has one', async () => {
    const track = { title: 'Mine', marks: [{ at: 1, say: 'other words' }] }
    const read = await compile({ ...whole, track }, shelf)
    expect(read.ok && read.value.track).toEqual(track)
    const broken = await compile({ ...whole, track: { ...track, marks: [{ at: 9999 }] } }, shelf)
    expect(broken).toMatchObject({ ok: false, error: [{ path: '/track/marks/0/at', code: 'track/past' }] })
  })
  it('takes a wheel by its arc: of a front of 16 cm, 5.585 cm are 20 degrees', async () => {
    const { entries } = await played([{ seat: 'a', do: 'a/I/1: wheel L 5.585 cm' }])
    const [move] = entries.slice(-1) as unknown as { command: { steps: { degrees: number }[] } }[]
    expect(move!.command.steps[0]!.degrees).toBeCloseTo(20, 2)
  })
  it('that is refused changes nothing, and is drawn where it would have gone', async () => {
    const refused = { code: 'wheel/too-far', clause: '7.2' }
    const { header, entries, track } = await played([{ seat: 'a', do: 'a/I/2: wheel R 40°', refused, ...said }])
    const before = await played([])
    expect(entries).toEqual(before.entries)
    const [mark] = track.marks.slice(-1)
    expect(mark!.tried).toMatchObject({ seat: 'a', command: { type: 'move', unit: 'a/I/2' } })
    const rules = (await loadRuleset(header.ruleset))!
    const film = openFilm(rules, { header, entries }, { open: true })
    if (!film.ok) throw new Error('unopened')
    expect(film.value.tried(mark!.at, 'both', mark!.tried!).some(o => o.tone === 'not')).toBe(true)
    // nonsense draws nothing, and breaks nothing
    expect(film.value.tried(mark!.at, 'b', { seat: 'b', command: { type: 'nonsense' } })).toEqual([])
  })
})
