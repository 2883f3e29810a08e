import type { Page } from '@playwright/test'
import { drag, drawn, expect, footprint, open, takeOver, test } from './support'

const HORSE = 'b/C/4'
const FOOT = 'a/II/3'
const what = (page: Page) => page.evaluate(() => window.__campo!.session.game.get().awaiting[0]?.what)
const seat = (page: Page) => page.evaluate(() => window.__campo!.session.game.get().awaiting[0]?.seat)
const turn = (page: Page) => page.evaluate(() => window.__campo!.session.game.show('spectator').status.turn)
const at = (page: Page) => page.evaluate(() => window.__campo!.session.game.get().at)

/** Gives an order on its sheet; with a target where the order names one. */
async function order(page: Page, holder: string, kind: string, target?: string) {
  await page.getByTestId(`order-${holder}-${kind}`).click()
  if (target) await page.getByTestId(`target-${holder}-${target}`).click()
}

/** Goes on, answering nothing, until somebody is asked for one of these. */
async function until(page: Page, ...wanted: string[]) {
  for (let i = 0; i < 30; i++) {
    await drawn(page)
    const now = (await what(page)) ?? ''
    if (wanted.includes(now)) return now
    const before = await at(page)
    if (await page.getByTestId('hand-over-take').isVisible()) await takeOver(page)
    await page.getByTestId('primary').click()
    await expect.poll(() => at(page)).toBeGreaterThan(before)
  }
  throw new Error(`never came to ${wanted.join(', ')}`)
}

/** By keys alone: one of the brigade is walked to, all of it advances so many half centimetres as one line, and is committed. */
async function brigadeAhead(page: Page, unit: string, halves: number) {
  await page.locator('body').click({ position: { x: 720, y: 24 } })
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => window.__campo!.session.hands.get().selected))[0] === unit) break
  }
  await page.keyboard.press('b')
  for (let i = 0; i < halves; i++) await page.keyboard.press('ArrowUp')
  const before = await at(page)
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => at(page)).toBeGreaterThan(before)
}

/** Drags the horse by its front edge, ahead and so far to its right. */
async function ride(page: Page, cm: number, right = 0) {
  const f = await footprint(page, HORSE)
  await page.evaluate(p => window.__campo!.table.lookAt(p), [f.front[0], f.front[1] - cm / 2] as const)
  await page.evaluate(id => window.__campo!.session.hands.select([id]), HORSE)
  await drawn(page)
  const r = (f.facing * Math.PI) / 180
  const to = (part: number) =>
    [
      f.front[0] + part * (Math.sin(r) * cm + Math.cos(r) * right),
      f.front[1] + part * (Math.cos(r) * cm - Math.sin(r) * right),
    ] as const
  await drag(page, [to(0), to(0.5), to(1)])
}

/** 3.3: the commander-in-chief is dragged after the regiment, so that it stays within his reach. */
async function follows(page: Page) {
  const general = await page.evaluate(() => {
    const { panels } = window.__campo!.session.game.show('spectator') as unknown as {
      panels: { oo: { brigades: { id: string; general: { id: string } }[] } }
    }
    return panels.oo.brigades.find(b => b.id === 'b/C')!.general.id
  })
  await page.getByTestId(`unit-${general}`).click()
  const [from, horse] = [await footprint(page, general), await footprint(page, HORSE)]
  const [x, y] = from.front
  const [dx, dy] = [horse.front[0] - x, horse.front[1] + 10 - y]
  const part = Math.min(1, 29 / Math.hypot(dx, dy))
  if (Math.hypot(dx, dy) < 3) return
  await page.evaluate(p => window.__campo!.table.lookAt(p), [x, y] as const)
  await drawn(page)
  // From the middle of his base to where he shall stand.
  const r = (from.facing * Math.PI) / 180
  const middle = [x - (Math.sin(r) * from.depth) / 2, y - (Math.cos(r) * from.depth) / 2] as const
  const before = await at(page)
  await drag(page, [
    middle,
    [middle[0] + (dx * part) / 2, middle[1] + (dy * part) / 2],
    [middle[0] + dx * part, middle[1] + dy * part],
  ])
  await expect.poll(() => at(page)).toBeGreaterThan(before)
}

/** Each side's moves of one turn: Anna's brigade by keys, Bruno's horse by a drag; then on to the fire of that turn. */
async function moves(page: Page, cm: number, right = 0) {
  for (let i = 0; i < 2; i++) {
    const [generals, move] = i === 0 ? ['generals1', 'move1'] : ['generals2', 'move2']
    await until(page, generals)
    const own = await seat(page)
    if (own === 'b') await follows(page)
    await until(page, move)
    if (own === 'a') await brigadeAhead(page, 'a/III/2', 6)
    else {
      await ride(page, cm, right)
      await expect(page.getByTestId('primary')).toHaveAttribute('data-primary', 'commit')
      await page.getByTestId('primary').click()
    }
    await drawn(page)
    await page.getByTestId('primary').click()
  }
}

