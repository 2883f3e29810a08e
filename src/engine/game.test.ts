import { describe, expect, it } from 'vitest'
import { stateHash } from '../base/hash'
import type { Seat } from '../base/units'
import { drill, drillHeader, drillScenario } from './drill.testing'
import { createGame, type Game } from './game'
import { isCommand } from './log'
import { diceFromSeed, roll } from './stream'

const start = (more: Parameters<typeof drillHeader>[0] = {}) => createGame(drill, drillHeader(more))
const play = (game: ReturnType<typeof start>, ...moves: [Seat, unknown][]) => {
  for (const [seat, command] of moves) expect(game.submit(seat, command).kind).toBe('done')
}
const reloaded = (game: ReturnType<typeof start>): Game<never, never, never, never> => {
  const again = createGame(drill, game.header)
  for (const line of game.entries().map(e => JSON.stringify(e))) expect(again.load(JSON.parse(line)).ok).toBe(true)
  return again as unknown as Game<never, never, never, never>
}
const step = (by: number) => ({ type: 'step', by })
const pass = { type: 'pass' }

describe('the log', () => {
  it('one line an accepted command, none a refused one; a check at each turn’s end; the end last', () => {
    const game = createGame(drill, { ...drillHeader(), options: { turns: 2 } })
    play(game, ['a', step(2)])
    expect(game.submit('a', step(2)).kind).toBe('refused')
    play(game, ['a', pass], ['b', pass])
    const check = game.hash()
    play(game, ['a', pass], ['b', pass])
    expect(game.entries().map(e => ('check' in e ? e.check : 'end' in e ? e.end : isCommand(e) ? e.command.type : e))).toEqual([
      'step',
      'pass',
      'pass',
      check,
      'pass',
      'pass',
      game.hash(),
      { winner: 'a', by: 'distance', points: { a: 2, b: 0 } },
    ])
    expect(game.entries().map(e => e.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
  it('every state that was can be looked at again, also one that was taken back', () => {
    const game = start()
    play(game, ['a', step(2)])
    game.undo('a')
    play(game, ['a', step(1)])
    expect([0, 1, 2, 3].map(n => game.after(n)?.game.at.a)).toEqual([0, 2, 0, 1])
    expect(game.after(4)).toBe(null)
    expect(game.state()).toBe(game.after(3))
  })
  it('the hash is that of the whole state and of nothing else', () => {
    const game = start()
    expect(game.hash()).toBe(stateHash(game.state()))
    const other = createGame(drill, { ...drillHeader(), seats: { a: { name: 'Carla' }, b: { name: 'Dario' } } })
    expect(other.hash()).toBe(game.hash())
    expect(createGame(drill, drillHeader({ seed: 8 })).hash()).not.toBe(game.hash())
  })
  it('a refused command changes nothing', () => {
    const game = start()
    play(game, ['a', step(1)])
    const before = game.hash()
    for (const c of [step(1), { type: 'x' }, { type: 'explode' }, step(Number.NaN), null]) game.submit('a', c)
    game.submit('b', step(1))
    expect(game.hash()).toBe(before)
    expect(game.entries()).toHaveLength(1)
  })
  it('a command that is changed after it was given changes nothing in the log', () => {
    const game = start()
    const command = { type: 'hide', word: 'ZEBRA-7391' }
    play(game, ['a', command])
    command.word = 'changed'
    expect(JSON.stringify(game.entries())).toContain('ZEBRA-7391')
    expect(JSON.stringify(game.entries())).not.toContain('changed')
  })
})

describe('R25 the dice stream goes on where it stood', () => {
  const throwTwice = (game: ReturnType<typeof start>, turns: number) => {
    for (let t = 0; t < turns; t++) {
      play(game, ['a', { type: 'throw', sides: 100 }], ['a', pass], ['b', { type: 'throw', sides: 100 }], ['b', pass])
    }
  }
  const faces = (game: { entries(): readonly object[] }) =>
    [...JSON.stringify(game.entries()).matchAll(/"faces":\[(\d+)\]/g)].map(m => Number(m[1]))
  it('ten rolls in one game are the ten of a game that was saved after four', () => {
    const whole = start({ seed: 'T2' })
    throwTwice(whole, 5)
    expect(faces(whole).slice(0, 10)).toEqual(roll(diceFromSeed('T2'), 100, 10).faces)
    const first = start({ seed: 'T2' })
    throwTwice(first, 2)
    const second = reloaded(first) as unknown as ReturnType<typeof start>
    throwTwice(second, 3)
    expect(faces(second)).toEqual(faces(whole))
    expect(second.hash()).toBe(whole.hash())
  })
  it('five games of five seeds roll unlike each other', () => {
    const all = [1, 2, 3, 4, 5].map(seed => roll(diceFromSeed(seed), 6, 20).faces.join(''))
    expect(new Set(all).size).toBe(5)
  })
})

describe('undo', () => {
  it('takes back one’s last command free of asking, and says so in the log', () => {
    const game = start()
    const before = game.hash()
    play(game, ['a', step(2)])
    expect(game.undoable('a')).toEqual({ by: 'a', needs: null, takes: [1] })
    expect(game.undo('a')).toEqual({ ok: true, value: 2 })
    expect(game.entries()[1]).toEqual({ n: 2, undo: [1], by: 'a' })
    expect(game.hash()).toBe(before)
    expect(game.isUndone(1)).toBe(true)
    expect(game.undo('a')).toMatchObject({ ok: false, error: { code: 'undo/nothing' } })
  })
  it('needs the other seat once dice fell', () => {
    const game = start()
    play(game, ['a', { type: 'throw' }])
    expect(game.undo('a')).toMatchObject({ ok: false, error: { code: 'undo/needs-agreement', with: { seat: 'b' } } })
    expect(game.undo('a', 'a').ok).toBe(false)
    expect(game.undo('a', 'b').ok).toBe(true)
    expect(game.entries().at(-1)).toEqual({ n: 2, undo: [1], by: 'a', agreed: 'b' })
  })
  it('needs the other seat once real dice fell', () => {
    const game = start({ hand: true })
    expect(game.submit('a', { type: 'throw' }, { faces: [2] }).kind).toBe('done')
    expect(game.undoable('a')?.needs).toBe('b')
  })
  it('needs the other seat once something hidden was shown, not while it is only laid', () => {
    const game = start()
    play(game, ['a', { type: 'hide', word: 'x' }])
    expect(game.undoable('a')?.needs).toBe(null)
    play(game, ['a', { type: 'show' }])
    expect(game.undoable('a')?.needs).toBe('b')
  })
  it('needs the other seat once it acted, and takes back what it did since', () => {
    const game = start()
    play(game, ['a', pass], ['b', step(1)])
    expect(game.undo('a').ok).toBe(false)
    expect(game.undo('a', 'b').ok).toBe(true)
    expect(game.entries().at(-1)).toEqual({ n: 3, undo: [1, 2], by: 'a', agreed: 'b' })
    expect(game.state().game.active).toBe('a')
    expect(game.state().game.at).toEqual({ a: 0, b: 0 })
  })
  it('takes back an end that came by a slip, with the other’s leave', () => {
    const game = start()
    play(game, ['a', { type: 'resign' }])
    expect(game.undo('a').ok).toBe(false)
    expect(game.undo('a', 'b').ok).toBe(true)
    expect(game.submit('a', step(1)).kind).toBe('done')
  })
  it('the same command meets the same faces again', () => {
    const game = start({ seed: 11 })
    const first = game.submit('a', { type: 'throw', sides: 100 })
    game.undo('a', 'b')
    const second = game.submit('a', { type: 'throw', sides: 100 })
    expect(second.kind === 'done' && second.events).toEqual(first.kind === 'done' && first.events)
  })
})

describe('R21 undo and redo leave nothing behind', () => {
  it('three undone, done again, undone: the hash of the start each time', () => {
    const game = start()
    play(game, ['a', { type: 'hide', word: 'OKAPI-5520' }])
    const before = game.hash()
    play(game, ['a', step(2)], ['a', { type: 'throw' }], ['a', { type: 'show' }])
    const after = game.hash()
    const back = () => {
      for (let i = 0; i < 3; i++) expect(game.undo('a', 'b').ok).toBe(true)
    }
    back()
    expect(game.hash()).toBe(before)
    for (let i = 0; i < 3; i++) expect(game.redo('a').ok).toBe(true)
    expect(game.hash()).toBe(after)
    expect(game.redo('a')).toMatchObject({ ok: false, error: { code: 'redo/nothing' } })
    back()
    expect(game.hash()).toBe(before)
    expect(game.state().game.words.a).toBe('OKAPI-5520')
  })
  it('ten times done and undone', () => {
    const game = start()
    const before = game.hash()
    for (let i = 0; i < 10; i++) {
      play(game, ['a', step(2)])
      game.undo('a')
    }
    expect(game.hash()).toBe(before)
    expect(game.entries()).toHaveLength(20)
  })
  it('what both seats did comes back together', () => {
    const game = start()
    play(game, ['a', pass], ['b', { type: 'throw' }])
    const after = game.hash()
    game.undo('a', 'b')
    expect(game.redo('b')).toMatchObject({ ok: false, error: { code: 'redo/not-yours' } })
    expect(game.redo('a').ok).toBe(true)
    expect(game.hash()).toBe(after)
  })
  it('an insisted breach and real dice come back as they were', () => {
    const game = start({ mode: 'advised' })
    expect(game.submit('a', step(5), { insist: true }).kind).toBe('done')
    expect(game.submit('a', { type: 'throw' }, { faces: [6, 6] }).kind).toBe('done')
    const after = game.hash()
    game.undo('a', 'b')
    game.undo('a', 'b')
    expect(game.redo('a').ok && game.redo('a').ok).toBe(true)
    expect(game.hash()).toBe(after)
  })
  it('something new makes what was undone past', () => {
    const game = start()
    play(game, ['a', step(2)])
    game.undo('a')
    play(game, ['a', step(1)])
    expect(game.redoable()).toBe(null)
  })
})

describe('R64 after a reload undo and redo work as before', () => {
  it('undo three, redo three: the same hash; what was undone before saving can be done again', () => {
    const game = start()
    play(game, ['a', step(2)], ['a', pass], ['b', step(1)], ['b', pass], ['a', step(1)], ['a', pass])
    const live = reloaded(game) as unknown as ReturnType<typeof start>
    expect(live.hash()).toBe(game.hash())
    const seats: Seat[] = ['a', 'a', 'b']
    for (const s of seats) expect(live.undo(s, s === 'a' ? 'b' : 'a').ok).toBe(true)
    const saved = reloaded(live as never) as unknown as ReturnType<typeof start>
    for (const s of [...seats].reverse()) expect(saved.redo(s).ok).toBe(true)
    expect(saved.hash()).toBe(game.hash())
  })
  it('an entry that does not follow, or takes back what does not stand, is a fault', () => {
    const game = start()
    expect(game.load({ n: 2, check: 'x' })).toMatchObject({ ok: false, error: { code: 'log/damaged' } })
    expect(game.load({ n: 1, undo: [5], by: 'a' })).toMatchObject({ ok: false, error: { code: 'log/damaged' } })
    expect(game.load({ n: 1, seat: 'a', command: { type: 'x' }, events: [{ type: 'Broken' }] })).toMatchObject({ ok: false })
    expect(game.load({ n: 1, check: 'x' })).toMatchObject({ ok: false, error: { code: 'log/check-differs' } })
  })
})

it('playing on under newer rules says so in the log, once', () => {
  const old = createGame(drill, { ...drillHeader(), rulesVersion: 0, scenario: drillScenario })
  old.load({ n: 1, seat: 'a', command: step(9), events: [{ type: 'Stepped', seat: 'a', to: 9 } as never] })
  play(old, ['a', pass], ['b', pass])
  expect(old.entries().map(e => ('rulesVersion' in e ? 'rules' : isCommand(e) ? e.command.type : 'check'))).toEqual([
    'step',
    'rules',
    'pass',
    'pass',
    'check',
  ])
})
