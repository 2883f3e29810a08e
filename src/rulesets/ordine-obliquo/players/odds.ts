/** What the sergeant expects of a charge. */

import type { MoveEffect } from '../commands'
import { isOpenOrder } from '../kinds'
import type { Charge, OoSeen, Unit } from '../state'
import { isGuns, isHorse } from '../units'
import { cpOf, worthOf } from './worth'

export interface ChargeOdds {
  readonly good: boolean
  /** What it is expected to bring, in CP; the greatest is taken. */
  readonly gain: number
}

/** Points for and against the charger, by a rule of thumb: strength, impetus, the side it comes upon, how the target stands. */
function margin(seen: OoSeen, unit: Unit, target: Unit, charge: Charge): number {
  let sum = cpOf(unit) - cpOf(target)
  if (charge.impetus && !isHorse(target)) sum += 2
  if (charge.side !== 'front') sum += charge.side === 'rear' ? 5 : 4
  if (isGuns(target)) sum += 4
  if (isOpenOrder(target.troop)) sum += 3
  if (target.rout !== null) sum += 5
  if (target.disorder !== null) sum += 2
  if (target.tired) sum += 2
  if (unit.tired) sum -= 3
  if (target.formation === 'column' || target.formation === 'limbered') sum += 3
  if (target.formation === 'square') sum += isHorse(unit) ? -6 : 2
  if (target.village !== null) sum -= 4
  if (isHorse(unit) && target.arm === 'infantry' && charge.side === 'front' && !charge.impetus) sum -= 3
  const others = Object.values(seen.units).filter(u => u.use.charge?.target === target.id)
  return sum + 2 * others.length
}

/** `effect` is what the charge's move makes of the unit, `charge` what the judge makes of it. */
export function chargeOdds(seen: OoSeen, unit: Unit, target: Unit, _effect: MoveEffect, charge: Charge): ChargeOdds {
  const sum = margin(seen, unit, target, charge)
  return { good: sum >= 0, gain: worthOf(target) + sum }
}
