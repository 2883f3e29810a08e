/** The fold of hits and tests of morale (10). */
import type { UnitId } from '../../contract'
import type { MoraleEvent } from '../events/combat'
import type { OoState, Unit } from '../state'
import { loseCp, withUnit, withUse } from './update'

type Broken = Extract<MoraleEvent, { readonly type: 'MoraleTested' | 'Broke' }>

/** It retreats or routs from now on; a rout replaces an earlier retreat, never the other way. */
function flees(s: OoState, e: Broken, under: NonNullable<Unit['flight']>['under']): OoState {
  const unit = s.units[e.unit]
  if (!unit || e.result === 'stands') return s
  const rout = e.result === 'routs' || unit.rout === 'routing' ? 'routing' : 'retreating'
  const flight = { bearing: e.bearing, by: e.by, under, turn: s.turn, moves: 0 }
  return withUnit(s, e.unit, { rout, disorder: unit.disorder ?? 'morale', flight })
}

export function foldMorale(s: OoState, e: MoraleEvent): OoState {
  switch (e.type) {
    case 'Hit':
      return loseCp(s, e.unit, e.cp)
    case 'MoraleTested': {
      const s1 = flees(loseCp(s, e.unit, e.cp), e, e.under)
      const was = s1.units[e.unit]?.use.shaken
      const now = e.result === 'stands' ? 'stood' : e.result
      return e.under === 'fire' && was !== 'routs' ? withUse(s1, e.unit, { shaken: now }) : s1
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
