/** What a unit may still do in this turn, as data for the drill book: manoeuvres and what is in the way (geometry/drill). */
import type { Body, Manoeuvres, World } from '../../../geometry/drill/manoeuvres'
import { footprintAt, grown } from '../../../geometry/footprint'
import type { Obstacle } from '../../../geometry/sweep/obstacle'
import { standsIn } from '../../../geometry/sweep/sweep'
import { CONTACT } from '../../../geometry/tolerance'
import type { Cm, Footprint, GameStep, Point } from '../../contract'
import { isOpenOrder } from '../kinds'
import type { Formation, OoSeen, Unit } from '../state'
import { FORD_COST, HALF, MAY_FORM, NEARNESS, OBLIQUE_LIMIT, RETIRE_COST, SHIFT_LIMIT, WHEEL_COST, WHEEL_SHARE } from '../tables'
import { type Account, aboutFaceCost } from './account'
import { unitSize } from './bodies'
import { closedTo, effectOf, groundMap, troopNow } from './ground'
import { wayOver } from './melee/ride'
import { inspect, mayRetire } from './move'
import { mayPass, othersOf } from './others'

/** One way of going: so much to spend, with this ground closed. A whole move is one or the other. */
export interface Going {
  readonly manoeuvres: Manoeuvres
  readonly world: World
  /** Where set, the centre of the front edge stays in one of these: the road that gives the extra length. */
  readonly within?: readonly (readonly Point[])[]
}
export interface UnitDrill {
  readonly body: Footprint
  readonly account: Account
  readonly formations: readonly Formation[]
  readonly goings: readonly Going[]
}

const drill = (s: GameStep): boolean => 'form' in s || 'aboutFace' in s

/** The manoeuvres with what is left, at the speed in force. */
export function manoeuvresOf(seen: OoSeen, unit: Unit, a: Account): Manoeuvres {
  const moved = unit.use.steps.some(s => !drill(s))
  const { formation } = unit
  const battery = formation === 'battery'
  const stands = formation === 'square' || unit.village !== null || unit.use.done
  const free = formation === 'crew' || battery
  const width = unitSize(unit, formation).width
  const wheels = !stands && !(battery ? unit.use.wheeled : moved) && (battery || a.speed > 0)
  const open = isOpenOrder(unit.troop) || formation === 'crew'
  const about = aboutFaceCost(unit.troop, unit.nation, formation)
  const shifts = unit.troop === 'infantry' && unit.nation === 'prussia' && formation === 'line' && !moved && a.drill === 0
  return {
    allowance: stands ? 0 : a.left,
    wheel: wheels
      ? free
        ? { factor: 0, most: Math.PI * width, first: true }
        : { factor: WHEEL_COST, most: a.speed * WHEEL_SHARE, first: true }
      : null,
    oblique: OBLIQUE_LIMIT,
    retire: !stands && !battery && (open || mayRetire(seen, unit)) ? RETIRE_COST : null,
    shift: shifts && !stands ? { most: SHIFT_LIMIT, cost: a.speed } : null,
    aboutFace: stands || (about > 0 && (moved || a.drill + about > 1)) ? null : about * a.speed,
  }
}

/** The formations that a `form` step may ask for now; a square is asked for by a command of its own. */
export function formationsOf(unit: Unit, a: Account): Formation[] {
  if (unit.use.done || unit.village !== null || unit.formation === 'crew') return []
  const moved = unit.use.steps.some(s => !drill(s))
  const late = unit.formation === 'column' && a.drill === 0 && a.spent <= a.speed * HALF + CONTACT
  if (moved && !late) return []
  return MAY_FORM[unit.troop].filter(
    f => f !== unit.formation && f !== 'square' && f !== 'village' && !(f === 'limbered' && unit.use.passedThrough),
  )
}

const polygons = (id: string, parts: readonly Obstacle[]): Body[] =>
  parts.map((p, i) => ({ id: `${id}#${i}`, shape: { polygon: p.xs.map((x, k): Point => [x, p.ys[k]!]) } }))

