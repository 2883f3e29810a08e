import { describe, expect, it } from 'vitest'
import { stateHash } from '../base/hash'
import { resumeLocalGame } from '../client'
import { commitmentOf, createGame, type Header, isCommand, readLog, verify } from '../engine'
import type { AnyRuleset } from '../rulesets/contract'
import { ordineObliquo } from '../rulesets/ordine-obliquo'
import { branchOf, gameHash, isBranchOf, leavingAt, playedSince } from './branch'
import { trackIn, withTrack } from './file'
import { filmOf, little, littleLog, pass, pinned, pinnedLog, step } from './theatre.testing'

const oo = ordineObliquo as AnyRuleset
const linesOf = (log: { readonly header: unknown; readonly entries: readonly unknown[] }) =>
  [log.header, ...log.entries].map(l => JSON.stringify(l))

describe('a branch', () => {
  const log = pinnedLog('kolin')
  const film = filmOf(oo, log)
  const fire = log.entries.filter(isCommand).find(e => e.command.type === 'fire')!

  it('says which game it left, after which entry, in which state; and holds what was played until then', () => {
    const branch = branchOf(oo, log, fire.n)
    if (!branch.ok) throw new Error(branch.error.message)
    const { header, entries } = branch.value
    expect(entries).toEqual(log.entries.slice(0, fire.n))
    expect(header.branch).toEqual({ game: gameHash(log.header), entry: fire.n, state: stateHash(createAfter(fire.n)) })
    expect(isBranchOf(branch.value, log)).toBe(true)
    expect(isBranchOf(log, log)).toBe(false)
    expect(gameHash(header)).not.toBe(gameHash(log.header))
  })
  const createAfter = (n: number) => {
    const game = createGame(oo, log.header)
    for (const e of log.entries.slice(0, n)) game.load(e)
    return game.state()
  }
  it('verifies as a log of its own, and plays on with the dice where they stood', () => {
    const branch = branchOf(oo, log, fire.n - 1)
    if (!branch.ok) throw new Error(branch.error.message)
    const resumed = resumeLocalGame({ ruleset: oo, lines: linesOf(branch.value) })
    if (!resumed.ok) throw new Error(resumed.error.message)
    expect(resumed.value.notes).toEqual([])
    const { game } = resumed.value
    // the same command meets the same faces
    expect(game.submit(fire.seat, fire.command).kind).toBe('done')
    const lines = game.lines()
    expect(JSON.parse(lines.at(-1)!)).toEqual(fire)
    const read = readLog(lines)
    if (!read.ok) throw new Error(read.error.message)
    expect(verify(oo, read.value)).toMatchObject({ verified: true })
    expect(playedSince(read.value)).toBe(1)
    expect(isBranchOf(read.value, log)).toBe(true)
    // the game that was left is what it was
    expect(linesOf(log).join('\n')).toBe(pinned('kolin').trim())
  })
  it('a branch that was made to say another place does not verify', () => {
    const branch = branchOf(oo, log, 30)
    if (!branch.ok) throw new Error(branch.error.message)
    const lie = { ...branch.value, header: { ...branch.value.header, branch: { ...branch.value.header.branch!, entry: 29 } } }
    expect(verify(oo, branch.value)).toMatchObject({ verified: true })
    expect(verify(oo, lie)).toMatchObject({ verified: false, differs: { n: 29, code: 'log/branch-differs' } })
    expect(readLog(linesOf({ ...lie, header: { ...lie.header, branch: { entry: 2 } } }))).toMatchObject({
      ok: false,
      error: { path: '/0/branch' },
    })
  })
  it('leaves after the last command that is whole at that place', () => {
    const first = film.steps.find(s => s.n === fire.n)!
    const before = log.entries.filter(isCommand).findLast(e => e.n < fire.n)!.n
    expect(leavingAt(film, log.entries, 0)).toBe(0)
    // its dice have fallen, what they decided has not happened yet: nobody can act there
    expect(first.of).toBeGreaterThan(1)
    expect(leavingAt(film, log.entries, first.k + 1)).toBe(before)
    expect(leavingAt(film, log.entries, first.k + first.of)).toBe(fire.n)
  })
  it('a check that follows a command goes with it', () => {
    const game = littleLog([
      ['a', pass],
      ['b', pass],
      ['a', step(1)],
    ])
    const f = filmOf(little, game)
    expect('check' in game.entries[2]!).toBe(true)
    expect(leavingAt(f, game.entries, 2)).toBe(3)
    const branch = branchOf(little, game, 3)
    expect(branch.ok && verify(little, branch.value)).toMatchObject({ verified: true })
  })
  it('has no place where the game is over, nor one that is not there', () => {
    const over = littleLog([
      ['a', step(1)],
      ['a', { type: 'resign' }],
    ])
    expect(branchOf(little, over, over.entries.length)).toMatchObject({ ok: false, error: { code: 'branch/over' } })
    expect(branchOf(little, over, 1).ok).toBe(true)
    expect(branchOf(little, over, 9)).toMatchObject({ ok: false, error: { code: 'branch/no-entry' } })
  })
  it('sealed dice are two players’ secret until the game ends; then they go on as they did', () => {
    const reveal = { a: 'a1'.repeat(32), b: 'b2'.repeat(32) }
    const base = littleLog([])
    const header = {
      ...base.header,
      dice: { commit: { a: commitmentOf('a', reveal.a), b: commitmentOf('b', reveal.b) } },
    } as Header
    const game = createGame(little, header, undefined, reveal)
    game.submit('a', { type: 'throw' })
    const running = { header, entries: [...game.entries()] }
    expect(branchOf(little, running, 0)).toMatchObject({ ok: false, error: { code: 'log/sealed-dice' } })
    game.submit('a', { type: 'resign' })
    const branch = branchOf(little, { header, entries: [...game.entries()] }, 0)
    if (!branch.ok) throw new Error(branch.error.code)
    const again = createGame(little, branch.value.header)
    again.submit('a', { type: 'throw' })
    expect(again.entries()[0]).toEqual(game.entries()[0])
  })
})

describe('a track in a file', () => {
  const lines = pinned('kolin').trim().split('\n')
  const track = { title: 'Notes', marks: [{ at: 3, say: 'look' }] }
  it('stands in the header, changes no other line, and the log is the same game', () => {
    const out = withTrack(lines, track)
    if (!out.ok) throw new Error(out.error.message)
    expect(out.value.slice(1)).toEqual(lines.slice(1))
    const read = readLog(out.value)
    if (!read.ok) throw new Error(read.error.message)
    expect(trackIn(read.value.header)).toEqual({ ok: true, value: track })
    expect(gameHash(read.value.header)).toBe(gameHash(pinnedLog('kolin').header))
    expect(verify(oo, read.value)).toMatchObject({ verified: true })
    expect(withTrack(out.value, null)).toEqual({ ok: true, value: lines })
  })
  it('a broken one says where in the file; a file without one has none', () => {
    const out = withTrack(lines, { title: 'x', marks: [{ at: 99999 }] })
    const read = out.ok ? readLog(out.value) : out
    if (!read.ok) throw new Error('unread')
    expect(trackIn(read.value.header, { events: 10 })).toMatchObject({ ok: false, error: [{ path: '/0/track/marks/0/at' }] })
    expect(trackIn(pinnedLog('kolin').header)).toEqual({ ok: true, value: null })
    expect(withTrack(['no header'], track)).toMatchObject({ ok: false, error: { path: '/0' } })
  })
})
