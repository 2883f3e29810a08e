import { describe, expect, it } from 'vitest'
import { amountOf } from './initiative'
import { hungerLoss, mayBesiege, mayYield, stormed, summonsTerms, yields } from './siege'

describe('sieges', () => {
  it('the besieger needs the strength of the garrison, ten points against one without a unit', () => {
    expect([mayBesiege(20, 20, true), mayBesiege(19, 20, true), mayBesiege(9, 3, false), mayBesiege(10, 3, false)]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
  it('hunger: 10 in the turn that uses up the stores and the next, then 20 hundredths, rounded up', () => {
    expect([1, 2, 3, 4, 5].map(n => hungerLoss(41, n, 3))).toEqual([0, 0, 5, 5, 9])
  })
  it('the summons: both initiatives, two whole turns one more, a strong fortress one less; 6 yields', () => {
    expect(amountOf(summonsTerms(4, 2, 0, 3))).toBe(2)
    expect(amountOf(summonsTerms(4, 2, 5, 6))).toBe(3)
    expect([yields(5), yields(6)]).toEqual([false, true])
  })
  it('thirty points never surrender, nor does a garrison without a unit', () => {
    expect([mayYield(30, true), mayYield(29, true), mayYield(3, false)]).toEqual([false, true, false])
  })
  it('a fifth lost in one assault and under thirty left: it is stormed', () => {
    expect([stormed(30, 6), stormed(40, 8), stormed(30, 5)]).toEqual([true, false, false])
  })
})
