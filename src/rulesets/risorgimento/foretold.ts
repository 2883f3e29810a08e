/** What a choice is likely to do, told with it before any die. */
import type { Phrase } from '../contract'
import type { Dir } from './board'
import { assaultOf } from './rules/assault'
import { abilityAt, holdChance } from './rules/morale'
import { assaultOdds, volleyOdds } from './rules/odds'
import { sideIn } from './stages/melee'
import { type Acting, other, type SbView } from './state'

type With = NonNullable<Phrase['with']>
const tenths = (n: number) => Math.round(n * 10) / 10
/** What a volley may do, before any die. */
export function odds(view: SbView, from: string, target: string, only?: readonly string[], canister = false): With {
  const { dice, chances, mean } = volleyOdds(view, from, target, only, canister)
  return { dice, mean: tenths(mean), chance: Math.round((1 - (chances[0] ?? 1)) * 100) }
}
/** What the first round of a melee costs both, before any die. */
export function contest(view: SbView, a: Acting, dir: Dir): With {
  const { to, barred, charge } = assaultOf(view, a, dir)
  if (to === null || barred) return {}
  const { attack, defence, inflicted, suffered } = assaultOdds(view, view.units[a.units[0]!]!.seat, a.units, a.hex!, to, charge)
  return { hex: to, attack, defence, inflicted: tenths(inflicted), suffered: tenths(suffered) }
}
/** How many of the defenders will stand, before any die. */
export function staying(view: SbView): With {
  const m = view.melee!
  const there = sideIn(view, m, 'defender')
  const ability = abilityAt(view, m.hex, other(m.attacker))
  const mean = there.reduce((sum, u) => sum + holdChance(view, u, ability), 0)
  return { count: there.length, mean: tenths(mean), chance: Math.round((100 * mean) / Math.max(1, there.length)) }
}
