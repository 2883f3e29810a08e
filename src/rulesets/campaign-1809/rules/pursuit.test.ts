import { describe, expect, it } from 'vitest'
import { amountOf } from './initiative'
import { pursuitLoss, pursuitTerms } from './pursuit'

describe('pursuit', () => {
  it('a die; cavalry, rain, mountains or the Danube, and hunger change it', () => {
    const base = { weather: 'clear' as const, won: 10, lost: 10, rough: false, hungry: false }
    expect(amountOf(pursuitTerms(base))).toBe(0)
    expect(amountOf(pursuitTerms({ ...base, won: 20 }))).toBe(1)
    expect(amountOf(pursuitTerms({ ...base, won: 9 }))).toBe(-1)
    expect(amountOf(pursuitTerms({ ...base, weather: 'rain', rough: true, hungry: true }))).toBe(-1)
  })
  it('0, 2, 4, 6 and 8 hundredths of what is left, at least one where it is above 0', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 9].map(n => pursuitLoss(n, 100))).toEqual([0, 2, 2, 4, 4, 6, 8, 8])
    expect(pursuitLoss(2, 10)).toBe(1)
    expect(pursuitLoss(7, 0)).toBe(0)
  })
})
