import { describe, expect, it } from 'vitest'
import { discAt } from './discs'

const discs = [
  { id: 'one', at: [0, 0], seat: 'a', face: null },
  { id: 'two', at: [2, 0], seat: 'b', face: null },
] as const

describe('the counter under a finger', () => {
  it('is the nearest within its radius and the grip; the rim counts', () => {
    expect(discAt(discs, [0.4, 0], 0)?.id).toBe('one')
    expect(discAt(discs, [1.2, 0], 0)?.id).toBe('two')
    expect(discAt(discs, [0, 1.3], 0)?.id).toBe('one')
    expect(discAt(discs, [0, 1.31], 0)).toBe(null)
    expect(discAt(discs, [0, 1.8], 0.5)?.id).toBe('one')
  })
})
