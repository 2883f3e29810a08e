/** 8, 8.8: dice of a declared fire: all shots are rolled, then each hit takes effect in their order (reading 10). */
import type { Dice } from '../../../../engine/dice'
import type { UnitId } from '../../../contract'
import type { OoState } from '../../state'
import type { Story } from '../../story'
import { isCloseInfantry } from '../../units'
import { testGeneral } from '../generals/loss'
import { fireOnRouted, takeHit } from '../morale/hit'
import type { FireShot } from './shot'

/** One shot: its die, where one falls, and the event. Answers whether it hits. */
function fired(story: Story, shot: FireShot, dice: Dice, opportunity: boolean): boolean {
  const unit = story.state.units[shot.unit]!
  const roll = shot.routed ? null : dice.roll(100, 1, { clause: '8.8', what: 'fire', unit: unit.id })[0]!
  const hit = roll === null || roll <= shot.value
  story.add({
    type: 'Fired',
    unit: unit.id,
    target: shot.target,
    roll,
    value: shot.value,
    range: shot.range,
    cm: shot.cm,
    hit,
    premelee: shot.premelee,
    opportunity,
    firstVolley: unit.firstVolley && isCloseInfantry(unit),
  })
  return hit
}

/** Rolls the fire of all these shots at one target. */
export function rollFire(story: Story, shots: readonly FireShot[], dice: Dice, opportunity = false): void {
  const hits = shots.filter(shot => fired(story, shot, dice, opportunity))
  for (const { target, unit, routed } of hits) {
    if (routed) fireOnRouted(story, target, unit, dice)
    else takeHit(story, { unit: target, under: 'fire', by: unit }, dice)
  }
  // 14: a general with a unit is in danger as soon as it is under fire.
  const target = shots[0]?.target
  if (target && hits.length === 0) testGeneral(story, target, dice)
}

/** Units on the table without a CP left. */
export const fallen = (s: OoState): UnitId[] =>
  Object.values(s.units)
    .filter(u => u.place === 'table' && u.cp === 0)
    .map(u => u.id)
