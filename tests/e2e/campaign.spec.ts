import type { Page } from '@playwright/test'
import { clean, drawn, expect, open, test } from './support'

const what = (page: Page) => page.evaluate(() => window.__campo?.session.game.get().awaiting[0]?.what ?? '')
const at = (page: Page) => page.evaluate(() => window.__campo!.session.game.get().at)
const over = (page: Page) => page.evaluate(() => window.__campo!.session.game.get().outcome !== null)

/** Who has the screen; nobody as soon as a page has been opened anew. */
let holder = ''
/** Takes the screen over where it has to change hands; on the map never from who has it. */
async function handed(page: Page) {
  await page.getByTestId('deeds').or(page.getByTestId('hand-over-take')).or(page.getByTestId('primary')).first().waitFor()
  if (await page.getByTestId('hand-over-take').isVisible()) {
    const taker = /side-([ab])/.exec((await page.getByTestId('hand-over').getAttribute('class')) ?? '')?.[1] ?? ''
    if ((await what(page)).startsWith('camp')) expect(taker).not.toBe(holder)
    holder = taker
    await page.getByTestId('hand-over-take').click()
    await page.getByTestId('hand-over').waitFor({ state: 'detached' })
  }
}
/** Does one thing and waits until the game has gone on. */
async function go(page: Page, press: () => Promise<unknown>) {
  const before = await at(page)
  await press()
  await expect.poll(() => at(page)).toBeGreaterThan(before)
}
/** Where a point of the map is on the page. */
const spot = (page: Page, id: string) =>
  page.evaluate(id => {
    const { session, table } = window.__campo!
    return table.project(session.game.show('spectator').spots!.find(s => s.id === id)!.at)
  }, id)
const press = (page: Page, id: string) => go(page, () => page.getByTestId(id).first().click())
const seat = (page: Page) => page.evaluate(() => window.__campo!.session.game.get().awaiting.at(-1)?.seat ?? '')

test('turn 1 of the campaign at one screen: contact, interception, a battle at the table conceded on its second turn, its ledger', async ({
  page,
}) => {
  test.setTimeout(600_000)
  await open(page, 'scenario=campaign-1809&seed=2')
  holder = ''
  let looked = false
  let austriaMoved = false
  for (let i = 0; i < 60 && (await what(page)) !== 'camp_table'; i++) {
    if (i === 1) {
      // Whoever takes back while the screen is to change hands sees nothing of the table before he has it again.
      await page.getByTestId('hand-over').click({ position: { x: 8, y: 8 } })
      await page.keyboard.press('u')
      await expect.poll(() => page.evaluate(() => window.__campo!.session.game.get().awaiting.length)).toBe(2)
      await expect(page.getByTestId('hand-over-take')).toBeVisible()
      holder = ''
    }
    await handed(page)
    const now = await what(page)
    if (now === 'camp_initiative') await press(page, 'deed-rollInitiative')
    else if (now === 'camp_weather') await press(page, 'deed-rollWeather')
    else if (now === 'camp_move') {
      // Nothing of the other army stands on the table of the one who looks.
      const mine = await seat(page)
      const bodies = await page.evaluate(s => window.__campo!.session.game.show(s).bodies.map(b => b.seat), mine)
      expect(new Set(bodies)).toEqual(new Set([mine]))
      if (!looked) await clean(page, 'the campaign map')
      looked = true
      const step = page.getByTestId('step-LAN')
      const muster = page.getByTestId('activate-BRA')
      if (mine === 'b' && !austriaMoved && (await step.count()) > 0) {
        // On the map itself: the first click shows the way and its price, the second goes it.
        await drawn(page)
        const before = await at(page)
        await page.mouse.click(...(await spot(page, 'LAN')))
        await expect(page.getByTestId('step-LAN')).toHaveClass(/looked/)
        await expect(page.getByTestId('far')).toHaveValue('LAN')
        expect(await at(page)).toBe(before)
        // The panel has grown by what it tells of the way, and the camera may have given way to it.
        await drawn(page)
        await go(page, async () => page.mouse.click(...(await spot(page, 'LAN'))))
        austriaMoved = true
      } else if (mine === 'b' && !austriaMoved && (await muster.count()) > 0) {
        // One corps alone: the others stay behind.
        const going = await page
          .locator('fieldset:has([data-testid="activate-BRA"]) input:checked')
          .evaluateAll(all => all.map(x => x.getAttribute('data-testid') ?? ''))
        for (const corps of going.filter(id => id !== 'muster-b/A2')) await page.getByTestId(corps).uncheck()
        await press(page, 'activate-BRA')
      } else if ((await page.getByTestId('deed-end').count()) > 0) await press(page, 'deed-end')
      else await press(page, 'primary')
    } else if (now === 'camp_contact') {
      const charge = page.locator('[data-testid^="attitude-"][data-do="intercept"]')
      if ((await seat(page)) === 'a' && (await charge.count()) > 0) await go(page, () => charge.first().check())
      await press(page, 'deed-seal')
    } else if (now === 'camp_battle' && (await page.getByTestId('deed-way-table').count()) > 0)
      await press(page, 'deed-way-table')
    else await go(page, () => page.locator('[data-testid^="deed-"]').first().click())
  }
  expect(await what(page)).toBe('camp_table')
  expect(austriaMoved).toBe(true)
  // Whoever chose the last gain goes on at this screen, and the table is there for him too.
  await expect(page.getByTestId('table-open')).toBeVisible()
  await expect(page.getByTestId('hand-over-take')).toBeHidden()
  await page.getByTestId('table-open').click()
  holder = ''
  await page.waitForFunction(() => window.__campo?.session.game.get().awaiting[0]?.what.startsWith('camp') === false)

  // The table: both sides set up and go on, until its second turn; then it is conceded.
  const turn = () => page.evaluate(() => window.__campo!.session.game.show('spectator').status.turn)
  for (let i = 0; i < 120 && (await turn()) < 2; i++) {
    await handed(page)
    if ((await what(page)) === 'deploy') await press(page, 'place-all')
    await press(page, 'primary')
  }
  expect(await turn()).toBe(2)
  await handed(page)
  await page.getByTestId('menu').click()
  await page.getByTestId('menu-end').click()
  await page.getByTestId('end-resign').click()
  await page.getByTestId('resign').click()
  await expect.poll(() => over(page)).toBe(true)
  await page.getByTestId('outcome-part-of').click()
  holder = ''

  // Back on the map the result is taken over, and every point is accounted for.
  await page.waitForFunction(() => window.__campo?.session.game.get().awaiting[0]?.what === 'camp_table')
  await handed(page)
  await go(page, () => page.getByTestId('table-back').click())
  for (let i = 0; i < 20 && (await page.locator('[data-testid^="ledger-"]').count()) === 0; i++) {
    await handed(page)
    await page.getByTestId('tab-track').click()
    if ((await page.locator('[data-testid^="ledger-"]').count()) > 0) break
    await go(page, () => page.locator('[data-testid^="deed-"]').first().click())
  }
  const rows = await page
    .locator('[data-testid^="ledger-"] tbody tr')
    .evaluateAll(all => all.map(r => [...r.querySelectorAll('td')].map(d => Number((d.textContent ?? '').replace(/\D/g, '')))))
  expect(rows.length).toBeGreaterThan(3)
  for (const [before, brought, onTable, park, lost, pursued, after] of rows as number[][]) {
    expect(onTable! + park!).toBe(brought)
    expect(before! - lost! - pursued!).toBe(after)
  }
})
