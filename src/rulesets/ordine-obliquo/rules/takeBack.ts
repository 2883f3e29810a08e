/** A unit goes back to where this phase found it, while the ground is free and nothing has hung on its move. */
import { sweep } from '../../../geometry/sweep/sweep'
import { CONTACT } from '../../../geometry/tolerance'
import type { Refusal } from '../../contract'
import type { OoSeen, Unit } from '../state'
import { bodyOf, footprintIn } from './bodies'

/** What keeps it from going back; nothing where its old ground is free. */
export function backRefusals(seen: OoSeen, unit: Unit): Refusal[] {
  const before = unit.use.before
  if (!before) return [{ code: 'back/not-moved', clause: '7', at: unit.id }]
  if (before.parts.village !== null) {
    const taken = Object.values(seen.units).some(
      u => u.id !== unit.id && u.village === before.parts.village && u.place === 'table',
    )
    return taken ? [{ code: 'back/taken', clause: '7', at: unit.id }] : []
  }
  const body = footprintIn(unit, before.parts.pose, before.parts.formation)
  const others = Object.values(seen.units).filter(u => u.id !== unit.id)
  const shapes = others.map(u => bodyOf(seen, u)).filter(b => b !== null)
  return sweep(body, [], shapes, CONTACT).clear ? [] : [{ code: 'back/taken', clause: '7', at: unit.id }]
}
