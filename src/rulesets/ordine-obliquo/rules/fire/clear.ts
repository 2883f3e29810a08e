/**
 * 8, 8.4, 8.6: who stands in the way of fire. Small arms: a friend in the strip before the target, open order of either side. Guns: a
 * friend in the lane, as wide as the battery, to the point aimed at (OO-12), but for plunging fire from a steep hill (8.4) and for
 * friendly open order where the target lies beyond short range (8.6). Who only touches is not in the way.
 */
import { clipConvex } from '../../../../geometry/clip'
import { hull } from '../../../../geometry/drill/hull'
import { corners, toLocal } from '../../../../geometry/footprint'
import { gapCm } from '../../../../geometry/gap'
import { areaOf } from '../../../../geometry/polygon'
import { CONTACT, NOISE } from '../../../../geometry/tolerance'
import { distance } from '../../../../geometry/vec'
import type { Clause, Cm, Footprint, Point, UnitId } from '../../../contract'
import type { OoSeen, Unit } from '../../state'
import { isGuns } from '../../units'
import { spaced } from '../others'
import { type Aim, boxOfUnit } from './aim'
import { onPiece } from './sight'

export interface InTheWay {
  readonly unit: UnitId
  readonly code: 'fire/friend' | 'fire/screened'
  readonly clause: Clause
}

/** An area below this is a touch. */
const TOUCH = 1e-4

/** What has to be free, in the front's own frame: x to its right, y ahead. Convex, anticlockwise. */
function lanes(aim: Aim, guns: boolean): Point[][] {
  const f = aim.front.footprint
  const h = f.width / 2 - CONTACT
  const edge: Point[] = [
    [-h, CONTACT],
    [h, CONTACT],
  ]
  const part = aim.zone.part.map((p): Point => toLocal(f, p))
  if (guns) {
    const [x, y] = nearestOf(part)
    return [hull([...edge, [x - h, y], [x + h, y]])]
  }
  // The whole strip as far as the target reaches into it, and what lies before the point aimed at.
  const near = Math.min(...part.map(p => p[1]))
  const [x, y] = nearestOf(part)
  return [hull([...edge, [-h, near], [h, near]]), hull([...edge, [Math.max(-h, Math.min(h, x)), y]])]
}
/** The vertex-or-side point of a convex part that is nearest to the middle of the front edge. */
function nearestOf(part: readonly Point[]): Point {
  let best: Point = part[0]!
  let least = Number.POSITIVE_INFINITY
  for (let i = 0, j = part.length - 1; i < part.length; j = i++) {
    const [ax, ay] = part[j]!
    const dx = part[i]![0] - ax
    const dy = part[i]![1] - ay
    const d2 = dx * dx + dy * dy
    const t = d2 === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / d2))
    const p: Point = [ax + dx * t, ay + dy * t]
    const d = p[0] * p[0] + p[1] * p[1]
    if (d < least) {
      least = d
      best = p
    }
  }
  return best
}

function reaches(f: Footprint, areas: readonly (readonly Point[])[], other: Footprint): boolean {
  const body = corners(other).map(p => toLocal(f, p))
  if (body.every(p => p[1] <= CONTACT)) return false
  return areas.some(a => {
    const common = clipConvex(body, a)
    return common.length > 2 && areaOf(common) > TOUCH
  })
}

/** 8.4: a friend that stands below a battery on a steep hill, no farther than half the way to a target beyond short range. */
function firedOver(seen: OoSeen, u: Unit, aim: Aim, short: Cm, friend: Unit, body: Footprint): boolean {
  if (aim.cm <= short + CONTACT + NOISE) return false
  const hill = seen.ground.find(g => g.kind === 'steepHill' && onPiece(seen, u, g))
  if (!hill || onPiece(seen, friend, hill)) return false
  const far = Math.max(...corners(body).map(p => distance(aim.from, p)))
  return far <= aim.cm / 2 + CONTACT + NOISE
}

/** The first unit in the way of that fire; null: the way is free. `short`: the short range of the weapon. */
export function inTheWay(seen: OoSeen, u: Unit, target: Unit, aim: Aim, short: Cm): InTheWay | null {
  const guns = isGuns(u)
  const f = aim.front.footprint
  const areas = lanes(aim, guns)
  const far = Math.max(...areas.flat().map(p => p[1])) + f.width
  let found: InTheWay | null = null
  for (const id in seen.units) {
    const other = seen.units[id]!
    if (other.id === u.id || other.id === target.id || other.place !== 'table' || other.pose === null) continue
    const friend = other.seat === u.seat
    if (!friend && !spaced(other)) continue
    const body = boxOfUnit(seen, other)!
    const dx = body.front[0] - f.front[0]
    const dy = body.front[1] - f.front[1]
    const reach = far + body.width + body.depth
    if (dx * dx + dy * dy > reach * reach) continue
    const beyond = aim.cm > short + CONTACT + NOISE
    // 8.6: beyond short range open order, of whichever side, is no screen to guns; nearer enemies of theirs have to be taken.
    if (guns && spaced(other) && beyond && (friend || !nearer(aim, body, short))) continue
    if (!reaches(f, areas, body)) continue
    if (friend && guns && firedOver(seen, u, aim, short, other, body)) continue
    const hit: InTheWay =
      spaced(other) && (!friend || !guns)
        ? { unit: other.id, code: 'fire/screened', clause: '8.6' }
        : { unit: other.id, code: 'fire/friend', clause: '8' }
    if (friend) return hit
    found ??= hit
  }
  return found
}
/** Whether a body comes within short range: such open order must be taken instead of what is behind it. */
const nearer = (aim: Aim, body: Footprint, short: Cm): boolean => gapCm({ point: aim.from }, body) <= short + CONTACT + NOISE
