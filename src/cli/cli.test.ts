import { describe, expect, it, vi } from 'vitest'
import { stateHash } from '../base/hash'
import { err, ok } from '../base/result'
import { commitmentOf } from '../engine'
import { drill, drillScenario } from '../engine/drill.testing'
import { createAuthority, headerOf } from '../host'
import type { AnyRuleset, Player, Seen, Typed } from '../rulesets/contract'
import { runCli } from './run'
import type { World } from './world'

const beside = {
  players: {} as { [name: string]: Player<Seen, Typed> },
  calc: {
    double: (input: unknown) => {
      const { n } = input as { n?: unknown }
      if (n === 13) return ok({ refusal: { code: 'number/unlucky', clause: '1' } })
      if (typeof n !== 'number') return err({ path: '/n', message: 'n must be a number', code: 'not-a-number' })
      return ok({ value: 2 * n, working: [{ clause: '1', label: 'n', amount: n }] })
    },
  },
}
const game = { ...drill, aside: async () => beside }
vi.mock('../rulesets/registry', () => ({
  playable: () => ['drill'],
  loadRuleset: async (id: string) => (id === 'drill' ? game : null),
}))

const scenario = JSON.stringify({ ...drillScenario, seats: { a: {}, b: {} } })
function world(files: { [path: string]: string } = {}, stdin = '') {
  const notes: string[] = []
  const all: { [path: string]: string } = { '/r/scenarios/drill.json': scenario, ...files }
  const w: World = {
    root: '/r',
    read: path => (path === null ? stdin : (all[path] ?? null)),
    write: (path, text) => {
      if (path.startsWith('/no/')) return false
      all[path] = text
      return true
    },
    list: folder => Object.keys(all).flatMap(p => (p.startsWith(`${folder}/`) ? [p.slice(folder.length + 1)] : [])),
    note: text => void notes.push(text),
    now: () => 0,
  }
  return { w, notes, all }
}
const run = (argv: string, stdin = '', files = {}) => runCli(argv.split(' ').filter(Boolean), world(files, stdin).w)
const doc = async (argv: string, stdin = '', files = {}) => {
  const reply = await run(argv, stdin, files)
  expect(reply.error).toBeUndefined()
  return reply.document as { [key: string]: never }
}
const commands = [
  { seat: 'a', command: { type: 'hide', word: 'ZEBRA-7391' } },
  { seat: 'a', command: { type: 'step', by: 2 } },
  { seat: 'a', command: { type: 'throw' } },
  { seat: 'b', command: { type: 'pass' } },
  { seat: 'a', command: { type: 'pass' } },
  { seat: 'b', command: { type: 'step', by: 1 } },
  { seat: 'b', command: { type: 'pass' } },
]
const jsonl = commands.map(c => JSON.stringify(c)).join('\n')

describe('the command line', () => {
  it.each([
    ['', 'cli/unknown-verb'],
    ['conquer', 'cli/unknown-verb'],
    ['toString', 'cli/unknown-verb'],
    ['play drill --seed', 'cli/no-value'],
    ['play drill', 'cli/no-value'],
    ['play --seed 1', 'cli/no-scenario'],
    ['play drill --seed -1', 'cli/not-a-number'],
    ['play drill --seed 1.5', 'cli/not-a-number'],
    ['play drill --seed 9007199254740992', 'cli/not-a-number'],
    ['play drill --seed 1 --mode wild', 'cli/mode'],
    ['play drill --seed 1 --option speed=3', 'option/unknown'],
    ['play drill --seed 1 --option turns=3', 'option/value'],
    ['play drill --seed 1 nowhere.jsonl', 'cli/no-file'],
    ['play chess --seed 1', 'scenario/unknown'],
    ['play ../armies/x --seed 1', 'scenario/unknown'],
    ['play drill --seed 1 --log /no/log', 'cli/cannot-write'],
    ['play drill --loud yes --seed 1', 'cli/unknown-option'],
    ['replay a b', 'cli/too-many-files'],
    ['replay', 'log/empty'],
    ['view', 'cli/no-value'],
    ['simulate', 'cli/no-value'],
    ['simulate --scenario drill --ruleset chess', 'ruleset/differs'],
    ['simulate --scenario drill --players sergeant', 'player/unknown'],
    ['simulate --scenario drill --players random,random,random', 'player/unknown'],
    ['calc', 'cli/not-json'],
    ['measure', 'cli/not-json'],
  ])('%j is %s', async (argv, code) => {
    const reply = await run(argv)
    expect(reply.error?.code).toBe(code)
    expect(reply.error?.message).toBeTruthy()
    expect(reply.document).toBeUndefined()
  })
  it('takes an option in either way of writing', async () => {
    const one = await doc('play drill --seed 7')
    expect(await doc('play drill --seed=7')).toEqual(one)
    expect((await doc('play drill --seed=8')).hash).not.toBe(one.hash)
  })
})

