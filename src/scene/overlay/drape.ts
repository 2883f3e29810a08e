import { ShapeUtils, Vector2 } from 'three'
import type { Point } from '../../geometry/shapes'
import { resample } from '../ground/plane'

export type HeightAt = (x: number, y: number) => number

/** A line's points with their heights, as many as the ground needs and no more; its own corners always. */
export function drapedLine(points: readonly Point[], heightAt: HeightAt): (readonly [x: number, y: number, h: number])[] {
  const fine = resample(points, 1)
  const high = fine.map(([x, y]) => [x, y, heightAt(x, y)] as const)
  const corners = new Set(points.map(p => `${p[0]},${p[1]}`))
  const out = [high[0]]
  let last = 0
  for (let i = 1; i < high.length; i++) {
    const end = i === high.length - 1
    if (!end && !corners.has(`${high[i][0]},${high[i][1]}`)) {
      // Left out where every point since the last kept one lies on the straight way to the next.
      const [a, b] = [high[last], high[i + 1]]
      const long = Math.hypot(b[0] - a[0], b[1] - a[1])
      let straight = true
      for (let k = last + 1; k <= i && straight; k++) {
        const t = Math.hypot(high[k][0] - a[0], high[k][1] - a[1]) / long
        straight = Math.abs(high[k][2] - a[2] - (b[2] - a[2]) * t) < 0.03
      }
      if (straight) continue
    }
    out.push(high[i])
    last = i
  }
  return out
}

/**
 * The triangles of a polygon laid on the ground (three points each). An edge is halved wherever the ground bulges from it: both
 * triangles at an edge halve it alike, so nothing tears.
 */
export function drapedFill(
  polygon: readonly Point[],
  holes: readonly (readonly Point[])[],
  heightAt: HeightAt,
): (readonly [x: number, y: number, h: number])[] {
  const flat = (ring: readonly Point[]) => ring.map(([x, y]) => new Vector2(x, y))
  const outer = flat(polygon)
  const inner = holes.filter(h => h.length > 2).map(flat)
  if (ShapeUtils.area(outer) < 0) outer.reverse()
  for (const hole of inner) if (ShapeUtils.area(hole) > 0) hole.reverse()
  const all = [outer, ...inner].flat()
  const out: (readonly [number, number, number])[] = []
  type P = readonly [number, number, number]
  const lift = (v: Vector2): P => [v.x, v.y, heightAt(v.x, v.y)]
  /** The highest fault of an edge against the ground, seen at three places; 0 where the edge is short. */
  const bulge = (a: P, b: P): number => {
    const long = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (long < 0.8) return 0
    const steps = Math.min(12, Math.max(2, Math.ceil(long / 1.5)))
    let most = 0
    for (let i = 1; i < steps; i++) {
      const t = i / steps
      const h = heightAt(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
      most = Math.max(most, Math.abs(h - a[2] - (b[2] - a[2]) * t))
    }
    return most > 0.05 ? long : 0
  }
  const cut = (a: P, b: P, c: P, deep: number): void => {
    const [ab, bc, ca] = deep > 9 ? [0, 0, 0] : [bulge(a, b), bulge(b, c), bulge(c, a)]
    const most = Math.max(ab, bc, ca)
    if (most === 0) {
      const inner_ = deep > 9 ? 0 : bulgeInside(a, b, c)
      if (inner_ === 0) {
        out.push(a, b, c)
        return
      }
      const m: P = lift(new Vector2((a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3))
      cut(a, b, m, deep + 2)
      cut(b, c, m, deep + 2)
      cut(c, a, m, deep + 2)
      return
    }
    const half = (p: P, q: P): P => lift(new Vector2((p[0] + q[0]) / 2, (p[1] + q[1]) / 2))
    if (ab === most) {
      const m = half(a, b)
      cut(a, m, c, deep + 1)
      cut(m, b, c, deep + 1)
    } else if (bc === most) {
      const m = half(b, c)
      cut(b, m, a, deep + 1)
      cut(m, c, a, deep + 1)
    } else {
      const m = half(c, a)
      cut(c, m, b, deep + 1)
      cut(m, a, b, deep + 1)
    }
  }
  const bulgeInside = (a: P, b: P, c: P): number => {
    const [x, y] = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3]
    return Math.abs(heightAt(x, y) - (a[2] + b[2] + c[2]) / 3) > 0.05 ? 1 : 0
  }
  for (const [i, j, k] of ShapeUtils.triangulateShape(outer, inner)) cut(lift(all[i]), lift(all[j]), lift(all[k]), 0)
  return out
}
