/** 9.9: the number to roll at or under in a melee, term by term. The game and the calc table ask the same function. */
import type { Clause, Term } from '../../../contract'
import type { Experience } from '../../kinds'

/** What fights: arms as the table of 9.9 tells them apart. */
export const MELEE_ARMS = ['infantry', 'lightCavalry', 'heavyCavalry', 'cuirassiers', 'gunners', 'cossacks'] as const
export type MeleeArm = (typeof MELEE_ARMS)[number]

export interface MeleeUnit {
  readonly arm: MeleeArm
  readonly experience: Experience
  /** Half of its CP or less (2.4). */
  readonly halfCp: boolean
  readonly openOrder: boolean
  readonly disordered: boolean
  readonly inVillage: boolean
  readonly general: boolean
  readonly tired: boolean
}
export interface MeleeSituation {
  readonly missedCountercharge: boolean
  readonly noImpetus: boolean
  readonly uphill: boolean
  readonly attackedBySeveral: boolean
  readonly againstCavalryNotCharging: boolean
  readonly defile: boolean
  readonly againstSquare: boolean
  readonly againstDense: boolean
}

/** 9.9 Whoever fights begins here. */
const BASE = 40
/** 9.9; 9.3 for the want of impetus (OO-4), 9.6 for a bridge (no. 6). A missed counter-charge is an option (no. 4). */
const AMOUNT = {
  openOrder: -10,
  gunners: -10,
  heavy: 10,
  light: -5,
  cuirassiers: 5,
  recruit: -10,
  veteran: 10,
  halfCp: -10,
  disordered: -10,
  inVillage: 15,
  general: 5,
  noImpetus: -15,
  uphill: -10,
  several: -10,
  standingHorse: 15,
  tired: -10,
  defile: -20,
  square: -20,
  dense: 10,
} as const

export interface MeleeValue {
  readonly value: number
  readonly working: readonly Term[]
}

/**
 * The value of one unit in one melee: never below 0, not capped above (9.8). What counts for horse only is ignored elsewhere, cossacks
 * included; the two `against` of the line count for infantry in close order only. `missed`: what a counter-charge missed costs.
 */
export function meleeValue(unit: MeleeUnit, at: MeleeSituation, missed = -10): MeleeValue {
  const horse = unit.arm === 'lightCavalry' || unit.arm === 'heavyCavalry' || unit.arm === 'cuirassiers'
  const open = unit.openOrder || unit.arm === 'cossacks'
  const line = unit.arm === 'infantry' && !open
  const working: Term[] = [{ clause: '9.9', label: 'meleeBase', amount: BASE }]
  const add = (when: boolean, label: string, amount: number, clause: Clause = '9.9') => {
    if (when) working.push({ clause, label, amount })
  }
  add(open, 'meleeOpenOrder', AMOUNT.openOrder)
  add(unit.arm === 'gunners', 'meleeGunners', AMOUNT.gunners)
  add(unit.arm === 'heavyCavalry' || unit.arm === 'cuirassiers', 'meleeHeavy', AMOUNT.heavy)
  add(unit.arm === 'lightCavalry', 'meleeLight', AMOUNT.light)
  add(unit.arm === 'cuirassiers', 'meleeCuirassiers', AMOUNT.cuirassiers)
  add(unit.experience === 'recruit', 'meleeRecruits', AMOUNT.recruit)
  add(unit.experience === 'veteran' || unit.experience === 'elite', 'meleeVeterans', AMOUNT.veteran)
  add(unit.halfCp, 'meleeHalfCp', AMOUNT.halfCp)
  add(unit.disordered, 'meleeDisordered', AMOUNT.disordered)
  add(unit.inVillage, 'meleeVillage', AMOUNT.inVillage)
  add(unit.general, 'meleeGeneral', AMOUNT.general)
  add(horse && at.missedCountercharge, 'meleeMissedCounter', missed, '9.3')
  add(horse && at.noImpetus, 'meleeNoImpetus', AMOUNT.noImpetus, '9.3')
  add(at.uphill, 'meleeUphill', AMOUNT.uphill)
  add(at.attackedBySeveral, 'meleeSeveral', AMOUNT.several, '9.8')
  add(line && at.againstCavalryNotCharging, 'meleeStandingHorse', AMOUNT.standingHorse)
  add(horse && unit.tired, 'meleeTired', AMOUNT.tired, '9.3')
  add(at.defile, 'meleeDefile', AMOUNT.defile, '9.6')
  add(horse && at.againstSquare, 'meleeSquare', AMOUNT.square)
  add(line && at.againstDense, 'meleeDense', AMOUNT.dense)
  const sum = working.reduce((s, t) => s + t.amount, 0)
  if (sum < 0) working.push({ clause: '9.9', label: 'nought', amount: -sum })
  return { value: Math.max(0, sum), working }
}
