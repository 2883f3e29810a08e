// The headless command: makes its bundle where that is missing or older than the sources, silently, and runs it.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stale } from './newer.mjs'
import { bin, root, run } from './setup.mjs'

if (stale('dist-cli/campo.mjs', ['src', 'vite.config.ts', 'package-lock.json']))
  run(bin('vite'), ['build', '--ssr', 'src/cli/main.ts', '--logLevel', 'error'], { quiet: true })
await import(pathToFileURL(join(root, 'dist-cli', 'campo.mjs')).href)
