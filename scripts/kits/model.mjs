// Figures are built of a few primitives; each triangle carries a slot (what is painted there) and how far it swings in walking.
// Units cm; x to the figure's right, y up, the figure looks along -z; the origin is between its feet.

const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const mul = (a, k) => [a[0] * k, a[1] * k, a[2] * k]
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
const unit = a => {
  const n = Math.sqrt(dot(a, a))
  return n > 1e-9 ? mul(a, 1 / n) : [0, 1, 0]
}
const rad = d => (d * Math.PI) / 180

export const vec = { sub, add, mul, dot, cross, unit }

/** Turns and shifts for `Model.place`: each gives a point to a point. `about` is the pivot. */
export const shift = (x, y, z) => p => [p[0] + x, p[1] + y, p[2] + z]
export const turn = (axis, degrees, about = [0, 0, 0]) => {
  const c = Math.cos(rad(degrees))
  const s = Math.sin(rad(degrees))
  return p => {
    const [x, y, z] = sub(p, about)
    const q =
      axis === 'x'
        ? [x, y * c - z * s, y * s + z * c]
        : axis === 'y'
          ? [x * c + z * s, y, z * c - x * s]
          : [x * c - y * s, x * s + y * c, z]
    return add(q, about)
  }
}
export const scale = k => p => mul(p, k)
export const chain =
  (...steps) =>
  p =>
    steps.reduce((q, f) => f(q), p)

/** A list of triangles in the making. `fine` false: the plain figure for distance, shadows and slow machines. */
export class Model {
  constructor(fine = true) {
    this.fine = fine
    this.triangles = []
    this.part = 0
    this.to = p => p
    this.swing = () => 0
  }

  /** Everything that `make` adds is moved by `to`. */
  place(to, make) {
    const was = this.to
    this.to = p => was(to(p))
    make()
    this.to = was
    return this
  }

  /** Everything that `make` adds swings in walking: forward for a positive sign, the more the further below `hip`. */
  swinging(sign, hip, make) {
    const was = this.swing
    this.swing = p => sign * Math.max(0, Math.min(1, (hip - p[1]) / hip))
    make()
    this.swing = was
    return this
  }

  triangle(a, b, c, slot) {
    const at = [a, b, c].map(p => this.to(p))
    this.triangles.push({ at, swing: at.map(p => this.swing(p)), slot, part: this.part })
  }

  /** A flat polygon, counter-clockwise seen from outside; `double`: seen from both sides. */
  poly(points, slot, double = false) {
    this.part++
    for (let i = 1; i + 1 < points.length; i++) this.triangle(points[0], points[i], points[i + 1], slot)
    if (double) {
      this.part++
      for (let i = 1; i + 1 < points.length; i++) this.triangle(points[0], points[i + 1], points[i], slot)
    }
    return this
  }

  /** Rings of equally many points, skinned; `slot` a name or (segment, side) → name; `caps` 'a', 'b' or 'ab'. */
  skin(rings, slot, caps = 'ab', capSlots = {}) {
    this.part++
    const n = rings[0].length
    const name = typeof slot === 'function' ? slot : () => slot
    for (let s = 0; s + 1 < rings.length; s++)
      for (let k = 0; k < n; k++) {
        const j = (k + 1) % n
        const [a, b, c, d] = [rings[s][k], rings[s][j], rings[s + 1][j], rings[s + 1][k]]
        const slotHere = name(s, k)
        if (slotHere === null) continue
        const same = (p, q) => Math.abs(p[0] - q[0]) + Math.abs(p[1] - q[1]) + Math.abs(p[2] - q[2]) < 1e-9
        if (!same(a, b)) this.triangle(a, b, c, slotHere)
        if (!same(c, d)) this.triangle(a, c, d, slotHere)
      }
    const cap = (ring, flip, s) => {
      const middle = mul(ring.reduce(add, [0, 0, 0]), 1 / n)
      const flat = ring.every(p => Math.abs(dot(sub(p, middle), sub(p, middle))) < 1e-9)
      if (flat) return
      // a fan from the first corner spares two triangles a cap
      for (let k = 1; k + 1 < n; k++)
        if (flip) this.triangle(ring[0], ring[k + 1], ring[k], s)
        else this.triangle(ring[0], ring[k], ring[k + 1], s)
    }
    if (caps.includes('a')) cap(rings[0], true, capSlots.a ?? name(0, 0))
    if (caps.includes('b')) cap(rings[rings.length - 1], false, capSlots.b ?? name(rings.length - 2, 0))
    return this
  }

