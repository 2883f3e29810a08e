// The headless command: makes its bundle where that is missing or older than the sources, silently, and runs it.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stale } from './newer.mjs'
import { bin, root, run } from './setup.mjs'

const HOME = join(root, 'dist-cli')
/** Parts of older bundles are kept so long: a command that began with them may still ask for one. */
const KEPT = 60 * 60 * 1000

/**
 * Several commands may find the bundle stale at once: each builds aside, then puts its files in place one by one, the door last. The
 * parts bear their contents' hash in their names, so that none is ever overwritten by another.
 */
function build() {
  const began = new Date()
  const aside = join(HOME, `aside-${process.pid}`)
  try {
    run(bin('vite'), ['build', '--ssr', 'src/cli/main.ts', '--outDir', aside, '--emptyOutDir', '--logLevel', 'error'], {
      quiet: true,
    })
    mkdirSync(join(HOME, 'assets'), { recursive: true })
    const parts = readdirSync(join(aside, 'assets'))
    for (const part of parts) renameSync(join(aside, 'assets', part), join(HOME, 'assets', part))
    // as old as its sources were read: a change made during the build is not taken for built
    utimesSync(join(aside, 'campo.mjs'), began, began)
    renameSync(join(aside, 'campo.mjs'), join(HOME, 'campo.mjs'))
    for (const part of readdirSync(join(HOME, 'assets'))) {
      const at = join(HOME, 'assets', part)
      const seen = statSync(at, { throwIfNoEntry: false })
      if (seen && !parts.includes(part) && began.getTime() - seen.mtimeMs > KEPT) rmSync(at, { force: true })
    }
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

if (stale('dist-cli/campo.mjs', ['src', 'vite.config.ts', 'package-lock.json'])) build()
await import(pathToFileURL(join(HOME, 'campo.mjs')).href)
