import { describe, expect, it } from 'vitest'
import type { HexGrid } from '../rulesets/contract'
import { hexAt, hexBeside, hexOutline, hexOverlays, offersByHex } from './hexes'

/** Four columns of three, odd ones half a hex higher, row 1 at the far edge; a side of 2, across the flats 2√3. */
const FLAT = 2 * Math.sqrt(3)
const grid: HexGrid = {
  layout: 'flat',
  columns: 4,
  rows: 3,
  first: [2, 20],
  side: 2,
  cells: [1, 2, 3, 4].flatMap(c =>
    [1, 2, 3].map(r => ({
      label: `0${c}0${r}`,
      middle: [2 + (c - 1) * 3, 20 - FLAT * (r - 1 + (c % 2 === 0 ? 0.5 : 0))] as const,
      kind: 'C',
      level: 0,
    })),
  ),
}

describe('the hand on a hex table', () => {
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
      ['lit/0202', 'reach', 2],
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
})
