/**
 * 9.3: horse that has fought a melee in this turn, not against guns, is tired at its end; who breaks through is so at once (11). It rests
 * by standing still for a whole turn: no move of any kind, no melee, nobody's fire on it or in reach of it.
 */
import type { UnitId } from '../../../contract'
import type { OoSeen, Unit } from '../../state'
import { isHorse } from '../../units'
import { standing } from '../bodies'
import { underMuskets } from '../disorder'

export const tiring = (seen: OoSeen): UnitId[] =>
  standing(seen)
    .filter(u => isHorse(u) && u.use.fought === 'melee' && !u.tired)
    .map(u => u.id)

const firedAt = (seen: OoSeen, u: Unit): boolean =>
  u.use.shaken !== null || Object.values(seen.units).some(e => e.use.fired === u.id)

/** It stood still all turn: the pose of the turn's start (after a winner's free step), no step, no charge, no flight. */
function still(u: Unit): boolean {
  const { start, steps, charge, evaded, fled, counter, through } = u.use
  const same =
    start !== null &&
    u.pose !== null &&
    start.front[0] === u.pose.front[0] &&
    start.front[1] === u.pose.front[1] &&
    start.facing === u.pose.facing
  return same && steps.length === 0 && charge === null && evaded === null && fled === null && counter === null && !through
}

export const rested = (seen: OoSeen): UnitId[] =>
  standing(seen)
    .filter(u => u.tired && u.rout === null && u.use.fought === null && still(u))
    .filter(u => !seen.wins.some(w => w.unit === u.id && w.breakThrough === 'declared'))
    .filter(u => !firedAt(seen, u) && !underMuskets(seen, u))
    .map(u => u.id)
