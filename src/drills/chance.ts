/** Chance for drills: draws of their own, never the game's dice. */
import { randomFrom } from '../engine'

export interface Chance {
  /** A whole number from 0 to `below` − 1. */
  below(below: number): number
  /** A number between two bounds, in steps of 0.01. */
  between(from: number, to: number): number
  pick<T>(of: readonly T[]): T
  yes(): boolean
  sign(): 1 | -1
}

/** The same text gives the same draws, everywhere. */
export function chance(text: string): Chance {
  const below = randomFrom(text)
  return {
    below,
    between: (from, to) => Math.round(100 * from + below(Math.max(1, Math.round(100 * (to - from)) + 1))) / 100,
    pick: of => of[below(of.length)]!,
    yes: () => below(2) === 0,
    sign: () => (below(2) === 0 ? 1 : -1),
  }
}
