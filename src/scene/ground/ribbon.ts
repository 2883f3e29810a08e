import type { Point } from '../../geometry/shapes'
import { normals, resample } from './plane'

/** The pieces of a line that a dash pattern (drawn, left out, …; cm) leaves. A closed line starts its pattern at its first point. */
export function dashed(points: readonly Point[], pattern: readonly number[], closed = false): Point[][] {
  const line = closed ? [...points, points[0]] : points
  const out: Point[][] = []
  let k = 0
  let left = pattern[0]
  let piece: Point[] = [line[0]]
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]]
    const long = Math.hypot(b[0] - a[0], b[1] - a[1])
    let run = 0
    while (long - run > left) {
      run += left
      const p: Point = [a[0] + ((b[0] - a[0]) * run) / long, a[1] + ((b[1] - a[1]) * run) / long]
      if (k % 2 === 0) out.push([...piece, p])
      piece = [p]
      k = (k + 1) % pattern.length
      left = pattern[k]
    }
    left -= long - run
    piece.push(b)
  }
  if (k % 2 === 0 && piece.length > 1) out.push(piece)
  return out
}

/** The triangles (three points each) of a line `width` wide, cut every `step` cm so that it can lie on uneven ground. */
export function ribbon(points: readonly Point[], width: number, step: number, closed = false): Point[] {
  const line = resample(points, step, closed)
  if (line.length < 2) return []
  const ns = normals(line, closed)
  const side = (i: number, s: number): Point => [
    line[i][0] + (ns[i][0] * ns[i][2] * s * width) / 2,
    line[i][1] + (ns[i][1] * ns[i][2] * s * width) / 2,
  ]
  const out: Point[] = []
  for (let i = 0; i < (closed ? line.length : line.length - 1); i++) {
    const j = (i + 1) % line.length
    out.push(side(i, 1), side(i, -1), side(j, 1), side(j, 1), side(i, -1), side(j, -1))
  }
  return out
}
