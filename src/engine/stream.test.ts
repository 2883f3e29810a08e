import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diceFromContributions, diceFromSeed, randomFrom, roll } from './stream'

/** The first 128 bits of a SHA-256 by Node's own hash, as signed words. */
const words = (text: string) => {
  const b = createHash('sha256').update(text, 'utf8').digest()
  return [0, 4, 8, 12].map(i => b.readInt32BE(i))
}
/** xoroshiro128+ with 64-bit numbers, as its authors publish it (a 24, b 16, c 37); the low half of each sum is drawn. */
function reference(state: readonly number[]) {
  const M = (1n << 64n) - 1n
  const join = (hi: number, lo: number) => (BigInt(hi >>> 0) << 32n) | BigInt(lo >>> 0)
  const rotl = (x: bigint, k: bigint) => ((x << k) | (x >> (64n - k))) & M
  let s0 = join(state[0]!, state[1]!)
  let s1 = join(state[2]!, state[3]!)
  return () => {
    const out = Number((s0 + s1) & 0xffffffffn)
    const x = s1 ^ s0
    s0 = rotl(s0, 24n) ^ x ^ ((x << 16n) & M)
    s1 = rotl(x, 37n)
    return out
  }
}

describe('the dice stream', () => {
  it('begins at the first 128 bits of SHA-256("campo:" + N)', () => {
    for (const n of [0, 1, 7, 2 ** 53 - 1]) expect(diceFromSeed(n)).toEqual(words(`campo:${n}`))
    expect(diceFromSeed('T2')).toEqual(words('campo:T2'))
    expect(diceFromContributions('x', 'y')).toEqual(words('campo:x:y'))
  })
  it('is xoroshiro128+ as published, each face drawn without bias', () => {
    for (const sides of [6, 10, 100]) {
      const start = diceFromSeed(42)
      const next = reference(start)
      // a draw is an unsigned 32-bit number shifted by 2^31, drawn again at or above the last whole multiple of the sides
      const limit = Math.floor(2 ** 32 / sides) * sides
      const want = Array.from({ length: 200 }, () => {
        let d = ((next() | 0) + 2 ** 31) % 2 ** 32
        while (d >= limit) d = ((next() | 0) + 2 ** 31) % 2 ** 32
        return 1 + (d % sides)
      })
      expect(roll(start, sides, 200).faces).toEqual(want)
    }
  })
  it('rolls in one go what it rolls in pieces', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }), (seed, m, n) => {
        const whole = roll(diceFromSeed(seed), 6, m + n)
        const first = roll(diceFromSeed(seed), 6, m)
        const second = roll(first.after, 6, n)
        expect([...first.faces, ...second.faces]).toEqual(whole.faces)
        expect(second.after).toEqual(whole.after)
      }),
    )
  })
  // The points that chi-square passes once in a thousand, upwards and downwards, from printed tables.
  it.each([
    [6, 0.21, 20.52],
    [10, 1.15, 27.88],
    [100, 61.14, 148.23],
  ])('a d%i of a million rolls is neither uneven nor too even', (sides, least, most) => {
    const rolls = 1_000_000
    const counts = new Array<number>(sides + 1).fill(0)
    for (const f of roll(diceFromSeed('chi-square'), sides, rolls).faces) counts[f]!++
    expect(counts[0]).toBe(0)
    expect(counts.reduce((n, c) => n + c, 0)).toBe(rolls)
    const expected = rolls / sides
    const chi = counts.slice(1).reduce((s, c) => s + (c - expected) ** 2 / expected, 0)
    expect(chi).toBeGreaterThan(least)
    expect(chi).toBeLessThan(most)
  })
  it('a die does not tell the next: the 36 pairs of two d6', () => {
    const pairs = new Array<number>(36).fill(0)
    const { faces } = roll(diceFromSeed('chi-square'), 6, 1_000_000)
    for (let i = 0; i < faces.length; i += 2) pairs[(faces[i]! - 1) * 6 + faces[i + 1]! - 1]!++
    const expected = 500_000 / 36
    const chi = pairs.reduce((s, c) => s + (c - expected) ** 2 / expected, 0)
    expect(chi).toBeGreaterThan(14.69)
    expect(chi).toBeLessThan(66.62)
  })
  it('keeps its state as plain 32-bit whole numbers', () => {
    const { after } = roll(diceFromSeed(3), 100, 17)
    expect(after).toHaveLength(4)
    for (const w of after) expect(w).toBe(w | 0)
    expect(JSON.parse(JSON.stringify(after))).toEqual(after)
  })
  it('small seeds begin unlike each other', () => {
    const firsts = Array.from({ length: 60 }, (_, n) => roll(diceFromSeed(n), 6, 8).faces.join(''))
    expect(new Set(firsts).size).toBe(60)
  })
  it('a built-in player draws from a stream of its own', () => {
    const draw = randomFrom('player:a:1')
    const drawn = Array.from({ length: 500 }, () => draw(3))
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]))
    expect(randomFrom('player:a:1')(1000)).toBe(randomFrom('player:a:1')(1000))
    expect(draw(0)).toBe(0)
  })
})
