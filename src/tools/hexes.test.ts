import { describe, expect, it } from 'vitest'
import type { HexGrid } from '../rulesets/contract'
import { hexOverlays, hexRegions, sideOverlays } from './hexDrawing'
import { hexAt, hexBeside, hexOutline, offersByHex } from './hexes'
import { rulerLines } from './rulers'

/** Four columns of three, odd ones half a hex higher, row 1 at the far edge; a side of 2, across the flats 2√3. */
const FLAT = 2 * Math.sqrt(3)
const grid: HexGrid = {
  layout: 'flat',
  columns: 4,
  rows: 3,
  first: [2, 20],
  side: 2,
  rise: 1,
  cells: [1, 2, 3, 4].flatMap(c =>
    [1, 2, 3].map(r => ({
      label: `0${c}0${r}`,
      middle: [2 + (c - 1) * 3, 20 - FLAT * (r - 1 + (c % 2 === 0 ? 0.5 : 0))] as const,
      kind: 'C',
      level: 0,
    })),
  ),
}

/** Rows of three pointy hexes; each second one half a hex to the right. */
const cells = [1, 2, 3, 4].flatMap(r =>
  ['A', 'B', 'C'].map((c, i) => ({
    label: `${c}${r}`,
    middle: [FLAT * (i + (r % 2 === 0 ? 0.5 : 0)), 20 - 3 * (r - 1)] as const,
    kind: '.',
    level: 0,
  })),
)
const pointy: HexGrid = { layout: 'pointy', columns: 3, rows: 4, first: [0, 20], side: 2, rise: 1, cells }

