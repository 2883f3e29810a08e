import { describe, expect, it } from 'vitest'
import type { Terrain } from '../kinds'
import { lossesOf } from './losses'
import { meanLosses } from './odds'

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
/** Every throw of so many dice, whatever the order, with how many orders it has. */
function* throws(dice: number, from = 1): Generator<readonly number[]> {
  if (dice === 0) yield []
  else for (let face = from; face <= 6; face++) for (const rest of throws(dice - 1, face)) yield [face, ...rest]
}
const orders = (faces: readonly number[]): number =>
  [1, 2, 3, 4, 5, 6].reduce((n, f) => n / factorial(faces.filter(x => x === f).length), factorial(faces.length))
/** The mean of what the engine takes, over all throws. */
function mean(dice: number, terrain: Terrain): number {
  let sum = 0
  for (const faces of throws(dice)) sum += orders(faces) * lossesOf(faces, terrain).losses
  return sum / 6 ** dice
}

describe('6.1.1 losses', () => {
  // The table of the reconstruction: mean points lost by dice, in the open, in vineyards, in woods and houses, within walls.
  const TABLE: readonly (readonly [number, readonly number[]])[] = [
    [2, [0.75, 0.58, 0.42, 0.28]],
    [3, [1.33, 1.07, 0.88, 0.75]],
    [4, [1.92, 1.57, 1.31, 1.1]],
    [6, [3.08, 2.57, 2.19, 1.89]],
    [8, [4.25, 3.57, 3.06, 2.67]],
  ]
  it.each(TABLE)('6.1.1 %i dice: the engine’s own losses over every throw have the means of the table', (dice, means) => {
    const got = (['C', 'V', 'W', 'K'] as const).map(t => mean(dice, t))
    expect(got.map(m => Math.round(m * 100) / 100)).toEqual(means)
    // villages and the town are as woods; the odds that are shown are those of the engine
    for (const t of ['B', 'T'] as const) expect(mean(dice, t)).toBeCloseTo(got[2]!, 12)
    for (const [i, x] of [6, 7, 8, 9].entries()) expect(meanLosses(dice, x)).toBeCloseTo(got[i]!, 10)
  })
})
