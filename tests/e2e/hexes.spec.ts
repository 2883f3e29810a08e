/** San Fermo on the hex table: its first two turns by pointer, an activation by keyboard alone, the three switches of the table. */
import type { Page } from '@playwright/test'
import { clean, drawn, expect, open, test } from './support'

interface Offer {
  readonly command?: { readonly type: string }
  readonly hex?: { readonly label: string; readonly path?: readonly string[] }
  readonly text?: { readonly with?: { readonly cost?: number } }
}
interface HexGame {
  get(): { awaiting: { seat: string; what: string }[] }
  choices(seat: string): readonly Offer[]
  ways(seat: string, unit: string): readonly Offer[]
  show(viewer: string): {
    status: { turn: number }
    hexes: { cells: { label: string; middle: [number, number] }[] }
    bodies: { id: string; seat: string; states: string[]; hex: { label: string } }[]
  }
}

const QUERY = 'scenario=san-fermo-1&seed=1'
// A smaller picture and no walks: the journeys are about what is done, not how it is drawn.
test.use({ viewport: { width: 1100, height: 760 } })
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const [key, is] of [
      ['motion', 'less'],
      ['pace', 0],
      ['dice', 'faces'],
      ['quality', 'low'],
    ])
      localStorage.setItem(`campo/${key}`, JSON.stringify({ v: 1, is }))
  })
})
/** What the game waits for, and in which turn. */
const now = (page: Page) =>
  page.evaluate(() => {
    const game = window.__campo!.session.game as unknown as HexGame
    const [first] = game.get().awaiting
    return { what: first?.what ?? 'over', seat: first?.seat ?? '', turn: game.show('spectator').status.turn }
  })
/** The counters in hand and their hex. */
const acting = (page: Page) =>
  page.evaluate(() => {
    const game = window.__campo!.session.game as unknown as HexGame
    const all = game.show('spectator').bodies.filter(b => b.states.includes('acting'))
    return { units: all.map(b => b.id), hex: all[0]?.hex.label ?? null, seat: all[0]?.seat ?? null }
  })
/** Where the hexes lie that stand for a kind of deed. */
const offered = (page: Page, seat: string, type: string) =>
  page.evaluate(
    ([s, t]) =>
      (window.__campo!.session.game as unknown as HexGame)
        .choices(s!)
        .flatMap(c => (c.command?.type === t && c.hex ? [c.hex.label] : [])),
    [seat, type],
  )
/** The farthest way of what is in hand, by its cost; null: none beyond the next hex. */
const farthest = (page: Page) =>
  page.evaluate(() => {
    const game = window.__campo!.session.game as unknown as HexGame
    const one = game.show('spectator').bodies.find(b => b.states.includes('acting'))
    const ways = one ? game.ways(one.seat, one.id) : []
    const best = [...ways].sort((a, b) => (b.text?.with?.cost ?? 0) - (a.text?.with?.cost ?? 0))[0]
    return best?.hex ? { label: best.hex.label, cost: best.text?.with?.cost ?? 0, path: best.hex.path ?? [] } : null
  })
const drawnIds = (page: Page) =>
  page.evaluate(() =>
    (window.__campo!.session.hands.picture() as unknown as { overlays: { id?: string }[] }).overlays.map(o => o.id ?? ''),
  )

