/** Numbers only. What the printed sheets had and was lost is a reconstruction (README, "Reconstructed"). */
import type { Arm, FormationMark, Order, Terrain } from './kinds'

/** 4.1: what the die and its bonuses must come to. */
export const ACCEPTED_FROM = 6
export const REITERATED_BONUS = 1
export const FROM_MANOEUVRE_BONUS = 1

/** 6.1.1: so many points of the dice cost one strength point. */
export const LOSS_DIVISOR: { readonly [t in Terrain]: number } = { C: 6, V: 7, W: 8, B: 8, T: 8, K: 9 }

/** 6.1.2: dice that a formation adds when it fires; column and skirmishers have a fixed number instead. */
export const FIRE_DICE: { readonly [f in FormationMark]: number } = { line: 0, column: 0, skirmish: 0, limbered: 0, isolated: -1 }
export const COLUMN_FIRES = 1
export const SKIRMISH_FIRES: { readonly [a in Arm]: number } = { L: 1, R: 2 }
export const LIMBERED_FIRES = 0
/** 6.1.2: what is added to the fire of whoever shoots at it. */
export const UNDER_FIRE_DICE: { readonly [f in FormationMark]: number } = {
  line: 0,
  column: 2,
  skirmish: 0,
  limbered: 1,
  isolated: 0,
}
/** 6.1.3: whoever fires at skirmishers rolls so many dice a counter. */
export const AT_SKIRMISHERS = 1
/** 6.1.5 */
export const RIFLED_DICE = 1
/** 6.1.6 */
export const FLANK_FIRE_INFANTRY = 1
export const FLANK_FIRE_GUNS = 2
/** 6.3: guns lose a die for every so many hexes; foot fires so far. */
export const HEXES_A_DIE = 2
export const FOOT_RANGE = 1

/** 6.1.2: dice of a formation in melee, whoever began it. */
export const MELEE_DICE: { readonly [f in FormationMark]: number } = {
  line: 0,
  column: 1,
  skirmish: -1,
  limbered: 0,
  isolated: -1,
}
/** 6.4.2 */
export const ASPECT_ATTACKER = 1
export const FLANK_DEFENDER = -1
export const REAR_DEFENDS_WITH = 1
/** 6.5: a charge multiplies the value. */
export const CHARGE_FACTOR = 2

/** 3.2.2: what an order takes from the die of a test; a die is never below 1. */
export const ORDER_ON_TEST: { readonly [o in Order]: number } = { attack: 0, defence: -1, manoeuvre: 0 }
export const LOWEST_DIE = 1
