/**
 * 14: a brigadier who was killed or carried off is replaced two turns later. Who takes his place appears at the middle of the unit
 * of his brigade that is nearest to its own edge of those in order; while none is, nobody comes.
 */
import { quantisePoint } from '../../../../geometry/tolerance'
import type { OoEvent } from '../../events'
import type { OoState, Unit } from '../../state'
import { middleOf } from '../bodies'

const steady = (s: OoState, ids: readonly string[]): Unit | undefined =>
  ids
    .map(id => s.units[id])
    .filter((u): u is Unit => u !== undefined && u.place === 'table' && u.rout === null && middleOf(u) !== null)
    .sort((p, q) => (p.seat === 'a' ? 1 : -1) * (middleOf(p)![1] - middleOf(q)![1]))[0]

/** The generals who come at the beginning of this turn. */
export const replaced = (s: OoState): OoEvent[] =>
  Object.values(s.generals)
    .filter(g => g.fate !== 'well' && g.returns !== null && g.returns <= s.turn)
    .flatMap((g): OoEvent[] => {
      const unit = steady(s, s.brigades[g.brigade]?.units ?? [])
      return unit ? [{ type: 'GeneralReplaced', general: g.id, at: quantisePoint(middleOf(unit)!) }] : []
    })