  /**
   * A body of level rings `{ y, rx, rz, x?, z? }` from below upward. Side 0 is centred on the front (-z), sides count to the
   * figure's right. `angles`: where the sides begin, in degrees from the front, in place of even ones.
   */
  loft(rings, { angles, sides = angles?.length ?? 8, slot, caps = 'ab', capSlots } = {}) {
    const made = rings.map(r =>
      Array.from({ length: sides }, (_, k) => {
        const a = angles ? angles[k] : ((k - 0.5) / sides) * 360
        return [(r.x ?? 0) + Math.sin(rad(a)) * r.rx, r.y, (r.z ?? 0) - Math.cos(rad(a)) * r.rz]
      }).reverse(),
    )
    // reversed, so that the skin's outside is outside; side k of the caller is n-2-k there
    const name = typeof slot === 'function' ? (s, k) => slot(s, (2 * sides - 2 - k) % sides) : slot
    return this.skin(made, name, caps, capSlots)
  }

  /** A tube through points, with a radius (or [across, up]) at each; the slot may change by segment. */
  tube(points, radii, { sides = 5, slot, caps = 'ab', up = [0, 1, 0], capSlots, phase = 0.5 } = {}) {
    const rings = points.map((p, i) => {
      const d = unit(sub(points[Math.min(i + 1, points.length - 1)], points[Math.max(i - 1, 0)]))
      let u = cross(d, Math.abs(dot(d, up)) > 0.98 ? [0, 0, 1] : up)
      u = unit(u)
      const v = cross(u, d)
      const r = radii[i]
      const [rx, ry] = Array.isArray(r) ? r : [r, r]
      return Array.from({ length: sides }, (_, k) => {
        const a = rad(((k + phase) / sides) * 360)
        return add(p, add(mul(u, Math.cos(a) * rx), mul(v, Math.sin(a) * ry)))
      })
    })
    const name = Array.isArray(slot) ? s => slot[s] : slot
    return this.skin(
      rings.map(r => r.slice().reverse()),
      name,
      caps,
      capSlots,
    )
  }

  /** A box about `c`; the top may be narrower by `taper`; `caps` 'b' leaves out the bottom. */
  box(c, size, slot, { taper = 1, to, caps = 'ab' } = {}) {
    const [x, y, z] = mul(size, 0.5)
    const ring = (h, k) => [
      [-x * k, h, z * k],
      [x * k, h, z * k],
      [x * k, h, -z * k],
      [-x * k, h, -z * k],
    ]
    const make = () => this.skin([ring(-y, 1), ring(y, taper)], slot, caps)
    return this.place(to ? p => add(to(p), c) : p => add(p, c), make)
  }

  /** A ribbon through points, `width` broad, lying with its face toward `out`. */
  strip(points, width, out, slot, double = false) {
    this.part++
    const edge = points.map((p, i) => {
      const d = unit(sub(points[Math.min(i + 1, points.length - 1)], points[Math.max(i - 1, 0)]))
      const w = mul(unit(cross(out, d)), width / 2)
      return [add(p, w), sub(p, w)]
    })
    for (let i = 0; i + 1 < edge.length; i++) {
      const [a, b] = edge[i]
      const [d, c] = edge[i + 1]
      this.triangle(a, b, c, slot)
      this.triangle(a, c, d, slot)
      if (double) {
        this.triangle(a, c, b, slot)
        this.triangle(a, d, c, slot)
      }
    }
    return this
  }
}
