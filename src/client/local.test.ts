import { describe, expect, it } from 'vitest'
import { drill, drillScenario } from '../engine/drill.testing'
import type { AnyRuleset, Body } from '../rulesets/contract'
import { createLocalGame, type LocalSetup, resumeLocalGame, type TableGame } from './index'

const rules: AnyRuleset = drill
const open = (more: Partial<LocalSetup> = {}): TableGame =>
  createLocalGame({
    ruleset: rules,
    scenario: drillScenario,
    options: {},
    mode: 'enforced',
    seats: { a: { name: 'Anna' }, b: { name: 'Bruno' } },
    dice: 'table',
    seed: 'c0ffee',
    ...more,
  })
const step = (by: number) => ({ type: 'step', by })
const pass = { type: 'pass' }
const resumed = (game: TableGame, lines: readonly string[] = game.lines()) => {
  const again = resumeLocalGame({ ruleset: rules, lines })
  if (!again.ok) throw new Error(again.error.message)
  return again.value
}

describe('a game at one screen', () => {
  it('answers who plays what, and how', () => {
    const game = open({ dice: 'hand', options: { turns: 2 } })
    expect(game.info).toMatchObject({
      ruleset: 'drill',
      scenario: { id: 'drill', title: { it: 'Piazza d’armi' } },
      seats: { a: { name: 'Anna' }, b: { name: 'Bruno' } },
      dice: 'hand',
      options: { turns: 2 },
    })
    expect(game.get().show.status.turns).toBe(2)
    expect(JSON.parse(game.lines()[0]!).dice).toEqual({ seed: 'c0ffee', from: 'page', way: 'hand' })
  })
  it('tells its listeners of what was done, and only of that', () => {
    const game = open()
    let heard = 0
    const stop = game.subscribe(() => heard++)
    expect(game.submit('a', step(2))).toEqual({ kind: 'done', n: 1 })
    expect(game.submit('a', step(2))).toMatchObject({ kind: 'refused', refusal: { code: 'step/moved', clause: '2' } })
    expect(game.undo('b')).toMatchObject({ ok: false, error: { code: 'undo/nothing' } })
    expect(heard).toBe(1)
    game.undo('a')
    expect(heard).toBe(2)
    stop()
    game.redo('a')
    expect(heard).toBe(2)
  })
  it('says what is due where rules are asked, and nothing in free play', () => {
    const show: AnyRuleset['show'] = (...asked) => {
      const due: Body = {
        id: 'a/1',
        seat: 'a',
        kit: 'k',
        dress: 'd',
        name: { it: 'u', en: 'u' },
        footprint: { front: [10, 10], facing: 0, width: 4, depth: 4 },
        bases: [],
        figures: 1,
        full: 1,
        states: ['mustMove'],
        selectable: true,
      }
      return { ...rules.show(...asked), bodies: [due] }
    }
    const of = (mode: LocalSetup['mode']) => open({ ruleset: { ...rules, show }, mode }).get().mustMove
    expect(of('enforced')).toEqual(['a/1'])
    expect(of('advised')).toEqual(['a/1'])
    expect(of('free')).toEqual([])
  })
  it('the snapshot follows; what did not change keeps its identity', () => {
    const game = open()
    const first = game.get()
    expect(first).toMatchObject({ at: 0, awaiting: [{ seat: 'a', what: 'step' }], outcome: null, undo: null, redo: false })
    game.submit('a', step(2))
    const second = game.get()
    expect(second).toMatchObject({ at: 1, undo: { by: 'a', needs: null }, redo: false })
    expect(second.awaiting).toBe(first.awaiting)
    expect(second.show.table).toBe(first.show.table)
    expect(second.show.status).toBe(first.show.status)
    expect(second.show).not.toBe(first.show)
    game.submit('a', pass)
    expect(game.get().told[0]).toBe(second.told[0])
    expect(game.get().show.status).not.toBe(first.show.status)
  })
  it('advised play asks once more', () => {
    const game = open({ mode: 'advised' })
    expect(game.submit('a', step(5))).toEqual({ kind: 'breach', refusals: [{ code: 'step/too-far', clause: '2.1' }] })
    expect(game.submit('a', step(5), { insist: true }).kind).toBe('done')
    expect(game.get().told[0]!.lines.map(l => l.phrase.code)).toContain('event.RuleBreached')
  })
  it('real dice are asked for and typed in', () => {
    const game = open({ dice: 'hand' })
    expect(game.submit('a', { type: 'throw' })).toEqual({ kind: 'needs', sides: 6, faces: 1, what: 'extra', clause: '3' })
    expect(game.submit('a', { type: 'throw' }, { faces: [6] })).toMatchObject({ kind: 'needs', what: 'again' })
    expect(game.submit('a', { type: 'throw' }, { faces: [6, 3] }).kind).toBe('done')
    expect(game.get().told[0]!.lines.map(l => l.phrase.code)).toEqual(['event.DiceRolled', 'event.DiceRolled', 'event.Threw'])
  })
  it('shows each seat what it may see, and the log tells what both may know', () => {
    const game = open()
    const zebra = { type: 'hide', word: 'ZEBRA-7391' }
    game.submit('a', zebra)
    expect(JSON.stringify(game.show('a'))).toContain('ZEBRA-7391')
    for (const text of [game.show('b'), game.show('spectator'), game.get(), game.since(0, 'b'), game.choices('b')])
      expect(JSON.stringify(text)).not.toContain('ZEBRA-7391')
    expect(JSON.stringify(game.since(0, 'a'))).toContain('ZEBRA-7391')
    game.submit('a', { type: 'show' })
    for (const text of [game.show('b'), game.get(), game.since(1, 'b')]) expect(JSON.stringify(text)).toContain('ZEBRA-7391')
  })
  it('an offer to end shows until it is taken up', () => {
    const game = open()
    game.submit('a', { type: 'proposeEnd' })
    expect(game.get().offers).toEqual({ end: 'a' })
    expect(game.judge('a', { type: 'agreeEnd' })).toMatchObject({ kind: 'impossible' })
    expect(game.judge('b', { type: 'agreeEnd' })).toMatchObject({ kind: 'ok' })
    expect(game.get().told.at(-1)!.lines[0]!.phrase).toEqual({ code: 'event.EndProposed', with: { seat: 'Anna' } })
    game.submit('b', { type: 'agreeEnd' })
    expect(game.get()).toMatchObject({ outcome: { winner: null, by: 'agreement' }, awaiting: [] })
  })
  it('questions that a game cannot answer are answered with nothing', async () => {
    const game = open()
    expect(await game.reach('a', 'x' as never)).toBe(null)
    expect(game.manoeuvres('a', 'x' as never)).toBe(null)
    expect(game.solve('a', 'x' as never, { front: [0, 0], facing: 0 })).toBe(null)
    expect(game.charges('a', 'x' as never)).toEqual([])
    const move = { type: 'move' as const, unit: 'x' as never, steps: [] }
    expect(game.clamp('a', move)).toBe(move)
  })
})

