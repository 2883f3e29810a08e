import { describe, expect, it } from 'vitest'
import { countedIn, damagesOf } from './damage'

describe('Fuoco, no. 15: damages of one roll', () => {
  it('every six, and every two fives', () => {
    expect(damagesOf([6, 5, 5, 5, 1])).toEqual({ sixes: 1, pairs: 1, damages: 2 })
    expect(damagesOf([5])).toEqual({ sixes: 0, pairs: 0, damages: 0 })
    expect(damagesOf([])).toEqual({ sixes: 0, pairs: 0, damages: 0 })
  })
  it('the faces that count are shown: each six alone, the fives by twos as they fell, a five left over not', () => {
    expect(countedIn({ what: 'radFire', faces: [5, 2, 6, 5, 1, 5] })).toEqual([[2], [0, 3]])
    expect(countedIn({ what: 'radMelee', faces: [5, 5, 5, 5] })).toEqual([
      [0, 1],
      [2, 3],
    ])
  })
  it('a cohesion test, a retreat or an initiative counts no damages', () => {
    for (const what of ['radCohesion', 'radRetreat', 'radInitiative', 'free'])
      expect(countedIn({ what, faces: [6, 5, 5] })).toEqual([])
  })
  it('as many groups as damages, whatever falls', () => {
    for (let n = 0; n < 6 ** 4; n++) {
      const faces = [0, 1, 2, 3].map(k => 1 + (Math.floor(n / 6 ** k) % 6))
      expect(countedIn({ what: 'radFire', faces })).toHaveLength(damagesOf(faces).damages)
    }
  })
})
