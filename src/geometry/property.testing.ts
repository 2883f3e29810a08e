import fc from 'fast-check'
import { pointInPolygon, polygonFault } from './polygon'
import type { Footprint, Point, Shape, Step } from './shapes'

const soak = Number(process.env.CAMPO_SOAK ?? 0)
/** How often a property is tried: always the same in everyday runs, twenty times as often in a long one. */
export const runs = (n: number): { numRuns: number; seed: number } => ({
  numRuns: soak > 0 ? n * 20 : n,
  seed: Number(process.env.CAMPO_SEED ?? 1756),
})

const num = (min: number, max: number) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true })
/** Lengths that a player would measure, and any others. */
export const aCoordinate = fc.oneof(
  num(-60, 60),
  fc.integer({ min: -40, max: 40 }),
  fc.integer({ min: -400, max: 400 }).map(x => x / 10),
)
export const aPoint: fc.Arbitrary<Point> = fc.tuple(aCoordinate, aCoordinate)
export const aBearing = fc.oneof(num(-720, 720), fc.constantFrom(0, 30, 45, 60, 90, 135, 180, 213.7, 270, 359.9999))
export const aFootprint: fc.Arbitrary<Footprint> = fc.record({
  front: aPoint,
  facing: aBearing,
  width: num(0.5, 24),
  depth: num(0.3, 12),
})
/** A polygon with a star's outline: simple, often with notches. */
export const aPolygon: fc.Arbitrary<readonly Point[]> = fc
  .tuple(aPoint, fc.array(num(1, 10), { minLength: 3, maxLength: 9 }), fc.boolean())
  .map(([[x, y], radii, turn]) => {
    const ring = radii.map((r, i): Point => {
      const a = (i / radii.length) * 2 * Math.PI
      return [x + r * Math.cos(a), y + r * Math.sin(a)]
    })
    return turn ? ring.reverse() : ring
  })
  .filter(p => polygonFault(p) === null)
export const aShape: fc.Arbitrary<Shape> = fc.oneof(
  aFootprint,
  aPoint.map(point => ({ point })),
  fc.tuple(aPoint, num(0.1, 8)).map(([circle, radius]) => ({ circle, radius })),
  aPolygon.map(polygon => ({ polygon })),
)
export const aStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ wheel: fc.constantFrom<'left' | 'right'>('left', 'right'), degrees: num(0, 120) }),
  fc.record({
    wheel: fc.constantFrom<'left' | 'right'>('left', 'right'),
    degrees: num(0, 120),
    about: fc.constant('centre' as const),
  }),
  fc.record({ advance: num(0, 20) }),
  fc.record({ oblique: num(-80, 80), cm: num(0, 15) }),
  fc.record({ retire: num(0, 15) }),
  fc.record({ shift: num(-12, 12) }),
  fc.constant({ aboutFace: true as const }),
)

/** A shape turned about the origin and pushed, with the library's own sine and cosine: what is measured must not change. */
export function moved(s: Shape, turn: number, by: Point): Shape {
  const a = (turn * Math.PI) / 180
  const go = ([x, y]: Point): Point => [x * Math.cos(a) + y * Math.sin(a) + by[0], y * Math.cos(a) - x * Math.sin(a) + by[1]]
  if ('front' in s) return { ...s, front: go(s.front), facing: s.facing + turn }
  if ('circle' in s) return { circle: go(s.circle), radius: s.radius }
  if ('point' in s) return { point: go(s.point) }
  return { polygon: s.polygon.map(go) }
}

/** Corners by the library's own trigonometry. */
export function cornersOf(f: Footprint): Point[] {
  const a = (f.facing * Math.PI) / 180
  const at = (x: number, y: number): Point => [
    f.front[0] + x * Math.cos(a) + y * Math.sin(a),
    f.front[1] - x * Math.sin(a) + y * Math.cos(a),
  ]
  return [at(-f.width / 2, 0), at(f.width / 2, 0), at(f.width / 2, -f.depth), at(-f.width / 2, -f.depth)]
}
/** Whether a point lies in a shape, its border included. */
export function holds(s: Shape, p: Point): boolean {
  if ('point' in s) return Math.hypot(p[0] - s.point[0], p[1] - s.point[1]) < 1e-9
  if ('circle' in s) return Math.hypot(p[0] - s.circle[0], p[1] - s.circle[1]) <= s.radius + 1e-9
  return pointInPolygon(p, 'polygon' in s ? s.polygon : cornersOf(s))
}
