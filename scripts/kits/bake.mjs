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

function hit(o, d, [a, e1, e2], reach) {
  const p = cross(d, e2)
  const det = dot(e1, p)
  if (det > -1e-9 && det < 1e-9) return false
  const t = sub(o, a)
  const u = dot(t, p) / det
  if (u < 0 || u > 1) return false
  const q = cross(t, e1)
  const v = dot(d, q) / det
  if (v < 0 || u + v > 1) return false
  const s = dot(e2, q) / det
  return s > 1e-4 && s < reach
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
  const solid = snapped.map(t => {
    const e = [t.at[0], sub(t.at[1], t.at[0]), sub(t.at[2], t.at[0])]
    return {
      e,
      low: t.at.reduce((m, p) => m.map((v, i) => Math.min(v, p[i]))),
      high: t.at.reduce((m, p) => m.map((v, i) => Math.max(v, p[i]))),
    }
  })
  const shadeAt = (p, n) => {
    const o = add(p, mul(n, 0.012))
    const near = solid.filter(s => s.low.every((v, i) => v < o[i] + REACH) && s.high.every((v, i) => v > o[i] - REACH))
    let open = 0
    let all = 0
    for (const d of rays) {
      const w = dot(d, n)
      if (w <= 0.05) continue
      // light comes from above: what is hidden from below matters less
      const weight = w * (0.35 + 0.65 * (d[1] * 0.5 + 0.5))
      all += weight
      const ground = d[1] < 0 && o[1] / -d[1] < REACH
      if (!ground && !near.some(s => hit(o, d, s.e, REACH))) open += weight
      else if (ground) open += weight * 0.55
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
