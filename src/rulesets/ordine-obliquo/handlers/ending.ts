/** 16.2: objectives assigned in secret. */
import type { ObjectivesCommand } from '../commands'
import { assignRefusals, knownObjectives } from '../rules/ending/assign'
import type { Side } from '../state'
import { found, type Handler, impossible, notNow } from './handler'

export const objectives: Handler<ObjectivesCommand> = {
  shape: c =>
    typeof c.points === 'object' &&
    c.points !== null &&
    !Array.isArray(c.points) &&
    Object.values(c.points).every(n => Number.isInteger(n) && (n as number) >= 0 && (n as number) <= 1000),
  judge(seen, seat, c) {
    if (seen.rules.objectives !== 'secret' || !knownObjectives(seen, c.points)) return impossible('objectives/unknown', '16.2')
    const late = notNow(seen, seat, ['objectives'])
    return found(late.length > 0 ? late : assignRefusals(seen, seat as Side, c.points))
  },
  events: (_, seat, c) => [
    {
      type: 'ObjectivesSet',
      seat,
      points: Object.fromEntries(Object.entries(c.points).filter(([, n]) => n > 0)),
    },
  ],
}
