/** What may be done with objectives and reinforcements. */
import type { Choice, Id, Phrase, UnitId } from '../../contract'
import type { OoCommand, PlaceCommand } from '../commands'
import { proposeArrival, proposeGarrison, waitingToArrive } from '../rules/ending/arrivals'
import { proposeObjectives } from '../rules/ending/assign'
import type { OoView, Side } from '../state'
import { pointsPhrase } from '../tell/ending'

type C = Choice<OoCommand>

/** 16.2: a few ways to assign one's points; any other may be asked for. One that is chosen already is not offered again. */
export const objectiveChoices = (view: OoView, seat: Side): C[] => {
  const had = view.sides[seat].objectives
  return proposeObjectives(view, seat)
    .filter(points => had === null || JSON.stringify(had) !== JSON.stringify(points))
    .map(points => ({
      command: { type: 'objectives', points },
      text: { code: 'choice.objectives', with: { points: pointsPhrase(view, points) } },
    }))
}

/** The next of the reinforcements: in the village that one battalion may take while it is free, or at the edge. */
export function arrivalChoices(view: OoView, seat: Side): C[] {
  const name = (id: Id) => view.units[id]?.name ?? view.generals[id]?.name ?? { it: id, en: id }
  const choice = (command: PlaceCommand, code: string, more: Phrase['with'] = {}): C => ({
    command,
    text: { code, with: { unit: name(command.unit), ...more } },
    unit: command.unit as UnitId,
  })
  for (const id of waitingToArrive(view, seat)) {
    const edge = proposeArrival(view, id)
    const inside = proposeGarrison(view, id)
    const ground = view.ground.find(g => g.id === inside?.village)?.name ?? { phrase: { code: 'ground.village' } }
    const out = [
      ...(inside ? [choice(inside, 'choice.arriveIn', { ground })] : []),
      ...(edge ? [choice(edge, 'choice.arrive')] : []),
    ]
    if (out.length > 0) return out
  }
  return []
}
