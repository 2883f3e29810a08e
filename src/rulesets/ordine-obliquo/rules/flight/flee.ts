/**
 * 10.1, 13: the compulsory move of a unit that retreats or routs: its first 8 cm straight away from the front of who caused it, then
 * towards the point behind (2.6); a retreat at the speed of its formation, a rout at its own. Ground that halves its speed and fords
 * (3.9.9) count. Unlimbered guns are left behind; a garrison leaves by the side farthest from the victor; a broken square runs in
 * column.
 */
import { aboutFace, ahead, centreOf, footprintAt } from '../../../../geometry/footprint'
import type { Obstacle } from '../../../../geometry/sweep/obstacle'
import { standsIn, sweepObstacles } from '../../../../geometry/sweep/sweep'
import { CONTACT, NOISE, quantisePose } from '../../../../geometry/tolerance'
import { distance } from '../../../../geometry/vec'
import type { Cm, Deg, Footprint, Pose } from '../../../contract'
import { isCloseOrder } from '../../kinds'
import type { Formation, OoSeen, Unit, UnitParts } from '../../state'
import { GUNNERS, HALF, SPEED } from '../../tables'
import { speedOf } from '../account'
import { bodyOf, enemiesOf, footprintOf, unitSize } from '../bodies'
import { troopNow } from '../ground'
import { apart } from '../near'
import { sidesOf } from '../outline'
import { type Course, type CourseLeg, courseOf, narrowed, type Plan } from './course'
import { type Field, fieldOf } from './field'
import { columnOf, headingOf } from './rivers'

/** 13: so much of the flight goes straight away from the enemy. */
export const AWAY: Cm = 8

/** The unit as it sets out: its formation, its ground, where its guns stay. */
export interface Setting {
  readonly formation: Formation
  readonly body: Footprint
  readonly guns: Pose | null
  /** The way of its first 8 cm. */
  readonly bearing: Deg
}

export function settingOf(seen: OoSeen, unit: Unit): Setting | null {
  const body = footprintOf(unit)
  if (!body) return null
  const way = unit.flight?.bearing ?? headingOf(seen, unit, body).bearing
  if (unit.village !== null) {
    const outline = seen.ground.find(g => g.id === unit.village)?.outline ?? []
    const by = unit.flight?.by ? seen.units[unit.flight.by] : undefined
    const foe = by ? footprintOf(by) : null
    const from = foe ? centreOf(foe) : ahead({ front: unit.pose!.front, facing: way }, -1000)
    const sides = sidesOf(outline)
    if (sides.length > 0) {
      const side = sides.reduce((best, s) => (distance(s.middle, from) > distance(best.middle, from) + NOISE ? s : best))
      const out = { front: side.middle, facing: side.out }
      return { formation: 'line', body: footprintAt(out, unitSize(unit, 'line')), guns: null, bearing: side.out }
    }
  }
  if (unit.formation === 'battery') {
    // The crew stands at the tail of its guns, which stay where they are.
    const tail = { front: ahead(body, GUNNERS.depth - body.depth), facing: body.facing }
    return { formation: 'crew', body: footprintAt(tail, GUNNERS), guns: unit.pose, bearing: way }
  }
  if (unit.formation === 'square') {
    const size = unitSize(unit, 'column')
    const centre = centreOf(body)
    const front = ahead({ front: centre, facing: way }, size.depth / 2)
    return { formation: 'column', body: footprintAt({ front, facing: way }, size), guns: null, bearing: way }
  }
  return { formation: unit.formation, body, guns: unit.guns, bearing: way }
}

/** How far it goes before the ground is asked. */
export const flightSpeed = (unit: Unit, formation: Formation): Cm =>
  unit.rout === 'routing' || formation === 'crew'
    ? SPEED[unit.troop].rout
    : speedOf(troopNow({ ...unit, formation }), formation, false, false)

/** How far along the course its body first comes into one of these; infinite: never. */
function meets(legs: readonly CourseLeg[], obstacles: readonly Obstacle[]): Cm {
  let gone = 0
  for (const leg of legs) {
    if (obstacles.some(o => standsIn(leg.from, o, CONTACT))) return gone
    const hit = sweepObstacles(leg.from, [{ advance: leg.cm }], obstacles, CONTACT)
    if (!hit.clear) return gone + hit.at
    gone += leg.cm
  }
  return Number.POSITIVE_INFINITY
}

