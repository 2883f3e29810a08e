/**
 * 16.1, readings 9 and 10: at the end of the turn in which a third is lost the commander-in-chief tries to keep his army in hand:
 * a percentage die above 50, Prussians above 40, 10 more for an excellent one. Option `squareRoll`: at or below, as it is printed.
 */
import type { OoSeen, Side } from '../../state'
import { ARMY_ROLL, ARMY_ROLL_EXCELLENT } from '../../tables'
import { chiefOf } from '../commanders'
import { breaksAt, lostOf, testAt, totalOf } from './losses'

export interface ArmyNumber {
  /** The number to beat. */
  readonly over: number
  /** What an excellent commander adds. */
  readonly bonus: number
}
export function armyNumber(seen: Pick<OoSeen, 'sides' | 'generals'>, seat: Side): ArmyNumber {
  const chief = chiefOf(seen, seat)
  return {
    over: seen.sides[seat].nation === 'prussia' ? ARMY_ROLL.prussia : ARMY_ROLL.others,
    bonus: chief?.class === 'excellent' && chief.fate === 'well' ? ARMY_ROLL_EXCELLENT : 0,
  }
}
/** Whether the army holds with that face of a percentage die. */
export const armyHolds = (seen: Pick<OoSeen, 'options'>, n: ArmyNumber, roll: number): boolean =>
  seen.options.squareRoll === 'under' ? roll <= n.over + n.bonus : roll + n.bonus > n.over

/** What the losses of a side come to at the end of a turn. Option `armyTest`: who held is tested again at every turn's end. */
export function armyState(seen: Pick<OoSeen, 'units' | 'sides' | 'options'>, seat: Side): 'stands' | 'tests' | 'breaks' {
  const total = totalOf(seen, seat)
  const lost = lostOf(seen, seat) ?? 0
  if (lost >= breaksAt(total)) return 'breaks'
  const { test } = seen.sides[seat].morale
  const due = test === null || (test === 'held' && seen.options.armyTest === 'every')
  return due && lost >= testAt(total) ? 'tests' : 'stands'
}
