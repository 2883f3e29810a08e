/** The fold of hits and tests of morale (10). */
import type { UnitId } from '../../contract'
import type { CombatUse } from '../combat'
import type { MoraleEvent } from '../events/morale'
import type { OoState, Unit } from '../state'
import { loseCp, withUnit, withUse } from './update'

/** What fire did to a unit, from the least to the worst. */
const WORSE: readonly CombatUse['shaken'][] = [null, 'stood', 'retreats', 'routs']

type Broken = Extract<MoraleEvent, { readonly type: 'MoraleTested' | 'Broke' }>

/** It retreats or routs from now on; a rout replaces an earlier retreat, never the other way. */
function flees(s: OoState, e: Broken, under: NonNullable<Unit['flight']>['under']): OoState {
  const unit = s.units[e.unit]
  if (!unit || e.result === 'stands') return s
  const rout = e.result === 'routs' || unit.rout === 'routing' ? 'routing' : 'retreating'
  // A result no worse than one of the same turn leaves it on the way that it has.
  if (unit.rout === rout && unit.flight?.turn === s.turn && unit.flight.moves === 0) return s
  const flight = { bearing: e.bearing, by: e.by, under, turn: s.turn, moves: 0 }
  return withUnit(s, e.unit, { rout, disorder: unit.disorder ?? 'morale', flight })
}

export function foldMorale(s: OoState, e: MoraleEvent): OoState {
  switch (e.type) {
    case 'Hit':
      return loseCp(s, e.unit, e.cp)
    case 'MoraleTested': {
      const s1 = flees(loseCp(s, e.unit, e.cp), e, e.under)
      const was = s1.units[e.unit]?.use.shaken ?? null
      const now = e.result === 'stands' ? 'stood' : e.result
      return e.under === 'fire' && WORSE.indexOf(now) > WORSE.indexOf(was) ? withUse(s1, e.unit, { shaken: now }) : s1
    }
    case 'Broke':
      return flees(loseCp(s, e.unit, e.cp), e, 'melee')
    case 'Fallen':
      return e.units.reduce<OoState>(
        (state, id) => withUnit(state, id as UnitId, { place: 'destroyed', pose: null, village: null }),
        s,
      )
  }
}
