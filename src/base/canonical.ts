/** Anything that JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/**
 * Canonical JSON (RFC 8785): keys sorted by UTF-16 code units, shortest numbers, −0 written 0, no spaces; a key whose value is
 * undefined is left out. Throws on what JSON cannot hold (NaN, an infinity, a function): that is a bug in the state.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error(`canonical JSON: ${value} is not a JSON number`)
    return JSON.stringify(value === 0 ? 0 : value)
  }
  if (Array.isArray(value)) return `[${value.map(v => canonicalJson(v === undefined ? null : v)).join(',')}]`
  if (typeof value === 'object') {
    const o = value as Record<string, unknown>
    let out = ''
    // the default order of strings is that of their code units
    for (const k of Object.keys(o).sort()) {
      const v = o[k]
      if (v !== undefined) out += `${out === '' ? '' : ','}${JSON.stringify(k)}:${canonicalJson(v)}`
    }
    return `{${out}}`
  }
  throw new Error(`canonical JSON: cannot hold a ${typeof value}`)
}

/** Whether two values are the same JSON, whatever the order of their keys. The plain text is tried first: it is the same nearly always. */
export const sameJson = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || canonicalJson(a) === canonicalJson(b)
