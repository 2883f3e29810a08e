import type { CalcTable } from '../../contract'
import { calcMelee } from './melee'
import { calcMove } from './move'

/** The tables that can be asked from outside, by name. */
export const calc: { readonly [table: string]: CalcTable } = { move: calcMove, melee: calcMelee }
