/** The dice as they are drawn: both solids with blunted edges in one geometry, their numbers on one sheet. */
import { BufferAttribute, BufferGeometry, CanvasTexture, LinearFilter, LinearMipmapLinearFilter } from 'three'
import { canvasOf } from '../ground/brush'
import { drawMarking } from './marking'
import type { Marking } from './rolls'
import { cross, dot, minus, SOLIDS, type Solid, unit, type Vec3 } from './shapes'

const CELL = 160
const COLUMNS = 10
export const ROWS: readonly Marking[] = ['pips', 'units', 'tens', 'symbols']
/** How much of a face its blunted edge takes, from corner to middle. */
const BLUNT = { 6: 0.17, 10: 0.14 } as const
/** cm of a face that a cell of the sheet covers. */
const SPAN = { 6: 1.6, 10: 2.2 } as const
/** The number of a ten-sided die stands so far from the face's middle, towards where it is broad. */
const SHIFT = -0.12

const lerp = (a: Vec3, b: Vec3, k: number): Vec3 => [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k]
const middleOf = (at: readonly Vec3[]): Vec3 => {
  const n = at.length
  return [at.reduce((s, p) => s + p[0], 0) / n, at.reduce((s, p) => s + p[1], 0) / n, at.reduce((s, p) => s + p[2], 0) / n]
}

interface Out {
  readonly position: number[]
  readonly normal: number[]
  readonly mark: number[]
}

/** Adds a solid's faces, the strips along its edges and the caps on its corners. */
function add(solid: Solid, out: Out): void {
  const { points, faces, normals, upright, values, sides } = solid
  const kind = sides === 10 ? 1 : 0
  const put = (p: Vec3, n: Vec3, u: number, v: number, cell: number) => {
    out.position.push(...p)
    out.normal.push(...n)
    out.mark.push(u, v, cell, kind)
  }
  const fan = (corners: readonly { p: Vec3; n: Vec3 }[]) => {
    const outward = middleOf(corners.map(c => c.p))
    for (let i = 1; i + 1 < corners.length; i++) {
      const [a, b, c] = [corners[0], corners[i], corners[i + 1]]
      const right = dot(cross(minus(b.p, a.p), minus(c.p, a.p)), outward) > 0
      for (const x of right ? [a, b, c] : [a, c, b]) put(x.p, x.n, 0, 0, -1)
    }
  }
  const inner = faces.map(f => {
    const at = f.map(i => points[i])
    const middle = middleOf(at)
    return at.map(p => lerp(p, middle, BLUNT[sides]))
  })
  faces.forEach((face, i) => {
    const n = normals[i]
    const up = upright[i]
    const right = cross(up, n)
    const middle = middleOf(face.map(k => points[k]))
    const at = (p: Vec3): readonly [number, number] => {
      const d = minus(p, middle)
      return [dot(d, right) / SPAN[sides] + 0.5, (dot(d, up) - (sides === 10 ? SHIFT : 0)) / SPAN[sides] + 0.5]
    }
    const corners = inner[i]
    for (let k = 1; k + 1 < corners.length; k++)
      for (const p of [corners[0], corners[k], corners[k + 1]]) put(p, n, ...at(p), values[i])
  })
  const edgeOf = (face: number, a: number, b: number) => [
    inner[face][faces[face].indexOf(a)],
    inner[face][faces[face].indexOf(b)],
  ]
  faces.forEach((face, i) => {
    face.forEach((a, k) => {
      const b = face[(k + 1) % face.length]
      const j = faces.findIndex((f, n) => n > i && f.includes(a) && f.includes(b))
      if (j < 0) return
      const [ia, ib] = edgeOf(i, a, b)
      const [ja, jb] = edgeOf(j, a, b)
      const [n, m] = [normals[i], normals[j]]
      fan([
        { p: ia, n },
        { p: ib, n },
        { p: jb, n: m },
        { p: ja, n: m },
      ])
    })
  })
  points.forEach((point, v) => {
    const axis = unit(point)
    const first = cross(axis, Math.abs(axis[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0])
    const second = cross(axis, first)
    const round = faces.flatMap((f, i) => (f.includes(v) ? [{ p: inner[i][f.indexOf(v)], n: normals[i] }] : []))
    const angle = (p: Vec3) => Math.atan2(dot(p, second), dot(p, first))
    fan(round.sort((a, b) => angle(a.p) - angle(b.p)))
  })
}

/** Both solids; `mark` = place on the sheet's cell, number (−1: none), which solid (0 cube, 1 ten-sided). */
export function diceGeometry(): BufferGeometry {
  const out: Out = { position: [], normal: [], mark: [] }
  add(SOLIDS[6], out)
  add(SOLIDS[10], out)
  const g = new BufferGeometry()
  g.setAttribute('position', new BufferAttribute(new Float32Array(out.position), 3))
  g.setAttribute('normal', new BufferAttribute(new Float32Array(out.normal), 3))
  g.setAttribute('mark', new BufferAttribute(new Float32Array(out.mark), 4))
  return g
}

/** The sheet of all faces: white on black; a row of cells for each marking, its number being the column. */
export function diceSheet(): CanvasTexture {
  const { canvas, brush } = canvasOf(CELL * COLUMNS, CELL * ROWS.length)
  brush.fillStyle = '#000'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.fillStyle = '#fff'
  ROWS.forEach((marking, row) => {
    for (let value = 0; value < COLUMNS; value++) {
      brush.save()
      brush.translate((value + 0.5) * CELL, (row + 0.5) * CELL)
      if ((marking !== 'pips' && marking !== 'symbols') || (value >= 1 && value <= 6)) drawMarking(brush, marking, value, CELL)
      brush.restore()
    }
  })
  const map = new CanvasTexture(canvas)
  map.minFilter = LinearMipmapLinearFilter
  map.magFilter = LinearFilter
  map.anisotropy = 4
  return map
}
