/** 6, 8: the phases of fire. All fire is simultaneous: how every unit is when it begins is kept. */

import type { OoState, Phase, Side } from '../state'
import type { Story } from '../story'

/** Who is asked in a phase of fire. */
export const waitingInFire = (_: OoState, __: Phase): readonly Side[] => []

/** What entering the first phase of fire does. */
export function beginFire(_: Story): void {}

/** What leaving the last phase of fire does: who has no CP left is taken off. */
export function endFire(_: Story): void {}
