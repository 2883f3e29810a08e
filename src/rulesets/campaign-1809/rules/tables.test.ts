import { describe, expect, it } from 'vitest'
import { field } from '../field.testing'
import { throughOf, throughTerms } from './breakthrough'
import { knowledgeOf, rounded } from './information'
import { amountOf } from './initiative'
import { confirmed, fateOf, mustConfirm, worthOf } from './leaders'
import { hungerLoss, mayBesiege, mayYield, stormed, summonsTerms, yields } from './siege'
import { attritionOf } from './supply'
import { arrivalOf, crossesDanube, shareOf, sharePoints, supportTerms } from './support'
import { levelOf } from './victory'

describe('information', () => {
  it('France 5–8 type A and 9 type B, Austria 6–9 and 10', () => {
    expect([4, 5, 8, 9].map(n => knowledgeOf('a', n))).toEqual(['none', 'A', 'A', 'B'])
    expect([5, 6, 9, 10].map(n => knowledgeOf('b', n))).toEqual(['none', 'A', 'A', 'B'])
  })
  it('is rounded to the nearest; of what is there it never says nothing', () => {
    expect([1, 9, 10, 29, 30, 31].map(n => rounded(n, 20))).toEqual([20, 20, 20, 20, 40, 40])
    expect([0, 2, 3, 12, 13].map(n => rounded(n, 5))).toEqual([0, 5, 5, 10, 15])
  })
})
describe('support', () => {
  const units = {
    'a/F1': { at: 'AUG', leaders: ['davout'], points: { ipf: 41, cpf: 10, apf: 3 } },
    'a/F2': { at: 'MUN', leaders: ['lefebvre'], points: { ipf: 30 } },
    'a/F3': { at: 'KUF', leaders: ['oudinot'], points: { ipf: 30 } },
    'a/F4': { at: 'DON', leaders: ['murat'], points: { cpf: 30 }, bank: 'north' as const },
  }
  const s = field({ units })
  const amount = (u: string, to: string, cut = false, weather: 'clear' | 'rain' = 'clear') =>
    amountOf(supportTerms({ ...s, weather }, s.units[u]!, s.units[to]!, cut))
  it('die and initiative, one off for rain, a mountain, the Danube, being intercepted', () => {
    expect(amount('a/F1', 'a/F2')).toBe(4)
    expect(amount('a/F1', 'a/F2', true, 'rain')).toBe(2)
    expect(amount('a/F2', 'a/F3')).toBe(2)
    // Donauwörth is held on the north bank, the road from Augsburg comes in on the south
    expect(crossesDanube(s, s.units['a/F1']!, s.units['a/F4']!)).toBe(true)
    expect(amount('a/F1', 'a/F4')).toBe(3)
  })
  it('3 or less nothing, then 25, 50, 75 and 100 hundredths; of each arm, halves up', () => {
    expect([3, 4, 5, 6, 7, 8, 9, 10, 12].map(shareOf)).toEqual([0, 25, 25, 50, 50, 75, 75, 100, 100])
    expect(sharePoints({ ipf: 41, cpf: 10, apf: 3 }, 25)).toEqual({ ipf: 10, cpf: 3, apf: 1 })
    expect(sharePoints({ ipf: 41, cpf: 10, apf: 3 }, 50)).toEqual({ ipf: 21, cpf: 5, apf: 2 })
  })
  it('mean share: initiative 2 37, 3 50, 4 62, 5 75 hundredths', () => {
    const mean = (initiative: number) => [1, 2, 3, 4, 5, 6].reduce((n, die) => n + shareOf(die + initiative), 0) / 6
    expect([2, 3, 4, 5].map(mean)).toEqual([37.5, 50, 62.5, 75])
  })
  it('comes to a table in turn 3, 5 or 7; rain and the nation make it later, never after 7', () => {
    expect([1, 3, 4, 5, 6].map(d => arrivalOf(d, false, 0))).toEqual([3, 3, 5, 5, 7])
    expect([3, 5, 6].map(d => arrivalOf(d, true, 1))).toEqual([5, 7, 7])
  })
})
describe('leaders', () => {
  it('2 killed, 3 wounded, 12 captured where his side fled out of supply', () => {
    expect([2, 3, 4, 11, 12].map(n => fateOf(n, true))).toEqual(['killed', 'wounded', 'well', 'well', 'captured'])
    expect(fateOf(12, false)).toBe('well')
  })
  it('the deaths of Napoleon and Charles are confirmed by a 6', () => {
    const s = field({ units: {} })
    expect(['napoleone', 'carlo', 'davout', 'luigi'].map(l => mustConfirm(s.leaders[l]!))).toEqual([true, true, false, false])
    expect([5, 6].map(confirmed)).toEqual([false, true])
  })
  it('are worth their initiative; Charles ten more, Davout five', () => {
    const s = field({ units: {} })
    expect(['carlo', 'davout', 'massena'].map(l => worthOf(s.leaders[l]!))).toEqual([14, 9, 3])
  })
})
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
describe('supply: hunger in the field', () => {
  it('nothing in the first turn, then 5, 10 and 15 hundredths, rounded up', () => {
    expect([1, 2, 3, 4, 7].map(n => attritionOf(61, n))).toEqual([0, 4, 7, 10, 10])
  })
})
describe('break-through', () => {
  it('3 or less stopped, 4–6 hurt, 7 through', () => {
    expect([3, 4, 6, 7].map(throughOf)).toEqual(['stopped', 'hurt', 'hurt', 'through'])
  })
  it('initiative, rain, a stronger enemy, twice his number, a third of cavalry', () => {
    const s = field({ units: { 'a/F1': { at: 'AUG', leaders: ['davout'], points: { ipf: 20, cpf: 10 } } } })
    const amount = (own: { ipf: number; cpf: number }, blocking: number, weather: 'clear' | 'rain' = 'clear') =>
      amountOf(throughTerms({ weather }, s.leaders.davout!, { ...own, apf: 0 }, blocking))
    expect(amount({ ipf: 20, cpf: 0 }, 20)).toBe(4)
    expect(amount({ ipf: 20, cpf: 0 }, 21, 'rain')).toBe(2)
    expect(amount({ ipf: 20, cpf: 10 }, 15)).toBe(6)
  })
})
describe('victory: levels', () => {
  it('from par: draw below 50, marginal, substantial from 110, decisive from 190', () => {
    expect([0, 49, 50, -109, 110, 189, -190].map(levelOf)).toEqual([
      'draw',
      'draw',
      'marginal',
      'marginal',
      'substantial',
      'substantial',
      'decisive',
    ])
  })
})
