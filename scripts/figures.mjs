// Builds one of the benches that need no screen (`tests/bench/NAME.ts`), runs it, and gives the JSON that it prints.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './setup.mjs'

export async function figures(name) {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: `tests/bench/${name}.ts`,
      outDir: `dist-cli/${name}`,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  })
  const run = spawnSync(process.execPath, [join(root, `dist-cli/${name}/${name}.mjs`)], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (run.status !== 0) throw new Error(run.stderr)
  return JSON.parse(run.stdout)
}
