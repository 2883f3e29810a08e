/** What is shown beforehand, exact: how likely a shot costs a loss, and how a round of melee goes. */
import { testOf } from '../stages/losses'
import type { RadSeen, Unit } from '../state'
import { diceOfBoth } from './drawing'
import type { Melee } from './melee'
import { lossOdds, meleeOdds } from './odds'

/** By number of losses, how likely so many dice cost them the base, as it stands and with its commander near or far. */
function oddsAgainst(seen: RadSeen, unit: Unit, dice: number, shaken: boolean): number[] {
  const { damages, ...tested } = testOf(seen, unit, 0)
  // The general's one that is added to the die stands in `damages` (option).
  return lossOdds(dice, { ...tested, losses: tested.losses + damages }, shaken)
}

/** The chance that a shot with so many dice costs its target a loss. */
export const lossChance = (seen: RadSeen, target: Unit, dice: number): number =>
  1 - (oddsAgainst(seen, target, dice, false)[0] ?? 0)

/** The chances of a melee as it stands: the active side's main base wins, both stay, it loses. */
export function roundChances(seen: RadSeen, m: Melee): { readonly win: number; readonly draw: number; readonly lose: number } {
  const { own, enemy, shaken } = diceOfBoth(seen, m)
  return meleeOdds(oddsAgainst(seen, m.own, enemy.dice, shaken.own), oddsAgainst(seen, m.enemy, own.dice, shaken.enemy))
}
/** In whole per cent, for a sentence. */
export const percent = (p: number): number => Math.round(p * 100)
