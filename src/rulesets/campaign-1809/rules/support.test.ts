import { describe, expect, it } from 'vitest'
import { field } from '../field.testing'
import { amountOf } from './initiative'
import { arrivalOf, crossesDanube, shareOf, sharePoints, supportTerms } from './support'

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
