// `npm test` (and `npm run soak`): set-up, types, lint, everything that vitest runs, and the journeys in a browser; one closing line.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { browser } from './browser.mjs'
import { bin, root, run, setup } from './setup.mjs'

const soak = process.argv.includes('--soak')
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : null
const game = process.argv.includes('--game') ? process.argv[process.argv.indexOf('--game') + 1] : null
const started = Date.now()
const totals = []
const count = (what, passed, failed) => totals.push({ what, passed, failed })

setup()
const env = soak ? { CAMPO_SOAK: '1', CAMPO_SEED: process.env.CAMPO_SEED ?? '1' } : {}
// the games of one ruleset alone: the whole takes hours
if (game) env.CAMPO_GAME = game
const wants = what => !only || only === what
mkdirSync(join(root, 'test-results'), { recursive: true })

if (wants('types')) {
  for (const project of ['tsconfig.core.json', 'tsconfig.json']) {
    const good = run(bin('tsc'), ['-p', project], { allowFail: true }).status === 0
    count(`types ${project}`, good ? 1 : 0, good ? 0 : 1)
  }
}
if (wants('lint')) {
  const good = run(bin('biome'), ['check', '.'], { allowFail: true }).status === 0
  count('lint and format', good ? 1 : 0, good ? 0 : 1)
}
if (wants('unit')) {
  const file = 'test-results/unit.json'
  rmSync(join(root, file), { force: true })
  run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], { env, allowFail: true })
  if (existsSync(join(root, file))) {
    const r = JSON.parse(readFileSync(join(root, file), 'utf8'))
    // a file that cannot even be loaded holds no test: it counts as one failure
    const broken = r.testResults.filter(t => t.status === 'failed' && t.assertionResults.length === 0).length
    count('unit, property, vectors, random play', r.numPassedTests, r.numFailedTests + broken)
    if (r.numTotalTests === 0) count('no test was found', 0, 1)
  } else count('unit, property, vectors, random play', 0, 1)
}
if (wants('e2e')) {
  const CAMPO_BROWSER = browser()
  run(bin('vite'), ['build', '--mode', 'journeys', '--outDir', 'dist-test', '--logLevel', 'error'])
  const file = join(root, 'test-results/e2e.json')
  rmSync(file, { force: true })
  run(bin('playwright'), ['test'], { env: { ...env, CAMPO_BROWSER }, allowFail: true })
  if (existsSync(file)) {
    const { stats } = JSON.parse(readFileSync(file, 'utf8'))
    count('journeys in a browser', stats.expected + stats.flaky, stats.unexpected)
    if (stats.flaky) console.log(`(${stats.flaky} passed only when tried again)`)
    if (stats.expected + stats.flaky + stats.unexpected === 0) count('no journey was found', 0, 1)
  } else count('journeys in a browser', 0, 1)
}

console.log(`\n${Math.round((Date.now() - started) / 1000)} s`)
for (const t of totals) console.log(`  ${t.failed ? '✗' : '✓'} ${t.what}: ${t.passed} passed, ${t.failed} failed`)
const passed = totals.reduce((s, t) => s + t.passed, 0)
const failed = totals.reduce((s, t) => s + t.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
