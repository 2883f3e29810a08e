import { describe, expect, it } from 'vitest'
import { idOf, tableOf } from './table.testing'
import { countAloud, tell } from './tell'

describe('Fuoco, no. 15: damages are counted aloud', () => {
  it('Fuoco, no. 15: sixes, fives joined in pairs, the odd five with the rest', () => {
    expect(countAloud([6, 5, 1, 5, 6, 5, 2])).toEqual({ sixes: '6 6', pairs: '5+5', rest: '5 2 1' })
    expect(countAloud([1, 2])).toEqual({ sixes: '–', pairs: '–', rest: '2 1' })
    expect(countAloud([5, 5, 5, 5])).toEqual({ sixes: '–', pairs: '5+5 5+5', rest: '–' })
  })
})

describe('Coesione: tests are told die by die', () => {
  it('Coesione, no. 14: each die against the same threshold; a 1 never, a 6 always', () => {
    const unit = idOf('b', 1)
    const seen = tableOf({ a: [], b: [{ kind: 'german', at: [60, 60] }] })
    const told = (threshold: number, rolls: readonly number[]) =>
      tell({ type: 'Tested', tests: { unit, damages: rolls.length, threshold, rolls, losses: 0, extra: 0 }, units: {} }, seen)
        .slice(1)
        .map(l => l.phrase.code)
    expect(told(5, [4, 5, 1, 6])).toEqual(['event.RadTestHeld', 'event.RadTestLost', 'event.RadTestHeld', 'event.RadTestLost'])
    expect(told(1, [1])).toEqual(['event.RadTestHeld'])
    expect(told(7, [6])).toEqual(['event.RadTestLost'])
  })
})
