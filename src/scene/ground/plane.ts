/** Small plane geometry for drawing: nothing that a rule asks. Lengths in cm; polygons as in a `Ground`. */
import type { Point } from '../../geometry/shapes'
import type { Ground } from '../../rulesets/contract'

export interface Bounds {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

export function boundsOf(points: readonly Point[]): Bounds {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    x0 = Math.min(x0, x)
    y0 = Math.min(y0, y)
    x1 = Math.max(x1, x)
    y1 = Math.max(y1, y)
  }
  return { x0, y0, x1, y1 }
}

/** Whether a point lies in a polygon; on its edge either way. */
export function inside(polygon: readonly Point[], x: number, y: number): boolean {
  let odd = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i]
    const [bx, by] = polygon[j]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
  }
  return odd
}

export function segmentDistance(x: number, y: number, a: Point, b: Point): number {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const long = dx * dx + dy * dy
  const t = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / long))
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy)
}

/** How far a point is from an open line (`closed`: from a polygon's edge). */
export function lineDistance(points: readonly Point[], x: number, y: number, closed = false): number {
  let best = points.length === 1 ? Math.hypot(x - points[0][0], y - points[0][1]) : Infinity
  for (let i = closed ? 0 : 1; i < points.length; i++) {
    best = Math.min(best, segmentDistance(x, y, points[(i + points.length - 1) % points.length], points[i]))
  }
  return best
}

/** How deep a point lies inside a polygon; negative: how far outside. */
export function depthIn(polygon: readonly Point[], x: number, y: number): number {
  const d = lineDistance(polygon, x, y, true)
  return inside(polygon, x, y) ? d : -d
}

/** Twice-signed area halved: positive where the polygon runs anticlockwise. */
export function area(polygon: readonly Point[]): number {
  let sum = 0
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    sum += polygon[j][0] * polygon[i][1] - polygon[i][0] * polygon[j][1]
  }
  return sum / 2
}

export function centreOf(polygon: readonly Point[]): Point {
  const a = area(polygon)
  if (Math.abs(a) < 1e-9) {
    const b = boundsOf(polygon)
    return [(b.x0 + b.x1) / 2, (b.y0 + b.y1) / 2]
  }
  let [cx, cy] = [0, 0]
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const cross = polygon[j][0] * polygon[i][1] - polygon[i][0] * polygon[j][1]
    cx += (polygon[j][0] + polygon[i][0]) * cross
    cy += (polygon[j][1] + polygon[i][1]) * cross
  }
  return [cx / (6 * a), cy / (6 * a)]
}

/** Points along a line no further than `step` apart, its own corners among them. */
export function resample(points: readonly Point[], step: number, closed = false): Point[] {
  const out: Point[] = []
  const n = points.length
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = points[i]
    const b = points[(i + 1) % n]
    const parts = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / step - 1e-9))
    for (let k = 0; k < parts; k++) out.push([a[0] + ((b[0] - a[0]) * k) / parts, a[1] + ((b[1] - a[1]) * k) / parts])
  }
  if (!closed && n > 0) out.push(points[n - 1])
  return out
}

export function lengthOf(points: readonly Point[]): number {
  let sum = 0
  for (let i = 1; i < points.length; i++) sum += Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1])
  return sum
}

/** The unit normal to the left at each point of a line, with how much longer a mitre must be there (at most twice). */
export function normals(points: readonly Point[], closed = false): (readonly [nx: number, ny: number, mitre: number])[] {
  const n = points.length
  const of = (i: number): Point | null => {
    if (!closed && (i < 0 || i >= n - 1)) return null
    const a = points[(i + n) % n]
    const b = points[(i + 1 + n) % n]
    const l = Math.hypot(b[0] - a[0], b[1] - a[1])
    return l < 1e-9 ? null : [-(b[1] - a[1]) / l, (b[0] - a[0]) / l]
  }
  return points.map((_, i) => {
    const p = of(i - 1) ?? of(i) ?? [0, 1]
    const q = of(i) ?? p
    const [sx, sy] = [p[0] + q[0], p[1] + q[1]]
    const l = Math.hypot(sx, sy)
    if (l < 1e-6) return [q[0], q[1], 1]
    return [sx / l, sy / l, Math.min(2, 2 / l)]
  })
}

/** The polygon of a line with a width. */
export function band(line: readonly Point[], width: number): Point[] {
  const ns = normals(line)
  const side = (s: number): Point[] =>
    line.map(([x, y], i) => [x + (ns[i][0] * ns[i][2] * s * width) / 2, y + (ns[i][1] * ns[i][2] * s * width) / 2])
  return [...side(1), ...side(-1).reverse()]
}

