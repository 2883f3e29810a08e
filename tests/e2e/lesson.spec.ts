import { clean, drag, drawn, expect, footprint, onScreen, stillFrames, test, wheelPath } from './support'

const at = async (page: Parameters<typeof onScreen>[0], lesson: string) =>
  expect(page.getByTestId('lesson')).toHaveAttribute('data-lesson', lesson)

// What is drawn is looked at elsewhere: here it may be plain.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('campo/quality', JSON.stringify({ v: 1, is: 'low' })))
})

test('a newcomer goes from the first page through the first lesson by pointer, and resumes it on the way', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(600_000)
  await page.goto('/')
  await page.getByTestId('first-lesson').click()
  await page.getByTestId('lesson').waitFor({ timeout: 120_000 })
  await drawn(page)
  await at(page, 'select')
  const unit = await footprint(page, 'a/I/1')
  const middle = (f: { front: [number, number] }) => onScreen(page, [f.front[0], f.front[1] - 0.7])
  await page.mouse.click(...(await middle(unit)))
  await at(page, 'wheel')
  await stillFrames(page)
  await clean(page, 'first lesson')
  await drag(page, wheelPath(unit, 'right', 2))
  await at(page, 'advance')
  const wheel = await page.evaluate(() => window.__campo!.session.hands.get().steps[0])
  expect(wheel).toMatchObject({ wheel: 'right' })
  await stillFrames(page)
  const front = await page.evaluate(() => window.__campo!.session.hands.picture().handles.find(h => h.id === 'front')!.at)
  const ahead: [number, number] = [front[0] + 1.2, front[1] + 9]
  await drag(page, [front, [(front[0] + ahead[0]) / 2, (front[1] + ahead[1]) / 2], ahead])
  await at(page, 'commit')
  await page.getByTestId('primary').click()
  await at(page, 'measure')
  // Left and taken up again: it stands where it stood.
  await page.getByTestId('lesson-leave').click()
  await page.getByTestId('first-lesson').click()
  await page.getByTestId('lesson').waitFor()
  await at(page, 'measure')
  await stillFrames(page)
  await page.getByTestId('ruler').click()
  await drag(page, [(await footprint(page, 'a/I/1')).front, (await footprint(page, 'b/I/1')).front])
  await at(page, 'end')
  await page.getByTestId('primary').click()
  await at(page, 'fire')
  await stillFrames(page)
  await page.getByTestId('fire-target-b/I/1').or(page.getByTestId('volley-b/I/1')).first().click()
  await page.getByTestId('fire-go').click()
  await page.getByTestId('lesson-done').waitFor()
  await clean(page, 'the lesson done')
  await page.getByTestId('lesson-drills').click()
  await page.getByTestId('drill-flank').waitFor()
})

test('the whole lesson by keyboard alone, from the first page on', async ({ page }) => {
  test.setTimeout(600_000)
  await page.goto('/')
  await page.getByTestId('first-lesson').focus()
  await page.keyboard.press('Enter')
  await page.getByTestId('lesson').waitFor({ timeout: 120_000 })
  await at(page, 'select')
  /** Tabs on until what is asked for has come. */
  const tabTo = async (done: () => Promise<boolean>) => {
    for (let i = 0; i < 60 && !(await done()); i++) await page.keyboard.press('Tab')
    expect(await done()).toBe(true)
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await tabTo(() => page.evaluate(() => window.__campo!.session.hands.get().selected.includes('a/I/1')))
  await at(page, 'wheel')
  await page.keyboard.press('Shift+ArrowRight')
  await at(page, 'advance')
  for (let i = 0; i < 4; i++) await page.keyboard.press('Shift+ArrowUp')
  await at(page, 'commit')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('pad-field')).toBeFocused()
  await page.keyboard.press('Enter')
  await at(page, 'measure')
  await page.keyboard.press('Escape')
  await page.keyboard.press('m')
  await page.getByTestId('measure').waitFor()
  await tabTo(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid') === 'measure'))
  await page.keyboard.press('Enter')
  await at(page, 'end')
  await page.keyboard.press('Control+Enter')
  await at(page, 'fire')
  await tabTo(() => page.evaluate(() => window.__campo!.session.hands.get().selected.includes('a/C/1')))
  await page.getByTestId('fire-go').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByTestId('lesson-done').waitFor()
})

test('the lesson by a finger, on a tablet', { tag: '@long' }, async ({ browser }) => {
  test.setTimeout(600_000)
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, hasTouch: true, locale: 'it-IT' })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByTestId('first-lesson').tap()
  await page.getByTestId('lesson').waitFor({ timeout: 120_000 })
  await drawn(page)
  const client = await context.newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', p?: readonly [number, number]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: p ? [{ x: p[0], y: p[1] }] : [] })
  /** A finger over places of the table, in small moves. */
  const finger = async (places: readonly (readonly [number, number])[]) => {
    const points: [number, number][] = []
    for (const p of places) points.push(await onScreen(page, p))
    await send('touchStart', points[0])
    for (const [i, b] of points.slice(1).entries()) {
      const a = points[i]!
      for (let k = 1; k <= 4; k++) await send('touchMove', [a[0] + ((b[0] - a[0]) * k) / 4, a[1] + ((b[1] - a[1]) * k) / 4])
    }
    await send('touchEnd')
  }
  const unit = await footprint(page, 'a/I/1')
  const [x, y] = await onScreen(page, [unit.front[0], unit.front[1] - 0.7])
  await page.touchscreen.tap(x, y)
  await at(page, 'wheel')
  await stillFrames(page)
  await finger(wheelPath(unit, 'right', 2))
  await at(page, 'advance')
  await stillFrames(page)
  const front = await page.evaluate(() => window.__campo!.session.hands.picture().handles.find(h => h.id === 'front')!.at)
  const ahead: [number, number] = [front[0] + 1.2, front[1] + 9]
  await finger([front, [(front[0] + ahead[0]) / 2, (front[1] + ahead[1]) / 2], ahead])
  await at(page, 'commit')
  await page.getByTestId('pad-yes').or(page.getByTestId('primary')).first().tap()
  await at(page, 'measure')
  await page.getByTestId('ruler').tap()
  await stillFrames(page)
  await finger([(await footprint(page, 'a/I/1')).front, (await footprint(page, 'b/I/1')).front])
  await at(page, 'end')
  await page.getByTestId('primary').tap()
  await at(page, 'fire')
  await stillFrames(page)
  await page.getByTestId('fire-target-b/I/1').or(page.getByTestId('volley-b/I/1')).first().tap()
  await page.getByTestId('fire-go').tap()
  await page.getByTestId('lesson-done').waitFor()
  await context.close()
})
