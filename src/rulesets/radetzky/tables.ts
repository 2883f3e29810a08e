/** Numbers only. Where one is a settled reading and not printed, its number in the README's list stands beside it. */
import type { Cm, Deg } from '../contract'
import type { Cover, Order, TargetArm } from './kinds'

/** Attivazione: the chain, end to end. */
export const CHAIN: readonly Order[] = ['attack', 'manoeuvre', 'defence', 'retreat']

// ---- moving ---------------------------------------------------------------------
/** Modificatori al movimento: by road half as much again, rounded down (no. 36). */
export const ROAD_FACTOR = 1.5
/** Ruotare: half the speed, whatever the angle; 90° at most. */
export const WHEEL_SHARE = 0.5
export const WHEEL_LIMIT: Deg = 90
export const OBLIQUE_LIMIT: Deg = 45

// ---- fire -----------------------------------------------------------------------
/** Fanteria: the full value to 5 cm, half of it to 10. */
export const MUSKET_FULL: Cm = 5
export const MUSKET_HALF: Cm = 10
/** Artiglieria: to each of these distances so many dice less. */
export const GUN_BANDS: readonly { readonly to: Cm; readonly less: number }[] = [
  { to: 10, less: 0 },
  { to: 20, less: 1 },
  { to: 40, less: 2 },
]
/** Position guns have one die more beyond this distance, and lose one less to cover (no. 9). */
export const POSITION_BEYOND: Cm = 10
export const POSITION_DICE = 1
export const POSITION_COVER = 1
/** Fuoco: what the target and the shooter's state make of the dice. */
export const COVER_DICE: { readonly [c in Cover]: number } = { none: 0, wooden: -1, woodEdge: -2, village: -2, masonry: -3 }
export const ARM_DICE: { readonly [a in TargetArm]: number } = { infantry: 0, light: -2, cavalry: 2, artillery: -2 }
export const DISORDERED_DICE = -1
export const MOVED_DICE = -2
export const COLUMN_DICE = 1
export const SQUARE_DICE = 2
export const GUNS_AT_SQUARE_DICE = 3

// ---- cohesion -------------------------------------------------------------------
export const GENERAL_BONUS = 1
/** Fanteria + (no. 9). */
export const PLUS_BONUS = 1
export const ALWAYS_PASSES = 1
export const ALWAYS_FAILS = 6

// ---- melee ----------------------------------------------------------------------
export const IMPETUS_FACTOR = 1.5
export const REAR_DICE = 2
/** Behind the first base: 2 dice for a second, one more for a third (no. 22). */
export const RANK_DICE: readonly number[] = [0, 2, 3]
/** A supporter's share of its value (no. 20). */
export const SUPPORT_SHARE = 0.5
