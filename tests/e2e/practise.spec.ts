import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { loadMakers, makeDrill } from '../../src/drills'
import { playGame } from '../../src/host'
import { scenarioOf } from '../games'
import { clean, drawn, expect, test } from './support'

// What is drawn is looked at elsewhere: here it may be plain.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('campo/quality', JSON.stringify({ v: 1, is: 'low' })))
})

/** A whole game between two sergeants, as its log's text. */
async function played(seed: number): Promise<string> {
  const { rules, scenario } = await scenarioOf('lobositz')
  const { sergeant } = (await rules.aside()).players
  const game = playGame({ rules, scenario, seed, ...(sergeant ? { players: { a: sergeant, b: sergeant } } : {}) })
  return `${[game.header, ...game.entries].map(x => JSON.stringify(x)).join('\n')}\n`
}
/** Nothing of a page stands out at its side. */
const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
const question = async (page: Page) => (await page.getByTestId('drill-question').textContent()) ?? ''
/** Answers whatever is asked with the first option, or with nought; says whether that was right. */
async function answered(page: Page): Promise<boolean> {
  await page.getByTestId('drill-form').waitFor({ timeout: 120_000 })
  const options = page.locator('[data-testid^="drill-option-"]')
  if ((await options.count()) > 0) await options.first().click()
  for (const field of await page.locator('[data-testid^="drill-field-"]').all()) await field.fill('0')
  await page.getByTestId('drill-commit').click()
  return (await page.getByTestId('drill-told').getAttribute('data-right')) === 'true'
}

