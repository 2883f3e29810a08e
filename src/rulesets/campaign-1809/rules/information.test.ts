import { describe, expect, it } from 'vitest'
import { knowledgeOf, rounded } from './information'

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
