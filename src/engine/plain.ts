/** How deep a command or a file may nest: far more than any game needs, and safe for every stack. */
const DEEPEST = 64

/**
 * A copy that holds JSON alone, or undefined where the value cannot be held (NaN, an infinity, a function, an object of some
 * class, nesting deeper than 64, a ring). Keys whose value is undefined are left out, −0 becomes 0, so that a value that was
 * handed in and one that was read from a log are the same.
 */
export function plainJson(value: unknown, depth = 0): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined
  if (typeof value !== 'object' || depth > DEEPEST) return undefined
  if (Array.isArray(value)) {
    const out: unknown[] = []
    for (const v of value) {
      const p = plainJson(v, depth + 1)
      if (p === undefined) return undefined
      out.push(p)
    }
    return out
  }
  const proto = Object.getPrototypeOf(value)
  if (proto !== Object.prototype && proto !== null) return undefined
  const out: { [key: string]: unknown } = {}
  for (const key of Object.keys(value)) {
    const v = (value as { [key: string]: unknown })[key]
    if (v === undefined) continue
    const p = plainJson(v, depth + 1)
    if (p === undefined || key === '__proto__') return undefined
    out[key] = p
  }
  return out
}
