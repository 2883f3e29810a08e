import { describe, expect, it } from 'vitest'
import type { Options } from '../../contract'
import { codesOf, dice, goOn, inPhase } from '../play.testing'
import { stateOf } from '../scenarios.testing'

const into = (scenario: string, turn: number, faces: number[] = [], options: Options = {}) =>
  goOn(inPhase(stateOf(scenario, options), 'pursuit', [], 'a', turn - 1), dice(...faces))
const tested = (turn: number, ...faces: number[]) => into('kolin', turn, faces).events.find(e => e.type === 'HoldTested')

describe('3.7 Kolin: Manstein’s brigade is held', () => {
  it('3.7 no die before turn 3; from then on a five or six of a die releases it', () => {
    expect(tested(2)).toBeUndefined()
    expect(tested(3, 4)).toMatchObject({ brigade: 'a/III', roll: 4, needs: 5, released: false })
    expect(tested(3, 5)).toMatchObject({ roll: 5, released: true })
    expect(tested(5, 6)).toMatchObject({ roll: 6, released: true })
  })
  it('3.7 certain in turn 6, without a die, and only once', () => {
    expect(tested(6)).toMatchObject({ roll: null, released: true })
    expect(tested(7)).toBeUndefined()
  })
  it('3.7 held it takes no order; released it takes any in that very turn', () => {
    const order = { type: 'order', to: 'a/III', order: { kind: 'cautious' } } as const
    const held = into('kolin', 3, [4]).state
    expect(held.phase).toBe('orders')
    expect(codesOf(held, 'a', order)).toEqual(['order/held'])
    expect(codesOf(into('kolin', 3, [5]).state, 'a', order)).toEqual([])
  })
  it('OO-S7 Starhemberg is free from turn 3, with no die', () => {
    const order = { type: 'order', to: 'b/III', order: { kind: 'cautious' } } as const
    expect(codesOf(into('kolin', 3, [1]).state, 'b', order)).toEqual([])
    expect(stateOf('kolin').brigades['b/III']).toMatchObject({ holdUntil: 3, holdDie: null })
  })
})

describe('OO-S8 Leuthen: another commander from turn 4', () => {
  const klass = (turn: number, options: Options = {}) => into('leuthen', turn, [], options).state.generals['b/C/general']!.class
  it('OO-S8 veteran, from turn 4 normal; the option makes him poor', () => {
    expect(klass(3)).toBe('veteran')
    expect(klass(4)).toBe('normal')
    expect(klass(4, { chiefLater: 'poor' })).toBe('poor')
  })
  it('OO-S8 who chose a class for the whole battle keeps it, unless he chose the later one too', () => {
    expect(klass(4, { chiefB: 'excellent' })).toBe('excellent')
    expect(klass(4, { chiefB: 'excellent', chiefLater: 'poor' })).toBe('poor')
  })
  it('OO-S8 nothing is told where nothing changes', () => {
    expect(into('leuthen', 4, [], { chiefB: 'normal', chiefLater: 'normal' }).events.some(e => e.type === 'ClassChanged')).toBe(
      false,
    )
    expect(into('lobositz', 4).events.some(e => e.type === 'ClassChanged')).toBe(false)
  })
})

describe('3.7 initiative given', () => {
  it('3.7 Prussia’s on turns 1 and 2 at Leuthen, rolled for on turn 3', () => {
    expect(stateOf('leuthen').rules.initiative).toEqual([
      { turn: 1, seat: 'a' },
      { turn: 2, seat: 'a' },
    ])
  })
})
