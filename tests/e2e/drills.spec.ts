import { loadMakers, makeDrill } from '../../src/drills'
import { clean, drawn, expect, test } from './support'

/** The answer's place among the options, by the same drill made here. */
const rightOf = async (seed: number) => {
  const { asked } = makeDrill({ kind: 'flank', level: 1, seed }, await loadMakers('ordine-obliquo'))
  return asked.kind === 'choice' ? asked.options.findIndex(o => o.id === asked.right) + 1 : 0
}
const seedIn = (url: string) => Number(/seed=(\d+)/.exec(url)?.[1])

test('a drill is done by keyboard alone; answered wrong it returns after three others', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  await page.getByTestId('door-drills').focus()
  await page.keyboard.press('Enter')
  await page.getByTestId('drill-flank').waitFor()
  await clean(page, 'drill ground')
  await page.getByTestId('drill-flank').focus()
  await page.keyboard.press('Enter')
  const missed: number[] = []
  for (let n = 0; n < 5; n++) {
    await expect(page.getByTestId('drill-form')).toBeVisible()
    const seed = seedIn(page.url())
    if (n === 4) {
      expect(seed).toBe(missed[0])
      break
    }
    const right = await rightOf(seed)
    await page.keyboard.press(String(n === 0 ? 3 - right : right))
    await page.keyboard.press('Enter')
    const told = page.getByTestId('drill-told')
    await expect(told).toHaveAttribute('data-right', String(n > 0))
    await expect(told).toContainText(/9\.7/)
    if (n === 0) {
      missed.push(seed)
      await clean(page, 'a drill that was answered')
    }
    await page.keyboard.press('Enter')
    await page.waitForFunction(was => !location.hash.includes(`seed=${was}&`) && !location.hash.endsWith(`seed=${was}`), seed)
  }
  // The book is still there on the next visit.
  await page.goto('/#/drills')
  await page.reload()
  await expect(page.getByTestId('drill-missed')).toBeVisible()
})

test('a wheel is dragged onto the target on the table itself', { tag: '@long' }, async ({ page }) => {
  await page.goto('/#/drills?kind=aim&level=2&seed=3')
  const handle = page.getByTestId('drill-handle')
  await handle.waitFor({ timeout: 120_000 })
  const slider = page.getByTestId('drill-wheel')
  // The table comes to rest on what is asked, and the handle is put there with the frame after: a slow frame may take a second.
  await drawn(page)
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  const box = (await handle.boundingBox())!
  const { asked } = makeDrill({ kind: 'aim', level: 2, seed: 3 }, await loadMakers('ordine-obliquo'))
  if (asked.kind !== 'wheel') throw new Error('no wheel')
  const s = asked.side === 'right' ? 1 : -1
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  // Forward in small steps, until the slider that goes with the hand stands at the right degrees.
  for (let i = 1; i <= 120 && Number(await slider.inputValue()) < asked.right - 1; i++)
    await page.mouse.move(x + s * i * 0.6, y - i * 3)
  await page.mouse.up()
  expect(Math.abs(Number(await slider.inputValue()) - asked.right)).toBeLessThan(asked.tolerance)
  await page.getByTestId('drill-commit').click()
  await expect(page.getByTestId('drill-told')).toHaveAttribute('data-right', 'true')
})

test('a finger answers, and the result is handed on as text', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'it-IT' })
  const page = await context.newPage()
  await page.goto('/#/drills?day=2026-11-30')
  await page.getByTestId('drill-form').waitFor({ timeout: 120_000 })
  const option = page.locator('[data-testid^="drill-option-"]').first()
  await option.tap()
  await page.getByTestId('drill-commit').tap()
  await page.getByTestId('drill-share').tap()
  await expect(page.getByTestId('drill-share-text')).toHaveValue(/2026-11-30[\s\S]*drills\?day=2026-11-30/)
  await context.close()
})
