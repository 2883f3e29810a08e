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

// ---- movement (2.4, reconstructed) ----------------------------------------------
type Costs = { readonly [t in Terrain]: number | null }
/** PM to enter a hex; null: forbidden. */
export const COST = {
  foot: { C: 1, V: 2, W: 3, B: 2, T: 2, K: 2 },
  skirmish: { C: 1, V: 1, W: 2, B: 2, T: 2, K: 2 },
  horse: { C: 1, V: 3, W: null, B: 2, T: 2, K: null },
  limbered: { C: 2, V: 4, W: null, B: 2, T: 2, K: null },
  battery: { C: 1, V: null, W: null, B: 2, T: 2, K: null },
} as const satisfies { readonly [who: string]: Costs }
export type Mover = keyof typeof COST
export const ROAD_COST = 1
/** Off the road, for each level up; skirmishers have the first one free. */
export const UP: { readonly [m in Mover]: number } = { foot: 1, skirmish: 1, horse: 1, limbered: 2, battery: 2 }
export const DOWN: { readonly [m in Mover]: number } = { foot: 0, skirmish: 0, horse: 1, limbered: 1, battery: 1 }
export const CLIFF_LEVELS = 2
/** In place of the slope, for foot alone. */
export const CLIFF = 3
/** 5.0.1, for each side. */
export const ROTATE = 1
export const ROTATE_GUNS = 2
/** 5.0.2, 5.0.3 */
export const WITH_COMMANDER = 1
export const RETROGRADE = 1
/** 5.2 */
export const FORM = 1
export const FORM_GUNS = 2
/** 5.4.1 */
export const EXCHANGE = 2
/** 5.3 */
export const STACK = { battalion: 3, mixed: 2, guns: 3, gunsAndFoot: 3, horse: 2, road: 2 } as const
/** 1.1.1 */
export const COMMANDER_PM = 9
/** 3.2.2, 3.2.3 */
export const DEFENCE_HEXES = 2
export const MANOEUVRE_PM = 2
export const MANOEUVRE_KEEPS = 3

// ---- combat ---------------------------------------------------------------------
/** 6.1: of a stack so many fire, guns besides. */
export const VOLLEY = 2
export const BUILT_UP: readonly string[] = ['B', 'T', 'K']
/** 6.4.4: a point is saved from this number on; by horse's coming from the other. */
export const SAVED_FROM = 4
export const SAVED_FROM_HORSE = 6
/** 6.4.5 */
export const CANISTER = 2
export const CANISTER_RANGE = 1
/** 2.11: as a guard. */
export const MELEE_ROUNDS = 10
/** 6.7.1: so much or less escapes; horse adds. */
export const ESCAPES = 5
export const HORSE_HUNTS = 3
/** 7.2 */
export const RECOVERS = 1
/** 6.0, 6.5.2 */
export const CHARGE_RANGE = 2
export const CHARGE_RUN = 1
/** 1.1 */
export const MINUTES_A_TURN = 30
