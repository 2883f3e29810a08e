/** The club night: demonstrations shown to a room, one's own opened from a file, and what is handed on. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { unreadable } from './readable'
import { clean, expect, open, takeOver, test } from './support'

const FOLDER = join(process.cwd(), 'scenarios/demonstrations')
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')
const WHEEL = read('wheel.json')
const kolin = readFileSync(join(process.cwd(), 'tests/replays/kolin.jsonl'), 'utf8')

const standing = (page: Page) =>
  page.waitForFunction(() => window.__campo?.table?.standing() && !window.__campo.table.moving(), undefined, { timeout: 120_000 })
/** The table of a film stands. */
async function film(page: Page): Promise<void> {
  await page.getByTestId('screen-theatre').waitFor({ timeout: 60_000 })
  await standing(page)
}
const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

test('a demonstration is shown with PageDown and PageUp alone, every step of it readable from the back of the room', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(900_000)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/#/film')
  await expect(page.locator('[data-testid^=demo-]')).toHaveCount(readdirSync(FOLDER).filter(f => f.endsWith('.json')).length)
  await clean(page, 'the theatre’s foyer')
  await page.getByTestId('demo-impetus').click()
  await film(page)
  await clean(page, 'a demonstration that is watched')
  await page.getByTestId('film-present').click()
  const words = page.getByTestId('present-words')
  const at = page.getByTestId('present-at')
  await expect(words).toContainText('The value of a base is the number of its dice')
  const [, of] = (await at.textContent())!.split(' of ').map(Number)
  expect(of).toBeGreaterThanOrEqual(8)
  for (let n = 1; n <= of!; n++) {
    await expect(at).toHaveText(`${n} of ${of}`, { timeout: 120_000 })
    await standing(page)
    expect(await unreadable(page), `step ${n}`).toEqual([])
    if (n < of!) await page.keyboard.press('PageDown')
  }
  await clean(page, 'the end of a demonstration')
  for (let n = of! - 1; n >= 1; n--) {
    await page.keyboard.press('PageUp')
    await expect(at).toHaveText(`${n} of ${of}`)
  }
  await expect(words).toContainText('The value of a base is the number of its dice')
})

test('one’s own demonstration is opened from a file or dropped; a broken one says where, and nothing is lost', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/#/film')
  const mine = { ...JSON.parse(WHEEL), demonstration: 'mine', title: { it: 'La mia', en: 'My own' } }
  await page.getByTestId('film-open-file').setInputFiles(file('mine.json', JSON.stringify(mine)))
  await film(page)
  await expect(page.locator('.film-title')).toHaveText('My own')
  const here = page.url()
  const steps = [...mine.steps]
  steps[2] = { ...steps[2], do: 'a/I/1: wheel L 200°' }
  // Dropped upon the film that stands: it stays, and the fault is told with its place.
  const drop = (name: string, text: string) =>
    page.getByTestId('drop').evaluate(
      (e, [n, t]) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([t!], n!, { type: 'application/json' }))
        for (const type of ['dragenter', 'dragover', 'drop'])
          e.firstElementChild!.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
      },
      [name, text],
    )
  await drop('broken.json', JSON.stringify({ ...mine, steps }))
  const faults = page.getByTestId('film-file-faults')
  await expect(faults).toContainText('broken.json')
  await expect(faults).toContainText('/steps/2/do')
  await expect(faults).toContainText('wheel/too-far (7.2)')
  await clean(page, 'a broken demonstration')
  expect(page.url().split('?')[0]).toBe(here.split('?')[0])
  await expect(page.locator('.film-title')).toHaveText('My own')
  await drop('good.json', JSON.stringify({ ...mine, title: { it: 'Altra', en: 'Another' } }))
  await expect(page.locator('.film-title')).toHaveText('Another', { timeout: 60_000 })
  // What was opened before is still there, by its address.
  await page.goto(here)
  await expect(page.locator('.film-title')).toHaveText('My own', { timeout: 60_000 })
})

test('a game that is over goes by a link to somebody else, and on paper; one that goes on does not', { tag: '@long' }, async ({
  page,
  context,
}) => {
  test.setTimeout(600_000)
  await page.goto('/#/film')
  await page.getByTestId('film-open-file').setInputFiles(file('kolin.jsonl', kolin))
  await film(page)
  await page.getByTestId('film-share').click()
  const link = await page.getByTestId('share-link').inputValue()
  expect(link.length).toBeLessThan(33_000)
  await clean(page, 'the ways to share')
  await page.getByTestId('film-paper').click()
  await expect(page.getByTestId('paper-turn-1')).toBeVisible()
  await clean(page, 'a game on paper')
  await page.getByTestId('paper-leave').click()
  await film(page)

  // Another browser, where nothing of it is stored.
  const other = await context.browser()!.newContext()
  const guest = await other.newPage()
  await guest.goto(link)
  await guest.getByTestId('screen-theatre').waitFor({ timeout: 60_000 })
  expect(guest.url()).not.toContain('/link/')
  await expect(guest.getByTestId('film-where')).toContainText('of 336')
  await guest.goto(`${link.slice(0, -40)}`)
  await expect(guest.getByTestId('faults')).toContainText('cut off or changed')
  await other.close()

  await open(page)
  await takeOver(page)
  const id = await page.evaluate(() => window.__campo!.session.id)
  await page.goto(`/#/film/game/${id}`)
  await film(page)
  await page.getByTestId('film-share').click()
  await expect(page.getByTestId('share-no')).toContainText('not put into a link')
  await expect(page.getByTestId('share-link')).toHaveCount(0)
})

test('the true-scale sheet and the speaker’s notes of a demonstration are without serious faults', async ({ page }) => {
  await page.goto('/#/film/demo/flank/scale')
  await page.getByTestId('calibrate').waitFor({ timeout: 60_000 })
  await clean(page, 'the calibration')
  await page.getByTestId('calibrate-done').click()
  await page.getByTestId('sheet').waitFor()
  await clean(page, 'the true-scale sheet')
  await page.goto('/#/film/demo/flank/notes')
  await page.getByRole('main').waitFor()
  await clean(page, 'the notes of a demonstration')
  await page.goto('/#/film/demo/flank/paper')
  await page.getByTestId('paper-1').waitFor({ timeout: 60_000 })
  await clean(page, 'a demonstration on paper')
})
