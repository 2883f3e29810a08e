/** What the journeys share: a page that must stay free of errors and foreign requests, and hands that work by real pointers. */
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'

type At = readonly [x: number, y: number]

/** The hook that builds for the journeys hold (`src/app/hook.ts`), as far as the journeys use it. */
export interface Campo {
  session: {
    id: string
    game: {
      get(): { at: number; awaiting: { seat: string; what: string }[]; mustMove: string[]; outcome: unknown }
      submit(seat: string, command: { type: string; [key: string]: unknown }): unknown
      undo(by: string): { ok: boolean }
      show(viewer: string): {
        status: { turn: number }
        spots?: { id: string; at: [number, number] }[]
        discs: { id: string; seat: string; at: [number, number]; face: string | null }[]
        bodies: {
          id: string
          seat: string
          states: string[]
          footprint: { front: [number, number]; facing: number; width: number; depth: number }
        }[]
      }
      hash(): string
      lines(): string[]
    }
    hands: {
      get(): { selected: string[]; plans: unknown[]; dragging: boolean; steps: Record<string, unknown>[]; rulers: unknown[] }
      picture(): { handles: { id: string; at: [number, number] }[]; ghosts: unknown[]; readout: { legal: boolean } | null }
      select(ids: string[]): void
      setTool(tool: string): void
      clearRulers(): void
      pointer(event: {
        kind: string
        at: [number, number]
        pointer: string
        grip: number
        shift: boolean
        alt: boolean
        ctrl: boolean
      }): boolean
    }
  }
  table: {
    flat: boolean
    project(at: At, above?: number): [number, number]
    unproject(x: number, y: number): [number, number] | null
    scale(): number
    lookAt(at: At): void
    zoom(factor: number): void
    whole(): void
    frames(): number
    standing(): boolean
    renders(): number
    moving(): boolean
    info(): { geometries: number; textures: number; calls: number; triangles: number; dice: number } | null
    tumble(rolls: { sides: number; faces: number[]; seed: string; seat?: string; caption?: string }[]): Promise<void>
    warmDice(): Promise<void>
    hurry(): void
  }
  throwDice(sides: (6 | 10)[], seed: string): Promise<unknown>
  verify(text: string): Promise<{ verified: boolean; hash?: string }>
}
declare global {
  interface Window {
    __campo?: Campo
  }
}

/** Notes of the software driver that draws in the tests; they say nothing of ours. */
const HARMLESS = [/GL Driver Message/, /GPU stall due to ReadPixels/]

export const test = base.extend<{ page: Page; faults: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner wants its fixtures destructured.
  faults: async ({}, use) => {
    await use([])
  },
  page: async ({ page, faults }, use) => {
    page.on('console', m => {
      if ((m.type() === 'error' || m.type() === 'warning') && !HARMLESS.some(h => h.test(m.text()))) faults.push(m.text())
    })
    page.on('pageerror', e => faults.push(String(e)))
    page.on('request', r => {
      const { hostname, protocol } = new URL(r.url())
      if (protocol.startsWith('http') && hostname !== '127.0.0.1') faults.push(`foreign request: ${r.url()}`)
    })
    await use(page)
    expect(faults).toEqual([])
  },
})
export { expect }

/** Waits until the table has been drawn and stands still. */
export async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__campo?.table && !window.__campo.table.moving(), undefined, { timeout: 60_000 })
}

/** Waits until what was asked to be drawn (names, fonts, the last of the walk) is drawn, and gives the frames so far. */
export async function stillFrames(page: Page): Promise<number> {
  await drawn(page)
  let frames = -1
  for (let i = 0; i < 20; i++) {
    const now = await page.evaluate(() => window.__campo!.table.frames())
    if (now === frames) return now
    frames = now
    await page.waitForTimeout(1500)
  }
  throw new Error('the table never stood still')
}

/** Opens a table by its address; the hand-overs are still to be passed. */
export async function open(page: Page, query = 'scenario=lobositz&seed=1'): Promise<void> {
  await page.goto(`/#/table?${query}`)
  await page.getByTestId('screen-table').or(page.getByTestId('hand-over')).first().waitFor()
}

/** Takes the screen in whoever's name it is handed over. */
export async function takeOver(page: Page): Promise<void> {
  await page.getByTestId('hand-over-take').click()
  await page.getByTestId('hand-over').waitFor({ state: 'detached' })
}

/** From the open page of Lobositz to side a's first movement, brigade III under Attack. */
export async function toFirstMove(page: Page): Promise<void> {
  await takeOver(page)
  await page.getByTestId('primary').click()
  await takeOver(page)
  await page.getByTestId('order-a/III-attack').click()
  await page.getByTestId('target-a/III-b/II').click()
  await page.getByTestId('primary').click()
  for (let i = 0; i < 4; i++) {
    const what = await page.evaluate(() => window.__campo?.session.game.get().awaiting[0]?.what)
    if (what === 'move1') break
    await page.getByTestId('primary').click()
  }
  await page.waitForFunction(() => window.__campo?.session.game.get().awaiting[0]?.what === 'move1')
  await drawn(page)
}

/** A unit's footprint as it stands. */
export const footprint = (page: Page, id: string) =>
  page.evaluate(unit => window.__campo!.session.game.show('spectator').bodies.find(b => b.id === unit)!.footprint, id)

/** Where a place of the table is on the screen. */
export const onScreen = (page: Page, at: At) => page.evaluate(p => window.__campo!.table.project(p), at)

/** Drags by a real pointer over places of the table, in small moves, as a hand does. */
export async function drag(page: Page, places: readonly At[], keys: readonly string[] = []): Promise<void> {
  const points: [number, number][] = []
  for (const p of places) points.push(await onScreen(page, p))
  for (const k of keys) await page.keyboard.down(k)
  await page.mouse.move(...points[0])
  await page.mouse.down()
  for (const p of points.slice(1)) await page.mouse.move(...p, { steps: 4 })
  await page.mouse.up()
  for (const k of keys) await page.keyboard.up(k)
}

/** Points on the arc of the outer front corner of a wheel, from its start to `cm` of arc. */
export function wheelPath(
  unit: { front: readonly [number, number]; facing: number; width: number },
  side: 'left' | 'right',
  cm: number,
): At[] {
  const r = (unit.facing * Math.PI) / 180
  const right: At = [Math.cos(r), -Math.sin(r)]
  const ahead: At = [Math.sin(r), Math.cos(r)]
  const s = side === 'left' ? -1 : 1
  const pivot: At = [unit.front[0] + (s * right[0] * unit.width) / 2, unit.front[1] + (s * right[1] * unit.width) / 2]
  return Array.from({ length: 7 }, (_, i) => {
    const a = (cm * i) / 6 / unit.width
    const across = -s * unit.width * Math.cos(a)
    const along = unit.width * Math.sin(a)
    return [pivot[0] + right[0] * across + ahead[0] * along, pivot[1] + right[1] * across + ahead[1] * along] as const
  })
}

const axe = join(process.cwd(), 'node_modules/axe-core/axe.min.js')
/** What axe finds wrong on the page as it stands. */
export async function clean(page: Page, where: string): Promise<void> {
  await page.addScriptTag({ path: axe })
  const found = await page.evaluate(async () => {
    const run = (
      window as unknown as { axe: { run(o: unknown): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> } }
    ).axe
    const { violations } = await run.run({ runOnly: ['wcag2a', 'wcag2aa'] })
    return violations.map(v => `${v.id}: ${v.nodes.map(n => String(n.target)).join(' ')}`)
  })
  expect(found, where).toEqual([])
}
