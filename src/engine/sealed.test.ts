import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { drill, drillHeader } from './drill.testing'
import { createGame } from './game'
import { readLog } from './log'
import { commitmentOf, isSealable, revealedIn, sealFault } from './sealed'
import { diceFromContributions } from './stream'
import { verify } from './verify'

const bytes = { a: '1f'.repeat(32), b: 'c0'.repeat(32) }
const sha = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')
const commit = { a: sha(`campo:a:${bytes.a}`), b: sha(`campo:b:${bytes.b}`) }
const header = { ...drillHeader(), dice: { commit } }

function played(over = true, of: typeof header | ReturnType<typeof drillHeader> = header) {
  const game = createGame(drill, of, undefined, bytes)
  for (let turn = 0; turn < (over ? 6 : 2); turn++)
    for (const seat of ['a', 'b'] as const) {
      game.submit(seat, { type: 'throw' })
      game.submit(seat, { type: 'pass' })
    }
  return game
}
function lines(over = true): string[] {
  const game = played(over)
  return [JSON.stringify(game.header), ...game.entries().map(e => JSON.stringify(e))]
}
const verified = (all: readonly string[]) => {
  const log = readLog(all)
  if (!log.ok) throw new Error(log.error.message)
  return verify(drill, log.value)
}

describe('sealed dice', () => {
  it('a commitment is a hash of the seat and the bytes, so that nobody can show the other’s', () => {
    expect(commitmentOf('a', bytes.a)).toBe(commit.a)
    expect(commitmentOf('b', bytes.a)).not.toBe(commit.a)
    expect(sealFault(['a', 'b'], { a: commit.a, b: commit.a }, { a: bytes.a, b: bytes.a })).toMatchObject({ seat: 'b' })
    expect(isSealable(commit.a)).toBe(true)
    for (const no of ['', 'c0', 'C0'.repeat(32), 'g0'.repeat(32), 7, null]) expect(isSealable(no)).toBe(false)
  })
  it('the stream is set from both contributions', () => {
    expect(createGame(drill, header, undefined, bytes).state().dice).toEqual(diceFromContributions(bytes.a, bytes.b))
    const other = createGame(drill, header, undefined, { ...bytes, b: 'c1'.repeat(32) })
    expect(other.state().dice).not.toEqual(createGame(drill, header, undefined, bytes).state().dice)
  })
  it('a finished log reveals them in its last line, and verifies', () => {
    const all = lines()
    expect(JSON.parse(all.at(-1)!)).toMatchObject({ end: { by: 'distance' }, reveal: bytes })
    expect(all.slice(0, -1).join()).not.toContain(bytes.a)
    expect(verified(all)).toMatchObject({ verified: true, commands: 24 })
  })
  it('bytes that were not committed to are found, with the seat', () => {
    const all = lines()
    const last = all.length - 1
    const cheat = all.map((l, i) => (i === last ? l.replace(bytes.b, 'c1'.repeat(32)) : l))
    expect(verified(cheat)).toEqual({
      verified: false,
      differs: { n: last, what: 'dice', code: 'dice/other-contribution', seat: 'b' },
    })
  })
  it('a commitment changed afterwards makes dice that were not rolled', () => {
    const other = { ...bytes, a: '2e'.repeat(32) }
    const all = lines()
      .map(l => l.replace(bytes.a, other.a))
      .map(l => l.replace(commit.a, commitmentOf('a', other.a)))
    expect(verified(all)).toMatchObject({ verified: false, differs: { n: 1, what: 'events' } })
  })
  it('a missing reveal is named: of one seat, or of a game that is not over', () => {
    const all = lines()
    const last = all.length - 1
    const torn = all.map((l, i) => (i === last ? l.replace(/,"b":"[0-9a-f]+"/, '') : l))
    expect(verified(torn)).toEqual({ verified: false, differs: { n: last, what: 'dice', code: 'dice/no-reveal', seat: 'b' } })
    expect(verified(lines(false))).toEqual({ verified: false, differs: { n: 0, what: 'dice', code: 'log/sealed-dice' } })
    const bare = all.map((l, i) => (i === 0 ? l.replace(/,"b":"[0-9a-f]{64}"/, '') : l))
    expect(verified(bare)).toMatchObject({ differs: { n: 0, code: 'dice/no-commitment', seat: 'b' } })
  })
  it('past an end that opened them nothing is taken back: every face to come could be read', () => {
    const over = played()
    expect(over.undoable('b')).toBe(null)
    expect(over.undo('b', 'a')).toMatchObject({ ok: false, error: { code: 'undo/dice-revealed' } })
    expect(played(false).undo('b', 'a')).toMatchObject({ ok: true })
    // one seed for both at one screen hides nothing that the end would open
    expect(played(true, drillHeader()).undo('b', 'a')).toMatchObject({ ok: true })
  })
  it('what is revealed is read from the last end', () => {
    expect(revealedIn([])).toBe(null)
    const end = { winner: null, by: 'agreement' }
    const first = { n: 1, end, reveal: {} }
    expect(revealedIn([first, { n: 2, undo: [1], by: 'a' }, { n: 3, end, reveal: bytes }])).toEqual({ n: 3, reveal: bytes })
  })
})
