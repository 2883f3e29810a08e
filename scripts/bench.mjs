// `npm run bench`: how fast it is, as ratios taken in one run. Nothing is asserted; the goals stand beside the figures.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { browser } from './browser.mjs'
import { serve } from './serve.mjs'
import { bin, root, run, setup } from './setup.mjs'

setup()
const { build } = await import('vite')
const median = all => [...all].sort((a, b) => a - b)[all.length >> 1]
const rows = []
const row = (what, figure, goal = '') => rows.push([what, figure, goal])

// ---- without a screen ---------------------------------------------------------
await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: {
    ssr: 'tests/bench/main.ts',
    outDir: 'dist-cli/bench',
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'bench.mjs' } },
  },
})
const plain = spawnSync(process.execPath, [join(root, 'dist-cli/bench/bench.mjs')], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
if (plain.status !== 0) throw new Error(plain.stderr)
const GOALS = {
  'overlap of two footprints': 'at least 40 × @flatten-js/core, 2 × sat',
  'distance of two footprints': 'at least 100 × @flatten-js/core',
  'reach of a unit among 40 units and 20 pieces of ground': 'under 50 ms',
  'charges of a unit among 40 units and 20 pieces of ground': 'under 20 ms',
  'a move decided and applied': 'under 1 ms',
  'a whole sergeant game of Lobositz, CPU': 'under 1500 ms',
  'a whole sergeant game of Goito, CPU': 'under 1500 ms',
  'a command of it decided and applied, geometry included, CPU': 'under 2 ms',
  'odds of a declared fire, the slowest': 'under 5 ms',
  'odds of a charge or melee, the slowest': 'under 5 ms',
  'reach of counters in hand, with facing, CPU': 'under 3 ms',
  'sight of a battery to every hex, CPU': 'under 10 ms',
  'a whole sergeant game of San Fermo, the first scenario, CPU': 'under 2 s',
  'a step forwards in a game of 12 turns, CPU': 'under 100 ms',
  'a step backwards in a game of 12 turns, CPU': 'under 100 ms',
  'a jump to any event of a game of 12 turns, CPU': 'under 100 ms',
  'a log of 5,000 commands opened, CPU': 'under 2 s',
}
const measured = JSON.parse(plain.stdout)
const one = 1 / measured[0].value
const inOverlaps = seconds => `${(seconds / one).toPrecision(3)} overlaps`
for (const m of measured) {
  const value = m.unit === 'ms' ? `${m.value.toPrecision(3)} ms` : `${Math.round(m.value).toLocaleString('en')} a second`
  const ratios = Object.entries(m.ratioTo ?? {}).map(([n, r]) => `${r.toFixed(1)} × ${n}`)
  row(m.name, [value, ...ratios, `= ${m.overlaps.toPrecision(3)} overlaps`].join(', '), GOALS[m.name])
}

// ---- in a browser ---------------------------------------------------------------
const { chromium } = await import('@playwright/test')
const CHROME = browser()
run(bin('vite'), ['build', '--mode', 'journeys', '--outDir', 'dist-test', '--logLevel', 'error'])
await build({
  root,
  base: './',
  logLevel: 'error',
  configFile: false,
  build: {
    outDir: 'dist-cli/figures',
    target: 'es2022',
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: join(root, 'tests/bench/figures.html') },
  },
})
const args = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
args.push('--ignore-gpu-blocklist', `--use-angle=${process.env.ANGLE ?? 'swiftshader'}`, '--enable-unsafe-swiftshader')
if (process.getuid?.() === 0) args.push('--no-sandbox')
const chrome = await chromium.launch({ executablePath: CHROME, args })
const size = { width: 1440, height: 900 }

const figures = await serve({ dir: 'dist-cli/figures', port: 4190, seek: true })
{
  const page = await chrome.newPage({ viewport: size })
  // A page on its own is given a clock of 5 µs in place of 100.
  await page.route('**/figures.html', async route => {
    const answer = await route.fetch()
    const alone = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' }
    await route.fulfill({ response: answer, headers: { ...answer.headers(), ...alone } })
  })
  await page.goto(`http://127.0.0.1:${figures.port}/tests/bench/figures.html`)
  await page.waitForFunction(() => window.figures)
  const shown = await page.evaluate(async () => {
    const f = window.figures
    const once = await f.show(f.armies(1))
    const { ours, theirs } = f.submit(f.armies(1))
    const ten = await f.show(f.armies(10))
    return { once, ours, theirs, ten }
  })
  row('draw calls of both armies with shadows (figures, bases, names; bench scene)', String(shown.once.calls), 'at most 80')
  row(
    'draw calls of ten times the figures',
    `${shown.ten.calls} (${(shown.ten.calls / shown.once.calls).toFixed(2)} ×)`,
    'at most 2 ×',
  )
  row(
    'CPU time to submit the armies, beside one mesh a figure',
    `${shown.ours.toFixed(2)} ms of ${shown.theirs.toFixed(2)} ms (${(shown.ours / shown.theirs).toFixed(3)} ×), ${inOverlaps(shown.ours / 1000)}`,
    'at most 0.1 ×',
  )
  await page.close()
}
figures.close()

