/**
 * 8.9, reading 12: fire of opportunity. A unit that comes through the area of fire of an enemy and ends its move outside of it may be
 * fired at, at the point of its path that is nearest to the firer. Called when the whole path is shown; one shot, instead of the
 * firer's fire in the phase of fire. Open order never does it.
 */
import { applyStep, cutStep, stepLength } from '../../../../geometry/steps'
import { quantisePose } from '../../../../geometry/tolerance'
import type { Cm, GameStep, Pose, UnitId } from '../../../contract'
import type { Opportunity } from '../../combat'
import { isOpenOrder } from '../../kinds'
import type { Formation, OoSeen, Unit } from '../../state'
import { enemiesOf, footprintIn } from '../bodies'
import { isMove, legsFrom } from '../path'
import { aimAt, frontsOf, mayReach } from './aim'
import { mayNotFire, rangeOf } from './firer'
import { type FireShot, shotAt, targetsFor } from './shot'

/** How finely a path is looked at. */
const STRIDE: Cm = 0.5
/** So many of its nearest points are asked whether the fire is free. */
const TRIES = 8

interface Place {
  readonly unit: Unit
  readonly along: Cm
}

/** Where a mover is on its way, its first pose included, as it would stand there. */
function wayOf(mover: Unit, steps: readonly GameStep[], moved: Unit): Place[] {
  if (!mover.pose) return []
  const start = footprintIn(mover, mover.pose, mover.formation)
  const at = (f: Pose, along: Cm, formation: Formation): Place => ({
    unit: { ...moved, pose: quantisePose({ front: f.front, facing: f.facing }), formation, village: null },
    along,
  })
  const out: Place[] = [at(start, 0, mover.formation)]
  let gone = 0
  for (const leg of legsFrom(mover, start, mover.formation, steps)) {
    if (!isMove(leg.step)) continue
    const length = stepLength(leg.from, leg.step)
    const n = Math.ceil(length / STRIDE)
    for (let i = 1; i < n; i++) {
      const cm = (length * i) / n
      out.push(at(applyStep(leg.from, cutStep(leg.from, leg.step, cm)), gone + cm, leg.formation))
    }
    gone += length
    out.push(at(leg.to, gone, leg.formation))
  }
  return out
}

/** 8.9: whether it may fire of opportunity at all: as in the phase of fire, and not in open order. */
export const mayTakeOpportunity = (u: Unit): boolean => !isOpenOrder(u.troop) && mayNotFire(u) === null

const putAt = (seen: OoSeen, unit: Unit): OoSeen => ({ ...seen, units: { ...seen.units, [unit.id]: unit } })

/**
 * Who may fire at a move that has been made, in the order in which the mover comes by. `before`: the table before the move, `after`:
 * with it.
 */
export function opportunities(before: OoSeen, after: OoSeen, id: UnitId, steps: readonly GameStep[]): readonly Opportunity[] {
  const mover = before.units[id]
  const moved = after.units[id]
  if (!mover?.pose || !moved?.pose || moved.place !== 'table') return []
  const firers = enemiesOf(after, moved.seat).filter(mayTakeOpportunity)
  if (firers.length === 0) return []
  const way = wayOf(mover, steps, moved)
  return firers.flatMap(u => nearestPlace(after, u, moved, way) ?? []).sort((a, b) => a.along - b.along)
}

function nearestPlace(after: OoSeen, u: Unit, moved: Unit, way: readonly Place[]): Opportunity | null {
  const range = rangeOf(u)!
  const fronts = frontsOf(after, u)
  const inArea = (m: Unit): Cm | null => {
    let best: Cm | null = null
    for (const front of fronts) {
      if (!mayReach(front.from, footprintIn(m, m.pose!, m.formation), range.long)) continue
      const aim = aimAt(after, u, front, m)
      if (aim && aim.range !== null && (best === null || aim.cm < best)) best = aim.cm
    }
    return best
  }
  if (inArea(moved) !== null) return null
  const near = way.flatMap(place => {
    const cm = inArea(place.unit)
    return cm === null ? [] : [{ place, cm }]
  })
  near.sort((a, b) => a.cm - b.cm || a.place.along - b.place.along)
  for (const { place, cm } of near.slice(0, TRIES)) {
    if (!targetsFor(putAt(after, place.unit), u).some(t => t.target === moved.id)) continue
    const { front, facing } = place.unit.pose!
    return { unit: u.id, at: { front, facing }, formation: place.unit.formation, cm, along: place.along }
  }
  return null
}

/** The table as it is when that unit fires: the mover at the point of its path. Null: one of them is gone. */
export function opportunityShot(seen: OoSeen, mover: UnitId, o: Opportunity): FireShot | null {
  const moved = seen.units[mover]
  const u = seen.units[o.unit]
  if (!moved || !u) return null
  const there: Unit = { ...moved, pose: { front: o.at.front, facing: o.at.facing }, formation: o.formation, village: null }
  return shotAt(putAt(seen, there), u, there)
}
