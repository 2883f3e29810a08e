/** 8.8, 9: what the sergeant expects of a shot and of a charge, by the exact chances. */
import type { MoveEffect } from '../commands'
import { type FireOdds, fireOdds } from '../rules/fire/odds'
import { routedCp } from '../rules/fire/options'
import type { FireShot } from '../rules/fire/shot'
import { chargeOdds as exactOdds } from '../rules/melee/odds'
import type { Charge, OoSeen, Unit } from '../state'
import { isGuns } from '../units'
import { worthOf } from './worth'

export interface ChargeOdds {
  readonly good: boolean
  /** What it is expected to bring, in CP; the greatest is taken. */
  readonly gain: number
}

/** What it is worth to hold the field after a melee, in CP. */
const FIELD = 2
/** So little is no gain: who charges wants to be ahead. */
const LEAST = 0.2

/**
 * `effect` is what the charge's move makes of the unit, `charge` what the judge makes of it. The fire of the one who is charged counts,
 * and whoever charges him too.
 */
export function chargeOdds(seen: OoSeen, unit: Unit, target: Unit, effect: MoveEffect, charge: Charge): ChargeOdds {
  const moved: Unit = { ...unit, ...effect.parts, use: { ...effect.use, charge } }
  const odds = exactOdds({ ...seen, units: { ...seen.units, [unit.id]: moved } }, unit.id)
  if (!odds) return { good: false, gain: 0 }
  const gain = odds.cp.target - odds.cp.attackers + FIELD * (odds.attackers - odds.target) + (isGuns(target) ? odds.attackers : 0)
  return { good: gain > LEAST && odds.attackers > odds.target, gain }
}

/** CP lost in the mean, and what it is worth that the target goes back, routs or is gone. Guns are dear. */
const worthOfOdds = (target: Unit, o: FireOdds): number =>
  (o.lost + o.retreats + 1.5 * o.routs + 2 * o.destroyed) * (isGuns(target) ? 1.3 : 1)

/** What one shot is expected to do; before a melee it counts more. */
export const shotWorth = (seen: OoSeen, target: Unit, shot: Pick<FireShot, 'value' | 'routed' | 'premelee'>): number =>
  worthOfOdds(target, fireOdds(target, [shot], routedCp(seen))) * (shot.premelee ? 1.5 : 1) + worthOf(target) / 1000