describe('scenarios and validate', () => {
  it('lists what can be played, and passes over what cannot be read', async () => {
    const reply = await run('scenarios', '', {
      '/r/scenarios/bad.json': '{',
      '/r/scenarios/other.json': scenario.replace('"drill"', '"chess"'),
      '/r/scenarios/notes.txt': 'x',
    })
    expect(reply.document).toEqual([{ id: 'drill', ruleset: 'drill', title: drillScenario.title, seats: ['a', 'b'], turns: 6 }])
  })
  it('says ok, or every fault and the first of them as the error', async () => {
    expect(await doc('validate f', '', { f: scenario })).toEqual({ ok: true })
    const reply = await run('validate', scenario.replace('"turns":6', '"turns":0').replace('"id":"drill"', '"id":"My drill"'))
    expect(reply.document).toMatchObject({ ok: false, faults: [{ path: '/id' }, { path: '/turns' }] })
    expect(reply.error).toMatchObject({ path: '/id', code: 'invalid_format' })
    expect(reply.document).toMatchObject({
      faults: [
        { said: { it: 'Non è scritto nel modo giusto.', en: expect.stringMatching(/^[A-Z].*\.$/) } },
        { said: { it: 'È troppo poco: almeno 1.', en: expect.any(String) } },
      ],
    })
    expect((await run('validate', '{"a":1}')).error?.code).toBe('file/not-ours')
  })
})

describe('calc', () => {
  it('answers every case in order', async () => {
    const cases = [{ id: 'x', n: 4 }, { id: 'y', n: 13 }, { id: 'z' }, 7]
    const reply = await doc('calc', JSON.stringify({ ruleset: 'drill', table: 'double', cases }))
    expect(reply).toEqual({
      results: [
        { id: 'x', value: 8, working: [{ clause: '1', label: 'n', amount: 4 }] },
        { id: 'y', refusal: { code: 'number/unlucky', clause: '1' } },
        { id: 'z', error: { code: 'not-a-number', message: 'n must be a number', path: '/cases/2/n' } },
        { id: null, error: { code: 'not-a-case', message: 'a case is an object', path: '/cases/3' } },
      ],
    })
  })
  it.each([
    [[], 'calc/not-a-document', ''],
    [{ ruleset: 'chess' }, 'ruleset/unknown', '/ruleset'],
    [{ ruleset: 'drill', table: 'toString' }, 'calc/no-such-table', '/table'],
    [{ ruleset: 'drill', table: 'double', cases: {} }, 'calc/no-cases', '/cases'],
  ])('%j cannot be used', async (document, code, path) => {
    expect((await run('calc', JSON.stringify(document))).error).toMatchObject({ code, path })
  })
})