/** A tap in the middle of a hex, brought where no panel lies over it. */
async function tapHex(page: Page, label: string): Promise<void> {
  const middle = await page.evaluate(
    l => (window.__campo!.session.game as unknown as HexGame).show('spectator').hexes.cells.find(c => c.label === l)!.middle,
    label,
  )
  await page.evaluate(at => window.__campo!.table.lookAt(at as [number, number]), middle)
  await drawn(page)
  const at = await page.evaluate(m => window.__campo!.table.project(m as [number, number]), middle)
  await page.mouse.click(at[0], at[1])
}
/** The screen is taken over wherever it changes hands. */
async function takeScreen(page: Page): Promise<void> {
  const take = page.getByTestId('hand-over-take')
  if ((await take.count()) > 0) await take.click()
}
/** Goes on by what the page holds ready as the next thing to do, until the game waits for one of these. */
async function goOnTo(page: Page, wanted: (n: Awaited<ReturnType<typeof now>>) => boolean): Promise<void> {
  for (let guard = 0; guard < 60; guard++) {
    await takeScreen(page)
    const state = await now(page)
    if (wanted(state)) return
    const before = JSON.stringify(state) + (await page.evaluate(() => window.__campo!.session.game.lines().length))
    if (state.what === 'first') await page.getByTestId('deed-firstMarker').first().click()
    else if (state.what === 'refused') await page.getByTestId('deed-reiterate').first().click()
    else if (state.what === 'react' || state.what === 'charged') await page.getByTestId('deed-pass').first().click()
    else if (state.what === 'act') await page.getByTestId('deed-stop').click()
    else await page.getByTestId('primary').click()
    await page.waitForFunction(
      b => {
        const game = window.__campo!.session.game as unknown as HexGame
        const [first] = game.get().awaiting
        const s = { what: first?.what ?? 'over', seat: first?.seat ?? '', turn: game.show('spectator').status.turn }
        return JSON.stringify(s) + window.__campo!.session.game.lines().length !== b
      },
      before,
      { timeout: 30_000 },
    )
  }
  throw new Error('the game never came there')
}
/** The counters of the first lit hex come into hand by a tap, and go as far as they may by two. */
async function march(page: Page): Promise<string> {
  const [from] = await offered(page, 'a', 'activate')
  await tapHex(page, from!)
  // The first tap lights it, the second takes them.
  if ((await now(page)).what === 'activate') await tapHex(page, from!)
  await expect.poll(async () => (await now(page)).what).toBe('act')
  const way = (await farthest(page))!
  expect(way.path.length).toBeGreaterThan(1)
  await tapHex(page, way.label)
  // Nothing has moved yet: the way lies there with its cost.
  expect((await acting(page)).hex).toBe(from)
  expect(await drawnIds(page)).toContain(`way/${way.label}`)
  await tapHex(page, way.label)
  await expect.poll(async () => (await acting(page)).hex).toBe(way.label)
  return way.label
}

test('San Fermo: two turns by pointer', async ({ page }) => {
  test.setTimeout(900_000)
  await open(page, QUERY)
  await goOnTo(page, s => s.what === 'activate' && s.seat === 'a')
  await drawn(page)
  const first = await march(page)
  await goOnTo(page, s => s.what === 'activate')
  const second = await march(page)
  expect(second).not.toBe(first)
  await goOnTo(page, s => s.turn === 2 && s.what === 'activate' && s.seat === 'a')
  await march(page)
  await goOnTo(page, s => s.turn === 3)
  expect((await now(page)).turn).toBe(3)
})

test('San Fermo: an activation by keyboard alone', async ({ page }) => {
  test.setTimeout(400_000)
  await open(page, QUERY)
  await goOnTo(page, s => s.what === 'activate' && s.seat === 'a')
  await drawn(page)
  await clean(page, 'an activation')
  const [entry] = await offered(page, 'a', 'activate')
  const cursor = () => page.evaluate(() => (window.__campo!.session.hands.get() as unknown as { hex: string | null }).hex)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('ArrowUp')
  expect(await cursor()).toBe(entry)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await now(page)).what).toBe('act')
  // Two hexes along the road: 0204, 0304.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(await cursor()).toBe('0304')
  expect(await drawnIds(page)).toContain('way/0304')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await acting(page)).hex).toBe('0304')
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.testid === 'deed-stop')) break
  }
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await now(page)).what).toBe('activate')
})

test('the grid is lifted off, labels are laid, counters stand for miniatures', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(300_000)
  await open(page, QUERY)
  await takeScreen(page)
  await drawn(page)
  const calls = () => page.evaluate(() => window.__campo!.table.info()!.calls)
  const settled = async (key: string) => {
    const before = await page.evaluate(() => window.__campo!.table.frames())
    await page.keyboard.press(key)
    await page.waitForFunction(n => window.__campo!.table.frames() > n, before)
    await drawn(page)
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await settled('k')
  const counters = await calls()
  await settled('k')
  // Every figure's kind is a draw of its own; counters are one.
  expect(await calls()).toBeGreaterThan(counters)
  await page.getByTestId('menu').click()
  await expect(page.getByTestId('menu-grid')).toHaveAttribute('aria-pressed', 'true')
  await clean(page, 'the menu')
  await page.getByTestId('menu-grid').click()
  await page.getByTestId('menu').click()
  await expect(page.getByTestId('menu-grid')).toHaveAttribute('aria-pressed', 'false')
  await page.getByTestId('menu-labels').click()
  await page.getByTestId('menu').click()
  await expect(page.getByTestId('menu-labels')).toHaveAttribute('aria-pressed', 'true')
})
