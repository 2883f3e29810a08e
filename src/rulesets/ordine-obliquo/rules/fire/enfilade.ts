/** 8.3: enfilade: half or more of the firer lies behind the line of the target's front, at the moment of fire. */
import { NOISE } from '../../../../geometry/tolerance'
import { behind } from '../../../../geometry/zones'
import type { OoSeen, Unit } from '../../state'
import { boxOfUnit } from './aim'

/** A garrison and a square look to all four sides: they have no flank. */
export function enfilades(seen: Pick<OoSeen, 'ground'>, firer: Unit, target: Unit): boolean {
  if (target.village !== null || target.formation === 'square') return false
  const f = boxOfUnit(seen, firer)
  const t = boxOfUnit(seen, target)
  return f !== null && t !== null && behind(t, f) >= 0.5 - NOISE
}
