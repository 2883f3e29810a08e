/** 9: what the sergeant expects of a charge: the numbers that both would roll at or under, were it to close as things stand. */
import type { MoveEffect } from '../commands'
import { diced, kindOf } from '../rules/melee/fights'
import { fighterOf, meleeValueOf } from '../rules/melee/situation'
import type { Charge, OoSeen, Unit } from '../state'
import { isHorse } from '../units'
import { cpOf, worthOf } from './worth'

export interface ChargeOdds {
  readonly good: boolean
  /** What it is expected to bring, in CP; the greatest is taken. */
  readonly gain: number
}

/** CP that a hit and what follows from it cost about, and what it is worth to hold the field. */
const HIT = 2
const FIELD = 2
/** Who has no more CP than this may be gone altogether. */
const WEAK = 3

/** Both sides' numbers; several chargers of one target count together (9.8). */
function values(seen: OoSeen, unit: Unit, target: Unit): { readonly ours: number; readonly theirs: number } {
  const others = Object.values(seen.units).filter(
    u => u.id !== unit.id && u.seat === unit.seat && u.use.charge?.target === target.id && u.rout === null,
  )
  const all = [unit, ...others]
  const ours = all.reduce((sum, u) => sum + meleeValueOf(seen, fighterOf(seen, u, [target], target)).value, 0)
  return { ours, theirs: meleeValueOf(seen, fighterOf(seen, target, all, target)).value }
}

/** `effect` is what the charge's move makes of the unit, `charge` what the judge makes of it. */
export function chargeOdds(seen: OoSeen, unit: Unit, target: Unit, effect: MoveEffect, charge: Charge): ChargeOdds {
  const moved: Unit = { ...unit, ...effect.parts, use: { ...effect.use, charge } }
  const kind = kindOf(seen, target, [moved])
  // Flank and rear, routers, columns and limbered guns fall without a die.
  if (!diced(kind)) return { good: true, gain: worthOf(target) + HIT + FIELD }
  const { ours, theirs } = values(seen, moved, target)
  const hit = Math.min(100, ours) / 100
  // Horse may meet horse half-way: then it is not caught standing.
  const struck = Math.min(100, isHorse(target) && isHorse(unit) ? theirs + 10 : theirs) / 100
  // Alike, the greater number wins, then the CP (10.2).
  const alike = hit * struck + (1 - hit) * (1 - struck)
  const ahead = hit - struck || cpOf(unit) - cpOf(target)
  const wins = hit * (1 - struck) + (ahead > 0 ? alike : ahead < 0 ? 0 : alike / 2)
  const weak = (u: Unit) => (cpOf(u) <= WEAK ? 1 : 0)
  const gain = HIT * (hit - struck) + FIELD * (2 * wins - 1) + hit * weak(target) - struck * weak(unit)
  return { good: gain > 0, gain }
}
