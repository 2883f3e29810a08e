import type { Page } from '@playwright/test'
import { expect, open, test } from './support'

type Told = { type: string; how?: string; left?: number }
const what = (page: Page) =>
  page.evaluate(() =>
    window
      .__campo!.session.game.get()
      .awaiting.map(w => `${w.seat} ${w.what}`)
      .join(),
  )
/** Whose panel is on the page: both may be asked at once. */
const holder = async (page: Page) => /side-([ab])/.exec((await page.getByTestId('deeds').getAttribute('class')) ?? '')?.[1] ?? ''
const take = async (page: Page) => {
  await page.getByTestId('hand-over-take').click()
  await page.getByTestId('hand-over').waitFor({ state: 'detached' })
}
/** Plays on behind the page until both have agreed upon a real table. */
async function toTable(page: Page) {
  await page.evaluate(() => {
    const { game } = window.__campo!.session as unknown as {
      game: {
        get(): { awaiting: { seat: string; what: string }[] }
        choices(seat: string): { command?: Told & { how?: string } }[]
        submit(seat: string, command: Told): unknown
      }
    }
    let k = 7
    const random = (below: number) => {
      k = (k * 1103515245 + 12345) % 2147483648
      return Math.floor((k / 2147483648) * below)
    }
    for (let i = 0; i < 4000; i++) {
      const { seat, what } = game.get().awaiting[0]!
      if (what === 'camp_table') return
      const all = game.choices(seat).flatMap(c => c.command ?? [])
      game.submit(seat, all.find(c => c.how === 'typed') ?? all[random(all.length)]!)
    }
    throw new Error('no battle')
  })
  await page.getByTestId('result').or(page.getByTestId('hand-over')).first().waitFor()
}

test('a battle on a real table: what is written stays, no field jumps, and who would give the table up is answered', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'scenario=campaign-1809&seed=5')
  await toTable(page)
  if (await page.getByTestId('hand-over').isVisible()) await take(page)
  const form = page.getByTestId('result')
  const turn = page.getByTestId('result-turn')
  const unit = form.locator('[data-testid^="result-"][type="number"]').nth(1)

  // A field may stand empty: what is missing is said, and nothing jumps to nought.
  await turn.fill('')
  await expect(turn).toHaveValue('')
  await expect(form.getByRole('alert')).toHaveCount(1)
  await expect(page.getByTestId('result-go')).toBeDisabled()
  await turn.pressSequentially('4')
  await expect(turn).toHaveValue('4')
  expect(await turn.evaluate(e => (e as HTMLInputElement).value)).toBe('4')
  await turn.fill('0')
  await expect(page.getByTestId('result-go')).toBeDisabled()
  await turn.fill('4')
  await unit.fill('2')

  // Of every row what is left and of how many stand on one line, and no brigade is narrower than another.
  const lines = await form.locator('.camp-result-left').evaluateAll(all => all.map(x => x.getBoundingClientRect().height))
  expect(Math.max(...lines)).toBeLessThan(60)
  const widths = await form.locator('fieldset').evaluateAll(all => all.map(x => Math.round(x.getBoundingClientRect().width)))
  expect(new Set(widths).size).toBe(1)

  // On a phone, over to the roster and back, and to the wide page again: it is all still there.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByTestId('sheet').waitFor()
  await expect(turn).toHaveValue('4')
  for (const label of await form.locator('label').all()) expect((await label.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  const wide = await form.locator('.camp-result-unit').evaluateAll(all => all.map(x => x.scrollWidth - x.clientWidth))
  expect(Math.max(...wide)).toBeLessThanOrEqual(0)
  await page.getByTestId('sheet-height').click()
  await page.getByTestId('sheet-height').click()
  await form.locator('.camp-result-taken').first().scrollIntoViewIfNeeded()
  await page.getByTestId('sheet-height').click()
  await page.getByTestId('sheet-height').click()
  await page.getByTestId('tab-roster').click()
  await page.getByTestId('tab-pad').click()
  await expect(turn).toHaveValue('4')
  await expect(unit).toHaveValue('2')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByTestId('sheet').waitFor({ state: 'detached' })
  await expect(unit).toHaveValue('2')

  // Giving the table up is told to the other side, which writes its result: then the first is asked again.
  const first = await holder(page)
  await page.getByTestId('deed-way-map').click()
  await take(page)
  await expect(page.getByTestId('battle-givesUp')).toBeVisible()
  await expect(turn).toHaveValue('12')
  await page.getByTestId('result-go').click()
  await expect.poll(() => what(page)).toBe(`${first} camp_table`)
  await take(page)
  await expect(page.getByTestId('battle-theirs')).toBeVisible()
  await expect(turn).toHaveValue('4')

  // The two do not tell the same end: each side finds what it had written.
  await page.getByTestId('result-go').click()
  await expect.poll(() => what(page)).toBe('a camp_table,b camp_table')
  if (await page.getByTestId('hand-over').isVisible()) await take(page)
  await expect(turn).toHaveValue((await holder(page)) === first ? '4' : '12')
})