describe('undo on the screen', () => {
  it('strikes through what was taken back, tells that it was, and offers it again', () => {
    const game = open()
    game.submit('a', step(2))
    game.submit('a', { type: 'throw' })
    expect(game.get().undo).toEqual({ by: 'a', needs: 'b' })
    expect(game.undo('a', 'b').ok).toBe(true)
    const { told, redo } = game.get()
    expect(told.map(t => [t.n, t.undone, t.lines.at(-1)?.phrase.code])).toEqual([
      [1, false, 'event.Stepped'],
      [2, true, 'event.Threw'],
      [3, false, 'event.UndoneAgreed'],
    ])
    expect(redo).toBe(true)
    expect([1, 2, 3].map(n => game.undone(n))).toEqual([false, true, true])
  })
})

describe('R64 looking at the past and going on after a reload', () => {
  const six = () => {
    const game = open()
    for (const [seat, c] of [
      ['a', step(2)],
      ['a', pass],
      ['b', step(1)],
      ['b', pass],
      ['a', step(1)],
      ['a', pass],
    ] as const)
      expect(game.submit(seat, c).kind).toBe('done')
    return game
  }
  it('looking changes nothing', () => {
    const game = six()
    const before = game.hash()
    const there = game.get()
    const at = (n: number) => (game.past(n, 'spectator')?.panels.drill as { at: { a: number } } | undefined)?.at.a
    expect([0, 1, 3, 7, 8].map(at)).toEqual([0, 2, 2, 3, undefined])
    expect(game.hash()).toBe(before)
    expect(game.get()).toBe(there)
  })
  it('undo three and redo three give the same hash', () => {
    const game = six()
    const { game: again } = resumed(game)
    expect(again.hash()).toBe(game.hash())
    expect(again.get()).toEqual(game.get())
    for (let i = 0; i < 3; i++) {
      const { by, needs } = again.get().undo!
      expect(again.undo(by, needs ?? undefined).ok).toBe(true)
    }
    expect(again.hash()).not.toBe(game.hash())
    const { game: third } = resumed(again)
    for (let i = 0; i < 3; i++) expect(third.redo('a').ok || third.redo('b').ok).toBe(true)
    expect(third.hash()).toBe(game.hash())
  })
  it('writes only what is new, after what was there', () => {
    const game = six()
    const heard: [readonly string[], number][] = []
    const again = resumeLocalGame({ ruleset: rules, lines: game.lines(), onLines: (l, from) => heard.push([l, from]) })
    expect(heard).toEqual([])
    if (again.ok) again.value.game.submit('b', pass)
    expect(heard).toHaveLength(1)
    expect(heard[0]![1]).toBe(game.lines().length)
  })
  it('a torn last line is dropped with a note, a damaged one with all after it', () => {
    const lines = six().lines()
    const torn = resumed(open(), [...lines.slice(0, -1), lines.at(-1)!.slice(0, 9)])
    expect(torn.notes.map(n => n.code)).toEqual(['log/torn'])
    expect(torn.game.lines()).toEqual(lines.slice(0, -1))
    const damaged = resumed(
      open(),
      lines.map((l, i) => (i === 3 ? '}' : l)),
    )
    expect(damaged.notes.map(n => n.code)).toEqual(['log/damaged'])
    expect(damaged.game.lines()).toEqual(lines.slice(0, 3))
    const untrue = resumed(
      open(),
      lines.map((l, i) => (i === 1 ? l.replace('"to":2', '"to":1') : l)),
    )
    expect(untrue.notes.map(n => n.code)).toEqual(['log/check-differs'])
    expect(untrue.game.lines()).toHaveLength(lines.length)
  })
  it('what cannot be gone on with says why', () => {
    const lines = six().lines()
    const code = (l: readonly string[], ruleset = rules) => {
      const r = resumeLocalGame({ ruleset, lines: l })
      return r.ok ? r.value.notes.map(n => n.code).join() : r.error.code
    }
    const header = (from: string, to: string) => [lines[0]!.replace(from, to), ...lines.slice(1)]
    expect(code([])).toBe('log/empty')
    expect(code(['{"x":1}'])).toBe('log/not-ours')
    expect(code(header('"campo":1', '"campo":9'))).toBe('log/newer-format')
    expect(code(header('"ruleset":"drill","rulesVersion"', '"ruleset":"chess","rulesVersion"'))).toBe('log/other-game')
    expect(code(lines, { ...rules, rulesVersion: 0 })).toBe('log/newer-rules')
    expect(code(lines, { ...rules, rulesVersion: 2 })).toBe('log/older-rules')
    expect(() => open({ lines: ['{"x":1}'] })).toThrow('log/not-ours')
    expect(open({ lines }).get().at).toBe(lines.length - 1)
  })
})
