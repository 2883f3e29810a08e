import { describe, expect, it } from 'vitest'
import { type Box, freeSpot, overlaps, spotsAbout, spotsAlong } from './spots'

const ROOM = { x0: 0, y0: 0, x1: 400, y1: 300 }

describe('the name of a point', () => {
  it('stands over it, else under it, else to its right; and none of its places covers the point', () => {
    const places = spotsAbout([100, 100], 60, 20)
    expect(places.slice(0, 3)).toEqual([
      { x: 70, y: 71, w: 60, h: 20 },
      { x: 70, y: 109, w: 60, h: 20 },
      { x: 114, y: 90, w: 60, h: 20 },
    ])
    for (const p of places) expect(overlaps(p, { x: 92, y: 92, w: 16, h: 16 })).toBe(false)
  })
})
describe('the number of a line', () => {
  it('stands over the middle of a long line and beside a short one', () => {
    expect(spotsAlong([100, 100], [300, 100], 50, 18)[0]).toEqual({ x: 175, y: 91, w: 50, h: 18 })
    const [below, above] = spotsAlong([100, 100], [130, 100], 50, 18)
    expect(below).toEqual({ x: 90, y: 104, w: 50, h: 18 })
    expect(above).toEqual({ x: 90, y: 78, w: 50, h: 18 })
  })

  it('stands beside every line where it is words', () => {
    expect(spotsAlong([100, 100], [300, 100], 50, 18, false)[0]).toEqual({ x: 175, y: 104, w: 50, h: 18 })
  })

  it('never covers what is taken, and goes nowhere rather than far away', () => {
    const taken: Box[] = []
    for (let n = 0; n < 12; n++) {
      const spot = freeSpot(spotsAlong([200, 150], [230, 140], 50, 18), taken, ROOM)
      if (!spot) continue
      expect(taken.some(t => overlaps(t, spot))).toBe(false)
      expect(Math.hypot(spot.x + 25 - 215, spot.y + 9 - 145)).toBeLessThan(70)
      taken.push(spot)
    }
    expect(taken.length).toBeGreaterThan(2)
    expect(taken.length).toBeLessThan(8)
  })

  it('stays out of the panels', () => {
    expect(freeSpot(spotsAlong([500, 100], [560, 100], 50, 18), [], ROOM)).toBeNull()
  })

  it('has a place where both ends are one', () => {
    expect(freeSpot(spotsAlong([200, 150], [200, 150], 50, 18), [], ROOM)).not.toBeNull()
  })
})
