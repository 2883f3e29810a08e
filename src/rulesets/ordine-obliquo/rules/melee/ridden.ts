/** 9.3: what it does to open order that horse rides through it: 1 CP at once and a test of morale. */
import type { Dice } from '../../../../engine/dice'
import type { OoEvent } from '../../events'
import type { OoState } from '../../state'
import { Story } from '../../story'
import { isGuns } from '../../units'
import { fallen } from '../fire/resolve'
import { takeHit } from '../morale/hit'
import { SURPRISED_CP } from './resolve'

/** A move with what it does to those whom it rode through; dice fall, so that it is not taken back. */
export function withRides(s: OoState, events: readonly OoEvent[], dice: Dice): readonly OoEvent[] {
  const rides = events.flatMap(e => (e.type === 'Moved' ? (e.effect.ridden ?? []).map(unit => ({ unit, by: e.unit })) : []))
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
