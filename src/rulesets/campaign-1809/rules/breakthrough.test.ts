import { describe, expect, it } from 'vitest'
import { field } from '../field.testing'
import { throughOf, throughTerms } from './breakthrough'
import { amountOf } from './initiative'

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
