/**
 * The dice stream: xoroshiro128+, its whole state set from a SHA-256 (a small number as its seed would roll small steps). The
 * state is four 32-bit words; whoever holds it can foretell every roll, so no view does.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { sha256Bytes } from '../base/hash'
import type { DiceState } from './dice'

/** The stream of a seed: the first 128 bits of SHA-256("campo:" + seed), four big-endian words as signed 32-bit numbers. */
export const diceFromSeed = (seed: number | string): DiceState => stateOf(`campo:${seed}`)

/** The stream of two players' contributions, which neither alone could choose: of "campo:" + a + ":" + b. */
export const diceFromContributions = (a: string, b: string): DiceState => stateOf(`campo:${a}:${b}`)

function stateOf(text: string): DiceState {
  const bytes = sha256Bytes(text)
  const word = (i: number) => (bytes[i]! << 24) | (bytes[i + 1]! << 16) | (bytes[i + 2]! << 8) | bytes[i + 3]!
  return [word(0), word(4), word(8), word(12)]
}

/**
 * Rolls `count` dice of `sides`, each from 1 to `sides`, all equally likely (a draw outside a whole multiple of `sides` is drawn
 * again). Gives the faces and where the stream stands then.
 */
export function roll(state: DiceState, sides: number, count: number): { faces: number[]; after: DiceState } {
  const generator = xoroshiro128plusFromState(state)
  const faces: number[] = []
  for (let i = 0; i < count; i++) faces.push(uniformInt(generator, 1, sides))
  return { faces, after: generator.getState() as unknown as DiceState }
}

/** A generator of its own for what is no roll of the game, as a built-in player's mind: whole numbers from 0 to `below` − 1. */
export function randomFrom(text: string): (below: number) => number {
  const generator = xoroshiro128plusFromState(stateOf(text))
  return below => (below <= 1 ? 0 : uniformInt(generator, 0, below - 1))
}