test('after a game its review tells the charges that were missed and what was close, each with its margin, and one is practised', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(600_000)
  const text = await played(1)
  await page.goto('/')
  await page
    .getByTestId('open-file')
    .setInputFiles({ name: 'game.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) })
  await page.getByTestId('screen-table').waitFor()
  await drawn(page)
  await page.getByTestId('outcome-review').click()
  const untaken = page.getByTestId('review-untaken').locator('li')
  await untaken.first().waitFor({ timeout: 180_000 })
  await expect(page.getByTestId('review-battle')).toContainText('Lobositz')
  await expect(untaken.first()).toContainText(/\d+(\.\d+)? cm of the move to spare/)
  await expect(page.getByTestId('review-close').locator('li').first().locator('.review-by')).toContainText(
    /hair|by .+ (cm|points?)/,
  )
  await expect(page.getByTestId('review-rolls').locator('li').first()).toContainText(/\d+ %/)
  for (const [language, width, height] of [
    ['en', 1024, 768],
    ['it', 390, 844],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByTestId(`language-${language}`).click()
    await page.setViewportSize({ width, height })
    await clean(page, `the review, ${language}`)
    expect(await wide(page), `the review, ${language}`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByTestId('language-en').click()
  // The charge that was there: whoever practises is asked about it first, and it does reach.
  const line = (await untaken.first().locator('span').nth(1).textContent()) ?? ''
  const [, unit = '', enemy = ''] = /^(.+?) on (.+?), in (?:flank|the rear|front)/.exec(line) ?? []
  await untaken
    .first()
    .getByRole('link', { name: /Practise/ })
    .click()
  for (let n = 0; n < 2; n++) {
    await page.getByTestId('drill-form').waitFor({ timeout: 180_000 })
    const asked = await question(page)
    expect(asked).toContain(unit)
    expect(asked).toContain(enemy)
    if (n === 0) await clean(page, 'a position practised')
    if (/reach/.test(asked)) {
      await page.getByTestId('drill-option-yes').click()
      await page.getByTestId('drill-commit').click()
      await expect(page.getByTestId('drill-told')).toHaveAttribute('data-right', 'true')
      break
    }
    await answered(page)
    await page.getByTestId('drill-next').click()
  }
  await expect(page.getByTestId('drill-told')).toContainText(/to spare/)
  await page.getByTestId('drills-back').click()
  await page.getByTestId('screen-review').waitFor()
})

test('a moment of a log is practised; what was missed comes back after three others; the way back leads to the moment', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(600_000)
  await page.goto('/#/film')
  await page.getByTestId('film-open-file').setInputFiles({
    name: 'kolin.jsonl',
    mimeType: 'application/json',
    buffer: readFileSync(join(process.cwd(), 'tests/replays/kolin.jsonl')),
  })
  await page.getByTestId('screen-theatre').waitFor({ timeout: 60_000 })
  await page.goto('/#/')
  await page.goto('/#/film/file/?at=120')
  await page.getByTestId('film-practise').click()
  await expect.poll(() => page.url()).toMatch(/drills\?of=file.*at=120/)
  let missed: string | null = null
  let since = 0
  for (let n = 0; n < 14; n++) {
    await page.getByTestId('drill-form').waitFor({ timeout: 180_000 })
    const asked = await question(page)
    if (missed !== null && since === 3) {
      expect(asked).toBe(missed)
      await expect(page.locator('.drill-line')).toContainText('again: it was missed')
      break
    }
    if (missed !== null) since++
    if (!(await answered(page)) && missed === null) {
      missed = asked
      await clean(page, 'a position answered')
    }
    await page.getByTestId('drill-next').click()
  }
  expect(missed).not.toBeNull()
  expect(since).toBe(3)
  await page.getByTestId('drills-back').click()
  await page.getByTestId('screen-theatre').waitFor()
  expect(page.url()).toContain('at=120')
})

test('each kind of answer is given by keys alone: a number, a choice, a wheel, in either game', async ({ page }) => {
  test.setTimeout(600_000)
  const makers = { 'ordine-obliquo': await loadMakers('ordine-obliquo'), radetzky: await loadMakers('radetzky') }
  const names = [
    { kind: 'distance', level: 2, seed: 4 },
    { kind: 'fire', level: 2, seed: 5, game: 'radetzky' },
    { kind: 'aim', level: 1, seed: 6, game: 'radetzky' },
    { kind: 'wheel', level: 3, seed: 7 },
  ] as const
  for (const name of names) {
    const game = 'game' in name ? name.game : 'ordine-obliquo'
    const { asked } = makeDrill(name, makers[game])
    const { kind, level, seed } = name
    await page.goto(`/#/drills?kind=${kind}&level=${level}&seed=${seed}${game === 'radetzky' ? '&game=radetzky' : ''}`)
    await page.getByTestId('drill-form').waitFor({ timeout: 120_000 })
    if (asked.kind === 'choice') await page.keyboard.press(String(asked.options.findIndex(o => o.id === asked.right) + 1))
    if (asked.kind === 'wheel') {
      // Half a degree a press, from nought.
      await expect(page.getByTestId('drill-wheel')).toBeFocused()
      for (let i = 0; i < Math.round(asked.right * 2); i++) await page.keyboard.press('ArrowRight')
    }
    if (asked.kind === 'numbers')
      for (const [i, f] of asked.fields.entries()) {
        if (i > 0) await page.keyboard.press('Tab')
        await expect(page.getByTestId(`drill-field-${f.name}`)).toBeFocused()
        // Typed, then a step up and down again by the arrows.
        await page.keyboard.type(String(Math.round(f.right * 100) / 100))
        await page.keyboard.press('ArrowUp')
        await page.keyboard.press('ArrowDown')
      }
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('drill-told'), kind).toHaveAttribute('data-right', 'true')
    await expect(page.getByTestId('drill-next')).toBeFocused()
    await page.keyboard.press('Enter')
    // The whole number: another seed may begin with the same figure.
    await page.waitForFunction(was => !new RegExp(`seed=${was}(&|$)`).test(location.hash), seed)
    expect(page.url().includes('game=radetzky')).toBe(game === 'radetzky')
  }
})

test('the drill of the day, timed or calm, scores and their chart, in both languages and at the projector', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(600_000)
  for (const [language, width, height, theme] of [
    ['it', 1440, 900, 'light'],
    ['en', 1024, 768, 'projector'],
    ['it', 390, 844, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await page.evaluate(
      ([l, t]) => {
        localStorage.setItem('campo/language', JSON.stringify({ v: 1, is: l }))
        localStorage.setItem('campo/theme', JSON.stringify({ v: 1, is: t }))
      },
      [language, theme] as const,
    )
    await page.goto('/#/drills')
    await page.reload()
    await page.getByTestId('drill-day').waitFor({ timeout: 120_000 })
    await clean(page, `drill ground, ${language} ${theme}`)
    expect(await wide(page), `drill ground, ${language} ${theme}`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  const day = page.getByTestId('drill-day')
  await expect(day).toContainText('oggi')
  await page.getByRole('radio', { name: 'A tempo' }).check()
  await day.click()
  await page.getByTestId('drill-left').waitFor({ timeout: 120_000 })
  // Nobody answers: the time runs out, and that is an answer too.
  const told = page.getByTestId('drill-told')
  await told.waitFor({ timeout: 180_000 })
  await expect(told).toHaveAttribute('data-right', 'false')
  await expect(told).toContainText('Tempo scaduto')
  await clean(page, 'the drill of the day')
  await page.getByTestId('drills-back').click()
  await expect(day).toContainText('sbagliato')
  await expect(page.locator('.drills-chart-bar')).toHaveCount(1)
  await page.reload()
  await expect(day).toContainText('sbagliato')
})
