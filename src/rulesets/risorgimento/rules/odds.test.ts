import { describe, expect, it } from 'vitest'
import { empty, lead, put } from '../table.testing'
import { abilityAt, holdChance, holdsAt } from './morale'
import { assaultOdds, lossChances, meanLosses } from './odds'

describe('6.1.1 mean losses of a volley', () => {
  // Counted over all faces by hand of another program: dice, then one point every 6, 7, 8, 9.
  const TABLE: readonly (readonly [number, readonly number[]])[] = [
    [2, [0.75, 0.58, 0.42, 0.28]],
    [3, [1.33, 1.07, 0.88, 0.75]],
    [4, [1.92, 1.57, 1.31, 1.1]],
    [6, [3.08, 2.57, 2.19, 1.89]],
    [8, [4.25, 3.57, 3.06, 2.67]],
  ]
  it.each(TABLE)('6.1.1 with %i dice', (dice, means) => {
    expect([6, 7, 8, 9].map(x => Math.round(meanLosses(dice, x) * 100) / 100)).toEqual(means)
  })
  it('6.1.1 chances are exact and sum to 1: two dice in the open', () => {
    const c = lossChances(2, 6)
    // Sums below 6: 10 of 36; 12: 1 of 36.
    expect(c.map(p => Math.round(p * 36))).toEqual([10, 25, 1])
    expect(lossChances(0, 6)).toEqual([1])
  })
})

describe('6.4 the first round of a melee, before any die', () => {
  const facing = (hex: string, more = {}) =>
    put(put(empty(), 'a/1I/1', { hex: '0706', facing: 0, formation: 'line', melee: 3, losses: 0, sp: 3, ...more }), 'b/34II/3', {
      hex,
      facing: 3,
      formation: 'line',
      melee: 4,
      losses: 0,
      sp: 3,
    })
  it('tells the dice of both and what they cost each other: three against four in the open', () => {
    const odds = assaultOdds(facing('0705'), 'a', ['a/1I/1'], '0706', '0705', false)
    expect([odds.attack, odds.defence, odds.mine, odds.theirs]).toEqual([3, 4, 3, 3])
    expect(odds.inflicted).toBeCloseTo(1.333, 2)
    // Four sixes would cost four points, but three are all there is: 1 in 1296 less than the mean of 1.92.
    expect(odds.suffered).toBeCloseTo(meanLosses(4, 6) - 1 / 1296, 6)
  })
  it('counts losses, and never more than is left', () => {
    const odds = assaultOdds(facing('0705', { losses: 2 }), 'a', ['a/1I/1'], '0706', '0705', false)
    expect([odds.attack, odds.mine]).toEqual([1, 1])
    // One die costs a point with a six alone.
    expect(odds.inflicted).toBeCloseTo(1 / 6, 6)
    expect(odds.suffered).toBeCloseTo(1 - lossChances(4, 6)[0]!, 6)
  })
})

describe('6.4.3 whether a counter stands', () => {
  const at = (order: 'attack' | 'defence', losses: number) => {
    const s = lead(put(empty(), 'a/1I/1', { hex: '0706', morale: 4, losses }), 'a/COSI', { hex: '0101', order, inCommand: true })
    return { s, u: s.units['a/1I/1']! }
  }
  it('morale less losses or below: four of six, two losses two of six', () => {
    const { s, u } = at('attack', 0)
    expect([1, 2, 3, 4, 5, 6].map(roll => holdsAt(s, u, 0, roll))).toEqual([true, true, true, true, false, false])
    const hurt = at('attack', 2)
    expect(holdChance(hurt.s, hurt.u, 0)).toBeCloseTo(2 / 6, 9)
  })
  it('one off the die under Defence, and the ability of a commander with them', () => {
    const { s, u } = at('defence', 0)
    expect(holdChance(s, u, 0)).toBeCloseTo(5 / 6, 9)
    expect(holdChance(s, u, 1)).toBe(1)
    expect(abilityAt(lead(s, 'a/COSI', { hex: '0706', ability: 2 }), '0706', 'a')).toBe(2)
    expect(abilityAt(s, '0706', 'a')).toBe(0)
  })
})
