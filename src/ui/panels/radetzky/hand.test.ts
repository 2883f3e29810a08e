import { describe, expect, it } from 'vitest'
import type { Show } from '../../../rulesets/contract'
import { hand } from './hand'

const house = {
  id: 'farm',
  kind: 'sector' as const,
  outline: [
    [40, 40],
    [50, 40],
    [50, 50],
    [40, 50],
  ] as const,
}
const shown = (x: number, y: number) =>
  ({
    ground: [house],
    bodies: [{ id: 'a/I/1', footprint: { front: [x, y + 1.5], facing: 0, width: 8, depth: 3 } }],
  }) as unknown as Show
/** The base's middle is put at a place. */
const put = (what: string, from: readonly [number, number], to: readonly [number, number]) =>
  hand.put(
    { type: 'place', unit: 'a/I/1', pose: { front: [to[0], to[1] + 1.5], facing: 0 } } as never,
    what,
    shown(...from),
  ) as unknown as {
    inside?: string
    pose: { front: readonly [number, number] }
  }

describe('a base that is put down', () => {
  it('goes into the house over which its middle is, in the set-up alone', () => {
    expect(put('setUp', [45, 20], [41, 44]).inside).toBe('farm')
    expect(put('setUp', [45, 20], [39, 44]).inside).toBeUndefined()
    expect(put('command', [45, 20], [41, 44]).inside).toBeUndefined()
  })
  it('and stays in it where it is dragged about in it', () => {
    expect(put('setUp', [45, 45], [45, 48]).inside).toBe('farm')
  })
  it('nudged out of it, it stands before the house on that side, clear of it', () => {
    const north = put('setUp', [45, 45], [45, 45.5])
    expect(north.inside).toBeUndefined()
    // its middle at the house's edge or beyond, and half its longer side on
    expect(north.pose.front[1] - 1.5).toBeGreaterThanOrEqual(50 + 4)
    expect(north.pose.front[1] - 1.5).toBeLessThan(50 + 4 + 0.6)
    const west = put('setUp', [45, 45], [43, 45])
    expect(west.pose.front[0]).toBeLessThanOrEqual(40 - 4)
  })
})
