import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { unreadable } from './readable'
import { clean, expect, open, takeOver, test } from './support'

const kolin = readFileSync(join(process.cwd(), 'tests/replays/kolin.jsonl'), 'utf8').trim().split('\n')
const MARKS = [
  {
    at: 0,
    title: 'The ground',
    say: 'The ridge decides the day.',
    aside: 'Wait for the room.',
    points: [{ at: [95, 75], label: 'the ridge' }],
  },
  { at: 60, title: 'The march', say: 'A wheel costs twice its arc.', draw: true },
  {
    at: 318,
    title: 'The volley',
    say: '6.2 cm: long range.',
    draw: true,
    points: [{ unit: 'b/I/5' }],
    look: { units: ['a/II/3'] },
  },
  { at: 336, title: 'The end', say: 'Three turns.', look: { at: [90, 60], distance: 260, from: 0, plan: true } },
]
/** The file of a game with what is said about it in its header. */
const told = [
  JSON.stringify({ ...(JSON.parse(kolin[0]!) as object), track: { title: 'Kolin', marks: MARKS } }),
  ...kolin.slice(1),
].join('\n')

async function lookAtFile(page: Page): Promise<void> {
  await page.goto('/#/film')
  await page
    .getByTestId('film-open-file')
    .setInputFiles({ name: 'kolin.campo.jsonl', mimeType: 'application/json', buffer: Buffer.from(told) })
  await page.getByTestId('screen-theatre').waitFor({ timeout: 60_000 })
  await page.waitForFunction(() => window.__campo?.table?.standing(), undefined, { timeout: 120_000 })
}

test('a room is shown a game with only PageDown and PageUp; its speaker has his notes in a window of his own', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await lookAtFile(page)
  await clean(page, 'a game looked back on')
  // The search finds what is too small for a room, as a page beside the table has it.
  expect(await unreadable(page)).not.toEqual([])
  await page.getByTestId('film-present').click()
  const words = page.getByTestId('present-words')
  const at = page.getByTestId('present-at')
  await expect(words).toContainText('The ridge decides the day.')
  await clean(page, 'the presentation')
  const [notes] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('n')])
  await expect(notes.getByTestId('notes-aside')).toHaveText('Wait for the room.')
  await expect(notes.getByTestId('notes-next')).toHaveText('The march')
  await clean(notes, 'the notes')
  // What only the speaker may read is nowhere on the room's screen.
  await expect(page.locator('body')).not.toContainText('Wait for the room.')
  for (const [n, mark] of MARKS.entries()) {
    await expect(at).toHaveText(`${n + 1} of ${MARKS.length}`, { timeout: 60_000 })
    await expect(words).toContainText(mark.say)
    await page.waitForFunction(() => !window.__campo!.table.moving(), undefined, { timeout: 60_000 })
    expect(await unreadable(page), mark.title).toEqual([])
    if (n + 1 < MARKS.length) await page.keyboard.press('PageDown')
  }
  await expect(notes.getByTestId('notes-next')).toHaveText('This is the end.')
  // Past the end nothing happens; back it goes as it came.
  await page.keyboard.press('PageDown')
  await expect(words).toContainText('Three turns.')
  await page.keyboard.press('PageUp')
  await expect(words).toContainText('6.2 cm: long range.')
  // The speaker's window steps as well.
  await notes.getByTestId('notes-back').click()
  await expect(words).toContainText('A wheel costs twice its arc.')
  // The point of light is held by a key and led by the arrows.
  await page.keyboard.down('l')
  const light = page.getByTestId('laser')
  const box = () => light.evaluate(e => e.getBoundingClientRect().x)
  await expect(light).toBeAttached()
  const x = await box()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(box).toBeLessThan(x)
  await page.keyboard.up('l')
  await expect(light).not.toBeAttached()
  await expect(words).toContainText('A wheel costs twice its arc.')
  await notes.close()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('transport')).toBeVisible()
})