describe('play, replay and view', () => {
  it('plays commands, names the refused ones by their line, and prints where the game stands', async () => {
    const reply = await doc('play drill --seed 7', `${jsonl}\n\n`)
    expect(reply.refusals).toEqual([{ line: 4, code: 'turn/not-yours', clause: '1', message: expect.stringMatching(/turn/) }])
    expect(reply.awaiting).toEqual([{ seat: 'a', what: 'step' }])
    expect(reply.outcome).toBe(null)
    expect(reply.hash).toBe(stateHash(reply.state))
    expect(reply.state).toMatchObject({ mode: 'enforced', game: { turn: 2, at: { b: 1 } } })
  })
  it('a line that is no command makes the input unusable, and says which', async () => {
    expect((await run('play drill --seed 1', `${jsonl}\n{`)).error).toMatchObject({ code: 'play/not-json', path: '/7' })
    expect((await run('play drill --seed 1', '{"command":{}}')).error).toMatchObject({ code: 'play/not-a-command', path: '/0' })
    expect((await run('play drill --seed 1', '{"seat":"a"}')).error).toMatchObject({ path: '/0/command' })
  })
  it('a command that makes no sense is a refusal', async () => {
    const odd = ['null', '7', '{"type":"conquer"}', '{"type":"step","by":"far"}', '{"type":"explode"}']
    const reply = await doc('play drill --seed 1', odd.map(c => `{"seat":"a","command":${c}}`).join('\n'))
    expect((reply.refusals as { code: string }[]).map(r => r.code)).toEqual([
      'command/unknown',
      'command/unknown',
      'command/unknown',
      'step/no-number',
      'command/unknown',
    ])
    expect(reply.hash).toBe((await doc('play drill --seed 1')).hash)
  })
  it('insisting, real dice, undo and redo can be written', async () => {
    const lines = [
      '{"seat":"a","command":{"type":"step","by":5}}',
      '{"seat":"a","command":{"type":"step","by":5},"insist":true}',
      '{"seat":"a","command":{"type":"throw"},"faces":[5]}',
      '{"seat":"a","undo":true}',
      '{"seat":"a","undo":true,"agreed":"b"}',
      '{"seat":"a","redo":true}',
      '{"seat":"a","command":{"type":"throw","sides":10},"faces":[]}',
    ]
    const reply = await doc('play drill --seed 7 --mode advised --option turns=2', lines.join('\n'))
    expect((reply.refusals as { line: number; code: string }[]).map(r => `${r.line} ${r.code}`)).toEqual([
      '1 step/too-far',
      '4 undo/needs-agreement',
      '7 throw/once',
    ])
    expect(reply.state).toMatchObject({ game: { at: { a: 6 }, turns: 2 } })
  })
  it('a kept log replays to the same hash; a changed one is named at its first difference', async () => {
    const { w, all } = world({}, jsonl)
    const played = await runCli('play drill --seed 7 --log out.jsonl'.split(' '), w)
    const log = all['out.jsonl']!
    expect(log.endsWith('\n')).toBe(true)
    const { hash } = played.document as { hash: string }
    const dice = { count: 1, undone: 0, dice: [{ sides: 6, count: 1, freedom: 5, by: { a: { count: 1 } } }] }
    expect(await doc('replay', log)).toMatchObject({ verified: true, commands: 6, hash, dice })
    expect(Object.keys(await doc('replay', log))).toEqual(['verified', 'commands', 'hash', 'dice'])
    const changed = await run('replay', log.replace('"to":2', '"to":3'))
    expect(changed.document).toBeUndefined()
    expect(changed.error).toMatchObject({ code: 'replay/differs', path: '/2' })
    expect((await run('replay', log.replace('"campo":1', '"campo":2'))).error?.code).toBe('log/newer-format')
    expect((await run('replay', scenario)).error?.code).toBe('log/header')
    expect(await doc('validate', log)).toEqual({ ok: true })
  })
  it('a game of two at a distance is checked against what both had committed to; who cheated, or hid his bytes, is named', async () => {
    const contributions = { a: '0a'.repeat(32), b: '0b'.repeat(32) }
    const commit = { a: commitmentOf('a', contributions.a), b: commitmentOf('b', contributions.b) }
    const header = headerOf(game as AnyRuleset, drillScenario, { seed: 0, commit })
    const { authority } = createAuthority(game as AnyRuleset, header, [], undefined, contributions)
    authority.submit('a', { type: 'throw' })
    authority.submit('b', { type: 'resign' })
    const log = authority.lines().join('\n')
    expect(await doc('replay', log)).toMatchObject({ verified: true, commands: 2, dice: { count: expect.any(Number) } })
    const error = async (text: string) => (await run('replay', text)).error
    expect(await error(log.replace(contributions.b, 'ff'.repeat(32)))).toMatchObject({
      code: 'replay/differs',
      message: 'entry 3 differs: dice (dice/other-contribution, seat b)',
      path: '/3',
    })
    expect((await error(log.replace(/"b":"(0b)+"/, '"c":""')))?.message).toContain('dice/no-reveal, seat b')
    expect((await error(authority.lines().slice(0, -1).join('\n')))?.message).toContain('log/sealed-dice')
  })
  it('a view holds nothing that is hidden from its seat', async () => {
    const { w, all } = world({}, jsonl)
    await runCli('play drill --seed 1234567 --log out.jsonl'.split(' '), w)
    const view = async (argv: string) => JSON.stringify(await doc(`view --seat ${argv}`, all['out.jsonl']))
    expect(await view('a')).toContain('ZEBRA-7391')
    for (const seat of ['b', 'spectator']) {
      const text = await view(seat)
      for (const secret of ['ZEBRA-7391', '"dice"', '"after"', '1234567']) expect(text).not.toContain(secret)
      expect(text).toContain('"faces"')
    }
    expect(JSON.parse(await view('b --at 1'))).toMatchObject({ commands: 1, view: { at: { a: 0 } } })
    expect(JSON.parse(await view('b --at 2'))).toMatchObject({ commands: 2, view: { at: { a: 2 } } })
    expect((await run('view --seat c', all['out.jsonl'])).error?.code).toBe('seat/unknown')
  })
  it('a torn log says so in a note', async () => {
    const { w, all } = world({}, jsonl)
    await runCli('play drill --seed 7 --log out.jsonl'.split(' '), w)
    const torn = world({}, all['out.jsonl']!.slice(0, -20))
    expect((await runCli(['replay'], torn.w)).error).toBeUndefined()
    expect(torn.notes).toEqual([expect.stringMatching(/cut off/)])
  })
})