/** Everything that stands in a unit's way; `closed`: pieces of ground that this going keeps out of. */
function worldOf(seen: OoSeen, unit: Unit, body: Footprint, road: boolean, closed: readonly Body[]): World {
  const map = groundMap(seen.ground)
  const company = othersOf(seen, unit)
  const { friends } = company
  const { barring: enemies, over } = wayOver(seen, unit, company.enemies, undefined)
  const inside = (o: Obstacle) => standsIn(body, o, CONTACT)
  const shut = map.conditional.filter(
    p => closedTo(p.piece, troopNow(unit), unit.formation, road) !== null && !inside(p.obstacle),
  )
  return {
    hard: [
      ...enemies.map(e => ({ id: e.unit.id, shape: e.shape, keep: NEARNESS + CONTACT })),
      ...map.barriers.flatMap(b =>
        polygons(
          b.piece.id,
          b.parts.filter(p => !inside(p)),
        ),
      ),
      ...shut.map(p => ({ id: p.piece.id, shape: { polygon: p.piece.outline } })),
      ...closed,
    ],
    friends: friends.filter(f => !mayPass(unit, f.unit)).map(f => ({ id: f.unit.id, shape: f.shape })),
    places: [
      ...friends.filter(f => mayPass(unit, f.unit)).map(f => ({ id: f.unit.id, shape: f.shape })),
      ...over.map(o => ({ id: o.unit.id, shape: 'front' in o.shape ? grown(o.shape, NEARNESS + CONTACT) : o.shape })),
    ],
    table: seen.table,
  }
}

const withAllowance = (m: Manoeuvres, allowance: Cm, speed: Cm): Manoeuvres => ({
  ...m,
  allowance: Math.max(0, allowance),
  wheel: m.wheel && m.wheel.factor > 0 ? { ...m.wheel, most: speed * WHEEL_SHARE } : m.wheel,
})

/**
 * The ways of going that a unit has: at full speed round all ground that slows, or at half over it, or over a ford with 10 cm less; by
 * road with 7 more. Together they are all that the judge allows. Null: not on the table.
 */
export function drillOf(seen: OoSeen, unit: Unit): UnitDrill | null {
  if (!unit.pose || unit.place !== 'table') return null
  const body = footprintAt(unit.pose, unitSize(unit, unit.formation))
  const { account: a, road, half } = inspect(seen, unit, { type: 'move', unit: unit.id, steps: [] })
  const m = manoeuvresOf(seen, unit, a)
  const map = groundMap(seen.ground)
  const range = m.allowance + body.width + body.depth
  const near = map.telling.filter(p => {
    const dx = p.obstacle.x - body.front[0]
    const dy = p.obstacle.y - body.front[1]
    const r = range + p.obstacle.reach
    return dx * dx + dy * dy <= r * r && !standsIn(body, p.obstacle, CONTACT)
  })
  const as = (p: (typeof near)[number]): Body => ({ id: p.piece.id, shape: { polygon: p.piece.outline } })
  const slow = near.filter(p => effectOf(p.piece, troopNow(unit)).half).map(as)
  const wet = near.filter(p => effectOf(p.piece, troopNow(unit)).cm > 0).map(as)
  const goings: Going[] = []
  if (road) {
    goings.push({ manoeuvres: m, world: worldOf(seen, unit, body, true, wet), within: map.roads })
    // Off the road, with the road's seven less.
    const off = inspect(seen, unit, { type: 'move', unit: unit.id, steps: [] }, { road: false }).account
    const own = withAllowance(m, off.left, off.speed)
    goings.push({ manoeuvres: own, world: worldOf(seen, unit, body, false, [...slow, ...wet]) })
    if (slow.length > 0) goings.push(atHalf(seen, unit, body, own, off, wet))
  } else {
    goings.push({ manoeuvres: m, world: worldOf(seen, unit, body, false, half ? wet : [...slow, ...wet]) })
    if (!half && slow.length > 0 && a.speed > 0) goings.push(atHalf(seen, unit, body, m, a, wet))
  }
  const last = goings[goings.length - 1]!
  if (wet.length > 0 && last.manoeuvres.allowance > FORD_COST)
    goings.push({
      manoeuvres: { ...last.manoeuvres, allowance: last.manoeuvres.allowance - FORD_COST },
      world: worldOf(seen, unit, body, false, goings.length === 1 ? slow : []),
    })
  return { body, account: a, formations: formationsOf(unit, a), goings }
}

function atHalf(seen: OoSeen, unit: Unit, body: Footprint, m: Manoeuvres, a: Account, wet: readonly Body[]): Going {
  const left = a.speed * HALF * (1 - a.drill) - a.spent
  return { manoeuvres: withAllowance(m, left, a.speed * HALF), world: worldOf(seen, unit, body, false, wet) }
}
