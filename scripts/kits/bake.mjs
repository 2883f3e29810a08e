// From triangles to vertices: normals with a crease, and the painter's shade: dark in the recesses, light on what looks up.
import { vec } from './model.mjs'

const { sub, cross, dot, unit, add, mul } = vec
/** Positions are kept in thousandths of a centimetre, so that the last bit of a sine never shows. */
export const GRID = 1000
const CREASE = 0.62
const REACH = 0.55
const RAYS = 48

/** Directions spread evenly over the sphere, rounded. */
const rays = Array.from({ length: RAYS }, (_, i) => {
  const y = 1 - (2 * (i + 0.5)) / RAYS
  const r = Math.sqrt(1 - y * y)
  const a = i * 2.399963229728653
  return [Math.cos(a) * r, y, Math.sin(a) * r].map(v => Math.round(v * 1e6) / 1e6)
})

/** Numbers kept for each triangle: corner, two edges, lowest and highest point. */
const PER = 15
function solids(triangles) {
  const flat = new Float64Array(triangles.length * PER)
  triangles.forEach((t, i) => {
    const [p, q, r] = t.at
    flat.set([...p, ...sub(q, p), ...sub(r, p)], i * PER)
    for (let k = 0; k < 3; k++) {
      flat[i * PER + 9 + k] = Math.min(p[k], q[k], r[k])
      flat[i * PER + 12 + k] = Math.max(p[k], q[k], r[k])
    }
  })
  return flat
}

/** Whether a ray from (x, y, z) meets the triangle at `o` within REACH. Plain numbers throughout: it is asked millions of times. */
function hit(f, o, x, y, z, dx, dy, dz) {
  const e1x = f[o + 3]
  const e1y = f[o + 4]
  const e1z = f[o + 5]
  const e2x = f[o + 6]
  const e2y = f[o + 7]
  const e2z = f[o + 8]
  const px = dy * e2z - dz * e2y
  const py = dz * e2x - dx * e2z
  const pz = dx * e2y - dy * e2x
  const det = e1x * px + e1y * py + e1z * pz
  if (det > -1e-9 && det < 1e-9) return false
  const tx = x - f[o]
  const ty = y - f[o + 1]
  const tz = z - f[o + 2]
  const u = (tx * px + ty * py + tz * pz) / det
  if (u < 0 || u > 1) return false
  const qx = ty * e1z - tz * e1y
  const qy = tz * e1x - tx * e1z
  const qz = tx * e1y - ty * e1x
  const v = (dx * qx + dy * qy + dz * qz) / det
  if (v < 0 || u + v > 1) return false
  const s = (e2x * qx + e2y * qy + e2z * qz) / det
  return s > 1e-4 && s < REACH
}

/** Vertices `{ at, normal, slot, shade 0–255, swing -127–127 }` and the triangles as indices into them. */
export function bake(model, slotIndex) {
  const snapped = model.triangles
    .map(t => ({ ...t, at: t.at.map(p => p.map(v => Math.round(v * GRID) / GRID)) }))
    .map(t => ({ ...t, raw: cross(sub(t.at[1], t.at[0]), sub(t.at[2], t.at[0])) }))
    .filter(t => dot(t.raw, t.raw) > 1e-12)
    .map(t => ({ ...t, normal: unit(t.raw) }))
  const atPoint = new Map()
  const key = (part, p) => `${part}:${p.join()}`
  for (const t of snapped)
    for (const p of t.at) {
      const k = key(t.part, p)
      if (!atPoint.has(k)) atPoint.set(k, [])
      atPoint.get(k).push(t)
    }
  const solid = solids(snapped)
  const near = new Int32Array(snapped.length)
  const shadeAt = (p, n) => {
    const [x, y, z] = add(p, mul(n, 0.012))
    let many = 0
    for (let i = 0; i < snapped.length; i++) {
      const o = i * PER
      if (solid[o + 9] > x + REACH || solid[o + 10] > y + REACH || solid[o + 11] > z + REACH) continue
      if (solid[o + 12] < x - REACH || solid[o + 13] < y - REACH || solid[o + 14] < z - REACH) continue
      // what lies wholly behind the face hides nothing from it
      const a = (solid[o] - x) * n[0] + (solid[o + 1] - y) * n[1] + (solid[o + 2] - z) * n[2]
      const e = solid[o + 3] * n[0] + solid[o + 4] * n[1] + solid[o + 5] * n[2]
      const f = solid[o + 6] * n[0] + solid[o + 7] * n[1] + solid[o + 8] * n[2]
      if (a + Math.max(0, e, f) <= 0) continue
      near[many++] = o
    }
    let open = 0
    let all = 0
    for (const d of rays) {
      const w = dot(d, n)
      if (w <= 0.05) continue
      // light comes from above: what is hidden from below matters less
      const weight = w * (0.35 + 0.65 * (d[1] * 0.5 + 0.5))
      all += weight
      let free = true
      // the ground dims but does not darken
      if (d[1] < 0 && y / -d[1] < REACH) open += weight * 0.55
      else {
        for (let i = 0; free && i < many; i++) free = !hit(solid, near[i], x, y, z, d[0], d[1], d[2])
        if (free) open += weight
      }
    }
    const ao = all > 0 ? open / all : 1
    const zenith = 0.86 + 0.14 * n[1]
    return Math.max(0, Math.min(255, Math.round(255 * (0.24 + 0.76 * ao) * zenith)))
  }
  const vertices = []
  const index = []
  const seen = new Map()
  const shades = new Map()
  for (const t of snapped)
    t.at.forEach((p, i) => {
      let n = [0, 0, 0]
      for (const o of atPoint.get(key(t.part, p))) if (dot(o.normal, t.normal) > CREASE) n = add(n, o.raw)
      n = unit(n).map(v => Math.round(v * 127))
      const swing = Math.round(t.swing[i] * 127)
      const shadeKey = `${p.join()}|${n.join()}`
      if (!shades.has(shadeKey)) shades.set(shadeKey, shadeAt(p, mul(n, 1 / 127)))
      const slot = slotIndex(t.slot)
      const k = `${shadeKey}|${slot}|${swing}`
      let at = seen.get(k)
      if (at === undefined) {
        at = vertices.length
        seen.set(k, at)
        vertices.push({ at: p.map(v => Math.round(v * GRID)), normal: n, slot, shade: shades.get(shadeKey), swing })
      }
      index.push(at)
    })
  return { vertices, index }
}