/** The course with what the ground takes of it: half the speed, or as far as the ground that halves it; 10 cm for a ford. */
function onGround(field: Field, body: Footprint, plan: Plan): Course | null {
  let { length } = plan
  let here = field
  let course = courseOf(here, body, plan)
  if (!course) return null
  const slow = meets(course.legs, here.slow)
  if (slow < length - NOISE) {
    length = Math.max(length * HALF, slow)
    course = courseOf(here, body, { ...plan, length })
  }
  for (const ford of field.fords) {
    if (!course) return null
    const at = meets(course.legs, [ford.obstacle])
    if (at >= length - NOISE) continue
    // With less than its price left it waits on the near bank.
    if (length - at < ford.cm - NOISE) {
      here = { ...here, closed: [...here.closed, ford.obstacle] }
      length = Math.max(at, 0)
    } else length -= ford.cm
    course = length > NOISE ? courseOf(here, body, { ...plan, length }) : stay(body)
  }
  return course
}
const stay = (body: Footprint): Course => ({ legs: [{ from: body, cm: 0 }], end: body, off: false, column: false })

export interface Flight {
  /** Null: there is no way at all (3.9.8). */
  readonly course: Course | null
  readonly setting: Setting
}

/** Who touches it where it runs already: it goes straight away from his front first, as from who caused its rout. */
function heldBy(seen: OoSeen, unit: Unit): Unit | undefined {
  const body = bodyOf(seen, unit)
  return body === null
    ? undefined
    : enemiesOf(seen, unit.seat)
        .filter(e => apart(body, bodyOf(seen, e)!) <= CONTACT)
        .sort((p, q) => (p.id < q.id ? -1 : 1))[0]
}

/** The compulsory move that a unit in flight makes from where it stands; null: it is in none, or not on the table. */
export function flightOf(seen: OoSeen, unit: Unit): Flight | null {
  if (unit.rout === null) return null
  const setting = settingOf(seen, unit)
  if (!setting) return null
  const field = fieldOf(seen, unit, setting.body)
  const first = (unit.flight?.moves ?? 0) === 0
  const away = first ? setting.bearing : (heldBy(seen, unit)?.pose?.facing ?? null)
  const plan: Plan = {
    length: flightSpeed(unit, setting.formation),
    away: away === null ? null : { bearing: away, cm: AWAY },
    goal: body => headingOf(seen, unit, body),
    column: columnOf(unit, setting.body),
  }
  const course = onGround(field, setting.body, plan) ?? inColumn(unit, field, setting, plan)
  const formed = course?.column === true && unit.troop !== 'artillery'
  return { course, setting: formed ? { ...setting, formation: 'column' } : setting }
}

/** 3.9.8: close order that has no way out in ranks looks for one in column before it has none at all. */
function inColumn(unit: Unit, field: Field, setting: Setting, plan: Plan): Course | null {
  if (!plan.column || setting.formation !== 'line') return null
  const way = plan.away?.bearing ?? plan.goal(setting.body).bearing
  const course = onGround(field, narrowed(setting.body, way, plan.column), { ...plan, column: null })
  return course && { ...course, column: isCloseOrder(unit.troop) }
}

/** How it stands at the end. A retreat ends fronting the enemy unless its owner wants it otherwise (10.1), a rout fronting the rear. */
export function partsAfter(unit: Unit, { course, setting }: Flight): UnitParts | null {
  if (!course || course.off) return null
  const turned = unit.rout === 'retreating' && unit.flight?.back !== true ? aboutFace(course.end) : course.end
  return {
    pose: quantisePose({ front: turned.front, facing: turned.facing }),
    formation: setting.formation,
    village: null,
    disorder: unit.disorder ?? 'morale',
    guns: setting.guns,
  }
}

/** Where who retreated over the edge may come back: its rear on the edge where it left, fronting the table (13). */
export function wayBack(seen: OoSeen, unit: Unit, course: Course, formation: Formation): Pose {
  const { width, depth } = unitSize(unit, formation)
  const x = Math.min(Math.max(centreOf(course.end)[0], width / 2), seen.table.width - width / 2)
  return quantisePose(
    unit.seat === 'a' ? { front: [x, depth], facing: 0 } : { front: [x, seen.table.depth - depth], facing: 180 },
  )
}
