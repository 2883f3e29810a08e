/** Fuoco: damages of one roll. Dice of different bases are not pooled (no. 15). */
const SIX = 6
const FIVE = 5

export interface Damage {
  readonly sixes: number
  readonly pairs: number
  readonly damages: number
}

/** The faces that count in a roll of fire or melee: each six by itself, the fives by twos as they fell; places in the roll. */
export function countedIn(roll: { readonly what: string; readonly faces: readonly number[] }): readonly (readonly number[])[] {
  if (roll.what !== 'radFire' && roll.what !== 'radMelee') return []
  const at = (face: number) => roll.faces.flatMap((f, i) => (f === face ? [i] : []))
  const fives = at(FIVE)
  const pairs = Array.from({ length: Math.floor(fives.length / 2) }, (_, i) => fives.slice(2 * i, 2 * i + 2))
  return [...at(SIX).map(i => [i]), ...pairs]
}

/** Every six and every two fives of one roll are a damage. */
export function damagesOf(dice: readonly number[]): Damage {
  const sixes = dice.filter(d => d === SIX).length
  const pairs = Math.floor(dice.filter(d => d === FIVE).length / 2)
  return { sixes, pairs, damages: sixes + pairs }
}
