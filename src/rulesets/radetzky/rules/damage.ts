/** Fuoco: damages of one roll. Dice of different bases are not pooled (no. 15). */
const SIX = 6
const FIVE = 5

export interface Damage {
  readonly sixes: number
  readonly pairs: number
  readonly damages: number
}

/** Every six and every two fives of one roll are a damage. */
export function damagesOf(dice: readonly number[]): Damage {
  const sixes = dice.filter(d => d === SIX).length
  const pairs = Math.floor(dice.filter(d => d === FIVE).length / 2)
  return { sixes, pairs, damages: sixes + pairs }
}
