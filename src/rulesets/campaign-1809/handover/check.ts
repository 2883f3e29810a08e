/** Whether a battle can be handed over at all, and whether the table is to be offered (text, "Combattimento"; 1.20). */

import { manoeuvreFaults } from './manoeuvre'
import { allOf, broughtBy, isPoints } from './points'
import { LEAST_POINTS, MOST_RATIO } from './tables'
import { ARMS, type Battle, SIDES } from './types'

/** Codes of what is wrong with a battle; none: it can be handed over. What comes here is a bug of the map, not of a player. */
export function battleFaults(battle: Battle): readonly string[] {
  const faults: string[] = []
  const say = (code: string, wrong: boolean) => {
    if (wrong && !faults.includes(code)) faults.push(code)
  }
  say('battle-id', !/^[a-z0-9][a-z0-9-]*$/.test(battle.id))
  const all = SIDES.flatMap(side => battle.sides[side].contingents)
  say('battle-twice', new Set(all.map(c => c.id)).size < all.length)
  for (const side of SIDES) {
    const { contingents } = battle.sides[side]
    const present = contingents.filter(c => c.arrives === null)
    say('battle-nobody', !present.some(c => allOf(c.brings) > 0))
    say(
      'battle-order',
      contingents.some((c, i) => c.arrives === null && i > 0 && contingents[i - 1]!.arrives !== null),
    )
    for (const c of contingents) {
      say('battle-points', !isPoints(c.has) || !isPoints(c.brings))
      say(
        'battle-share',
        ARMS.some(arm => c.brings[arm] > c.has[arm]),
      )
      say(
        'battle-leaders',
        c.leaders.some((l, i) => i > 0 && l.seniority < c.leaders[i - 1]!.seniority),
      )
    }
  }
  const { of, in: whole } = battle.lossShare ?? { of: 1, in: 1 }
  say('battle-loss-share', !(Number.isInteger(of) && Number.isInteger(whole) && of >= 0 && whole > 0 && of <= whole))
  return [...faults, ...manoeuvreFaults(battle.manoeuvre)]
}

/** Whether the table is offered: nobody is more than twice as strong, supports counted, and both bring 15 points. */
export function tableOffered(battle: Pick<Battle, 'sides'>): boolean {
  const [a, b] = SIDES.map(side => battle.sides[side].contingents.reduce((sum, c) => sum + allOf(c.brings), 0)) as [
    number,
    number,
  ]
  return Math.min(a, b) >= LEAST_POINTS && Math.max(a, b) <= MOST_RATIO * Math.min(a, b)
}
/** Points of both sides, for a list of who fights. */
export const strengths = (battle: Battle): { readonly a: number; readonly b: number } => ({
  a: allOf(broughtBy(battle, 'a')),
  b: allOf(broughtBy(battle, 'b')),
})
