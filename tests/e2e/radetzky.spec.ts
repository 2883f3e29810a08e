import type { Page } from '@playwright/test'
import { drawn, expect, footprint, onScreen, open, test } from './support'

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

const state = (page: Page) =>
  page.evaluate(() => {
    const { game } = window.__campo!.session
    const [waiting] = game.get().awaiting
    return { what: waiting?.what ?? '', seat: waiting?.seat ?? 'a', at: game.get().at, both: game.get().awaiting.length > 1 }
  })
/** Taps it and waits until the game has taken it. */
async function tap(page: Page, id: string) {
  const { at } = await state(page)
  await page.getByTestId(id).first().tap()
  await expect.poll(async () => (await state(page)).at, { message: id }).toBeGreaterThan(at)
  await drawn(page)
}
/** Dice may tie. */
async function tapUntil(page: Page, id: string, what: string) {
  for (let i = 0; i < 8 && (await state(page)).what !== what; i++) await tap(page, id)
  expect((await state(page)).what).toBe(what)
}
const ruling = (page: Page, set: readonly { readonly [key: string]: unknown }[]) =>
  page.evaluate(
    s => {
      const { game } = window.__campo!.session
      game.submit(game.get().awaiting[0]!.seat, { type: 'ruling', why: 'for the journey', set: s })
    },
    set as { [key: string]: unknown }[],
  )
/** A finger on the glass: down, along, up. */
async function swipe(page: Page, places: readonly (readonly [number, number])[]) {
  const client = await page.context().newCDPSession(page)
  const points: (readonly [number, number])[] = []
  for (const p of places) points.push(await onScreen(page, p))
  const touch = (type: string, p: readonly [number, number] | null) =>
    client.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: p ? [{ x: p[0], y: p[1] }] : [],
    })
  await touch('touchStart', points[0]!)
  for (let i = 1; i < points.length; i++)
    for (let k = 1; k <= 4; k++) {
      const [a, b] = [points[i - 1]!, points[i]!]
      await touch('touchMove', [a[0] + ((b[0] - a[0]) * k) / 4, a[1] + ((b[1] - a[1]) * k) / 4])
    }
  await touch('touchEnd', null)
}

test('an encounter of 1848 on a tablet by touch: set-up, an order, a move, a shot, a melee and what follows it', async ({
  page,
}) => {
  // While dice tumble a touch ends the throw and moves nobody: here they are there at once.
  await page.addInitScript(() => localStorage.setItem('campo/dice', JSON.stringify({ v: 1, is: 'faces' })))
  await open(page, 'scenario=encounter&seed=12')
  await page.waitForFunction(() => window.__campo?.session)
  await drawn(page)
  await tapUntil(page, 'deed-lots', 'setUp')
  // one base each by the finger, the rest as it is offered
  await tap(page, 'choice-place')
  await tap(page, 'choice-place')
  await page.evaluate(() => {
    const { game } = window.__campo!.session as unknown as {
      game: {
        get(): { awaiting: { seat: string; what: string }[] }
        choices(seat: string): { command?: { type: string } }[]
        submit(seat: string, command: unknown): unknown
      }
    }
    for (let i = 0; i < 80 && game.get().awaiting.length === 1; i++) {
      const { seat } = game.get().awaiting[0]!
      const next = game.choices(seat).find(c => c.command?.type === 'place')
      if (!next) break
      game.submit(seat, next.command)
    }
  })
  await drawn(page)
  expect(await state(page)).toMatchObject({ what: 'setUp', both: true })
  await tap(page, 'primary')
  await tap(page, 'primary')
  await tapUntil(page, 'deed-initiative', 'choose')
  await tap(page, 'deed-chooseFirst')
  const { what, seat } = await state(page)
  expect(what).toBe('command')
  const foe = seat === 'a' ? 'b' : 'a'
  const ahead = seat === 'a' ? 1 : -1

  await tap(page, `order-${seat}/I-manoeuvre`)
  await tap(page, 'primary')
  expect((await state(page)).what).toBe('act')

  // bases are set face to face by a ruling: one to shoot, one to move, two in contact
  const own = seat === 'a' ? 0 : 180
  const at = (x: number, d: number, facing: number) => ({ front: [x, 40 + d * ahead], facing })
  await ruling(page, [
    { unit: `${seat}/I/1`, pose: at(20, -12, own) },
    { unit: `${foe}/I/1`, pose: at(20, -8, 180 - own) },
    { unit: `${seat}/I/2`, pose: at(76, -12, own) },
    { unit: `${seat}/I/3`, pose: at(110, -12, own) },
    { unit: `${foe}/I/3`, pose: at(110, -12, 180 - own), losses: 4 },
  ])
  await drawn(page)

  await page.evaluate(id => window.__campo!.session.hands.select([id]), `${seat}/I/1`)
  await tap(page, 'unit-choice-fire')

  const mover = `${seat}/I/2`
  const was = await footprint(page, mover)
  await page.evaluate(p => window.__campo!.table.lookAt(p), was.front)
  await page.evaluate(id => window.__campo!.session.hands.select([id]), mover)
  await drawn(page)
  const up = (d: number) => [was.front[0], was.front[1] + d * ahead] as const
  // the first touch may do no more than send the dice away
  await expect(async () => {
    await swipe(page, [up(0), up(2), up(4)])
    await expect.poll(() => page.evaluate(() => window.__campo!.session.hands.get().plans.length), { timeout: 2000 }).toBe(1)
  }).toPass()
  await tap(page, 'primary')
  const moved = await footprint(page, mover)
  expect((moved.front[1] - was.front[1]) * ahead).toBeGreaterThan(1)

  // who must still move does so as it is offered; then the melee
  for (let i = 0; i < 40 && (await state(page)).what !== 'melee'; i++) {
    const done = await page.evaluate(() => {
      const { game } = window.__campo!.session as unknown as {
        game: {
          get(): { awaiting: { seat: string; what: string }[] }
          choices(seat: string): { command?: { type: string } }[]
          submit(seat: string, command: unknown): { kind: string }
        }
      }
      const { seat } = game.get().awaiting[0]!
      const end = game.choices(seat).find(c => c.command?.type === 'endPhase' || c.command?.type === 'letPass')
      return end ? game.submit(seat, end.command).kind : 'due'
    })
    if (done === 'due') {
      const must = await page.evaluate(() => window.__campo!.session.game.get().mustMove[0])
      const f = await footprint(page, must!)
      // what an order still asks of it is settled by a ruling
      await ruling(page, [{ unit: must!, order: 'manoeuvre' }])
      expect(f.width).toBeGreaterThan(0)
    }
  }
  expect((await state(page)).what).toBe('melee')
  // with this seed the attacker wins and may follow
  await tap(page, 'deed-fight')
  expect((await state(page)).what).toBe('pursuit')
  await tap(page, 'deed-pursue')
  const lines = await page.evaluate(() => window.__campo!.session.game.lines().join('\n'))
  expect(lines).toContain('"type":"Fired"')
  expect(lines).toContain('"type":"Fought"')
  expect(lines).toContain('"type":"Pursued"')
  const checked = await page.evaluate(text => window.__campo!.verify(text), lines)
  expect(checked.verified).toBe(true)
})
