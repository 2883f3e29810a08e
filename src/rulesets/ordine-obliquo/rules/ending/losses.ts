/**
 * 16.1, OO-10, OO-11: how much of its CP a side has lost. Each side is one division, with what comes later counted from the start;
 * a third is reached at 33 of 100, half is passed by more than half.
 */
import type { OoSeen, Side, Unit } from '../../state'
import { ARMY_BREAKS, ARMY_TEST_AT } from '../../tables'

const of = (seen: Pick<OoSeen, 'units'>, seat: Side): Unit[] => Object.values(seen.units).filter(u => u.seat === seat)

/** Gone for good: without CP, taken off, or off the table with no way back (13). */
export const isGone = (unit: Pick<Unit, 'place' | 'returns' | 'cp'>): boolean =>
  unit.place === 'destroyed' || unit.cp === 0 || (unit.place === 'off' && unit.returns === null)

/** All CP of a side at the start, those of its reinforcements among them. */
export const totalOf = (seen: Pick<OoSeen, 'units'>, seat: Side): number => of(seen, seat).reduce((sum, u) => sum + u.cpStart, 0)

/** The CP that a side has lost; null: veiled. */
export function lostOf(seen: Pick<OoSeen, 'units'>, seat: Side): number | null {
  let lost = 0
  for (const u of of(seen, seat)) {
    if (!isGone(u) && u.cp === null) return null
    lost += u.cpStart - (isGone(u) ? 0 : (u.cp ?? 0))
  }
  return lost
}

/** The least loss that asks for the test. */
export const testAt = (total: number): number => Math.ceil((ARMY_TEST_AT * total) / 100)
/** The least loss that is more than half. */
export const breaksAt = (total: number): number => Math.floor((ARMY_BREAKS * total) / 100) + 1
