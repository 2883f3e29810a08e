import { drag, drawn, expect, footprint, open, stillFrames, test, toFirstMove, wheelPath } from './support'

test('7.1 7.2 from the first page to a wheel of 5 cm, 4.0 on, 0.1 refused; saved, reloaded, gone on with', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/')
  await page.getByTestId('door-play').click()
  await toFirstMove(page)

  const unit = 'a/III/3'
  const before = await footprint(page, unit)
  await page.evaluate(id => window.__campo!.table.lookAt(id), before.front)
  await page.getByTestId(`unit-${unit}`).click()
  await drawn(page)

  // The right front corner swings about the left one.
  await drag(page, wheelPath(before, 'left', 5))
  await expect.poll(() => page.evaluate(() => window.__campo!.session.hands.get().steps)).toHaveLength(1)
  const steps = await page.evaluate(() => window.__campo!.session.hands.get().steps)
  expect(Number(steps[0].degrees) * (Math.PI / 180) * before.width).toBeCloseTo(5, 1)
  await expect(page.getByTestId('pad-verdict')).toContainText('4.0')

  // The front edge is taken in its middle and goes straight on.
  const front = await page.evaluate(() => window.__campo!.session.hands.picture().handles.find(h => h.id === 'front')!.at)
  const a = -5 / before.width
  await drag(page, [
    front,
    [front[0] + 2 * Math.sin(a), front[1] + 2 * Math.cos(a)],
    [front[0] + 4 * Math.sin(a), front[1] + 4 * Math.cos(a)],
  ])
  await expect
    .poll(() => page.evaluate(() => window.__campo!.session.hands.get().steps))
    .toEqual([expect.anything(), { advance: 4 }])

  // 0.1 cm more, in writing.
  const field = page.getByTestId('pad-field')
  const written = await field.inputValue()
  expect(written).toContain('4.0')
  await field.fill(written.replace('4.0', '4.1'))
  const verdict = page.getByTestId('pad-verdict')
  await expect(verdict).toHaveAttribute('data-code', 'move/too-far')
  await expect(verdict).toContainText('0.1')
  await expect(verdict).toContainText('7.1')
  await expect(page.getByTestId('pad-working')).toContainText('7.2')
  await field.fill(written)
  await expect(verdict).not.toHaveAttribute('data-code', 'move/too-far')
  await page.getByTestId('pad-yes').click()
  await expect.poll(async () => (await footprint(page, unit)).facing).toBeCloseTo(360 - 17.9049, 2)
  await drawn(page)

  // A second move is planned and not committed; the page is loaded anew.
  await page.getByTestId('unit-a/III/1').click()
  await page.getByTestId('pad-field').fill('advance 3.0')
  await page.getByTestId('pad-field').press('Tab')
  await expect.poll(() => page.evaluate(() => window.__campo!.session.hands.get().plans.length)).toBe(1)
  const hash = await page.evaluate(() => window.__campo!.session.game.hash())
  await page.waitForTimeout(600)
  await page.reload()
  await drawn(page)
  expect(await page.evaluate(() => window.__campo!.session.game.hash())).toBe(hash)
  await expect.poll(() => page.evaluate(() => window.__campo!.session.hands.get().plans.length)).toBe(1)
  const stood = await footprint(page, 'a/III/1')
  await page.getByTestId('unit-a/III/1').click()
  await page.getByTestId('pad-yes').click()
  await expect.poll(async () => (await footprint(page, 'a/III/1')).front[1]).toBeCloseTo(stood.front[1] + 3, 4)
})

test('while nothing moves no frame is drawn, and during a drag React renders no part of the table', { tag: '@long' }, async ({
  page,
}) => {
  await open(page)
  await toFirstMove(page)
  const unit = await footprint(page, 'a/III/3')
  await page.getByTestId('unit-a/III/3').click()
  await drawn(page)
  const still = await stillFrames(page)
  await page.waitForTimeout(2500)
  expect(await page.evaluate(() => window.__campo!.table.frames())).toBe(still)

  const renders = await page.evaluate(() => window.__campo!.table.renders())
  const path = wheelPath(unit, 'left', 4)
  const points = []
  for (const p of path) points.push(await page.evaluate(q => window.__campo!.table.project(q), p))
  await page.mouse.move(...(points[0] as [number, number]))
  await page.mouse.down()
  const pressed = await page.evaluate(() => window.__campo!.table.renders())
  for (const p of points.slice(1)) await page.mouse.move(...(p as [number, number]), { steps: 6 })
  expect(await page.evaluate(() => window.__campo!.session.hands.get().dragging)).toBe(true)
  expect(await page.evaluate(() => window.__campo!.table.renders())).toBe(pressed)
  expect(await page.evaluate(() => window.__campo!.table.frames())).toBeGreaterThan(still)
  expect(pressed - renders).toBeLessThanOrEqual(2)
  await page.mouse.up()
})
