/** Numbers only. Where one is a settled reading and not printed, its number in the README's list stands beside it. */
import type { Cm, Deg } from '../contract'
import type { Arm, Cover, Order, Shooter, TargetArm, UnitKind } from './kinds'

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
/** Quadrato: two bases or more; more than so many are never told of (README). */
export const SQUARE_BASES = 8

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

// ---- bases ----------------------------------------------------------------------
/** depth × front; two 4 × 4 side by side make a base. */
export const BASE = {
  line: { width: 8, depth: 4 },
  light: { width: 8, depth: 2 },
  cavalry: { width: 8, depth: 4 },
  guns: { width: 6, depth: 4 },
  command: { width: 6, depth: 4 },
  train: { width: 6, depth: 4 },
} as const satisfies { readonly [arm in Arm]: { readonly width: Cm; readonly depth: Cm } }
export const HALF_BASE: Cm = 4

export interface Row {
  readonly arm: Arm
  readonly value: number
  readonly speed: Cm
  /** "+" in the table (no. 9). */
  readonly plus?: true
  readonly shooter?: Shooter
  /** Two bases of it make a pair. */
  readonly paired?: true
  /** Cavalry as the text has it: light 20, heavy 15. */
  readonly text?: Cm
  /** Proposed, not in the table. */
  readonly proposed?: true
  readonly kit: string
  readonly dress: string
  /** What Austrians wear where both armies have the kind. */
  readonly austrian?: string
}
const foot = { arm: 'line', speed: 6, shooter: 'line', text: 8 } as const
const light = { arm: 'light', speed: 8, shooter: 'light', paired: true } as const
const guns = { arm: 'guns', value: 4, speed: 4, shooter: 'artillery' } as const

/** Scheda delle principali unità, with no. 4, 7, 9 and 10. */
export const ROWS: { readonly [k in UnitKind]: Row } = {
  line: { ...foot, value: 6, kit: 'shako-infantry', dress: 'sardinia-line' },
  guard: { ...foot, value: 7, plus: true, kit: 'bearskin-infantry', dress: 'sardinia-guard' },
  bersaglieri: { ...light, value: 3.5, kit: 'plumed-infantry', dress: 'sardinia-bersaglieri' },
  carabinieri: { arm: 'cavalry', value: 6, speed: 15, kit: 'helmet-horse', dress: 'sardinia-carabinieri' },
  cavalry: { arm: 'cavalry', value: 8, speed: 10, text: 15, kit: 'lancer', dress: 'sardinia-cavalry' },
  fieldBattery: { ...guns, dress: 'sardinia-artillery', kit: 'field-gun', austrian: 'austria-1848-artillery' },
  horseBattery: { ...guns, speed: 6, dress: 'sardinia-horse-artillery', kit: 'horse-gun', austrian: 'austria-1848-artillery' },
  positionBattery: {
    ...guns,
    speed: 3,
    plus: true,
    shooter: 'positionArtillery',
    kit: 'position-gun',
    dress: 'sardinia-artillery',
    austrian: 'austria-1848-artillery',
  },
  train: { arm: 'train', value: 2, speed: 6, kit: 'train-wagon', dress: 'sardinia-train', austrian: 'austria-1848-train' },
  german: { ...foot, value: 8, kit: 'shako-infantry', dress: 'austria-1848-german' },
  hungarian: { ...foot, value: 8, kit: 'shako-infantry', dress: 'austria-1848-hungarian' },
  jager: { ...light, value: 4, kit: 'plumed-infantry', dress: 'austria-1848-jaeger' },
  grenzer: { ...light, value: 3, kit: 'shako-infantry', dress: 'austria-1848-grenz' },
  grenadier: { ...foot, value: 8, plus: true, kit: 'bearskin-infantry', dress: 'austria-1848-grenadier' },
  fortress: { ...foot, value: 4, kit: 'shako-infantry', dress: 'austria-1848-fortress' },
  cuirassier: { arm: 'cavalry', value: 8, speed: 10, text: 15, kit: 'helmet-horse', dress: 'austria-1848-cuirassier' },
  dragoon: { arm: 'cavalry', value: 8, speed: 10, text: 15, kit: 'helmet-horse', dress: 'austria-1848-dragoon' },
  chevauleger: { arm: 'cavalry', value: 6, speed: 20, text: 20, kit: 'helmet-horse', dress: 'austria-1848-chevauleger' },
  uhlan: { arm: 'cavalry', value: 6, speed: 15, kit: 'lancer', dress: 'austria-1848-uhlan' },
  hussar: { arm: 'cavalry', value: 7, speed: 15, text: 20, kit: 'hussar', dress: 'austria-1848-hussar' },
  austrianBattery: { ...guns, dress: 'austria-1848-artillery', kit: 'field-gun' },
  rockets: { ...guns, value: 3, dress: 'austria-1848-artillery', kit: 'rocket-stand' },
  secondLine: {
    ...foot,
    value: 5,
    proposed: true,
    kit: 'shako-infantry',
    dress: 'sardinia-second-line',
    austrian: 'austria-1848-fortress',
  },
  volunteers: {
    ...foot,
    value: 4,
    proposed: true,
    kit: 'shako-infantry',
    dress: 'sardinia-volunteers',
    austrian: 'austria-1848-fortress',
  },
  command: { arm: 'command', value: 4, speed: 15, kit: 'staff', dress: 'sardinia-general', austrian: 'austria-1848-general' },
}

// ---- command, guns, contact -------------------------------------------------------
export const COMMAND_RADIUS: Cm = 50
/** no. 3: a lost commander is replaced so many turns later. */
export const COMMAND_RETURNS = 2
export const COMMAND_VALUES: readonly number[] = [3, 4, 5]
/** Artiglieria: two actions a turn; unlimbered guns are run by hand so far. */
export const GUN_ACTIONS = 2
/** no. 10: after so many shots guns without a train so near have one die less. */
export const SHOTS_CARRIED = 6
export const TRAIN_REACH: Cm = 20
export const NO_TRAIN_DICE = -1
export const HAND_RUN: Cm = 2
/** guns shoot so far to either side of their front corners. */
export const GUN_SPREAD: Deg = 22.5
/** Who does not attack keeps so far from every enemy; touching is attacking (README). */
export const KEEP: Cm = 0.3
/** Behind a wall, a hedge or a row of trees: so near to it (README). */
export const BEHIND_COVER: Cm = 2
/** no. 21: dice of the defender. */
export const POSITION_STONE = 2
export const POSITION_ELSE = 1
/** Attacco, Ritirata: at least half of the move. */
export const ORDER_SHARE = 0.5
/** an army breaks when it has lost this share of its whole value. */
export const BREAK_SHARE = 0.5
