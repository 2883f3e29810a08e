/** Whether a base may be moved at all, asked cheaply: what every list of moves begins with. */
import type { RadSeen, Unit } from '../state'
import { GUN_ACTIONS } from '../tables'
import { contactsOf } from './contact'
import { waitsFor } from './waiting'

export function mayMove(seen: RadSeen, unit: Unit): boolean {
  const { use } = unit
  if (waitsFor(seen, unit).length > 0) return false
  if (unit.place !== 'table' || !unit.pose || unit.inside !== null || unit.square !== null) return false
  if (use.done || use.whole || use.recovered || use.attacked || unit.opportunity || use.firedAs === 'standing') return false
  if (unit.arm === 'guns' ? use.acts.length >= GUN_ACTIONS : use.moved) return false
  return !(unit.order === 'attack' && contactsOf(seen, unit).length > 0)
}
