import { describe, expect, it } from 'vitest'
import type { Rolled } from '../client/game'
import { toThrow } from './use-dice'

const roll = (n: number, k: number, more: Partial<Rolled> = {}): Rolled => ({
  n,
  k,
  seat: 'a',
  sides: 100,
  faces: [34],
  what: 'fire',
  clause: '8.4',
  byHand: false,
  ...more,
})

const word = (what: string) => `the ${what}`

describe('rolls for the table', () => {
  it('real dice are not thrown again', () => {
    expect(toThrow('lobositz', [roll(1, 0, { byHand: true }), roll(2, 1)], word)).toHaveLength(1)
  })
  it('the seed is of the roll alone: the same on every screen, another for the next roll', () => {
    const [a] = toThrow('lobositz', [roll(7, 2)], word)
    const [b, c] = toThrow('lobositz', [roll(7, 2), roll(7, 3)], word)
    expect(a.seed).toBe(b.seed)
    expect(c.seed).not.toBe(b.seed)
    expect(a).toMatchObject({ sides: 100, faces: [34], seat: 'a' })
  })
  it('a few say what they are for; many at once are left to the log', () => {
    expect(toThrow('lobositz', [roll(7, 2)], word)[0].caption).toBe('the fire')
    expect(
      toThrow(
        'lobositz',
        Array.from({ length: 5 }, (_, k) => roll(7, k)),
        word,
      )[0].caption,
    ).toBeUndefined()
  })
})
