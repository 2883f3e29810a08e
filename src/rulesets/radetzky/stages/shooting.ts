/** Fuoco on the table: the roll, damages, cohesion, the way back. */
import type { Dice } from '../../../engine/dice'
import { damagesOf } from '../rules/damage'
import type { Shooting } from '../rules/fire'
import type { Unit } from '../state'
import type { Story } from '../story'
import { driveBack } from './driven'
import { breakSquares, testCohesion } from './losses'

/** A shot that was judged and may be made. */
export function fireAt(
  story: Story,
  unit: Unit,
  target: Unit,
  shot: Shooting,
  how: { readonly opportunity: boolean; readonly moving: boolean },
  dice: Dice,
): void {
  const faces = shot.dice > 0 ? dice.roll(6, shot.dice, { clause: 'Fuoco', what: 'radFire', unit: unit.id }) : []
  const { before: _, ...use } = unit.use
  const turned = unit.inside !== null && shot.aim && unit.pose ? { pose: { ...unit.pose, facing: shot.aim.front.facing } } : {}
  const mine = how.opportunity
    ? { opportunity: false, shots: unit.shots + 1, ...turned }
    : {
        ...turned,
        shots: unit.shots + 1,
        use: {
          ...use,
          fired: true,
          firedAs: how.moving || use.moved || use.recovered ? ('moving' as const) : ('standing' as const),
          acts: unit.arm === 'guns' ? [...use.acts, 'fire' as const] : use.acts,
          before: null,
        },
      }
  const damage = damagesOf(faces)
  story.add({
    type: 'Fired',
    target: target.id,
    cm: shot.aim?.cm ?? 0,
    volley: { unit: unit.id, dice: faces, ...damage },
    opportunity: how.opportunity,
    units: { [unit.id]: mine },
  })
  const losses = testCohesion(story, target.id, damage.damages, dice, false)
  const left = story.unit(target.id)
  const stays = left.inside !== null && story.state.options.radHouseRetreat === false
  if (losses > 0 && left.place === 'table' && !stays) driveBack(story, target.id, dice, 'Fuoco', unit)
  breakSquares(story)
}
