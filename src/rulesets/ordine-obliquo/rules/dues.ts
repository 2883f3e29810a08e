/** 3.2: a moving side may not end its phase while a unit that must move has not, unless no legal move would do it. */
import type { Refusal, Seat, UnitId } from '../../contract'
import { dutyAsBefore, dutyMove } from '../sampling'
import type { OoSeen } from '../state'
import { mover, owing } from './leastMove'

const cache = new WeakMap<object, { refusals: Refusal[]; excused: UnitId[] }>()

export function judgeDues(
  seen: OoSeen,
  seat: Seat,
): { readonly refusals: readonly Refusal[]; readonly excused: readonly UnitId[] } {
  if (mover(seen) !== seat) return { refusals: [], excused: [] }
  const had = cache.get(seen)
  if (had) return had
  const out: { refusals: Refusal[]; excused: UnitId[] } = { refusals: [], excused: [] }
  for (const owed of owing(seen, seat)) {
    if (dutyMove(seen, owed.unit, 0) === null) out.excused.push(owed.unit)
    else
      out.refusals.push({
        code: 'order/must-move',
        clause: owed.clause,
        at: owed.unit,
        with: { unit: seen.units[owed.unit]!.name, least: { cm: owed.least }, order: { phrase: owed.why } },
      })
  }
  cache.set(seen, out)
  return out
}

/** The units that must still move and can. */
export const mustMove = (seen: OoSeen, seat: Seat): readonly UnitId[] => judgeDues(seen, seat).refusals.flatMap(r => r.at ?? [])

/** Whether any unit must still move and can: the same question, answered at the first such unit. */
export function duesOpen(seen: OoSeen, seat: Seat): boolean {
  const had = cache.get(seen)
  if (had) return had.refusals.length > 0
  const all = owing(seen, seat)
  if (all.some(owed => dutyAsBefore(seen, owed.unit))) return true
  return all.some(owed => dutyMove(seen, owed.unit, 0, 2) !== null) || all.some(owed => dutyMove(seen, owed.unit, 2) !== null)
}
