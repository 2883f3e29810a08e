/** 6.4, 6.4.3: the morale of a counter in melee, with the commanders at hand. */
import type { Counter, SbSeen, Side } from '../state'
import { LOWEST_DIE } from '../tables'
import { orderOf } from './command'
import { dieUnder } from './fireTest'
import { commandersAt } from './where'

/** The best ability of the commanders with them. */
export const abilityAt = (s: SbSeen, hex: string, seat: Side): number =>
  Math.max(0, ...commandersAt(s, hex, seat).map(c => c.ability))

/** Whether a counter holds with that roll: its morale, less its losses, or below. */
export const holdsAt = (s: SbSeen, u: Counter, ability: number, roll: number): boolean =>
  Math.max(LOWEST_DIE, dieUnder(orderOf(s, u), roll) - ability) <= u.morale - u.losses

/** The chance that a counter holds, 0 to 1. */
export const holdChance = (s: SbSeen, u: Counter, ability: number): number =>
  [1, 2, 3, 4, 5, 6].filter(roll => holdsAt(s, u, ability, roll)).length / 6
