import { describe, expect, it } from 'vitest'
import { drill, drillScenario } from '../engine/drill.testing'
import type { AnyRuleset, Typed, Viewer } from '../rulesets/contract'
import { createLocalGame } from './index'

const open = () =>
  createLocalGame({
    ruleset: drill as AnyRuleset,
    scenario: drillScenario,
    options: { turns: 2 },
    mode: 'enforced',
    seats: { a: { name: 'Anna' }, b: { name: 'Bruno' } },
    dice: 'table',
    seed: 1,
  })
const step = (by: number) => ({ type: 'step', by })
const pass = { type: 'pass' }
const drilled = (show: { readonly panels: { readonly [key: string]: unknown } }) =>
  show.panels.drill as { at: { a: number; b: number }; words: { a: string | null; b: string | null } }

describe('a picture at the end of each turn', () => {
  it('in order, each as it stood then, the last one as it is now', () => {
    const game = open()
    game.submit('a', step(2))
    game.submit('a', pass)
    game.submit('b', step(1))
    game.submit('b', pass)
    game.submit('a', step(1))
    const ends = game.turnEnds('spectator')
    expect(ends.map(e => e.turn)).toEqual([1, 2])
    expect(ends.map(e => drilled(e.show).at)).toEqual([
      { a: 2, b: 1 },
      { a: 3, b: 1 },
    ])
    expect(game.past(ends[0]!.n - 1, 'spectator')!.status.turn).toBe(1)
  })
  it('a turn that was taken back leaves none', () => {
    const game = open()
    game.submit('a', pass)
    game.submit('b', pass)
    expect(game.turnEnds('a')).toHaveLength(2)
    game.undo('b')
    expect(game.turnEnds('a').map(e => e.turn)).toEqual([1])
  })
  it('what is hidden from a viewer is hidden in its pictures', () => {
    const game = open()
    game.submit('a', { type: 'hide', word: 'ford' } as Typed)
    game.submit('a', pass)
    game.submit('b', pass)
    const words = (viewer: Viewer) => game.turnEnds(viewer).map(e => drilled(e.show).words.a)
    expect(words('a')).toEqual(['ford', 'ford'])
    expect(words('b')).toEqual([null, null])
    expect(JSON.stringify(game.turnEnds('spectator'))).not.toContain('ford')
  })
})

describe('a game that is opened whole at its end', () => {
  it('is shown as it was hidden: its turns and its past, once it is over and not before', () => {
    const game = createLocalGame({
      ruleset: {
        ...drill,
        openAtEnd: true,
        view: (s: Parameters<typeof drill.view>[0], viewer: Viewer) => (viewer === 'umpire' ? s : drill.view(s, viewer)),
      } as AnyRuleset,
      scenario: drillScenario,
      options: { turns: 2 },
      mode: 'enforced',
      seats: { a: { name: 'Anna' }, b: { name: 'Bruno' } },
      dice: 'table',
      seed: 1,
    })
    game.submit('a', { type: 'hide', word: 'ford' } as Typed)
    expect(drilled(game.past(1, 'spectator')!).words.a).toBe(null)
    for (const seat of ['a', 'b', 'a', 'b'] as const) game.submit(seat, pass)
    expect(game.get().outcome).not.toBe(null)
    expect(drilled(game.past(1, 'spectator')!).words.a).toBe('ford')
    expect(drilled(game.turnEnds('b')[0]!.show).words.a).toBe('ford')
  })
})
