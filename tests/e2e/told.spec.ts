import type { Page } from '@playwright/test'
import { playGame } from '../../src/host'
import { scenarioOf } from '../games'
import { clean, drawn, expect, test } from './support'

/** A whole game between two built-in players, as its log's text. */
async function played(seed: number): Promise<string> {
  const { rules, scenario } = await scenarioOf('lobositz')
  const { sergeant } = (await rules.aside()).players
  const players = sergeant ? { players: { a: sergeant, b: sergeant } } : {}
  const game = playGame({ rules, scenario, seed, ...players })
  return `${[game.header, ...game.entries].map(x => JSON.stringify(x)).join('\n')}\n`
}
async function bring(page: Page, text: string) {
  await page.goto('/')
  await page
    .getByTestId('open-file')
    .setInputFiles({ name: 'game.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) })
  await page.getByTestId('screen-table').waitFor()
  await drawn(page)
}
/** Nothing of a dialog stands out at its sides; what is wider scrolls in a place of its own. */
const wide = (page: Page) => page.locator('.dialog-body').evaluate(e => e.scrollWidth - e.clientWidth)

test('the end of a battle, its report and its dice can be read by all, large and small, in both languages', {
  tag: '@long',
}, async ({ page }) => {
  const text = await played(1)
  for (const [language, width, height] of [
    ['en', 1440, 900],
    ['it', 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await page.getByTestId(`language-${language}`).click()
    await bring(page, text)
    await expect(page.getByTestId('dialog-outcome')).toBeVisible()
    await expect(page.getByTestId('verdict')).not.toBeEmpty()
    await expect(page.getByTestId('points')).toContainText('16.1')
    await clean(page, `the end, ${language}`)
    expect(await wide(page), `the end, ${language}`).toBeLessThanOrEqual(0)
    await page.getByTestId('outcome-report').click()
    await expect(page.getByTestId('dialog-report').locator('.report-turn')).not.toHaveCount(0)
    await clean(page, `report, ${language}`)
    expect(await wide(page), `report, ${language}`).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await page.getByTestId('menu').click()
    await page.getByTestId('menu-verify').click()
    await expect(page.getByTestId('verify-verdict')).toHaveAttribute('data-good', 'true', { timeout: 90_000 })
    await clean(page, `dice, ${language}`)
    expect(await wide(page), `dice, ${language}`).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await page.getByTestId('menu').click()
    await page.getByTestId('menu-quick').click()
    for (const p of ['fire', 'melee', 'morale', 'end']) {
      await page.getByTestId(`tab-${p}`).click()
      await clean(page, `quick sheet, ${p}, ${language}`)
      expect(await wide(page), `quick sheet, ${p}, ${language}`).toBeLessThanOrEqual(0)
    }
    await page.keyboard.press('Escape')
  }
})