/** A polygon cut to a rectangle from (0, 0); a hollow one may keep seams along its edge, which a filled drawing doesn't show. */
export function clipped(polygon: readonly Point[], width: number, depth: number): Point[] {
  let out: Point[] = [...polygon]
  const halves: [(p: Point) => number, (t: number, a: Point, b: Point) => Point][] = [
    [p => p[0], (t, a, b) => [0, a[1] + (b[1] - a[1]) * t]],
    [p => width - p[0], (t, a, b) => [width, a[1] + (b[1] - a[1]) * t]],
    [p => p[1], (t, a, b) => [a[0] + (b[0] - a[0]) * t, 0]],
    [p => depth - p[1], (t, a, b) => [a[0] + (b[0] - a[0]) * t, depth]],
  ]
  for (const [within, cut] of halves) {
    const from = out
    out = []
    from.forEach((b, i) => {
      const a = from[(i + from.length - 1) % from.length]
      const [p, q] = [within(a), within(b)]
      if (p >= 0 !== q >= 0) out.push(cut(p / (p - q), a, b))
      if (q >= 0) out.push(b)
    })
  }
  return out
}

/** What a piece of ground covers: its outline, or else the band along its middle line. */
export function areaOf(g: Ground): readonly Point[] {
  if (g.outline.length > 2) return g.outline
  if (g.line && g.line.length > 1) return band(g.line, g.width ?? 1)
  return g.outline
}

/** A piece of ground's middle line: its own, or the longer axis of its outline. */
export function axisOf(g: Ground): { readonly line: readonly Point[]; readonly width: number } {
  if (g.line && g.line.length > 1) return { line: g.line, width: g.width ?? 1 }
  const b = boundsOf(g.outline)
  const [w, d] = [b.x1 - b.x0, b.y1 - b.y0]
  if (g.outline.length === 4) {
    const mid = (i: number, j: number): Point => [
      (g.outline[i][0] + g.outline[j][0]) / 2,
      (g.outline[i][1] + g.outline[j][1]) / 2,
    ]
    const far = (i: number, j: number) => Math.hypot(g.outline[i][0] - g.outline[j][0], g.outline[i][1] - g.outline[j][1])
    const [p, q] = [far(0, 1), far(1, 2)]
    return p >= q ? { line: [mid(0, 3), mid(1, 2)], width: q } : { line: [mid(0, 1), mid(2, 3)], width: p }
  }
  const [cx, cy] = [(b.x0 + b.x1) / 2, (b.y0 + b.y1) / 2]
  return w >= d
    ? {
        line: [
          [b.x0, cy],
          [b.x1, cy],
        ],
        width: d,
      }
    : {
        line: [
          [cx, b.y0],
          [cx, b.y1],
        ],
        width: w,
      }
}

/** The four corners of a rectangle on the table: front left, front right, rear right, rear left. */
export function cornersOf(f: {
  readonly front: Point
  readonly facing: number
  readonly width: number
  readonly depth: number
}): [Point, Point, Point, Point] {
  const a = (f.facing * Math.PI) / 180
  const [fx, fy] = [Math.sin(a), Math.cos(a)]
  const [rx, ry] = [fy, -fx]
  const at = (side: number, back: number): Point => [f.front[0] + rx * side - fx * back, f.front[1] + ry * side - fy * back]
  return [at(-f.width / 2, 0), at(f.width / 2, 0), at(f.width / 2, f.depth), at(-f.width / 2, f.depth)]
}

/** How far a point is from a rectangle on the table; 0 inside. */
export function rectDistance(
  f: { readonly front: Point; readonly facing: number; readonly width: number; readonly depth: number },
  x: number,
  y: number,
): number {
  const a = (f.facing * Math.PI) / 180
  const [fx, fy] = [Math.sin(a), Math.cos(a)]
  const [dx, dy] = [x - f.front[0], y - f.front[1]]
  const side = Math.abs(dx * fy - dy * fx) - f.width / 2
  const ahead = dx * fx + dy * fy
  const out = Math.max(ahead, -ahead - f.depth)
  return Math.hypot(Math.max(0, side), Math.max(0, out))
}

/** A chance that is always the same for the same seed: each call the next number in [0, 1). */
export function seeded(seed: string): () => number {
  let h = 2166136261
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619)
  return () => {
    h = (h + 0x6d2b79f5) | 0
    let t = Math.imul(h ^ (h >>> 15), 1 | h)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const smooth = (t: number): number => {
  const c = Math.max(0, Math.min(1, t))
  return c * c * (3 - 2 * c)
}
