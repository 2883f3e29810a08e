import type { CalcTable } from '../../contract'
import { calcFire } from './fire'
import { calcMelee } from './melee'
import { calcMorale } from './morale'
import { calcMove } from './move'

/** The tables that can be asked from outside, by name. */
export const calc: { readonly [table: string]: CalcTable } = {
  move: calcMove,
  melee: calcMelee,
  fire: calcFire,
  morale: calcMorale,
}
