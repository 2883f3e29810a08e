/** The fold of the loss of generals (14). */
import type { GeneralEvent } from '../events/generals'
import type { OoState } from '../state'
import { strengthOf } from '../units'
import { loseCp, withGeneral, withUnit } from './update'

export function foldGenerals(s: OoState, e: GeneralEvent): OoState {
  switch (e.type) {
    case 'GeneralTested':
      return withGeneral(s, e.general, { tested: true })
    case 'GeneralLost': {
      const gone = { fate: e.fate, point: null, start: null, attached: null, returns: e.returns }
      return e.shaken.reduce((state, id) => loseCp(state, id, 1), withGeneral(s, e.general, gone))
    }
    case 'GeneralReplaced':
      return withGeneral(s, e.general, {
        fate: 'well',
        point: e.at,
        start: e.at,
        attached: null,
        attachedTurn: null,
        ridden: 0,
        returns: null,
      })
    case 'CpRegained': {
      const unit = s.units[e.unit]
      const cp = unit && Math.min(unit.cpStart, (unit.cp ?? 0) + e.cp)
      return unit && cp !== undefined ? withUnit(s, e.unit, { cp, strength: strengthOf(cp, unit.cpStart) }) : s
    }
  }
}

/** 3.5: a general is tested once in a phase at the most; with the next one he may be again. */
export function freshTests(s: OoState): OoState {
  if (!Object.values(s.generals).some(g => g.tested)) return s
  const generals = Object.fromEntries(Object.entries(s.generals).map(([id, g]) => [id, g.tested ? { ...g, tested: false } : g]))
  return { ...s, generals }
}