test('a note is written, pointed and kept by keys alone; a card gives the table its true size', { tag: '@long' }, async ({
  page,
}) => {
  await lookAtFile(page)
  await page.getByTestId('film-time').focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.getByTestId('film-note').focus()
  await page.keyboard.press('Enter')
  await page.getByTestId('mark-title').fill('Mine')
  await page.getByTestId('point-kind').selectOption('arrow')
  await page.getByTestId('point-at').fill('20; 30')
  await page.getByTestId('point-to').fill('40; 35,5')
  await page.getByTestId('point-add').focus()
  await page.keyboard.press('Enter')
  await clean(page, 'a note being written')
  await page.getByTestId('mark-save').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('film-mark')).toHaveCount(MARKS.length + 1)
  // what is kept is written beside the page's own work
  await page.waitForTimeout(1000)
  await page.reload()
  await page.getByTestId('screen-theatre').waitFor({ timeout: 60_000 })
  await expect(page.getByTestId('film-mark').filter({ hasText: 'Mine' })).toBeVisible()
  await page.getByTestId('film-scale').click()
  await clean(page, 'the measuring of the screen')
  const slider = page.getByTestId('calibrate-size')
  await slider.focus()
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight')
  const wide = await page.getByTestId('calibrate-card').evaluate(e => e.getBoundingClientRect().width)
  await page.getByTestId('calibrate-done').focus()
  await page.keyboard.press('Enter')
  // The card was 8.56 cm broad: the table is 180 cm and its bar 10 cm by the same measure.
  const size = (id: string) => page.getByTestId(id).evaluate(e => e.getBoundingClientRect().width)
  await expect(page.getByTestId('sheet')).toBeVisible()
  expect((await size('sheet')) / 180).toBeCloseTo(wide / 8.56, 1)
  expect((await size('scale-bar')) / 10).toBeCloseTo(wide / 8.56, 1)
  await clean(page, 'true scale')
})

test('looking back leaves the game as it is, orders stay hidden, and a what-if is another game', { tag: '@long' }, async ({
  page,
}) => {
  await open(page)
  await takeOver(page)
  await page.getByTestId('primary').click()
  await takeOver(page)
  await page.getByTestId('order-a/III-attack').click()
  await page.getByTestId('target-a/III-b/II').click()
  await page.getByTestId('primary').click()
  const game = () =>
    page.evaluate(() => ({
      hash: window.__campo!.session.game.hash(),
      lines: window.__campo!.session.game.lines().length,
      id: window.__campo!.session.id,
    }))
  const before = await game()
  await page.getByTestId('menu').click()
  await page.getByTestId('menu-film').click()
  await page.getByTestId('screen-theatre').waitFor({ timeout: 60_000 })
  await expect(page.getByTestId('film-hidden')).toBeVisible()
  await expect(page.getByTestId('film-eyes')).toHaveCount(0)
  const last = Number(await page.getByTestId('film-time').inputValue())
  expect(last).toBeGreaterThan(2)
  // No step tells which order it was, nor at whom it goes.
  for (let at = last; at > 0; at--) {
    await page.keyboard.press('ArrowLeft')
    const words = await page.getByTestId('film-words').textContent()
    expect(words).not.toMatch(/Attack/i)
  }
  await page.keyboard.press('End')
  await page.getByTestId('film-leave').click()
  await page.getByTestId('screen-table').or(page.getByTestId('hand-over')).first().waitFor()
  expect(await game()).toEqual(before)

  await page.goto(`/#/film/game/${before.id}?at=${last}`)
  await page.getByTestId('film-branch').click()
  await page.getByTestId('what-if').waitFor({ timeout: 60_000 })
  const branch = await game()
  expect(branch.id).not.toBe(before.id)
  await page.getByTestId('primary').click()
  await expect.poll(async () => (await game()).lines).toBeGreaterThan(branch.lines)
  expect(await page.evaluate(() => window.__campo!.verify(window.__campo!.session.game.lines().join('\n')))).toMatchObject({
    verified: true,
  })
  await page.getByTestId('what-if-drop').click()
  await page.getByTestId('what-if-drop-yes').click()
  await page.getByTestId('screen-theatre').waitFor({ timeout: 60_000 })
  await page.goto(`/#/game/${before.id}`)
  await page.waitForFunction(id => window.__campo?.session.id === id, before.id)
  expect(await game()).toEqual(before)
  await page.goto('/#/')
  await page.getByTestId('all-games').click()
  await expect(page.getByTestId('saved-game')).toHaveCount(1)
})