describe('the hand on a hex table', () => {
  it('a ruler counts hexes, the last of several legs all of them; off the grid it measures', () => {
    const at = (label: string) => grid.cells.find(c => c.label === label)!.middle
    const ruler = (points: readonly (readonly [number, number])[]) =>
      ({ id: 'r', seat: 'a', points, anchors: points.map(() => null) }) as never
    const legs = rulerLines(ruler([at('0101'), at('0103'), at('0403')]), grid)
    expect(legs.map(o => o.text)).toEqual([
      { code: 'hands.hexes', with: { count: 2 } },
      { code: 'hands.hexesTotal', with: { count: 3, total: 5 } },
    ])
    expect(rulerLines(ruler([at('0101'), [-9, 20]]), grid)[0]?.text?.code).toBe('hands.cm')
    expect(rulerLines(ruler([at('0101'), at('0102')]))[0]?.text?.code).toBe('hands.cm')
  })
  it('finds the hex under a place, and none beside the grid', () => {
    expect(hexAt(grid, [2, 20])).toBe('0101')
    expect(hexAt(grid, [2, 20 - FLAT / 2 - 0.1])).toBe('0102')
    expect(hexAt(grid, [-3, 20])).toBe(null)
  })
  it('arrows go up and down a column, and sideways along a row, and stay at the edge', () => {
    expect(hexBeside(grid, '0202', 'up')).toBe('0201')
    expect(hexBeside(grid, '0202', 'down')).toBe('0203')
    expect(hexBeside(grid, '0101', 'up')).toBe('0101')
    // To the right along row 1 and back: the row is kept.
    const right = ['0101', '0201', '0301', '0401']
    for (let i = 0; i + 1 < right.length; i++) {
      expect(hexBeside(grid, right[i]!, 'right')).toBe(right[i + 1])
      expect(hexBeside(grid, right[i + 1]!, 'left')).toBe(right[i])
    }
    expect(hexBeside(grid, '0401', 'right')).toBe('0401')
  })
  it('of pointy hexes the column is kept up and down, and the row is straight', () => {
    const column = ['B1', 'B2', 'B3', 'B4']
    for (let i = 0; i + 1 < column.length; i++) {
      expect(hexBeside(pointy, column[i]!, 'down')).toBe(column[i + 1])
      expect(hexBeside(pointy, column[i + 1]!, 'up')).toBe(column[i])
    }
    expect(hexBeside(pointy, 'A2', 'right')).toBe('B2')
    expect(hexBeside(pointy, 'B2', 'left')).toBe('A2')
    expect(hexBeside(pointy, 'B4', 'down')).toBe('B4')
  })
  it('lights what is offered, with its number, and the cursor', () => {
    const step = {
      command: { type: 'step' },
      text: { code: 'x' },
      hex: { label: '0202', tone: 'reach', tag: { code: 'n', with: { value: 2 } } },
    } as const
    const offers = offersByHex([step, { command: { type: 'stop' }, text: { code: 'y' } }])
    expect([...offers.keys()]).toEqual(['0202'])
    const drawn = hexOverlays(grid, offers, '0101')
    expect(drawn.map(o => [o.id, o.tone, o.text?.with?.value ?? null])).toEqual([
      ['word/0202', 'reach', 2],
      ['lit/0202', 'reach', null],
      ['cursor', 'measure', null],
    ])
  })
  it('what hangs on a selected piece stands while it is that one, and before all else', () => {
    const at = (type: string, unit: string, held?: true) =>
      ({
        command: { type },
        text: { code: 'x' },
        unit: unit as never,
        hex: { label: '0202', tone: 'target', ...(held ? { held } : {}) },
      }) as const
    const choices = [at('order', 'a/1'), at('fire', 'a/1', true), at('fire', 'a/2', true), at('melee', 'a/2', true)]
    const types = (selected?: string) =>
      offersByHex(choices, selected)
        .get('0202')
        ?.map(o => o.command.type)
    expect(types()).toEqual(['order'])
    expect(types('a/1')).toEqual(['fire', 'order'])
    expect(types('a/2')).toEqual(['fire', 'melee', 'order'])
  })
  it('has corners a side away from the middle', () => {
    const corners = hexOutline(grid, '0302')
    expect(corners).toHaveLength(6)
    for (const [x, y] of corners) expect(Math.hypot(x - 8, y - (20 - FLAT))).toBeCloseTo(2)
    expect(hexOutline(grid, '9999')).toEqual([])
  })
  it('many hexes are lit as one piece, with the holes in it', () => {
    // 0202 lies among its six neighbours 0201, 0302, 0303, 0203, 0103, 0102.
    const round = hexRegions(grid, ['0201', '0302', '0303', '0203', '0103', '0102'])
    expect(round.map(r => [r.polygon.length, r.holes.map(h => h.length)])).toEqual([[18, [6]]])
    expect(hexRegions(grid, ['0101', '0401']).map(r => r.polygon.length)).toEqual([6, 6])
    expect(hexRegions(grid, ['0101', '0102']).map(r => r.polygon.length)).toEqual([10])
  })
  it('many pointy hexes too: more than three that are offered are lit, ring and hole', () => {
    // B2 lies among its six neighbours B1, C1, C2, C3, B3, A2.
    const round = hexRegions(pointy, ['B1', 'C1', 'C2', 'C3', 'B3', 'A2'])
    expect(round.map(r => [r.polygon.length, r.holes.map(h => h.length)])).toEqual([[18, [6]]])
    const offer = (label: string) => ({ command: { type: 'go' }, text: { code: 'x' }, hex: { label, tone: 'legal' } }) as const
    const drawn = hexOverlays(pointy, offersByHex(['A1', 'B1', 'C1', 'A4'].map(offer)), null)
    expect(drawn.map(o => o.kind === 'region' && o.polygon.length)).toEqual([14, 6])
  })
  it('the sides of a pointy piece: the first is the one to the upper right', () => {
    const sides = ['front', 'flank', 'flank', 'flank', 'flank', 'flank'] as const
    const [x, y] = pointy.cells.find(c => c.label === 'B3')!.middle
    const front = sideOverlays(pointy, { hex: { label: 'B3', place: 0, of: 1, sides } } as never).find(o => o.tone === 'measure')!
    const points = front.kind === 'line' ? front.points : []
    expect(points).toHaveLength(2)
    // A little inside the hex, from its top to its upper right corner.
    for (const [px, py] of points) expect(px - x > -0.01 && py - y > 0.9).toBe(true)
    expect(Math.max(...points.map(p => p[0] - x))).toBeCloseTo(0.94 * Math.sqrt(3))
  })
  it('shows the way to the hex that is looked at, from where the piece stands', () => {
    const go = {
      command: { type: 'step' },
      text: { code: 'x' },
      hex: { label: '0203', tone: 'reach', path: ['0202', '0203'] },
    } as const
    const way = hexOverlays(grid, offersByHex([go]), '0203', '0201').find(o => o.id === 'way/0203')
    const middle = (label: string) => grid.cells.find(c => c.label === label)!.middle
    expect(way).toMatchObject({ kind: 'line', points: ['0201', '0202', '0203'].map(middle) })
    expect(hexOverlays(grid, offersByHex([go]), '0101', '0201').some(o => o.id?.startsWith('way'))).toBe(false)
    expect(hexOverlays(grid, offersByHex([go]), null, '0201', '0203').some(o => o.id === 'way/0203')).toBe(true)
  })
  it('draws the sides of a piece: three of front, two of flank, one of rear', () => {
    // It faces up the column: its front sides are those of bearings 300, 0 and 60.
    const sides = ['front', 'front', 'flank', 'rear', 'flank', 'front'] as const
    const drawn = sideOverlays(grid, { hex: { label: '0202', place: 0, of: 1, sides } } as never)
    expect(drawn.map(o => [o.tone, o.kind === 'line' ? o.points.length : 0])).toEqual([
      ['note', 2],
      ['not', 2],
      ['note', 2],
      ['measure', 4],
    ])
    const middle = grid.cells.find(c => c.label === '0202')!.middle
    const rear = drawn.find(o => o.tone === 'not')!
    for (const [x, y] of rear.kind === 'line' ? rear.points : []) {
      expect(Math.abs(x - middle[0])).toBeLessThan(1.1)
      expect(y).toBeLessThan(middle[1] - 1.5)
    }
    expect(sideOverlays(grid, undefined)).toEqual([])
  })
})
