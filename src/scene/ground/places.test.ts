import { describe, expect, it } from 'vitest'
import type { Ground, Spot } from '../../rulesets/contract'
import { namesOf } from './places'

const name = (n: string) => ({ it: n, en: n })
const river: Ground = {
  id: 'r',
  kind: 'river',
  outline: [],
  line: [
    [0, 0],
    [5, 5],
    [9, 9],
  ],
  width: 1,
  name: name('Danube'),
}
const spot = (id: string, more: Partial<Spot> = {}): Spot => ({ id, at: [3, 4], name: name(id), ...more })

describe('names over a map of points', () => {
  it('the points before the waters, the great ones and those where something stands before the rest', () => {
    const note = { code: 'two' }
    const spots = [spot('small'), spot('held', { note, seat: 'b', letter: { code: 'a' } }), spot('great', { great: true })]
    const names = namesOf({ ground: [river], spots }, null)
    expect(names.map(n => n.name.en)).toEqual(['held', 'great', 'small', 'Danube'])
    expect(names[0]).toMatchObject({ seat: 'b', letter: { code: 'a' }, note, spot: { great: true } })
    expect(names[3]!.spot).toBeUndefined()
  })
})
