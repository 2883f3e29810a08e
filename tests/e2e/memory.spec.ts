import type { Page } from '@playwright/test'
import { drawn, expect, open, takeOver, test, toFirstMove } from './support'

/** R74: in full in the soak, a tenth of it in every run. */
const times = (full: number) => (process.env.CAMPO_SOAK ? full : full / 10)

/** The page's heap after a forced collection, in bytes. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number }
  await session.detach()
  return usedSize
}
const graphics = (page: Page) =>
  page.evaluate(() => {
    const { geometries, textures } = window.__campo!.table.info()!
    return { geometries, textures }
  })

test('R74 entering and leaving a game leaves nothing behind', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(1_200_000)
  const visit = async (seed: number) => {
    await open(page, `scenario=lobositz&seed=${seed}`)
    await takeOver(page)
    await drawn(page)
    const found = await graphics(page)
    await page.evaluate(() => {
      location.hash = '#/'
    })
    await page.getByTestId('screen-first').waitFor()
    return found
  }
  const first = await visit(0)
  const begin = await heap(page)
  for (let i = 1; i <= times(30); i++) {
    const found = await visit(i)
    expect(Math.abs(found.geometries - first.geometries)).toBeLessThanOrEqual(2)
    expect(Math.abs(found.textures - first.textures)).toBeLessThanOrEqual(2)
  }
  expect((await heap(page)) - begin).toBeLessThan(10_000_000)
})

test('R74 the ruler drawn again and again, each time with another number', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(1_200_000)
  await open(page)
  await toFirstMove(page)
  const rounds = times(500)
  const rule = (from: number, to: number) =>
    page.evaluate(
      async ([a, b]) => {
        const { hands } = window.__campo!.session
        const at = (kind: 'down' | 'move' | 'up', x: number, y: number) =>
          hands.pointer({ kind, at: [x, y], pointer: 'mouse', grip: 0.3, shift: false, alt: true, ctrl: false })
        hands.setTool('ruler')
        for (let i = a; i < b; i++) {
          at('down', 90, 45)
          at('move', 91 + (i % 50), 60)
          at('up', 92 + (i % 50), 60 + (i % 7))
          await new Promise(requestAnimationFrame)
          hands.clearRulers()
        }
        hands.setTool('move')
      },
      [from, to] as const,
    )
  await rule(0, 5)
  await drawn(page)
  const first = await graphics(page)
  const begin = await heap(page)
  await rule(5, rounds)
  await drawn(page)
  const last = await graphics(page)
  expect(Math.abs(last.geometries - first.geometries)).toBeLessThanOrEqual(2)
  expect(Math.abs(last.textures - first.textures)).toBeLessThanOrEqual(2)
  expect((await heap(page)) - begin).toBeLessThan(10_000_000)
})
