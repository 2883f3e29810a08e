import { BufferAttribute, BufferGeometry, Color } from 'three'

type V = readonly [number, number, number]

/**
 * Simple solids gathered into one flat-shaded geometry with a colour a face. Feet stand at y = 0; lengths in cm. Darker below,
 * lighter above, as a painter would.
 */
export class Solids {
  private readonly positions: number[] = []
  private readonly normals: number[] = []
  private readonly colours: number[] = []
  private readonly ink = new Color()

  get triangles(): number {
    return this.positions.length / 9
  }

  /** A face, anticlockwise from outside; up to any number of corners, convex. */
  face(corners: readonly V[], colour: string, shade = 1): void {
    const [a, b, c] = corners
    const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
    const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
    const l = Math.hypot(n[0], n[1], n[2]) || 1
    this.ink.set(colour).multiplyScalar(shade)
    for (let i = 1; i + 1 < corners.length; i++) {
      for (const p of [a, corners[i], corners[i + 1]]) {
        this.positions.push(p[0], p[1], p[2])
        this.normals.push(n[0] / l, n[1] / l, n[2] / l)
        this.colours.push(this.ink.r, this.ink.g, this.ink.b)
      }
    }
  }

  /** A box standing on `at`, turned about the upright by `turn` radians; no underside. `lean` narrows its top. */
  box(at: V, size: V, turn: number, colour: string, lean = 1): void {
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const p = (x: number, y: number, z: number, k: number): V => [
      at[0] + (x * c + z * s) * k,
      at[1] + y,
      at[2] + (-x * s + z * c) * k,
    ]
    const [w, h, d] = [size[0] / 2, size[1], size[2] / 2]
    const low = [p(-w, 0, d, 1), p(w, 0, d, 1), p(w, 0, -d, 1), p(-w, 0, -d, 1)]
    const top = [p(-w, h, d, lean), p(w, h, d, lean), p(w, h, -d, lean), p(-w, h, -d, lean)]
    for (let i = 0; i < 4; i++) {
      const j = (i + 1) % 4
      this.face([low[i], low[j], top[j], top[i]], colour, 0.86)
    }
    this.face(top, colour)
  }

  /** A gabled roof over a box of that size, ridge along x, with eaves. */
  gable(at: V, size: V, colour: string, wall: string, eaves = 0.18): void {
    const [w, h, d] = [size[0] / 2, size[1], size[2] / 2]
    const drop = (eaves * h) / d
    const p = (x: number, y: number, z: number): V => [at[0] + x, at[1] + y, at[2] + z]
    const over = w + eaves
    this.face([p(-over, -drop, d + eaves), p(over, -drop, d + eaves), p(over, h, 0), p(-over, h, 0)], colour)
    this.face([p(over, -drop, -d - eaves), p(-over, -drop, -d - eaves), p(-over, h, 0), p(over, h, 0)], colour, 0.82)
    this.face([p(w, 0, d), p(w, 0, -d), p(w, h, 0)], wall, 0.9)
    this.face([p(-w, 0, -d), p(-w, 0, d), p(-w, h, 0)], wall, 0.9)
    // The underside of the eaves, so that a low eye doesn't see through.
    this.face([p(over, -drop, d + eaves), p(-over, -drop, d + eaves), p(-over, 0, d - 0.02), p(over, 0, d - 0.02)], colour, 0.5)
    this.face([p(-over, -drop, -d - eaves), p(over, -drop, -d - eaves), p(over, 0, 0.02 - d), p(-over, 0, 0.02 - d)], colour, 0.5)
  }

  /** A cone or a stump of one, with `sides` sides. */
  cone(at: V, low: number, high: number, height: number, sides: number, colour: string, top = 1): void {
    const ring = (r: number, y: number, i: number): V => {
      const a = (i / sides) * Math.PI * 2
      return [at[0] + Math.cos(a) * r, at[1] + y, at[2] - Math.sin(a) * r]
    }
    for (let i = 0; i < sides; i++) {
      const shade = 0.82 + 0.18 * Math.sin((i / sides) * Math.PI * 2 + 1)
      if (high > 0)
        this.face([ring(low, 0, i), ring(low, 0, i + 1), ring(high, height, i + 1), ring(high, height, i)], colour, shade)
      else this.face([ring(low, 0, i), ring(low, 0, i + 1), [at[0], at[1] + height, at[2]]], colour, shade)
    }
    if (high > 0 && top > 0) {
      this.face(
        Array.from({ length: sides }, (_, i) => ring(high, height, i)),
        colour,
        top,
      )
    }
  }

  /** A lump of leaves: a squashed ball of twenty faces with seeded bumps. */
  lump(middle: V, radius: number, squash: number, colour: string, chance: () => number): void {
    const t = (1 + Math.sqrt(5)) / 2
    const raw: V[] = [
      [-1, t, 0],
      [1, t, 0],
      [-1, -t, 0],
      [1, -t, 0],
      [0, -1, t],
      [0, 1, t],
      [0, -1, -t],
      [0, 1, -t],
      [t, 0, -1],
      [t, 0, 1],
      [-t, 0, -1],
      [-t, 0, 1],
    ]
    const faces =
      'a l f, a f b, a b h, a h k, a k l, b f j, f l e, l k c, k h g, h b i, d j e, d e c, d c g, d g i, d i j, e j f, c e l, g c k, i g h, j i b'
    const long = Math.hypot(1, t)
    const turn = chance() * 6
    const ball = raw.map(([x, y, z]): V => {
      const r = (radius * (0.84 + 0.32 * chance())) / long
      const [c, s] = [Math.cos(turn), Math.sin(turn)]
      return [middle[0] + (x * c + z * s) * r, middle[1] + y * r * squash, middle[2] + (z * c - x * s) * r]
    })
    for (const f of faces.split(', ')) {
      const [p, q, r] = f.split(' ').map(ch => ball[ch.charCodeAt(0) - 97])
      const up = (p[1] + q[1] + r[1]) / 3 - middle[1]
      this.face([p, q, r], colour, 0.78 + (0.3 * up) / radius + 0.08 * chance())
    }
  }

  geometry(): BufferGeometry {
    const g = new BufferGeometry()
    g.setAttribute('position', new BufferAttribute(new Float32Array(this.positions), 3))
    g.setAttribute('normal', new BufferAttribute(new Float32Array(this.normals), 3))
    g.setAttribute('color', new BufferAttribute(new Float32Array(this.colours), 3))
    return g
  }
}
