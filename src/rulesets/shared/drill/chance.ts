/** Chance for drills: draws of their own, never the game's dice. */
import { randomFrom } from '../../../engine'
import type { Chance } from '../../contract/practice'

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
