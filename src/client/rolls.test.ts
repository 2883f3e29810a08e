import { describe, expect, it } from 'vitest'
import { drill, drillScenario } from '../engine/drill.testing'
import type { AnyRuleset, Typed } from '../rulesets/contract'
import { createLocalGame } from './index'

const open = (dice: 'table' | 'hand' = 'table') =>
  createLocalGame({
    ruleset: drill as AnyRuleset,
    scenario: drillScenario,
    options: { turns: 2 },
    mode: 'free',
    seats: { a: { name: 'Anna' }, b: { name: 'Bruno' } },
    dice,
    seed: 1,
  })
const throwOne = (sides: number) => ({ type: 'throw', sides }) as Typed

describe('dice that fell', () => {
  it('are given once each, since an entry, with their faces and whose they are, never where the stream stands', () => {
    const game = open()
    game.submit('a', throwOne(100))
    game.submit('a', { type: 'pass' })
    game.submit('b', throwOne(10))
    const all = game.rolls(0, 'spectator').filter(r => r.what === 'extra')
    expect(all.map(r => [r.n, r.k, r.seat, r.sides, r.faces.length, r.clause, r.byHand])).toEqual([
      [1, 0, 'a', 100, 1, '3', false],
      [3, 0, 'b', 10, 1, '3', false],
    ])
    expect(game.rolls(1, 'spectator')).toEqual(game.rolls(0, 'spectator').filter(r => r.n > 1))
    expect(game.rolls(3, 'a')).toEqual([])
    expect(all.every(r => !('after' in r))).toBe(true)
  })
  it('what was taken back is left out', () => {
    const game = open()
    game.submit('a', throwOne(100))
    expect(game.rolls(0, 'a')).toHaveLength(1)
    game.undo('a', 'b')
    expect(game.rolls(0, 'a')).toEqual([])
  })
  it('real dice are said to be real', () => {
    const game = open('hand')
    game.submit('a', throwOne(6), { faces: [3] })
    expect(game.rolls(0, 'b').map(r => [r.faces, r.byHand])).toEqual([[[3], true]])
  })
})
