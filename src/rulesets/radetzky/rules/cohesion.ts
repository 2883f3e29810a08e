/** Test di coesione: a die for each damage; what it comes to, and how likely. */
import type { Term } from '../../contract'
import { ALWAYS_FAILS, ALWAYS_PASSES, GENERAL_BONUS, PLUS_BONUS } from '../tables'

export interface Tested {
  readonly value: number
  readonly losses: number
  readonly damages: number
  readonly general: boolean
  readonly plus: boolean
}

/** A die that shows it or more makes the damage a loss: value less losses less damages, and one more for the general and for a "+" type. */
export function thresholdOf(t: Tested): number {
  return t.value - t.losses - t.damages + (t.general ? GENERAL_BONUS : 0) + (t.plus ? PLUS_BONUS : 0)
}

/** Whether one die makes its damage a loss: a 1 never, a 6 always. */
export const failsAt = (roll: number, threshold: number): boolean =>
  roll !== ALWAYS_PASSES && (roll === ALWAYS_FAILS || roll >= threshold)

/** The same threshold holds for all dice of one attack (no. 14). Terms: one for each die. */
export function cohesion(t: Tested, rolls: readonly number[]) {
  const threshold = thresholdOf(t)
  const working: Term[] = rolls.map(roll => {
    const lost = failsAt(roll, threshold)
    const with_ = { roll, threshold }
    return lost
      ? { clause: 'Coesione', label: 'cohesionLost', amount: 1, with: with_ }
      : { clause: 'Coesione', label: 'cohesionHeld', amount: 0, with: with_ }
  })
  return { losses: working.reduce((sum, w) => sum + w.amount, 0), threshold, working }
}

/** How many faces of a die make a damage a loss. */
export const failingFaces = (threshold: number): number => [1, 2, 3, 4, 5, 6].filter(f => failsAt(f, threshold)).length
