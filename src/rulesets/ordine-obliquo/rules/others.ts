/** §3.9.1, 7.3: the other units as obstacles. Prepared once for each unit as it stands; a unit that changes is a new object. */
import type { Shape } from '../../../geometry/shapes'
import { type Obstacle, obstacleOf } from '../../../geometry/sweep/obstacle'
import type { UnitId } from '../../contract'
import { isCavalry, isOpenOrder } from '../kinds'
import type { OoSeen, Unit } from '../state'
import { bodyOf } from './bodies'

export interface Other {
  readonly unit: Unit
  readonly shape: Shape
  readonly obstacle: Obstacle
}

const known = new WeakMap<Unit, Other>()

export interface Company {
  readonly friends: readonly Other[]
  readonly enemies: readonly Other[]
}
const companies = new WeakMap<OoSeen['units'], Map<UnitId, Company>>()

/** Every other unit on the table, friend or enemy. Looked up once for a state's units, whatever is asked about the one afterwards. */
export function othersOf(seen: Pick<OoSeen, 'units' | 'ground'>, unit: Unit): Company {
  let here = companies.get(seen.units)
  if (!here) {
    here = new Map()
    companies.set(seen.units, here)
  }
  let company = here.get(unit.id)
  if (!company) {
    company = companyOf(seen, unit)
    here.set(unit.id, company)
  }
  return company
}
function companyOf(seen: Pick<OoSeen, 'units' | 'ground'>, unit: Unit): Company {
  const friends: Other[] = []
  const enemies: Other[] = []
  for (const id in seen.units) {
    const u = seen.units[id]!
    if (u.id === unit.id || u.place !== 'table' || u.pose === null) continue
    let other = known.get(u)
    if (!other) {
      const shape = bodyOf(seen, u)
      if (!shape) continue
      other = { unit: u, shape, obstacle: obstacleOf(shape) }
      known.set(u, other)
    }
    if (u.seat === unit.seat) friends.push(other)
    else enemies.push(other)
  }
  return { friends, enemies }
}

/** Open order in ranks of any kind: it passes without a trace. */
export const spaced = (u: Unit): boolean => isOpenOrder(u.troop) || u.formation === 'crew'

/**
 * 7.3: whether `mover` may pass through `friend`. Open order passes and is passed, but not by cavalry or through it; close order
 * passes guns that stand unlimbered and have not moved. Nobody passes through a village's garrison: the village bars the way.
 */
export function mayPass(mover: Unit, friend: Unit): boolean {
  if (friend.village !== null) return false
  if (spaced(mover) || spaced(friend)) return !isCavalry(mover.troop) && !isCavalry(friend.troop)
  return mover.troop !== 'artillery' && friend.formation === 'battery' && friend.use.steps.length === 0
}
