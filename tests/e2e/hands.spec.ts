import { drag, drawn, expect, footprint, onScreen, open, test, toFirstMove, wheelPath } from './support'

const UNIT = 'a/III/3'
const hash = (page: import('@playwright/test').Page) => page.evaluate(() => window.__campo!.session.game.hash())

test('R61 an interrupted drag costs nothing, and the next one works', { tag: '@long' }, async ({ page }) => {
  await open(page)
  await toFirstMove(page)
  await page.getByTestId(`unit-${UNIT}`).click()
  await drawn(page)
  const unit = await footprint(page, UNIT)
  const before = await hash(page)
  const path = wheelPath(unit, 'left', 4)
  const begin = async () => {
    await page.mouse.move(...(await onScreen(page, path[0])))
    await page.mouse.down()
    for (const p of path.slice(1)) await page.mouse.move(...(await onScreen(page, p)))
    expect(await page.evaluate(() => window.__campo!.session.hands.get().dragging)).toBe(true)
  }
  const interruptions: [string, () => Promise<unknown>][] = [
    [
      'pointercancel',
      () => page.locator('canvas').first().dispatchEvent('pointercancel', { pointerId: 1, pointerType: 'mouse', bubbles: true }),
    ],
    ['Escape', () => page.keyboard.press('Escape')],
    ['the window loses its focus', () => page.evaluate(() => window.dispatchEvent(new Event('blur')))],
  ]
  for (const [what, interrupt] of interruptions) {
    await begin()
    await interrupt()
    const after = await page.evaluate(() => window.__campo!.session.hands.get())
    expect(after.dragging, what).toBe(false)
    expect(after.plans, what).toEqual([])
    await page.mouse.up()
    expect(await hash(page), what).toBe(before)
    if ((await page.evaluate(() => window.__campo!.session.hands.get().selected.length)) === 0)
      await page.getByTestId(`unit-${UNIT}`).click()
  }
  await drag(page, path)
  await expect.poll(() => page.evaluate(() => window.__campo!.session.hands.get().plans.length)).toBe(1)
})

test('R36 R63 what has moved is picked where it stands, at any sharpness of the screen', { tag: '@long' }, async ({
  browser,
}) => {
  for (const deviceScaleFactor of [0.8, 1.25, 2]) {
    const context = await browser.newContext({ deviceScaleFactor, viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    await open(page, 'scenario=lobositz&seed=1&mode=free&persons=1')
    if (await page.getByTestId('hand-over-take').isVisible()) await page.getByTestId('hand-over-take').click()
    await drawn(page)
    await page.keyboard.press('p')
    await drawn(page)
    for (const id of ['a/I/1', 'a/III/1', 'b/III/2', 'b/I/5', 'a/C/5']) {
      const f = await page.evaluate(
        u => window.__campo!.session.game.show('spectator').bodies.find(b => b.id === u)?.footprint,
        id,
      )
      if (!f) continue
      const r = (f.facing * Math.PI) / 180
      const centre = [f.front[0] - (Math.sin(r) * f.depth) / 2, f.front[1] - (Math.cos(r) * f.depth) / 2] as const
      await page.evaluate(p => window.__campo!.table.lookAt(p), centre)
      await drawn(page)
      const [x, y] = await onScreen(page, centre)
      const back = await page.evaluate(p => window.__campo!.table.unproject(p[0], p[1]), [x, y] as const)
      expect(Math.hypot(back![0] - centre[0], back![1] - centre[1]), `${id} at ${deviceScaleFactor}`).toBeLessThan(0.2)
    }
    await context.close()
  }
})

test('a turn by keys alone: a unit is walked to, wheeled, advanced, planned and committed', async ({ page }) => {
  await open(page)
  await toFirstMove(page)
  const at = await page.evaluate(() => window.__campo!.session.game.get().at)
  await page.locator('body').click({ position: { x: 720, y: 20 } })
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab')
    const [id] = await page.evaluate(() => window.__campo!.session.hands.get().selected)
    if (id === UNIT) break
  }
  expect(await page.evaluate(() => window.__campo!.session.hands.get().selected)).toEqual([UNIT])
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect
    .poll(() => page.evaluate(() => window.__campo!.session.hands.get().steps))
    .toEqual([{ wheel: 'left', degrees: expect.any(Number) }, { advance: expect.any(Number) }])
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('pad-field')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => window.__campo!.session.game.get().at)).toBeGreaterThan(at)
})

test('a finger taps, wheels and commits on a phone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await open(page)
  await toFirstMove(page)
  const unit = await footprint(page, UNIT)
  await page.evaluate(id => window.__campo!.session.hands.select([id]), UNIT)
  await page.evaluate(p => {
    window.__campo!.table.lookAt(p)
    window.__campo!.table.zoom(0.5)
  }, unit.front)
  await drawn(page)
  const touch = await context.newCDPSession(page)
  const path = wheelPath(unit, 'left', 4)
  const points = []
  for (const p of path) points.push(await onScreen(page, p))
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', p?: [number, number]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: p ? [{ x: p[0], y: p[1] }] : [] })
  await send('touchStart', points[0])
  for (const p of points.slice(1)) await send('touchMove', p)
  await send('touchEnd')
  await expect.poll(() => page.evaluate(() => window.__campo!.session.hands.get().plans.length)).toBe(1)
  await page.getByTestId('pad-yes').first().click()
  await expect.poll(async () => (await footprint(page, UNIT)).facing).not.toBe(unit.facing)
  await context.close()
})