const site = await serve({ dir: 'dist-test', port: 4191, seek: true })
const stands = []
let scripts = new Set()
let info = null
for (let i = 0; i < 5; i++) {
  const context = await chrome.newContext({ viewport: size, serviceWorkers: 'block' })
  const page = await context.newPage()
  const seen = new Set()
  page.on('request', r => r.resourceType() === 'script' && seen.add(new URL(r.url()).pathname))
  const start = Date.now()
  await page.goto(`http://127.0.0.1:${site.port}/#/table?scenario=lobositz&seed=1&persons=1`)
  // Not the first frame, but the first that has every figure in it.
  await page.waitForFunction(() => window.__campo?.table?.standing(), undefined, { timeout: 120_000 })
  stands.push((Date.now() - start) / 1000)
  scripts = new Set(seen)
  await page.waitForFunction(() => !window.__campo.table.moving(), undefined, { timeout: 60_000 })
  info = await page.evaluate(() => window.__campo.table.info())
  await context.close()
}
row(
  'draw calls of the whole frame, Lobositz with shadows',
  `${info.calls} (${info.triangles.toLocaleString('en')} triangles)`,
  'at most 150',
)
row(
  'Lobositz stands on screen after opening the page, cache empty, median of five',
  `${median(stands).toFixed(2)} s (${stands.map(s => s.toFixed(2)).join(' ')})`,
  'within 5 s',
)
const zipped = [...scripts].map(p => gzipSync(readFileSync(join(root, 'dist-test', p))).length).reduce((a, b) => a + b, 0)
const SCRIPTS_KB = 450
const room = SCRIPTS_KB - zipped / 1000
row(
  'JavaScript before the armies are seen, gzip',
  `${(zipped / 1000).toFixed(0)} kB in ${scripts.size} files: ${room >= 0 ? `kept, ${room.toFixed(0)} kB of room` : `NOT kept, ${(-room).toFixed(0)} kB too much`}`,
  `at most ${SCRIPTS_KB} kB`,
)
{
  // The same turn of the camera, with the grid and without it by turns: what a frame of each takes until its pixels are there.
  const context = await chrome.newContext({ viewport: size, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`http://127.0.0.1:${site.port}/#/table?scenario=san-fermo-1&seed=1&persons=1`)
  await page.waitForFunction(() => window.__campo?.table?.standing(), undefined, { timeout: 120_000 })
  await page.waitForFunction(() => !window.__campo.table.moving(), undefined, { timeout: 60_000 })
  const hexes = await page.evaluate(() => window.__campo.table.info())
  row(
    'draw calls of the whole frame, San Fermo with grid and shadows',
    `${hexes.calls} (${hexes.triangles.toLocaleString('en')} triangles)`,
    'at most 150',
  )
  const turn = () =>
    page.evaluate(async () => {
      const { table } = window.__campo
      const gl = document.querySelector('canvas').getContext('webgl2')
      const pixel = new Uint8Array(4)
      const next = () => new Promise(done => requestAnimationFrame(done))
      table.rotate(6)
      await next()
      const start = performance.now()
      const from = table.frames()
      while (table.frames() < from + 8 && performance.now() - start < 20_000) {
        if (!table.moving()) table.rotate(6)
        await next()
        gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
      }
      return (performance.now() - start) / (table.frames() - from)
    })
  const times = { on: [], off: [] }
  await turn()
  for (let i = 0; i < 18; i++) {
    const which = i % 2 === 0 ? 'on' : 'off'
    times[which].push(await turn())
    await page.keyboard.press('j')
    await turn()
  }
  const [on, off] = [median(times.on), median(times.off)]
  row(
    'a frame of San Fermo with the grid, beside one without',
    `${on.toFixed(0)} ms of ${off.toFixed(0)} ms (${(on / off).toFixed(3)} ×)`,
    'at most 1.1 ×',
  )
  await context.close()
}
await chrome.close()
site.close()

console.log('')
for (const [what, figure, goal] of rows) console.log(`${what}\n    ${figure}${goal ? `\n    (goal: ${goal})` : ''}`)
