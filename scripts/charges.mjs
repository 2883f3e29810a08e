// `npm run charges`: the five charges of the readings (OO-1), played 20,000 times each by the engine, beside the exact chances and the
// printed ones. Ends with status 1 where any two of them are more than 1.5 points apart.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root, setup } from './setup.mjs'

setup()
const { build } = await import('vite')
await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: {
    ssr: 'tests/bench/charges.ts',
    outDir: 'dist-cli/charges',
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'charges.mjs' } },
  },
})
const run = spawnSync(process.execPath, [join(root, 'dist-cli/charges/charges.mjs')], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
if (run.status !== 0) throw new Error(run.stderr)
const WITHIN = 1.5
const show = figures => figures.map(x => x.toFixed(1).padStart(4)).join(' / ')
let far = 0
for (const c of JSON.parse(run.stdout)) {
  const off = Math.max(...c.played.map((x, i) => Math.max(Math.abs(x - c.exact[i]), Math.abs(x - c.printed[i]))))
  if (off > WITHIN) far++
  console.log(`${c.name}\n  stopped / attacker wins / defender wins, ${c.runs} runs`)
  console.log(
    `  played  ${show(c.played)}\n  exact   ${show(c.exact)}\n  printed ${show(c.printed)}   ${off.toFixed(2)} points apart at most`,
  )
}
console.log(far === 0 ? 'all within 1.5 points' : `${far} of them more than 1.5 points apart`)
process.exit(far === 0 ? 0 : 1)
