/** 6, 9, 11: closing, melee and what winners declare. */

import type { UnitId } from '../../contract'
import { standing } from '../rules/bodies'
import { closings } from '../rules/melee/closing'
import { awaitedInMelee, planFights } from '../rules/melee/fights'
import { mayBreakThrough } from '../rules/melee/pursuit'
import { rested, tiring } from '../rules/melee/tired'
import { type OoState, type Phase, SIDES, type Side } from '../state'
import type { Story } from '../story'

/** Who resolves a melee, or may declare a break-through. */
export const waitingInMelee = (s: OoState, phase: Phase): readonly Side[] =>
  phase === 'melee' ? awaitedInMelee(s) : SIDES.filter(seat => mayBreakThrough(s, seat).length > 0)

/** Chargers who have passed every test close to first touch. */
export function closeCharges(story: Story): void {
  for (const { unit, pose } of closings(story.state))
    story.add({ type: 'Closed', unit: unit.id, target: unit.use.charge!.target, pose })
}

/** The melees of this turn, flank and rear first; those of the turn before are forgotten. */
export function beginMelees(story: Story): void {
  const fights = planFights(story.state)
  if (fights.length > 0 || story.state.fights.length > 0 || story.state.wins.length > 0)
    story.add({ type: 'MeleesBegan', fights })
}

/** What leaving the phase of melee does: who has no CP left is taken off. */
export function endMelees(story: Story): void {
  const units: UnitId[] = standing(story.state)
    .filter(u => u.cp === 0)
    .map(u => u.id)
  if (units.length > 0) story.add({ type: 'Fallen', units })
}

/** 9.3 at the end of the turn: horse that fought is tired, horse that stood still is fresh again. */
export function tire(story: Story): void {
  const fresh = rested(story.state)
  const units = tiring(story.state)
  if (fresh.length > 0) story.add({ type: 'Rested', units: fresh })
  if (units.length > 0) story.add({ type: 'Tired', units })
}
