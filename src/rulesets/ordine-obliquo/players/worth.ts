/** How the sergeant weighs things: what a unit is worth, how near the enemy is, how a fight would look. Rough on purpose. */
import type { Cm, Point } from '../../contract'
import { bodyOf, enemiesOf, footprintOf, middleOf } from '../rules/bodies'
import { nearest } from '../rules/near'
import type { OoSeen, Side, Unit } from '../state'
import { isGuns } from '../units'

/** CP as far as they may be seen: where they are veiled, what its strength leaves to be guessed. */
export const cpOf = (unit: Unit): number =>
  unit.cp ?? (unit.strength === 'gone' ? 0 : unit.strength === 'half' ? unit.cpStart / 3 : unit.cpStart)

/** What it would cost the enemy to lose this unit, in CP. Guns are dear for their few CP. */
export const worthOf = (unit: Unit): number => cpOf(unit) + (isGuns(unit) ? 2 : 0)

/** CP of a side that still fight. */
export const strengthOf = (seen: OoSeen, seat: Side): number =>
  Object.values(seen.units)
    .filter(u => u.seat === seat && (u.place === 'table' || u.place === 'reserve') && u.rout === null)
    .reduce((sum, u) => sum + cpOf(u), 0)

/** The mean of where units stand; null where none does. */
export function meanOf(units: readonly Unit[]): Point | null {
  const at = units.map(middleOf).filter(p => p !== null)
  if (at.length === 0) return null
  return [at.reduce((t, p) => t + p[0], 0) / at.length, at.reduce((t, p) => t + p[1], 0) / at.length]
}

const gaps = new WeakMap<object, Map<Unit, Cm>>()
/** The gap to the nearest enemy; infinite where none is seen. */
export function enemyGap(seen: OoSeen, unit: Unit): Cm {
  let known = gaps.get(seen)
  if (!known) {
    known = new Map()
    gaps.set(seen, known)
  }
  let cm = known.get(unit)
  if (cm === undefined) {
    const body = bodyOf(seen, unit)
    cm = body
      ? nearest(
          body,
          enemiesOf(seen, unit.seat).flatMap(e => bodyOf(seen, e) ?? []),
        )
      : Number.POSITIVE_INFINITY
    known.set(unit, cm)
  }
  return cm
}

/** Enemies that stand, nearest first. */
export function enemiesByGap(seen: OoSeen, unit: Unit): readonly { readonly unit: Unit; readonly cm: Cm }[] {
  const body = footprintOf(unit)
  if (!body) return []
  return enemiesOf(seen, unit.seat)
    .map(e => ({ unit: e, cm: nearest(body, [bodyOf(seen, e)!]) }))
    .sort((x, y) => x.cm - y.cm || (x.unit.id < y.unit.id ? -1 : 1))
}
