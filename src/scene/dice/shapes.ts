/**
 * The dice as solids: a cube of 1.6 cm and the ten-sided die (two pyramids of five kites, turned against each other). Only + − × ÷ and
 * square roots make them, so that they are the same to the last bit in every engine. y is up; a die's middle is its origin.
 */
export type Vec3 = readonly [number, number, number]
/** x, y, z, w. */
export type Quat = readonly [number, number, number, number]
export type Sides = 6 | 10

export interface Solid {
  readonly sides: Sides
  readonly points: readonly Vec3[]
  /** Corners of each face, anticlockwise seen from outside; face i shows `values[i]`. */
  readonly faces: readonly (readonly number[])[]
  readonly normals: readonly Vec3[]
  /** In which direction of the face its number stands upright. */
  readonly upright: readonly Vec3[]
  readonly values: readonly number[]
  /** How far the faces lie from the middle: half the height that it stands at. */
  readonly rest: number
}

export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec3, b: Vec3): Vec3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
export const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const unit = (a: Vec3): Vec3 => {
  const n = Math.sqrt(dot(a, a))
  return [a[0] / n, a[1] / n, a[2] / n]
}
export const multiply = (a: Quat, b: Quat): Quat => [
  a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
  a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
  a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
  a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
]
export const turned = (q: Quat, v: Vec3): Vec3 => {
  const t = cross([q[0], q[1], q[2]], v)
  const u: Vec3 = [t[0] + q[3] * v[0], t[1] + q[3] * v[1], t[2] + q[3] * v[2]]
  const w = cross([q[0], q[1], q[2]], u)
  return [v[0] + 2 * w[0], v[1] + 2 * w[1], v[2] + 2 * w[2]]
}

function solid(
  sides: Sides,
  points: readonly Vec3[],
  rough: readonly (readonly number[])[],
  values: readonly number[],
  top: (face: readonly Vec3[], middle: Vec3) => Vec3,
): Solid {
  const normals: Vec3[] = []
  const upright: Vec3[] = []
  const faces = rough.map(f => {
    const at = f.map(i => points[i]!)
    const middle: Vec3 = [0, 1, 2].map(k => at.reduce((s, p) => s + p[k]!, 0) / at.length) as unknown as Vec3
    const n = unit(cross(minus(at[1]!, at[0]!), minus(at[2]!, at[0]!)))
    const out = dot(n, middle) > 0
    normals.push(out ? n : [-n[0], -n[1], -n[2]])
    upright.push(unit(top(at, middle)))
    return out ? f : [...f].reverse()
  })
  return { sides, points, faces, normals, upright, values, rest: dot(normals[0]!, points[faces[0]![0]!]!) }
}

/** Half the edge of the cube. */
export const HALF = 0.8

const CUBE = solid(
  6,
  [0, 1, 2, 3, 4, 5, 6, 7].map(i => [i & 1 ? HALF : -HALF, i & 2 ? HALF : -HALF, i & 4 ? HALF : -HALF] as const),
  [
    [4, 5, 7, 6],
    [0, 1, 5, 4],
    [1, 3, 7, 5],
    [0, 2, 6, 4],
    [2, 3, 7, 6],
    [0, 1, 3, 2],
  ],
  [1, 2, 3, 4, 5, 6],
  face => minus(face[1]!, face[0]!),
)

const ROOT5 = Math.sqrt(5)
const COS36 = (1 + ROOT5) / 4
const SIN36 = Math.sqrt(10 - 2 * ROOT5) / 4
const COS72 = (ROOT5 - 1) / 4
const SIN72 = Math.sqrt(10 + 2 * ROOT5) / 4
const COS: readonly number[] = [1, COS36, COS72, -COS72, -COS36, -1, -COS36, -COS72, COS72, COS36]
const SIN: readonly number[] = [0, SIN36, SIN72, SIN72, SIN36, 0, -SIN36, -SIN72, -SIN72, -SIN36]
const ring = (k: number) => ((k % 10) + 10) % 10
const cos = (k: number) => COS[ring(k)]!
const sin = (k: number) => SIN[ring(k)]!

/** The ring's radius and the poles' height; the ring goes up and down by as much as keeps every kite flat. */
const RING = 1.12
const POLE = 1.1
const ZIGZAG = (POLE * (1 - COS36)) / (1 + COS36)

/** Faces 0 to 4 lie about the upper pole, 5 to 9 about the lower one; face i and its opposite add up to 9. */
const TEN = solid(
  10,
  [
    ...Array.from({ length: 10 }, (_, k): Vec3 => [RING * cos(k), k % 2 === 0 ? -ZIGZAG : ZIGZAG, RING * sin(k)]),
    [0, POLE, 0],
    [0, -POLE, 0],
  ],
  Array.from({ length: 10 }, (_, i) => {
    const tip = i < 5 ? 2 * i : 2 * (i - 5) + 5
    return [i < 5 ? 10 : 11, ring(tip - 1), ring(tip), ring(tip + 1)]
  }),
  [0, 6, 2, 8, 4, 9, 3, 7, 1, 5],
  (face, middle) => minus(face[0]!, middle),
)

export const SOLIDS: { readonly [sides in Sides]: Solid } = { 6: CUBE, 10: TEN }

/** All turns that lay the solid onto itself, of which each takes any face somewhere: 24 of the cube, 10 of the ten-sided die. */
const TURNS: { readonly [sides in Sides]: readonly Quat[] } = {
  6: (() => {
    const h = Math.sqrt(0.5)
    const axes: Vec3[] = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]
    const out: Quat[] = [[0, 0, 0, 1]]
    for (const [x, y, z] of axes) out.push([x, y, z, 0], [x * h, y * h, z * h, h], [-x * h, -y * h, -z * h, h])
    for (const [x, y, z] of [
      [1, 1, 0],
      [1, -1, 0],
      [1, 0, 1],
      [1, 0, -1],
      [0, 1, 1],
      [0, 1, -1],
    ] as const)
      out.push([x * h, y * h, z * h, 0])
    for (const x of [0.5, -0.5]) for (const y of [0.5, -0.5]) for (const z of [0.5, -0.5]) out.push([x, y, z, 0.5])
    return out
  })(),
  10: Array.from({ length: 10 }, (_, i): Quat => {
    const k = i % 5
    // about the poles by 72° k, or half round about a level axis between a kite above and one below
    return i < 5 ? [0, -sin(k), 0, cos(k)] : [-sin(k), 0, cos(k), 0]
  }),
}

/** The turn of the solid onto itself that brings face `from` to where face `to` is; of several, the one numbered `pick`. */
export function turnFace(sides: Sides, from: number, to: number, pick: number): Quat {
  const { normals } = SOLIDS[sides]
  const fit = TURNS[sides].filter(q => dot(turned(q, normals[from]!), normals[to]!) > 0.999)
  return fit[pick % fit.length]!
}

/** Which face looks up most, and how straight up (1: exactly). */
export function faceUp(sides: Sides, q: Quat): { readonly face: number; readonly flat: number } {
  let face = 0
  let flat = -2
  SOLIDS[sides].normals.forEach((n, i) => {
    const up = turned(q, n)[1]
    if (up > flat) {
      face = i
      flat = up
    }
  })
  return { face, flat }
}
