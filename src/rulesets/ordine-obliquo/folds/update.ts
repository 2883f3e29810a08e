/** Small changes of the state that every fold makes. */
import type { Id, UnitId } from '../../contract'
import { middleOf } from '../rules/bodies'
import type { Brigade, General, OoState, Side, TurnUse, Unit } from '../state'
import { strengthOf } from '../units'

export const withUnit = <S extends OoState>(s: S, id: UnitId, change: Partial<Unit>): S => {
  const unit = s.units[id]
  return unit ? { ...s, units: { ...s.units, [id]: { ...unit, ...change } } } : s
}
export const withUse = (s: OoState, id: UnitId, change: Partial<TurnUse>): OoState =>
  s.units[id] ? withUnit(s, id, { use: { ...s.units[id]!.use, ...change } }) : s
export const withGeneral = (s: OoState, id: Id, change: Partial<General>): OoState => {
  const general = s.generals[id]
  return general ? { ...s, generals: { ...s.generals, [id]: { ...general, ...change } } } : s
}
export const withBrigade = (s: OoState, id: Id, change: Partial<Brigade>): OoState => {
  const brigade = s.brigades[id]
  return brigade ? { ...s, brigades: { ...s.brigades, [id]: { ...brigade, ...change } } } : s
}
export const withSide = (s: OoState, seat: Side, change: Partial<OoState['sides']['a']>): OoState => ({
  ...s,
  sides: { ...s.sides, [seat]: { ...s.sides[seat], ...change } },
})
/** Attached generals stand at the middle of their unit and go where it goes. */
export function carry(s: OoState, unit: UnitId): OoState {
  const rider = Object.values(s.generals).filter(g => g.attached === unit)
  const at = s.units[unit] ? middleOf(s.units[unit]!) : null
  return at ? rider.reduce((state, g) => withGeneral(state, g.id, { point: at }), s) : s
}
/** A general whose unit is gone stays where it was, on his own. */
export function freeRiders(s: OoState, units: readonly UnitId[]): OoState {
  return Object.values(s.generals)
    .filter(g => g.attached !== null && units.includes(g.attached))
    .reduce((state, g) => withGeneral(state, g.id, { attached: null }), s)
}
/** CP go; at 0 the unit stays where it is until `Fallen` takes it off, since fire and melee are simultaneous. */
export function loseCp(s: OoState, id: UnitId, cp: number): OoState {
  const unit = s.units[id]
  if (!unit) return s
  const left = Math.max(0, (unit.cp ?? 0) - cp)
  return withUnit(s, id, { cp: left, strength: strengthOf(left, unit.cpStart) })
}
