/** After one visit without a line, and a newer build beside a page that stands: with a server of its own, which can be closed. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Page } from '@playwright/test'
import { serve } from '../../scripts/serve.mjs'
import { clean, drawn, expect, takeOver, test } from './support'

const BUILT = process.env.CAMPO_SITE ?? 'dist-test'

/** The built site in a folder of its own, served until it is closed. */
async function site() {
  const folder = mkdtempSync(join(tmpdir(), 'campo-site-'))
  cpSync(join(process.cwd(), BUILT), folder, { recursive: true })
  const server = await serve({ dir: relative(process.cwd(), folder), port: 4240, seek: true })
  let open = true
  const close = () => {
    if (open) server.close()
    open = false
  }
  return {
    at: `http://127.0.0.1:${server.port}/`,
    worker: join(folder, 'offline.js'),
    close,
    end() {
      close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The first visit is over: the worker serves the page, and all that it keeps is there. */
const keptAll = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const page = await caches.match('./index.html')
          return page !== undefined && navigator.serviceWorker.controller?.state === 'activated'
        }),
      { timeout: 120_000 },
    )
    .toBe(true)

test('after one visit, without a line: the first page, a table, a demonstration, a drill', async ({ page }) => {
  test.setTimeout(600_000)
  const s = await site()
  try {
    await page.goto(s.at)
    await page.getByTestId('screen-first').waitFor()
    await keptAll(page)
    s.close()
    // Nothing answers any more.
    await expect(fetch(s.at)).rejects.toThrow()
    await page.reload()
    await page.getByTestId('screen-first').waitFor()
    await clean(page, 'the first page without a line')

    await page.goto(`${s.at}#/table?scenario=kolin&seed=1`)
    await page.getByTestId('hand-over').waitFor({ timeout: 60_000 })
    await takeOver(page)
    await drawn(page)

    await page.goto(`${s.at}#/film/demo/impetus/present`)
    await page.getByTestId('present-words').waitFor({ timeout: 60_000 })
    await page.waitForFunction(() => window.__campo?.table?.standing(), undefined, { timeout: 120_000 })
    await expect(page.getByTestId('present-words')).toContainText('dice')

    await page.goto(`${s.at}#/drills?kind=aim&level=2&seed=3`)
    await expect(page.getByTestId('drill-form')).toBeVisible({ timeout: 60_000 })
  } finally {
    s.end()
  }
})

test('a newer build waits and is told; the page stays what it was until it is taken', { tag: '@long' }, async ({ page }) => {
  const s = await site()
  try {
    await page.goto(s.at)
    await page.getByTestId('screen-first').waitFor()
    await keptAll(page)
    const build = (text: string) => /campo-[0-9a-f]+/.exec(text)![0]
    const source = readFileSync(s.worker, 'utf8')
    const older = build(source)
    const newer = 'campo-0123456789abcdef'
    writeFileSync(s.worker, source.replace(older, newer))
    await page.evaluate(() => {
      ;(window as unknown as { stands: boolean }).stands = true
      return navigator.serviceWorker.getRegistration().then(r => r?.update())
    })
    const told = page.getByTestId('new-version')
    await expect(told).toBeVisible({ timeout: 60_000 })
    await clean(page, 'the notice of a newer version')
    // It waits: the older one serves, and nothing was loaded anew.
    const names = () => page.evaluate(() => caches.keys().then(all => all.filter(n => n.startsWith('campo-')).sort()))
    expect(await names()).toEqual([newer, older].sort())
    expect(await page.evaluate(() => (window as unknown as { stands?: boolean }).stands)).toBe(true)
    await page.getByTestId('new-version-take').click()
    await page.waitForFunction(() => !(window as unknown as { stands?: boolean }).stands, undefined, { timeout: 60_000 })
    await page.getByTestId('screen-first').waitFor()
    await expect(told).toHaveCount(0)
    await expect.poll(names).toEqual([newer])
  } finally {
    s.end()
  }
})

test('the page can be installed: its manifest names icons that are there, of the size that it says', async ({ page }) => {
  await page.goto('/')
  const icons = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href
    type Icon = { src: string; sizes: string; purpose?: string; type?: string }
    const manifest = (await (await fetch(link)).json()) as { icons: Icon[]; shortcuts: { url: string; icons: Icon[] }[] }
    const touch = document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]')!.href
    const all = [
      ...manifest.icons,
      ...manifest.shortcuts.flatMap(s => s.icons),
      { src: touch, sizes: '180x180', purpose: 'touch', type: 'image/png' },
    ].filter(i => i.sizes !== 'any')
    return Promise.all(
      all.map(async i => {
        const image = await createImageBitmap(await (await fetch(new URL(i.src, link))).blob())
        const canvas = new OffscreenCanvas(image.width, image.height)
        const c = canvas.getContext('2d')!
        c.drawImage(image, 0, 0)
        const corner = c.getImageData(1, 1, 1, 1).data[3]
        return { purpose: i.purpose ?? 'any', says: i.sizes, is: `${image.width}x${image.height}`, corner }
      }),
    )
  })
  expect(icons.map(i => i.purpose)).toEqual(expect.arrayContaining(['any', 'maskable', 'touch']))
  for (const i of icons) {
    expect(i.is).toBe(i.says)
    // A maskable icon's ground runs to its corners; the others' corners are round.
    expect(i.corner).toBe(i.purpose === 'any' ? 0 : 255)
  }
})
