/** 9.3: what it does to open order that horse rides through it: 1 CP at once and a test of morale. */
import type { Dice } from '../../../../engine/dice'
import type { UnitId } from '../../../contract'
import type { OoEvent } from '../../events'
import type { OoState } from '../../state'
import { Story } from '../../story'
import { isGuns } from '../../units'
import { fallen } from '../fire/resolve'
import { takeHit } from '../morale/hit'
import { SURPRISED_CP } from './resolve'

/** Moves with what they do to those whom they rode through; dice fall, so that they are not taken back. */
export const withRides = (s: OoState, events: readonly OoEvent[], dice: Dice): readonly OoEvent[] =>
  rideOver(
    s,
    events,
    events.flatMap(e => (e.type === 'Moved' ? (e.effect.ridden ?? []).map(unit => ({ unit, by: e.unit })) : [])),
    dice,
  )

/** Events of a move, and what its ride does to each of these. */
export function rideOver(
  s: OoState,
  events: readonly OoEvent[],
  rides: readonly { readonly unit: UnitId; readonly by: UnitId }[],
  dice: Dice,
): readonly OoEvent[] {
  if (rides.length === 0) return events
  const story = new Story(s).add(...events)
  for (const { unit, by } of rides) {
    const ridden = story.state.units[unit]
    if (!ridden) continue
    story.add({ type: 'RiddenThrough', unit, by })
    const bearing = story.state.units[by]?.pose?.facing
    const gunners = isGuns(ridden) && ridden.rout === 'retreating'
    if (gunners) story.add({ type: 'Hit', unit, under: 'melee', by, cp: ridden.cp ?? 0, clause: '9.5' })
    else if (ridden.rout === 'routing') story.add({ type: 'Hit', unit, under: 'melee', by, cp: SURPRISED_CP, clause: '13' })
    else takeHit(story, { unit, under: 'melee', by, clause: '9.3', ...(bearing === undefined ? {} : { bearing }) }, dice)
  }
  const gone = fallen(story.state)
  if (gone.length > 0) story.add({ type: 'Fallen', units: gone })
  return story.events
}
