// Whether what was built is older than what it is built from.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

/** The newest change under the given files and folders, in ms. */
export function newest(paths) {
  let t = 0
  const visit = p => {
    const s = statSync(p, { throwIfNoEntry: false })
    if (!s) return
    if (s.isDirectory()) for (const e of readdirSync(p)) visit(join(p, e))
    else if (s.mtimeMs > t) t = s.mtimeMs
  }
  for (const p of paths) visit(join(root, p))
  return t
}

export const SOURCES = ['src', 'models', 'armies', 'scenarios', 'index.html', 'vite.config.ts', 'package-lock.json', 'public']

/** True where `target` is missing or older than any source. */
export const stale = (target, sources = SOURCES) => {
  const s = statSync(join(root, target), { throwIfNoEntry: false })
  return !s || s.mtimeMs < newest(sources)
}
