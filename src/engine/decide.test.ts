import { describe, expect, it } from 'vitest'
import type { Seat } from '../base/units'
import { decide, type How } from './decide'
import { drill, drillHeader, typesOf } from './drill.testing'
import { beginning, createGame } from './game'
import { diceFromSeed, roll } from './stream'

const start = (more: Parameters<typeof drillHeader>[0] = {}) => beginning(drill, drillHeader(more))
const ask = (command: unknown, how: How = {}, mode: 'enforced' | 'advised' | 'free' = 'enforced', seat: Seat = 'a') =>
  decide(drill, start({ mode }), seat, command, how)
const codeOf = (d: ReturnType<typeof ask>) => (d.kind === 'refused' ? d.refusal.code : d.kind)

describe('a command that makes no sense', () => {
  const ring: { [key: string]: unknown } = { type: 'step' }
  ring.self = ring
  const deep = JSON.parse(`${'{"type":"step","by":'.repeat(1)}${'['.repeat(200)}${']'.repeat(200)}}`)
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 4],
    ['a text', 'step'],
    ['a list', [{ type: 'step' }]],
    ['no type', { by: 1 }],
    ['a type that is no text', { type: 7 }],
    ['a type that nobody knows', { type: 'conquer' }],
    ['the name of an object’s own method', { type: 'constructor' }],
    ['not a number', { type: 'step', by: Number.NaN }],
    ['an infinity', { type: 'step', by: Number.POSITIVE_INFINITY }],
    ['a function', { type: 'step', by: () => 1 }],
    ['an object of a class', { type: 'step', by: new Map() }],
    ['a big number', { type: 'step', by: 10n }],
    ['a ring', ring],
    ['bottomless nesting', deep],
    ['a ruling without a reason', { type: 'ruling', set: [] }],
    ['a ruling that sets no objects', { type: 'ruling', why: 'x', set: [3] }],
    ['a mode that there is not', { type: 'proposeMode', mode: 'chaos' }],
  ])('%s is refused as command/unknown', (_, command) => {
    expect(codeOf(ask(command))).toBe('command/unknown')
    expect(codeOf(ask(command, {}, 'free'))).toBe('command/unknown')
  })
  it('a game that throws is a refusal, and what it threw is kept for tests', () => {
    const d = ask({ type: 'explode' })
    expect(d).toMatchObject({ kind: 'refused', refusal: { code: 'command/unknown' }, thrown: expect.any(TypeError) })
  })
  it('an event that JSON cannot hold never comes to be', () => {
    const rules: typeof drill = {
      ...drill,
      decide: () => ({ ok: true, value: [{ type: 'Stepped', seat: 'a', to: Number.NaN }] }),
    }
    const d = decide(rules, start(), 'a', { type: 'step', by: 1 })
    expect(d).toMatchObject({ kind: 'refused', refusal: { code: 'command/unknown' }, thrown: expect.any(Error) })
    const zero: typeof drill = { ...drill, decide: () => ({ ok: true, value: [{ type: 'Stepped', seat: 'a', to: -0 }] }) }
    expect(decide(zero, start(), 'a', { type: 'step', by: 1 })).toEqual({
      kind: 'done',
      events: [{ type: 'Stepped', seat: 'a', to: 0 }],
    })
  })
  it('an unknown seat is refused', () => {
    expect(codeOf(ask({ type: 'step', by: 1 }, {}, 'enforced', 'umpire'))).toBe('seat/unknown')
    expect(codeOf(ask({ type: 'step', by: 1 }, {}, 'enforced', 'spectator' as Seat))).toBe('seat/unknown')
  })
})

describe('three ways to play', () => {
  const far = { type: 'step', by: 5 }
  it('enforced refuses a breach by code and clause, insisted on or not', () => {
    for (const insist of [false, true])
      expect(ask(far, { insist })).toEqual({ kind: 'refused', refusal: { code: 'step/too-far', clause: '2.1' } })
  })
  it('advised shows it, and does it when insisted on, RuleBreached first', () => {
    expect(ask(far, {}, 'advised')).toEqual({ kind: 'breach', refusals: [{ code: 'step/too-far', clause: '2.1' }] })
    expect(ask(far, { insist: true }, 'advised')).toEqual({
      kind: 'done',
      events: [
        { type: 'RuleBreached', code: 'step/too-far', clause: '2.1' },
        { type: 'Stepped', seat: 'a', to: 5 },
      ],
    })
  })
  it('advised says nothing of what no rule forbids', () => {
    const d = ask({ type: 'step', by: 2 }, { insist: true }, 'advised')
    expect(d).toEqual({ kind: 'done', events: [{ type: 'Stepped', seat: 'a', to: 2 }] })
  })
  it('free asks no rule', () => {
    expect(ask(far, {}, 'free')).toEqual({ kind: 'done', events: [{ type: 'Stepped', seat: 'a', to: 5 }] })
  })
  it('the impossible is refused in all three', () => {
    for (const mode of ['enforced', 'advised', 'free'] as const)
      expect(codeOf(ask({ type: 'step', by: 50 }, { insist: true }, mode))).toBe('step/off-table')
  })
  it('a breach that throws dice puts RuleBreached before the roll', () => {
    const game = createGame(drill, drillHeader({ mode: 'advised' }))
    game.submit('a', { type: 'throw' })
    const d = decide(drill, game.state(), 'a', { type: 'throw' }, { insist: true })
    expect(d.kind === 'done' && typesOf(d.events).slice(0, 2)).toEqual(['RuleBreached', 'DiceRolled'])
  })
  it('a ruling is done in every way, out of turn too', () => {
    for (const mode of ['enforced', 'advised', 'free'] as const)
      expect(ask({ type: 'ruling', why: 'bumped', set: [{ to: 9 }] }, {}, mode, 'b')).toEqual({
        kind: 'done',
        events: [{ type: 'Ruled', seat: 'b', to: 9 }],
      })
  })
})

