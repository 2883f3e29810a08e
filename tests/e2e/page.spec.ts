import { readFileSync } from 'node:fs'
import { clean, drawn, expect, open, takeOver, test, toFirstMove } from './support'

test('every screen can be read and worked by all, in both languages', async ({ page }) => {
  for (const language of ['it', 'en']) {
    await page.goto('/')
    await page.getByTestId(`language-${language}`).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await clean(page, `first page, ${language}`)
    await page.getByTestId('door-setup').click()
    await page.getByTestId('screen-setup').waitFor()
    await clean(page, `set-up, ${language}`)
    await open(page)
    await clean(page, `hand-over, ${language}`)
    await takeOver(page)
    await drawn(page)
    await clean(page, `orders, ${language}`)
  }
})

test('counters lie face down for everyone, and turn up while their side holds the key', { tag: '@long' }, async ({ page }) => {
  await open(page)
  await toFirstMove(page)
  const secret = /Attack!|Cautious advance/
  const roster = page.locator('.roster').first()
  await expect(roster).toBeVisible()
  await expect(roster).not.toContainText(secret)
  await page.keyboard.down('o')
  await expect(roster).toContainText(secret)
  await page.keyboard.up('o')
  await expect(roster).not.toContainText(secret)
})

test('R44 names are shown letter by letter, never run', async ({ page }) => {
  const bad = '<img src=x onerror="window.hit=1"><a href="javascript:window.hit=1">x</a>'
  await open(page, `scenario=lobositz&seed=1&a=${encodeURIComponent(bad)}&b=${encodeURIComponent(bad)}`)
  await expect(page.getByTestId('hand-over')).toContainText('<img src=x')
  await takeOver(page)
  await drawn(page)
  await expect(page.getByTestId('whose-turn')).toContainText('<img src=x')
  expect(await page.evaluate(() => (window as unknown as { hit?: number }).hit)).toBeUndefined()
})

test('R47 damaged settings are set aside and told, and the page starts', async ({ page }) => {
  await page.goto('/')
  const keys = await page.evaluate(() => Object.keys(localStorage))
  await page.getByTestId('language-it').click()
  const named = await page.evaluate(() => Object.keys(localStorage))
  expect(named.length).toBeGreaterThan(keys.length - 1)
  for (const value of ['', '{', 'null', '[]', '{"version":999,"value":"it"}', '{"version":0}', 'x'.repeat(200_000)]) {
    await page.evaluate(
      ([ks, v]) => {
        for (const k of ks) localStorage.setItem(k, v)
      },
      [named, value] as const,
    )
    await page.reload()
    await expect(page.getByTestId('screen-first')).toBeVisible()
    const kept = await page.evaluate(() => Object.values(localStorage))
    expect(kept, `kept: ${value.slice(0, 20)}`).toContain(value)
    await page.evaluate(() => localStorage.clear())
  }
})

test('without WebGL the table is drawn flat and played all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : (real as (k: string, ...r: unknown[]) => unknown).call(this, kind, ...rest)
    } as typeof real
  })
  await open(page)
  await toFirstMove(page)
  expect(await page.evaluate(() => window.__campo!.table.flat)).toBe(true)
  await page.getByTestId('unit-a/III/3').click()
  await page.getByTestId('pad-field').fill('advance 3.0')
  await page.getByTestId('pad-yes').click()
  await expect
    .poll(() => page.evaluate(() => window.__campo!.session.game.show('spectator').bodies.find(b => b.id === 'a/III/3')?.states))
    .toContain('moved')
})

test('a game goes out to a file and comes back from it', async ({ page }) => {
  await open(page)
  await toFirstMove(page)
  const hash = await page.evaluate(() => window.__campo!.session.game.hash())
  await page.getByTestId('menu').click()
  await page.getByTestId('menu-save').click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-file').click()])
  const text = readFileSync(await download.path(), 'utf8')
  expect(JSON.parse(text.split('\n')[0])).toMatchObject({ campo: 1, ruleset: 'ordine-obliquo' })
  expect(await page.evaluate(t => window.__campo!.verify(t), text)).toEqual({ verified: true, hash })
})

test("a finger held on an own counter turns it up until it is lifted; on the other side's, nothing", { tag: '@long' }, async ({
  page,
}) => {
  await open(page)
  await toFirstMove(page)
  const discs = await page.evaluate(() => window.__campo!.session.game.show('spectator').discs)
  const roster = page.locator('.roster').first()
  for (const seat of ['a', 'b'] as const) {
    const disc = discs.find(d => d.seat === seat)!
    await page.evaluate(at => window.__campo!.table.lookAt(at), disc.at)
    await drawn(page)
    await page.mouse.move(...(await page.evaluate(at => window.__campo!.table.project(at), disc.at)))
    await page.mouse.down()
    if (seat === 'a') await expect(roster).toContainText(/Attack|Cautious/)
    else await expect(roster).not.toContainText(/Attack|Cautious/)
    await page.mouse.up()
    await expect(roster).not.toContainText(/Attack|Cautious/)
  }
})

test('what the other side did is played again on the table, and the game stands still meanwhile', { tag: '@long' }, async ({
  page,
}) => {
  await open(page)
  await toFirstMove(page)
  await page.getByTestId('unit-a/III/1').click()
  await page.getByTestId('pad-field').fill('advance 8.0')
  await page.getByTestId('pad-yes').click()
  await drawn(page)
  await page.evaluate(() => {
    const { game } = window.__campo!.session
    // To the other side's turn, as a ruling would put it.
    game.submit('a', { type: 'ruling', why: 'on to the second side', set: [{ phase: 'move2' }] })
  })
  await expect.poll(() => page.evaluate(() => window.__campo!.session.game.get().awaiting[0]?.seat)).toBe('b')
  const hash = await page.evaluate(() => window.__campo!.session.game.hash())
  await page.getByTestId('menu').click()
  await page.getByTestId('menu-since').click()
  await page.getByTestId('since-film').click()
  await expect(page.getByTestId('film')).toBeVisible()
  await expect(page.getByTestId('primary')).toHaveCount(0)
  await expect(page.getByTestId('film')).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByTestId('whose-turn')).toBeVisible()
  expect(await page.evaluate(() => window.__campo!.session.game.hash())).toBe(hash)
})
