/** Arretramento on the table: the die, the way back, who is pushed, who is lost. */
import type { Dice } from '../../../engine/dice'
import type { Clause, UnitId } from '../../contract'
import { retreat } from '../rules/retreat'
import type { Unit } from '../state'
import type { Story } from '../story'
import { destroy, release } from './losses'

/** Drives a base back by a die; `from`: by whom. True where it is still on the table. */
export function driveBack(story: Story, id: UnitId, dice: Dice, clause: Clause, from: Unit | null): boolean {
  const unit = story.unit(id)
  const roll = dice.roll(6, 1, { clause, what: 'radRetreat', unit: id })[0]!
  const way = retreat(story.state, unit, roll, from)
  if (way.gone) {
    destroy(story, id, way.gone, way.units)
    return false
  }
  story.add({ type: 'Retreated', unit: id, roll, cm: way.cm, stopped: way.stopped, pushed: way.pushed, units: way.units })
  release(story, unit)
  return true
}
