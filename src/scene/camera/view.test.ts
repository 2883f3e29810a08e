import { describe, expect, it } from 'vitest'
import { reliefOf } from '../ground/heightfield'
import { pick, toScene } from '../picking'
import { openingEye } from './opening'
import {
  bounded,
  distanceFor,
  type Eye,
  eased,
  figureEye,
  fitted,
  lookedAbout,
  panned,
  placeOf,
  rayOf,
  scaleAt,
  screenOf,
  shiftInto,
  turnedAbout,
  turnTo,
  zoomed,
} from './view'

const TABLE = { width: 180, depth: 120 }
const SCREEN = { width: 1440, height: 900 }
const EYE: Eye = { x: 90, y: 60, lift: 0, distance: 150, bearing: 0, pitch: 50 }
const EYES: Eye[] = [EYE, { ...EYE, bearing: 137, pitch: 22, x: 40 }, { ...EYE, bearing: 180, pitch: 90, distance: 60 }]
const flat = reliefOf(TABLE, [], 1)

describe('the camera', () => {
  it('puts what it looks at in the middle of the screen, seat A nearest at bearing 0', () => {
    expect(screenOf(EYE, false, TABLE, SCREEN, toScene(TABLE, [90, 60], 0))?.map(v => Math.round(v * 1e6) / 1e6)).toEqual([
      720, 450,
    ])
    const near = screenOf(EYE, false, TABLE, SCREEN, toScene(TABLE, [90, 0], 0))
    const right = screenOf(EYE, false, TABLE, SCREEN, toScene(TABLE, [170, 60], 0))
    expect(near?.[1]).toBeGreaterThan(450)
    expect(right?.[0]).toBeGreaterThan(720)
  })
  it('picks the place that it projected, in every view', () => {
    for (const eye of EYES) {
      for (const plan of [false, true]) {
        for (const at of [
          [90, 100],
          [31.5, 12.25],
          [120, 100],
        ] as const) {
          const p = screenOf(eye, plan, TABLE, SCREEN, toScene(TABLE, at, 0))
          if (!p) continue
          const ray = rayOf(eye, plan, TABLE, SCREEN, p[0], p[1])
          const found = pick(flat, ray.from, ray.along)
          expect(found?.[0]).toBeCloseTo(at[0], 6)
          expect(found?.[1]).toBeCloseTo(at[1], 6)
        }
      }
    }
  })
  it('has a known scale in the plan view, the same everywhere', () => {
    const plan = { ...EYE, pitch: 90, distance: distanceFor(8, SCREEN.height) }
    expect(scaleAt(plan.distance, SCREEN.height)).toBeCloseTo(8, 9)
    const [a, b] = [
      [10, 100],
      [25, 100],
    ].map(([x, y]) => screenOf(plan, true, TABLE, SCREEN, toScene(TABLE, [x, y], 3)))
    expect((b?.[0] ?? 0) - (a?.[0] ?? 0)).toBeCloseTo(15 * 8, 6)
  })
  it('zooms about a place that stays where it is', () => {
    const about = [60, 30] as const
    const at = (e: Eye) => screenOf(e, false, TABLE, SCREEN, toScene(TABLE, about, 0))
    const before = at(EYE)
    const goal = zoomed(EYE, about, 0.5, TABLE, 1.6)
    expect(goal.distance).toBe(75)
    expect(at(goal)?.[0]).toBeCloseTo(before?.[0] ?? 0, 6)
    // On the way too, as it eases.
    expect(at(eased(EYE, goal, 0.05))?.[1]).toBeCloseTo(before?.[1] ?? 0, 6)
  })
  it('turns about a place that stays where it is', () => {
    const about = [60, 30] as const
    const at = (e: Eye) => screenOf(e, false, TABLE, SCREEN, toScene(TABLE, about, 0))
    const turned = turnedAbout(EYE, about, 33)
    expect(turned.bearing).toBe(33)
    expect(at(turned)?.[0]).toBeCloseTo(at(EYE)?.[0] ?? 0, 6)
    expect(at(turned)?.[1]).toBeCloseTo(at(EYE)?.[1] ?? 0, 6)
  })
  it('pans the place looked at by what the screen says', () => {
    const plan = { ...EYE, pitch: 90 }
    const moved = panned(plan, 100, 0, SCREEN.height)
    expect(moved.x - 90).toBeCloseTo(100 / scaleAt(150, 900), 9)
    expect(panned({ ...plan, bearing: 180 }, 100, 0, SCREEN.height).x).toBeLessThan(90)
  })
  it('never goes under the table, nor away from it', () => {
    for (const pitch of [-80, 0, 3, 200]) {
      const b = bounded({ ...EYE, pitch, x: 1000, y: -1000, distance: 1e6 }, TABLE, 1.6, 'free')
      expect(placeOf(b, TABLE)[1]).toBeGreaterThan(1)
      expect(b.x).toBe(186)
      expect(b.y).toBe(-6)
      expect(b.pitch).toBeLessThanOrEqual(90)
    }
  })
  it('eases the shorter way round and arrives', () => {
    expect(turnTo(350, 10)).toBe(20)
    expect(turnTo(10, 350)).toBe(-20)
    expect(turnTo(0, 180)).toBe(180)
    let now = EYE
    const goal = { ...EYE, x: 20, bearing: 180, pitch: 80 }
    let steps = 0
    while (now !== goal && steps < 500) {
      now = eased(now, goal, 1 / 60)
      steps++
    }
    expect(now).toBe(goal)
    expect(steps).toBeLessThan(120)
  })
  it("sits at a figure's eye: just before the front, at a man's height, looking where he faces", () => {
    const eye = figureEye([50, 30], 90, 2)
    const [x, y, z] = placeOf(eye, TABLE)
    expect(x + 90).toBeCloseTo(50.4, 6)
    expect(60 - z).toBeCloseTo(30, 6)
    expect(y).toBeGreaterThan(3.2)
    expect(y).toBeLessThan(4.4)
    const about = placeOf(lookedAbout(eye, 40, 0), TABLE)
    for (const i of [0, 1, 2]) expect(about[i]).toBeCloseTo([x, y, z][i], 6)
  })
  it('fits the table into the room that the panels leave', () => {
    const corners = [
      [0, 0],
      [180, 0],
      [180, 120],
      [0, 120],
    ].map(p => toScene(TABLE, [p[0], p[1]], 0))
    const room = { x0: 300, y0: 60, x1: 1140, y1: 800 }
    const eye = fitted(EYE, false, TABLE, SCREEN, room, corners)
    const seen = corners.map(c => screenOf(eye, false, TABLE, SCREEN, c))
    const xs = seen.map(p => p?.[0] ?? Number.NaN)
    const ys = seen.map(p => p?.[1] ?? Number.NaN)
    expect(Math.min(...xs)).toBeGreaterThan(295)
    expect(Math.max(...xs)).toBeLessThan(1145)
    expect(Math.min(...ys)).toBeGreaterThan(55)
    expect(Math.max(...ys)).toBeLessThan(805)
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(800)
  })
})

