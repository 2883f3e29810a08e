import { type Fault, pointer } from '../../../base/pointer'
import { type Circle, type Footprint, type Point, type Polygon, polygonFault, type Shape, type Step } from '../../../geometry'
import { type Hex, type HexLayout, hexOf } from '../../../hex'

export type Fields = { readonly [key: string]: unknown }
export type Path = readonly (string | number)[]
export const isFields = (v: unknown): v is Fields => v !== null && typeof v === 'object' && !Array.isArray(v)

const NOWHERE: Footprint = { front: [0, 0], facing: 0, width: 1, depth: 1 }
const FLAWS = {
  few: 'a polygon needs at least three vertices',
  repeated: 'the polygon has a vertex twice',
  crossing: 'the polygon crosses or touches itself',
  flat: 'the polygon has no area',
}
const KINDS: readonly (readonly [kind: 'footprint' | 'circle' | 'point' | 'polygon', keys: readonly string[]])[] = [
  ['footprint', ['front', 'facing', 'width', 'depth']],
  ['circle', ['circle', 'radius']],
  ['point', ['point']],
  ['polygon', ['polygon']],
]

/**
 * Reads one case. The first fault is kept, with its place in the document; what is read after it is a stand-in that nobody uses.
 */
export class Reader {
  fault: Fault | null = null
  constructor(private readonly root: Path) {}

  fail(path: Path, code: string, message: string): void {
    this.fault ??= { path: pointer(...this.root, ...path), code: `measure/${code}`, message }
  }

  number(from: Fields, key: string, path: Path = []): number {
    const v = from[key]
    if (typeof v === 'number' && Number.isFinite(v)) return v
    this.fail([...path, key], v === undefined ? 'missing' : 'not-a-number', `${key} must be a finite number`)
    return 0
  }
  above(from: Fields, key: string, path: Path = []): number {
    const v = this.number(from, key, path)
    if (v > 0) return v
    this.fail([...path, key], 'out-of-bounds', `${key} must be above 0`)
    return 1
  }
  atLeastNought(from: Fields, key: string, path: Path = []): number {
    const v = this.number(from, key, path)
    if (v >= 0) return v
    this.fail([...path, key], 'out-of-bounds', `${key} must not be negative`)
    return 0
  }
  whole(from: Fields, key: string): number {
    const v = this.number(from, key)
    if (Number.isInteger(v) && v >= 1) return v
    this.fail([key], 'out-of-bounds', `${key} must be a whole number from 1 up`)
    return 1
  }
  oneOf<T extends string>(from: Fields, key: string, values: readonly T[], path: Path = []): T {
    const v = values.find(x => x === from[key])
    if (v !== undefined) return v
    this.fail([...path, key], from[key] === undefined ? 'missing' : 'unknown', `${key} must be one of ${values.join(', ')}`)
    return values[0]
  }
  list(from: Fields, key: string): readonly unknown[] {
    const v = from[key]
    if (Array.isArray(v)) return v
    this.fail([key], v === undefined ? 'missing' : 'not-a-list', `${key} must be a list`)
    return []
  }

  point(v: unknown, path: Path): Point {
    if (Array.isArray(v) && v.length === 2) {
      const [x, y] = v as unknown[]
      if (typeof x === 'number' && Number.isFinite(x) && typeof y === 'number' && Number.isFinite(y)) return [x, y]
    }
    this.fail(path, v === undefined ? 'missing' : 'not-a-point', 'a point is two finite numbers, [x, y]')
    return [0, 0]
  }
  polygon(v: unknown, path: Path): readonly Point[] {
    if (!Array.isArray(v)) {
      this.fail(path, v === undefined ? 'missing' : 'not-a-polygon', 'a polygon is a list of points')
      return []
    }
    const points = v.map((p, i) => this.point(p, [...path, i]))
    if (this.fault) return points
    const flaw = polygonFault(points)
    if (flaw)
      this.fail(
        flaw.code === 'few' || flaw.code === 'flat' ? path : [...path, flaw.vertex],
        `polygon-${flaw.code}`,
        FLAWS[flaw.code],
      )
    return points
  }
  footprint(from: Fields, key: string): Footprint {
    const v = from[key]
    if (isFields(v) && KINDS.every(([kind, keys]) => kind === 'footprint' || !keys.some(k => k in v))) return this.sides(v, [key])
    this.fail([key], v === undefined ? 'missing' : 'not-a-footprint', `${key} must be a footprint: front, facing, width, depth`)
    return NOWHERE
  }
  private sides(v: Fields, path: Path): Footprint {
    return {
      front: this.point(v.front, [...path, 'front']),
      facing: this.number(v, 'facing', path),
      width: this.above(v, 'width', path),
      depth: this.above(v, 'depth', path),
    }
  }
  shape(v: unknown, path: Path, points = true): Shape {
    const kinds = isFields(v) ? KINDS.filter(([, keys]) => keys.some(k => k in v)) : []
    if (!isFields(v) || kinds.length !== 1) {
      this.fail(path, v === undefined ? 'missing' : 'not-a-shape', 'a shape is a footprint, a point, a circle or a polygon')
      return NOWHERE
    }
    switch (kinds[0][0]) {
      case 'footprint':
        return this.sides(v, path)
      case 'circle': {
        const circle: Circle = { circle: this.point(v.circle, [...path, 'circle']), radius: this.above(v, 'radius', path) }
        return circle
      }
      case 'polygon': {
        const polygon: Polygon = { polygon: this.polygon(v.polygon, [...path, 'polygon']) }
        return polygon
      }
      case 'point':
        if (!points) this.fail(path, 'no-area', 'a point has no area')
        return { point: this.point(v.point, [...path, 'point']) }
    }
  }

  steps(from: Fields, key: string): Step[] {
    return this.list(from, key).map((s, i) => this.step(s, [key, i]))
  }
  private step(v: unknown, path: Path): Step {
    const idle: Step = { advance: 0 }
    const names = ['wheel', 'advance', 'oblique', 'retire', 'shift', 'aboutFace'] as const
    const which = isFields(v) ? names.filter(n => n in v) : []
    if (!isFields(v) || which.length !== 1) {
      this.fail(path, 'unknown-step', `a step is one of ${names.join(', ')}`)
      return idle
    }
    switch (which[0]) {
      case 'wheel':
        if ('arc' in v) this.fail([...path, 'arc'], 'unknown', 'a wheel as a step is given in degrees')
        return { wheel: this.oneOf(v, 'wheel', ['left', 'right'], path), degrees: this.atLeastNought(v, 'degrees', path) }
      case 'advance':
        return { advance: this.atLeastNought(v, 'advance', path) }
      case 'oblique':
        return { oblique: this.number(v, 'oblique', path), cm: this.atLeastNought(v, 'cm', path) }
      case 'retire':
        return { retire: this.atLeastNought(v, 'retire', path) }
      case 'shift':
        return { shift: this.number(v, 'shift', path) }
      case 'aboutFace':
        if (v.aboutFace !== true) this.fail([...path, 'aboutFace'], 'unknown', 'aboutFace must be true')
        return { aboutFace: true }
    }
  }

  layout(from: Fields): HexLayout {
    return this.oneOf(from, 'layout', ['flat', 'pointy'])
  }
  hex(v: unknown, layout: HexLayout, path: Path): Hex {
    const hex = typeof v === 'string' ? hexOf(layout, v) : null
    if (hex) return hex
    this.fail(path, v === undefined ? 'missing' : 'unknown-label', `no such hex in the layout ${layout}`)
    return { q: 0, r: 0 }
  }
}
