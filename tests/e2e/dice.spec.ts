import { loadPhysics } from '../../src/scene/dice/physics'
import type { Sides } from '../../src/scene/dice/shapes'
import { throwDice } from '../../src/scene/dice/throw'
import { drawn, expect, open, takeOver, test } from './support'

const THROWS: readonly (readonly Sides[])[] = [[10, 10], [6], [10], [10, 10, 10, 6, 6, 6], Array<Sides>(24).fill(6)]

test('every tumbling die of a seed lands on the same pose as in Node', { tag: '@long' }, async ({ page }) => {
  await open(page)
  await takeOver(page)
  await drawn(page)
  const physics = await loadPhysics()
  for (const dice of THROWS)
    for (let k = 1; k <= 6; k++) {
      const seed = `lobositz/${k}/${dice.length}`
      const there = await page.evaluate(([d, s]) => window.__campo!.throwDice([...d], s), [dice, seed] as const)
      expect(there, seed).toEqual(throwDice(physics, dice, seed).rest)
    }
})

test('dice tumble into their tray in three draws, are read, can be hurried and go by themselves', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, 'scenario=empty')
  await drawn(page)
  const tray = page.getByTestId('dice-tray')
  await page.evaluate(() => window.__campo!.table.warmDice())
  await expect(tray).toBeHidden()
  await page.evaluate(() =>
    window.__campo!.table.tumble([
      { sides: 100, faces: [47], seed: 'one', seat: 'a', caption: '47' },
      { sides: 6, faces: [5, 2], seed: 'two', seat: 'a' },
    ]),
  )
  await expect(tray).toBeVisible()
  await expect(tray).toContainText('47')
  await page.waitForFunction(() => (window.__campo?.table.info()?.dice ?? 0) > 0)
  expect(await page.evaluate(() => window.__campo!.table.info()?.dice)).toBeLessThanOrEqual(3)
  await expect(tray).toBeHidden({ timeout: 30_000 })

  // a press on the tray ends the throw, a second one puts it away
  const done = page.evaluate(() => window.__campo!.table.tumble([{ sides: 6, faces: Array(40).fill(6), seed: 'many' }]))
  await expect(tray).toBeVisible()
  await tray.dispatchEvent('pointerdown')
  await done
  await page.waitForTimeout(400)
  await tray.dispatchEvent('pointerdown')
  await expect(tray).toBeHidden({ timeout: 5_000 })
})

test('where no motion is wanted the faces are there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'scenario=empty')
  await drawn(page)
  const tray = page.getByTestId('dice-tray')
  await page.evaluate(() => window.__campo!.table.tumble([{ sides: 10, faces: [10], seed: 'x', seat: 'b' }]))
  await expect(tray).toBeVisible()
  expect(await page.evaluate(() => window.__campo!.table.moving())).toBe(false)
})
