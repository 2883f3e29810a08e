import { describe, expect, it } from 'vitest'
import { placeTray } from './place'

const screen = { width: 1440, height: 900 }
const insets = { left: 280, right: 300, top: 56, bottom: 120 }

describe('the place of the tray', () => {
  it('lies clear of the panels, whatever the screen', () => {
    for (const s of [screen, { width: 1024, height: 768 }, { width: 390, height: 844 }])
      for (const factor of [1, 1.6])
        for (const count of [2, 12, 40]) {
          const inset = s.width < 500 ? { left: 0, right: 0, top: 60, bottom: 330 } : insets
          const r = placeTray(count, factor, s, inset, [])
          expect(r.x).toBeGreaterThanOrEqual(inset.left)
          expect(r.y).toBeGreaterThanOrEqual(inset.top)
          expect(r.x + r.w).toBeLessThanOrEqual(s.width - inset.right)
          expect(r.y + r.h).toBeLessThanOrEqual(s.height - inset.bottom)
        }
  })
  it('goes where the fewest troops are, and never onto the unit that it is about while a corner is free of it', () => {
    const first = placeTray(2, 1, screen, insets, [])
    const middle = [first.x + first.w / 2, first.y + first.h / 2] as const
    const crowd = Array.from({ length: 30 }, () => ({ at: [1100, 700] as const, weight: 1 }))
    const other = placeTray(2, 1, screen, insets, [{ at: middle, weight: 100 }, ...crowd])
    const covers = (x: number, y: number) => x > other.x && x < other.x + other.w && y > other.y && y < other.y + other.h
    expect(covers(...middle)).toBe(false)
    expect(covers(1100, 700)).toBe(false)
  })
})
