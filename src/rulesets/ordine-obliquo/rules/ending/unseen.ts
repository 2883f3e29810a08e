/** Reinforcements of which the enemy learns when they come: until then nothing of them stands in anything that is told to him. */
import type { Id } from '../../../contract'
import type { Brigade, OoSeen } from '../../state'

type Part = Pick<OoSeen, 'units'>
/** Whether the brigade is still to come and the enemy is not to know of it; its first unit on the table shows all of it. */
export const isUnseen = (seen: Part, brigade: Pick<Brigade, 'arrives' | 'units'>): boolean =>
  brigade.arrives?.secret === true && brigade.units.every(id => seen.units[id]?.place === 'reserve')

/** Ids of what a viewer who owns none of it may not know of: brigades, their units and generals. Null where there is nothing of the kind. */
export function unseenIds(seen: Part & Pick<OoSeen, 'brigades'>, viewer: string): ReadonlySet<Id> | null {
  const hidden = Object.values(seen.brigades).filter(b => b.arrives?.secret && b.seat !== viewer && isUnseen(seen, b))
  return hidden.length === 0 ? null : new Set(hidden.flatMap(b => [b.id, b.general, ...b.units]))
}
