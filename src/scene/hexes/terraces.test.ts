import { describe, expect, it } from 'vitest'
import type { HexGrid } from '../../rulesets/contract'
import { reliefOf } from '../ground/heightfield'
import { stepLevels, terraces } from './terraces'

const FLAT = 4 * Math.sqrt(3)
/** Three hexes in a column, sides of 4: the middle one two levels up. */
const grid: HexGrid = {
  layout: 'flat',
  columns: 1,
  rows: 3,
  first: [10, 30],
  side: 4,
  rise: 1,
  cells: [
    { label: '0101', middle: [10, 30], kind: 'C', level: 0 },
    { label: '0102', middle: [10, 30 - FLAT], kind: 'C', level: 2 },
    { label: '0103', middle: [10, 30 - 2 * FLAT], kind: 'C', level: 2 },
  ],
}
const table = { width: 20, depth: 40 }
const relief = reliefOf(table, [], 0.25, cells => terraces(grid, table, cells))

describe('the relief of a hex table', () => {
  it('is level on a hex and over the side to one as high', () => {
    for (const y of [30 - FLAT, 30 - 1.5 * FLAT, 30 - 2 * FLAT]) expect(relief.at(10, y)).toBeCloseTo(2, 5)
    expect(relief.at(10, 30)).toBeCloseTo(0, 5)
    expect(relief.at(8, 31)).toBeCloseTo(0, 5)
  })
  it('slopes half way about the line between two that differ', () => {
    expect(relief.at(10, 30 - FLAT / 2)).toBeCloseTo(1, 1)
    const [above, below] = [relief.at(10, 30 - FLAT / 2 - 0.8), relief.at(10, 30 - FLAT / 2 + 0.8)]
    expect(above).toBeGreaterThan(1.5)
    expect(below).toBeLessThan(0.5)
  })
  it('goes on beyond the last hex', () => {
    expect(relief.at(10, 30 - 3 * FLAT)).toBeCloseTo(2, 5)
    expect(relief.at(10, 38)).toBeCloseTo(0, 5)
  })
  it('has a line half way up each step', () => {
    expect(stepLevels(grid)).toEqual([0.5, 1.5])
  })
})
