/** 16, OO-S11: how a battle ends and what is counted. */
import type { Ending, Taken } from '../../combat'
import { isCavalry } from '../../kinds'
import { type OoSeen, other, SIDES, type Side, type Unit } from '../../state'
import { LEAD, POINTS } from '../../tables'
import { isGuns } from '../../units'
import { isGone } from './losses'
import { heldNow, objectivesOf } from './objectives'

const worth = (unit: Unit): number =>
  isGuns(unit) ? POINTS.guns : isCavalry(unit.troop) || unit.troop === 'cossacks' ? POINTS.horse : POINTS.foot

/** 16.1: the enemy's units that are destroyed or rout, each with its points, for the side that they are counted to. */
export const takenBy = (seen: Pick<OoSeen, 'units'>, seat: Side): Taken[] =>
  Object.values(seen.units)
    .filter(u => u.seat !== seat && (isGone(u) || u.rout === 'routing'))
    .map(u => ({ unit: u.id, points: worth(u) }))

/**
 * What is counted when a battle ends so. An army that withdraws has lost, whatever the points are; with both broken, or at the end of
 * the last turn, the points of 16.1 and 16.2 are added, as the option `victory` has it, and a lead under 20 is a draw.
 */
export function endingOf(seen: OoSeen, by: Ending['by']): Ending {
  const destroyed = { a: takenBy(seen, 'a'), b: takenBy(seen, 'b') }
  const objectives = objectivesOf(seen)
    .map(g => heldNow(seen, g))
    .filter(h => (h.points.a ?? 0) > 0 || (h.points.b ?? 0) > 0)
  const count = (seat: Side): number => {
    const losses = destroyed[seat].reduce((sum, t) => sum + t.points, 0)
    const ground = objectives.filter(h => h.by === seat).reduce((sum, h) => sum + (h.points[seat] ?? 0), 0)
    return (seen.options.victory === 'objectives' ? 0 : losses) + (seen.options.victory === 'losses' ? 0 : ground)
  }
  const points = { a: count('a'), b: count('b') }
  const broken = SIDES.find(seat => seen.sides[seat].morale.broken)
  const lead = points.a - points.b
  const counted: Side | null = Math.abs(lead) < LEAD ? null : lead > 0 ? 'a' : 'b'
  return { by, winner: by === 'broken' && broken ? other(broken) : counted, points, destroyed, objectives }
}
