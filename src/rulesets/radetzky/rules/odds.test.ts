import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../engine'
import { cohesion } from './cohesion'
import { damagesOf } from './damage'
import { damageOdds, lossOdds, mean, meleeOdds } from './odds'

/** Every roll of so many dice, counted one by one. */
function counted(n: number): number[] {
  const out: number[] = []
  const total = 6 ** n
  for (let i = 0; i < total; i++) {
    const dice = Array.from({ length: n }, (_, k) => (Math.floor(i / 6 ** k) % 6) + 1)
    const { damages } = damagesOf(dice)
    out[damages] = (out[damages] ?? 0) + 1 / total
  }
  return out
}
const line = (value: number) => ({ value, losses: 0, general: false, plus: false })

describe('Fuoco: chances of damages', () => {
  it.each([1, 2, 3, 4, 5, 6])('of %i dice are those of all rolls counted one by one', n => {
    const all = counted(n)
    damageOdds(n).forEach((p, k) => {
      expect(p).toBeCloseTo(all[k] ?? 0, 12)
    })
  })
  // dice, mean, 0, 1, 2, 3, 4 and more
  it.each([
    [1, 0.167, 0.833, 0.167],
    [2, 0.361, 0.667, 0.306, 0.028],
    [3, 0.574, 0.519, 0.394, 0.083, 0.005],
    [4, 0.799, 0.395, 0.432, 0.152, 0.02, 0.001],
    [6, 1.272, 0.219, 0.406, 0.273, 0.087, 0.015],
    [8, 1.76, 0.117, 0.317, 0.329, 0.175, 0.063],
    [9, 2.007, 0.085, 0.268, 0.331, 0.214, 0.103],
    [12, 2.752, 0.031, 0.145, 0.271, 0.277, 0.275],
  ] as const)('of %i dice are those of the table', (n, m, ...cells) => {
    const odds = damageOdds(n)
    expect(Math.abs(mean(odds) - m)).toBeLessThan(0.0006)
    cells.forEach((p, k) => {
      const got = k === 4 ? odds.slice(4).reduce((t, x) => t + x, 0) : (odds[k] ?? 0)
      expect(Math.abs(got - p)).toBeLessThan(0.0006)
    })
  })
})

describe('Coesione: mean losses of one volley', () => {
  it.each([
    [6, 6, 0.63],
    [8, 6, 1.0],
    [6, 8, 0.28],
    [8, 8, 0.48],
    [4, 6, 0.34],
  ])('%i dice at a value of %i: %d', (dice, value, losses) => {
    expect(Math.abs(mean(lossOdds(dice, line(value))) - losses)).toBeLessThan(0.0051)
  })
})

// dice and value of one side, of the other; wins, draws, defeats in per cent
const ROUNDS = [
  [9, 6, 6, 6, 48, 31, 21],
  [6, 6, 6, 6, 29, 42, 29],
  [12, 8, 6, 6, 73, 21, 6],
  [9, 6, 8, 8, 22, 35, 43],
  [12, 8, 8, 8, 46, 36, 18],
  [8, 8, 6, 6, 51, 39, 11],
  [8, 8, 12, 6, 34, 29, 36],
] as const

describe('Mischia: a round', () => {
  it.each(ROUNDS)('%i dice of a %i against %i dice of a %i, exactly', (a, va, b, vb, win, draw, lose) => {
    const odds = meleeOdds(lossOdds(b, line(va)), lossOdds(a, line(vb)))
    expect(Math.abs(odds.win * 100 - win)).toBeLessThan(0.7)
    expect(Math.abs(odds.draw * 100 - draw)).toBeLessThan(0.7)
    expect(Math.abs(odds.lose * 100 - lose)).toBeLessThan(0.7)
  })
  it.each(ROUNDS)('%i dice of a %i against %i dice of a %i, 20,000 times', (a, va, b, vb, win, draw, lose) => {
    const random = randomFrom(`round:${a}:${b}:${va}`)
    const roll = (n: number) => Array.from({ length: n }, () => random(6) + 1)
    const lost = (value: number, dice: readonly number[]) => {
      const { damages } = damagesOf(dice)
      return cohesion({ ...line(value), damages }, roll(damages)).losses
    }
    const counts = [0, 0, 0]
    for (let i = 0; i < 20_000; i++) {
      const own = lost(va, roll(b))
      const enemy = lost(vb, roll(a))
      counts[enemy > own ? 0 : enemy === own ? 1 : 2]! += 1
    }
    ;[win, draw, lose].forEach((want, i) => {
      expect(Math.abs(counts[i]! / 200 - want)).toBeLessThan(1.01)
    })
  })
  it('a base that was disordered before pays one loss more for any damage, and none without', () => {
    const calm = lossOdds(6, line(6))
    const shaken = lossOdds(6, line(6), true)
    expect(shaken[0]).toBeCloseTo(damageOdds(6)[0]!, 12)
    expect(mean(shaken) - mean(calm)).toBeCloseTo(1 - damageOdds(6)[0]!, 12)
  })
})
