/** Chances, exact and not sampled: damages of a roll, losses of an attack, a round of melee. Nothing is drawn. */
import { failingFaces, type Tested, thresholdOf } from './cohesion'

/** By number of damages: how likely a roll of so many dice makes them. Sums to 1; its length is the most there can be and one. */
export function damageOdds(dice: number): number[] {
  // By damages so far, and whether a five waits for another.
  let odds = [[1, 0]]
  for (let i = 0; i < dice; i++) {
    const next = Array.from({ length: odds.length + 1 }, () => [0, 0])
    odds.forEach(([even, odd], k) => {
      next[k]![0]! += (even! * 4) / 6
      next[k]![1]! += (odd! * 4) / 6
      next[k]![1]! += even! / 6
      next[k + 1]![0]! += odd! / 6
      next[k + 1]![0]! += even! / 6
      next[k + 1]![1]! += odd! / 6
    })
    odds = next
  }
  return odds.map(([even, odd]) => even! + odd!)
}

/** The mean of a distribution over 0, 1, 2 … */
export const mean = (odds: readonly number[]): number => odds.reduce((t, p, k) => t + p * k, 0)

const choose = (n: number, k: number): number => Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((t, x) => t * x, 1)
const power = (p: number, n: number): number => Array.from({ length: n }, () => p).reduce((t, x) => t * x, 1)

/** By number of losses: how likely an attack with so many dice costs the base them. `shaken`: one more in melee with any damage. */
export function lossOdds(dice: number, target: Omit<Tested, 'damages'>, shaken = false): number[] {
  const out: number[] = []
  damageOdds(dice).forEach((p, damages) => {
    const fails = failingFaces(thresholdOf({ ...target, damages })) / 6
    for (let k = 0; k <= damages; k++) {
      const losses = k + (shaken && damages > 0 ? 1 : 0)
      out[losses] = (out[losses] ?? 0) + p * choose(damages, k) * power(fails, k) * power(1 - fails, damages - k)
    }
  })
  return Array.from({ length: out.length }, (_, k) => out[k] ?? 0)
}

/** A round of melee: how likely each side loses less than the other, and both alike. */
export function meleeOdds(
  own: readonly number[],
  enemy: readonly number[],
): { readonly win: number; readonly draw: number; readonly lose: number } {
  let win = 0
  let draw = 0
  for (const [mine, p] of own.entries())
    for (const [theirs, q] of enemy.entries()) {
      if (theirs > mine) win += p * q
      else if (theirs === mine) draw += p * q
    }
  return { win, draw, lose: 1 - win - draw }
}
