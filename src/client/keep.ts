/**
 * `next`, with every part that equals the same part of `old` replaced by the old one, so that who watches a part is woken only
 * when that part changed. Plain JSON only.
 */
export function keep<T>(old: T, next: T): T {
  if (Object.is(old, next)) return old
  if (typeof old !== 'object' || typeof next !== 'object' || old === null || next === null) return next
  if (Array.isArray(old) !== Array.isArray(next)) return next
  if (Array.isArray(next)) {
    const before = old as readonly unknown[]
    let same = before.length === next.length
    const out = next.map((v, i) => {
      const kept = i < before.length ? keep(before[i], v) : v
      if (kept !== before[i]) same = false
      return kept
    })
    return same ? old : (out as T)
  }
  const before = old as { readonly [key: string]: unknown }
  const after = next as { readonly [key: string]: unknown }
  const keys = Object.keys(after)
  let same = keys.length === Object.keys(before).length
  const out: { [key: string]: unknown } = {}
  for (const key of keys) {
    const kept = keep(before[key], after[key])
    if (kept !== before[key] || !(key in before)) same = false
    out[key] = kept
  }
  return same ? old : (out as T)
}
