import type { Cm } from '../base/units'
import { footprintDistance } from './box'
import { isCircle, isDot, isFootprint, verticesOf } from './kind'
import { insideByParity, nearestOnBorder, nearestOnSegment } from './polygon'
import type { Circle, Point, Shape } from './shapes'
import { NOISE } from './tolerance'
import { add, between, distance, orient, scale, sub } from './vec'

/** The shortest way from one shape to another: `from` lies on the first, `to` on the second, `cm` apart. */
export interface Gap {
  readonly cm: Cm
  readonly from: Point
  readonly to: Point
}

const pair = (from: Point, to: Point): Gap => {
  const cm = distance(from, to)
  return cm <= NOISE ? { cm: 0, from, to: from } : { cm, from, to }
}
const turned = (g: Gap): Gap => ({ cm: g.cm, from: g.to, to: g.from })

// A dot is a circle of no size.
function circles(a: Circle, b: Circle): Gap {
  const d = distance(a.circle, b.circle)
  if (d <= a.radius) return pair(b.circle, b.circle)
  if (d <= b.radius) return pair(a.circle, a.circle)
  const u = scale(sub(b.circle, a.circle), 1 / d)
  const from = add(a.circle, scale(u, a.radius))
  return d <= a.radius + b.radius ? pair(from, from) : pair(from, add(b.circle, scale(u, -b.radius)))
}

function circleToPolygon(a: Circle, poly: readonly Point[]): Gap {
  if (insideByParity(a.circle, poly)) return pair(a.circle, a.circle)
  const to = nearestOnBorder(a.circle, poly)
  const d = distance(a.circle, to)
  if (d <= a.radius) return pair(to, to)
  return pair(add(a.circle, scale(sub(to, a.circle), a.radius / d)), to)
}

// Where two segments cross, or null; touching ends are found by the distances.
function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const o1 = orient(a, b, c)
  const o2 = orient(a, b, d)
  if (!((o1 > 0 && o2 < 0) || (o1 < 0 && o2 > 0))) return null
  const o3 = orient(c, d, a)
  const o4 = orient(c, d, b)
  if (!((o3 > 0 && o4 < 0) || (o3 < 0 && o4 > 0))) return null
  return between(c, d, o1 / (o1 - o2))
}

function polygons(a: readonly Point[], b: readonly Point[]): Gap {
  let from = a[0]
  let to = b[0]
  let least = Infinity
  const keep = (p: Point, q: Point) => {
    const d = distance(p, q)
    if (d < least) {
      least = d
      from = p
      to = q
    }
  }
  for (let i = 0, k = a.length - 1; i < a.length; k = i++) {
    for (let j = 0, l = b.length - 1; j < b.length; l = j++) {
      const x = crossing(a[k], a[i], b[l], b[j])
      if (x) return pair(x, x)
      keep(a[i], nearestOnSegment(a[i], b[l], b[j]))
      keep(nearestOnSegment(b[j], a[k], a[i]), b[j])
    }
  }
  if (least > NOISE) {
    if (insideByParity(a[0], b)) return pair(a[0], a[0])
    if (insideByParity(b[0], a)) return pair(b[0], b[0])
  }
  return pair(from, to)
}

/**
 * The shortest distance between any two shapes, with a pair of points that far apart. 0 where they touch or overlap; then both
 * points are the same one, in both shapes. Exact: knows no tolerance.
 */
export function gap(a: Shape, b: Shape): Gap {
  const ca: Circle | null = isDot(a) ? { circle: a.point, radius: 0 } : isCircle(a) ? a : null
  const cb: Circle | null = isDot(b) ? { circle: b.point, radius: 0 } : isCircle(b) ? b : null
  if (ca && cb) return circles(ca, cb)
  if (ca) return circleToPolygon(ca, verticesOf(b as Exclude<Shape, Circle | { point: Point }>))
  if (cb) return turned(circleToPolygon(cb, verticesOf(a as Exclude<Shape, Circle | { point: Point }>)))
  return polygons(
    verticesOf(a as Exclude<Shape, Circle | { point: Point }>),
    verticesOf(b as Exclude<Shape, Circle | { point: Point }>),
  )
}
// As `polygons`, to the same bits, but the distance alone and without a point made on the way.
function polygonsCm(a: readonly Point[], b: readonly Point[]): Cm {
  let least = Infinity
  for (let i = 0, k = a.length - 1; i < a.length; k = i++) {
    for (let j = 0, l = b.length - 1; j < b.length; l = j++) {
      if (crossing(a[k], a[i], b[l], b[j])) return 0
      const p = toSegment(a[i], b[l], b[j])
      if (p < least) least = p
      const q = toSegment(b[j], a[k], a[i])
      if (q < least) least = q
    }
  }
  return least <= NOISE || insideByParity(a[0], b) || insideByParity(b[0], a) ? 0 : least
}
function toSegment(p: Point, a: Point, b: Point): Cm {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const q = dx * dx + dy * dy
  const t = q === 0 ? 0 : ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / q
  const x = (t <= 0 ? a[0] : t >= 1 ? b[0] : a[0] + dx * t) - p[0]
  const y = (t <= 0 ? a[1] : t >= 1 ? b[1] : a[1] + dy * t) - p[1]
  return Math.sqrt(x * x + y * y)
}

/** The shortest distance between any two shapes; 0 where they touch or overlap. */
export function gapCm(a: Shape, b: Shape): Cm {
  if (!isFootprint(a) || !isFootprint(b)) {
    const round = isDot(a) || isCircle(a) || isDot(b) || isCircle(b)
    return round ? gap(a, b).cm : polygonsCm(verticesOf(a), verticesOf(b))
  }
  const cm = footprintDistance(a, b)
  return cm <= NOISE ? 0 : cm
}
