/** What the sergeant weighs: exact chances of a shot and of a round of melee. */
import { isLight } from '../rules/bodies'
import { shoot } from '../rules/fire'
import { diceOf, metOn } from '../rules/melee'
import { lossOdds, mean, meleeOdds } from '../rules/odds'
import { testOf } from '../stages/losses'
import type { RadSeen, Unit } from '../state'

/** Losses that a shot costs its target, in the mean. */
export function shotWorth(seen: RadSeen, unit: Unit, target: Unit, moving: boolean): number {
  const { dice, refusals } = shoot(seen, unit, target, { opportunity: false, moving })
  if (refusals.length > 0) return 0
  const { damages: _, ...tested } = testOf(seen, target, 0)
  return mean(lossOdds(dice, tested))
}

/** What speaks for a round of melee: chances of winning less those of losing it. `unit` stands as it would in contact. */
export function meleeWorth(seen: RadSeen, unit: Unit, foe: Unit): number {
  const met = metOn(seen, unit, foe)
  const shaken = foe.disordered || met !== 'front'
  const own = diceOf(seen, unit, foe, [], met, unit.disordered).dice
  const theirs = diceOf(seen, foe, unit, [], 'front', shaken).dice
  const test = (u: Unit) => {
    const { damages: _, ...tested } = testOf(seen, u, 0)
    return tested
  }
  const odds = meleeOdds(lossOdds(theirs, test(unit), unit.disordered), lossOdds(own, test(foe), shaken))
  return odds.win - odds.lose
}
/** How much a base is worth risking. */
export const boldness = (u: Unit): number => (isLight(u) ? 0.25 : 0)