describe('simulate', () => {
  it('plays whole games, each of its own seed, and adds them up', async () => {
    const { w, notes } = world()
    const reply = (await runCli('simulate --scenario drill --games 5 --seed 3'.split(' '), w)).document as {
      [key: string]: never
    }
    expect(reply).toMatchObject({ games: 5, finished: 5, turns: { mean: 6, max: 6 }, faults: [] })
    const { wins, draws } = reply as unknown as { wins: { a: number; b: number }; draws: number }
    expect(wins.a + wins.b + draws).toBe(5)
    expect(notes).toEqual([expect.stringMatching(/sergeant/)])
    expect(await doc('simulate --scenario drill --players random --ruleset drill')).toMatchObject({ games: 1 })
  })
  it('the sergeant plays where nobody is named, or whoever is named for each seat', async () => {
    const asked: string[] = []
    const sergeant: Player<Seen, Typed> = {
      choose(_, seat) {
        asked.push(seat)
        return { type: 'pass' }
      },
    }
    beside.players = { sergeant }
    try {
      const both = await doc('simulate --scenario drill --games 2')
      expect(both).toMatchObject({ games: 2, finished: 2, wins: { a: 0, b: 0 }, draws: 2, faults: [] })
      expect(asked).toEqual(Array.from({ length: 24 }, (_, i) => (i % 2 ? 'b' : 'a')))
      asked.length = 0
      expect(await doc('simulate --scenario drill --players random,sergeant')).toMatchObject({ games: 1, faults: [] })
      expect(new Set(asked)).toEqual(new Set(['b']))
      asked.length = 0
      await doc('simulate --scenario drill --players random')
      expect(asked).toEqual([])
    } finally {
      beside.players = {}
    }
  })
  it('a fault is told with the seed that brings it back', async () => {
    const refused: Player<Seen, Typed> = {
      choose: (view, seat) =>
        (view.turn < 3 ? { type: 'pass' } : seat === 'b' ? { type: 'step', by: 9 } : { type: 'pass' }) as Typed,
    }
    beside.players = { sergeant: refused }
    try {
      const reply = await doc('simulate --scenario drill --games 3 --seed 40')
      expect(reply).toMatchObject({ games: 3, finished: 0, wins: { a: 0, b: 0 }, draws: 0, turns: { mean: 0, max: 0 } })
      expect((reply.faults as { seed: number; code: string }[]).map(f => [f.seed, f.code])).toEqual(
        [40, 41, 42].map(seed => [seed, 'play/refused']),
      )
      const again = await doc('simulate --scenario drill --games 1 --seed 42')
      expect(again.faults).toEqual([(reply.faults as unknown[])[2]])
    } finally {
      beside.players = {}
    }
  })
})
