/** 9.3, 9.8, 11: counter-charges, the order of melees, whom a hit strikes, break-throughs. */
import type { UnitId } from '../../contract'
import type { OoCommand } from '../commands'
import { judge } from '../decide'
import { counterChances } from '../rules/melee/counter'
import { diced, openFights, resolverOf } from '../rules/melee/fights'
import { mayBreakThrough } from '../rules/melee/pursuit'
import type { OoSeen, Side } from '../state'
import { cpOf, worthOf } from './worth'

const ok = (seen: OoSeen, seat: Side, command: OoCommand): OoCommand | null =>
  judge(seen, seat, command).kind === 'ok' ? command : null

/** 9.3: horse that is charged always tries: who does not is met standing. */
export function nextCounter(seen: OoSeen, seat: Side): OoCommand | null {
  for (const chance of counterChances(seen, seat)) {
    const command = ok(seen, seat, { type: 'counterCharge', unit: chance.unit })
    if (command) return command
  }
  return null
}

/** Of several attackers the hit strikes the one whose loss would hurt most for the CP that he has left. */
function hitOn(seen: OoSeen, attackers: readonly UnitId[]): UnitId {
  const dear = (id: UnitId) => worthOf(seen.units[id]!) / Math.max(1, cpOf(seen.units[id]!)) - cpOf(seen.units[id]!)
  return attackers.reduce((best, id) => (dear(id) > dear(best) ? id : best))
}

/** The next melee that is this side's to resolve. */
export function nextMelee(seen: OoSeen, seat: Side): OoCommand | null {
  for (const fight of openFights(seen)) {
    if (resolverOf(seen, fight) !== seat) continue
    const { target, attackers } = fight
    const several = attackers.length > 1 && diced(fight.kind)
    const command = ok(seen, seat, several ? { type: 'melee', target, hit: hitOn(seen, attackers) } : { type: 'melee', target })
    if (command) return command
  }
  return null
}

/** 11: horse that has half of its CP breaks through. */
export function nextBreakThrough(seen: OoSeen, seat: Side): OoCommand | null {
  for (const id of mayBreakThrough(seen, seat)) {
    const unit = seen.units[id]!
    if (2 * cpOf(unit) < unit.cpStart) continue
    const command = ok(seen, seat, { type: 'breakThrough', unit: id })
    if (command) return command
  }
  return null
}
