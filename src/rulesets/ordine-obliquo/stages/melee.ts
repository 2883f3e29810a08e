/** 6, 9, 11: closing, melee and what winners declare. */

import type { OoState, Phase, Side } from '../state'
import type { Story } from '../story'

export const waitingInMelee = (_: OoState, __: Phase): readonly Side[] => []

/** Chargers who have passed every test close to first touch. */
export function closeCharges(_: Story): void {}

/** The melees of this turn, flank and rear first. */
export function beginMelees(_: Story): void {}

/** What leaving the phase of melee does: who has no CP left is taken off. */
export function endMelees(_: Story): void {}