test('three turns of Lobositz by drags and keys: fire, a charge, a melee; undo asks after dice; a ruling mends; the report prints', async ({
  page,
}) => {
  test.setTimeout(900_000)
  await page.addInitScript(() => {
    const w = window as unknown as { printed: number; print(): void }
    w.printed = 0
    w.print = () => w.printed++
    // Walked at once, and dice that are there: what is looked at here is what players do, not how it is drawn.
    for (const [key, is] of [
      ['pace', 0],
      ['dice', 'faces'],
      ['quality', 'low'],
    ])
      localStorage.setItem(`campo/${key}`, JSON.stringify({ v: 1, is }))
  })
  await open(page, 'scenario=lobositz&seed=1&a=Anna&b=Bruno')
  // The first orders, each side behind the hand-over.
  await takeOver(page)
  await order(page, HORSE, 'attack', 'a/II')
  await page.getByTestId('primary').click()
  await takeOver(page)
  await order(page, 'a/I', 'halt')
  await order(page, 'a/II', 'halt')
  await order(page, 'a/III', 'cautious')
  await page.getByTestId('primary').click()

  // Turn 1 and 2: Anna's third brigade by keys, Bruno's cuirassiers by the hand, up to within range of her muskets.
  await moves(page, 18, 8)
  expect((await footprint(page, HORSE)).front[1]).toBeCloseTo(54.5, 0)
  await moves(page, 17.6)
  expect(await turn(page)).toBe(2)

  // Fire: what is needed stands there before the dice, and the chances with it.
  await until(page, 'fire1', 'fire2')
  await expect(page.getByTestId('deeds')).toBeVisible()
  const volley = page.getByTestId(`volley-${HORSE}`)
  await volley.click()
  await expect(page.getByTestId('odds').or(page.locator('.deed-value'))).toBeVisible()
  await expect(page.locator('.deed-list').first()).toContainText('9 Quadt')
  const before = await at(page)
  await page.getByTestId('fire-go').click()
  await expect.poll(() => at(page)).toBeGreaterThan(before)
  await drawn(page)
  await expect(page.getByTestId('telling')).toContainText('8.8')

  // Dice have fallen: undo asks the other side, whose no leaves everything as it is.
  const hash = await page.evaluate(() => window.__campo!.session.game.hash())
  await page.getByTestId('undo').click()
  await expect(page.getByTestId('dialog-undo')).toContainText('Bruno')
  await page.getByTestId('undo-refuse').click()
  expect(await page.evaluate(() => window.__campo!.session.game.hash())).toBe(hash)
  expect(await page.evaluate(() => window.__campo!.session.game.undo('a').ok)).toBe(false)

  // What the dice took is agreed to have been too much: a ruling mends it.
  await page.getByTestId('menu').click()
  await page.getByTestId('menu-ruling').click()
  await page.getByTestId('ruling-cp').click()
  await page.getByTestId('ruling-unit').selectOption(HORSE)
  await page.getByTestId('ruling-cp-field').fill('5')
  await page.getByTestId('ruling-why').fill('mended')
  await page.getByTestId('ruling-make').click()
  await expect(page.getByTestId('dialog-ruling')).toHaveCount(0)
  await expect(page.locator('.log')).toContainText('mended')
  await expect(page.getByTestId(`unit-${HORSE}`)).toContainText('5 of 5')

  // Turn 3: the horse is drawn upon the battalion, halts 1 cm before it, and closes.
  await moves(page, 9)
  expect(await turn(page)).toBe(3)
  const [horse, foot] = [await footprint(page, HORSE), await footprint(page, FOOT)]
  expect(horse.front[1] - foot.front[1]).toBeCloseTo(1, 2)
  await until(page, 'melee')
  await expect(page.getByTestId('melee-detail')).toContainText('9.9')
  await page.getByTestId('melee-go').click()
  await drawn(page)
  await page.getByTestId('telling-open').click()
  const moment = page.getByTestId('dialog-moment')
  await expect(moment.locator('.moment-steps')).toContainText('9.9')
  await expect(moment.locator('svg').first()).toBeVisible()
  await page.keyboard.press('Escape')

  // The battle so far on paper, a plan a turn.
  await page.getByTestId('menu').click()
  await page.getByTestId('menu-report').click()
  for (const n of [0, 1, 2, 3]) await expect(page.getByTestId(`report-turn-${n}`).locator('svg')).toHaveCount(1)
  await page.getByTestId('report-print').click()
  expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1)
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThanOrEqual(4)
  await page.keyboard.press('Escape')

  // And every die of it can be checked.
  await page.getByTestId('menu').click()
  await page.getByTestId('menu-verify').click()
  await expect(page.getByTestId('verify-verdict')).toHaveAttribute('data-good', 'true', { timeout: 60_000 })
  await expect(page.getByTestId('die-report-100')).toBeVisible()
})
