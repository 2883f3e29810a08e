import { describe, expect, it } from 'vitest'
import { field } from '../field.testing'
import { amountOf } from './initiative'
import { capOf, testTerms } from './test'

describe('test of initiative', () => {
  it('three steps: none, one point, all; France a step easier', () => {
    expect([3, 4, 5, 6].map(n => capOf({ seat: 'a' }, n))).toEqual([0, 1, 1, 2])
    expect([4, 5, 6, 7].map(n => capOf({ seat: 'b' }, n))).toEqual([0, 1, 1, 2])
  })
  it('chances of six: initiative 3 of France in the clear none/one/full 0/2/4, initiative 2 of Austria 2/2/2, in rain 3/2/1', () => {
    const s = field({
      units: {
        'a/F1': { at: 'MUN', leaders: ['oudinot'], points: { ipf: 20 } },
        'b/A1': { at: 'PRG', leaders: ['kollowrat'], points: { ipf: 20 } },
      },
    })
    const spread = (leader: string, weather: 'clear' | 'rain') => {
      const l = s.leaders[leader]!
      const caps = [1, 2, 3, 4, 5, 6].map(die => capOf(l, die + amountOf(testTerms({ ...s, weather }, l))))
      return [0, 1, 2].map(c => caps.filter(x => x === c).length)
    }
    expect(spread('oudinot', 'clear')).toEqual([0, 2, 4])
    expect(spread('oudinot', 'rain')).toEqual([1, 2, 3])
    expect(spread('kollowrat', 'clear')).toEqual([2, 2, 2])
    expect(spread('kollowrat', 'rain')).toEqual([3, 2, 1])
  })
})