describe('dice', () => {
  it('a roll is an event before the game’s own, with its faces, its purpose and where the stream stands then', () => {
    const { faces, after } = roll(diceFromSeed(7), 6, 1)
    const d = ask({ type: 'throw' })
    expect(d.kind === 'done' && d.events[0]).toEqual({
      type: 'DiceRolled',
      clause: '3',
      what: 'extra',
      sides: 6,
      faces,
      after,
    })
  })
  it('real dice: says what is missing, takes the faces, leaves the stream where it stands', () => {
    expect(ask({ type: 'throw' }, { byHand: true })).toEqual({ kind: 'needs', clause: '3', what: 'extra', sides: 6, faces: 1 })
    const d = ask({ type: 'throw' }, { byHand: true, faces: [5] })
    expect(d.kind === 'done' && d.events).toEqual([
      { type: 'DiceRolled', clause: '3', what: 'extra', sides: 6, faces: [5], byHand: true },
      { type: 'Threw', seat: 'a', to: 1 },
    ])
  })
  it('a command that rolls twice asks for the second roll once the first is known', () => {
    expect(ask({ type: 'throw' }, { faces: [6] })).toEqual({ kind: 'needs', clause: '3.1', what: 'again', sides: 6, faces: 1 })
    expect(codeOf(ask({ type: 'throw' }, { faces: [6, 2] }))).toBe('done')
  })
  it.each([[[0]], [[7]], [[2.5]], [[Number.NaN]], [['3' as unknown as number]]])('no die shows %j', faces => {
    expect(codeOf(ask({ type: 'throw' }, { faces }))).toBe('dice/no-such-face')
  })
  it('more dice than were asked for are refused', () => {
    expect(codeOf(ask({ type: 'throw' }, { faces: [2, 3] }))).toBe('dice/too-many')
    expect(codeOf(ask({ type: 'pass' }, { faces: [2] }))).toBe('dice/too-many')
  })
  it('one roll may be by hand in a game of the table’s dice', () => {
    const game = createGame(drill, drillHeader())
    const before = game.state().dice
    expect(game.submit('a', { type: 'throw' }, { faces: [1] }).kind).toBe('done')
    expect(game.state().dice).toEqual(before)
  })
})

describe('ends and ways by word of mouth', () => {
  it('resigning gives the game to the other seat, out of turn too', () => {
    const game = createGame(drill, drillHeader())
    expect(game.submit('b', { type: 'resign' }).kind).toBe('done')
    expect(game.entries().at(-1)).toEqual({ n: 2, end: { winner: 'a', by: 'resignation' }, reveal: {} })
    expect(codeOf(game.submit('a', { type: 'pass' }) as ReturnType<typeof ask>)).toBe('game/over')
  })
  it('an end by agreement takes both seats, and nobody agrees with himself', () => {
    const game = createGame(drill, drillHeader())
    expect(codeOf(game.submit('b', { type: 'agreeEnd' }) as ReturnType<typeof ask>)).toBe('offer/nothing-to-agree')
    game.submit('a', { type: 'proposeEnd' })
    expect(codeOf(game.submit('a', { type: 'agreeEnd' }) as ReturnType<typeof ask>)).toBe('offer/nothing-to-agree')
    expect(codeOf(game.submit('a', { type: 'proposeEnd' }) as ReturnType<typeof ask>)).toBe('offer/already-made')
    expect(game.submit('b', { type: 'agreeEnd' }).kind).toBe('done')
    expect(game.entries().at(-1)).toMatchObject({ end: { winner: null, by: 'agreement' } })
  })
  it('the way of playing changes when the other seat confirms', () => {
    const game = createGame(drill, drillHeader())
    expect(codeOf(game.submit('a', { type: 'proposeMode', mode: 'enforced' }) as ReturnType<typeof ask>)).toBe('offer/same-mode')
    game.submit('a', { type: 'proposeMode', mode: 'free' })
    expect(game.state().mode).toBe('enforced')
    game.submit('b', { type: 'agreeMode' })
    expect(game.state().mode).toBe('free')
    expect(game.submit('a', { type: 'step', by: 7 }).kind).toBe('done')
  })
  it('an offer lapses when the turn ends', () => {
    const game = createGame(drill, drillHeader())
    game.submit('a', { type: 'proposeEnd' })
    game.submit('a', { type: 'pass' })
    expect(game.state().offers).toEqual({ end: 'a' })
    game.submit('b', { type: 'pass' })
    expect(game.state().offers).toEqual({})
  })
})
