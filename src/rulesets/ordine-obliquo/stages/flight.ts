/** 6, 13: rallying, and the compulsory moves of units that rout or retreat. */
import type { Dice } from '../../../engine/dice'
import type { OoState, Phase, Side } from '../state'
import type { Story } from '../story'

export const waitingInFlight = (_: OoState, __: Phase): readonly Side[] => []

/** What entering the compulsory moves does. */
export function beginFlights(_: Story, __: Dice): void {}

/** What leaving them does. */
export function endFlights(_: Story, __: Dice): void {}
