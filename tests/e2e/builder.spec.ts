import type { Page } from '@playwright/test'
import { clean, expect, test } from './support'

/** Walks with Tab to what bears that test id. */
async function tabTo(page: Page, id: string) {
  const there = () => page.evaluate(t => document.activeElement?.getAttribute('data-testid') === t, id)
  for (let i = 0; i < 90 && !(await there()); i++) await page.keyboard.press('Tab')
  expect(await there(), id).toBe(true)
}
async function press(page: Page, id: string, times = 1) {
  await tabTo(page, id)
  for (let i = 0; i < times; i++) await page.keyboard.press('Enter')
}
const value = (page: Page) => page.getByTestId('list-value')

test('an army list made by keyboard: counted, undone name by name, kept over a reload, printed, told at set-up, deleted when asked', async ({
  page,
}) => {
  await page.goto('/#/army?ruleset=radetzky')
  await page.getByTestId('screen-army').waitFor()
  await clean(page, 'the choice of lists')
  await press(page, 'new-austria')
  await page.getByTestId('screen-list').waitFor()
  // nothing but the command base, of 4: no brigade has a base, and three of foot or horse are wanting
  await expect(value(page)).toContainText('4 of 77')
  await expect(page.getByTestId('list-faults').getByRole('listitem')).toHaveCount(2)

  await press(page, 'add-0-german', 4)
  await expect(value(page)).toContainText('36 of 77')
  // a battalion of Jäger is two half bases of 4
  await press(page, 'add-0-jager')
  await expect(value(page)).toContainText('44 of 77')
  await expect(value(page)).toContainText('33 left')
  await expect(page.getByTestId('list-faults')).toHaveCount(0)
  // five cuirassiers more: 84
  await press(page, 'add-0-cuirassier', 5)
  await expect(value(page)).toContainText('7 too many')
  await expect(page.getByTestId('list-faults')).toContainText('84 of 77')
  await clean(page, 'a list with faults')

  // a set-up does not take it as it is, and says so
  await page.goto('/#/setup?scenario=encounter')
  await expect(page.getByTestId('armies-unready').getByRole('link')).toHaveCount(1)
  await expect(page.getByTestId('army-b').locator('option', { hasText: '(84,' })).toBeDisabled()
  await page.getByTestId('armies-unready').getByRole('link').click()
  await page.getByTestId('screen-list').waitFor()
  await expect(value(page)).toContainText('84 of 77')

  // the last base off again, by its own button; undo brings it back, and off once more
  const last = page.getByRole('button', { name: /^Remove Cuirassiers 5/ })
  await last.focus()
  await page.keyboard.press('Enter')
  await expect(value(page)).toContainText('76 of 77')
  await press(page, 'list-undo')
  await expect(value(page)).toContainText('84 of 77')
  await last.focus()
  await page.keyboard.press('Enter')

  // a name is one step for undo, however many letters
  await page.getByTestId('list-name').fill('')
  await page.getByTestId('list-name').pressSequentially('Old guard')
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText('Old guard')
  await page.getByTestId('list-undo').click()
  await expect(page.getByTestId('list-name')).toHaveValue('Austria')
  await page.getByTestId('list-name').fill('Second corps')
  await expect(page.getByText('Saved in the browser')).toBeVisible()

  await page.reload()
  await page.getByTestId('screen-list').waitFor()
  await expect(page.getByTestId('list-name')).toHaveValue('Second corps')
  await expect(value(page)).toContainText('76 of 77')

  // on paper: every base with as many boxes as it has points, and none of the tools
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('.roster-sheet')
  await expect(sheet).toBeVisible()
  await expect(value(page)).toBeHidden()
  const row = (name: string) => sheet.getByRole('row').filter({ hasText: name })
  await expect(row('German infantry 4').locator('.boxes')).toHaveText('☐'.repeat(8))
  await expect(sheet.getByRole('row').filter({ hasText: 'Jäger' })).toHaveCount(2)
  await clean(page, 'the printed roster')
  await page.emulateMedia({ media: null })

  // it may be fielded now
  await page.goto('/#/setup?scenario=encounter')
  await page.getByTestId('army-b').waitFor()
  await expect(page.getByTestId('armies-unready')).toHaveCount(0)
  const own = await page.getByTestId('army-b').locator('option', { hasText: 'Second corps' }).getAttribute('value')
  await page.getByTestId('army-b').selectOption(own)
  await page.getByTestId('army-a').selectOption({ index: 2 })
  await expect(page.getByTestId('armies-even')).toBeVisible()

  // asked before it is gone; kept when it is not meant
  await page.getByTestId('build-army').click()
  await page.getByRole('button', { name: /Second corps/ }).click()
  await page.getByTestId('delete-list').click()
  await page.getByTestId('delete-keep').click()
  await expect(value(page)).toContainText('76 of 77')
  await page.getByTestId('delete-list').click()
  await page.getByTestId('delete-agree').click()
  await page.getByTestId('screen-army').waitFor()
  await expect(page.getByRole('button', { name: /Second corps/ })).toHaveCount(0)
})

test('two quick clicks on a new list make one', async ({ page }) => {
  await page.goto('/#/army?ruleset=radetzky')
  await page.getByTestId('screen-army').waitFor()
  // both before the first list is stored
  await page.getByTestId('new-austria').evaluate(b => {
    for (let i = 0; i < 2; i++) (b as HTMLButtonElement).click()
  })
  await page.getByTestId('screen-list').waitFor()
  await page.goto('/#/army?ruleset=radetzky')
  await page.reload()
  await page.getByTestId('screen-army').waitFor()
  await expect(page.locator('.builder-lists li')).toHaveCount(1)
})