describe('what must be seen', () => {
  const room = { x0: 100, y0: 50, x1: 500, y1: 400 }
  it('does not move a view that shows it', () => {
    expect(
      shiftInto(
        [
          [100, 50],
          [500, 400],
        ],
        room,
      ),
    ).toEqual([0, 0])
  })
  it('moves by the least that will do', () => {
    expect(
      shiftInto(
        [
          [90, 100],
          [200, 430],
        ],
        room,
      ),
    ).toEqual([-10, 30])
  })
  it('is put in the middle where it is larger than the room', () => {
    expect(
      shiftInto(
        [
          [0, 60],
          [600, 60],
        ],
        room,
      ),
    ).toEqual([0, 0])
    expect(
      shiftInto(
        [
          [100, 60],
          [700, 60],
        ],
        room,
      ),
    ).toEqual([100, 0])
  })
  it('opens on the whole table, or on the own half where the screen stands upright', () => {
    const corners = [
      [0, 0],
      [180, 0],
      [180, 120],
      [0, 120],
    ] as const
    const seen = (bearing: number, screen: { width: number; height: number }) => {
      const eye = openingEye(TABLE, screen, { top: 50, bottom: 100 }, bearing, false)
      return corners.map(c => screenOf(eye, false, TABLE, screen, toScene(TABLE, c, 0)) ?? [Number.NaN, Number.NaN])
    }
    for (const [x, y] of seen(180, SCREEN)) {
      expect(x > 0 && x < 1440).toBe(true)
      expect(y > 50 && y < 800).toBe(true)
    }
    const phone = seen(0, { width: 390, height: 844 })
    expect(phone[0][1]).toBeLessThan(744)
    expect(phone[1][0] - phone[0][0]).toBeGreaterThan(390)
  })
})

describe('picking', () => {
  const hill = reliefOf(
    TABLE,
    [
      {
        id: 'h',
        kind: 'hill',
        outline: [
          [60, 40],
          [120, 40],
          [120, 80],
          [60, 80],
        ],
        height: 4,
      },
    ],
    0.75,
  )
  it('meets the hill before the cloth behind it', () => {
    const top = toScene(TABLE, [90, 60], 4)
    const p = screenOf(EYE, false, TABLE, SCREEN, top)
    const ray = rayOf(EYE, false, TABLE, SCREEN, p?.[0] ?? 0, p?.[1] ?? 0)
    const found = pick(hill, ray.from, ray.along)
    expect(found?.[0]).toBeCloseTo(90, 3)
    expect(found?.[1]).toBeCloseTo(60, 3)
  })
  it('finds places off the table, and none above the horizon', () => {
    expect(pick(hill, [0, 50, 0], [10, -1, 0])).toEqual([590, 60])
    expect(pick(hill, [0, 50, 0], [1, 0, 0])).toBeNull()
    expect(pick(hill, [0, 50, 0], [1, 1, 0])).toBeNull()
  })
})
