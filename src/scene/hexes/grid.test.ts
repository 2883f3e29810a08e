import { describe, expect, it } from 'vitest'
import type { HexGrid } from '../../rulesets/contract'
import { boardGeometry } from './boards'
import { gridPieces, sidesOfGrid } from './grid'

const HEIGHT = 4 * Math.sqrt(3)
/** Two hexes one under the other, sides of 4: eleven sides, one of them between the two. */
const grid: HexGrid = {
  layout: 'flat',
  columns: 1,
  rows: 2,
  first: [10, 20],
  side: 4,
  rise: 1,
  cells: [
    { label: '0101', middle: [10, 20], kind: 'C', level: 0 },
    { label: '0102', middle: [10, 20 - HEIGHT], kind: 'C', level: 0 },
  ],
}
const table = { width: 20, depth: 30 }

describe('the lines of a hex grid', () => {
  it('are each side once, and only what nobody shares is its edge', () => {
    const sides = sidesOfGrid(grid)
    expect(sides).toHaveLength(11)
    expect(sides.filter(s => !s.edge)).toHaveLength(1)
  })
  it('are four corners a piece, two at each end, on either side of the line', () => {
    // Each side in two pieces, its middle a centimetre up.
    const drape = (ends: readonly [readonly [number, number], readonly [number, number]]) => {
      const [[ax, ay], [bx, by]] = ends
      return [[ax, ay, 0] as const, [(ax + bx) / 2, (ay + by) / 2, 1] as const, [bx, by, 0] as const]
    }
    const { at, other, look, index } = gridPieces(grid, table, drape, { inner: 0.5, edge: 0.875 })
    expect(at).toHaveLength(22 * 4 * 3)
    expect(index).toHaveLength(22 * 6)
    expect(Math.max(...index)).toBe(22 * 4 - 1)
    const corner = (i: number) => ({ at: [...at.slice(i * 3, i * 3 + 3)], other: [...other.slice(i * 3, i * 3 + 3)] })
    for (let piece = 0; piece < 22; piece++) {
      const [p, q, r, s] = [0, 1, 2, 3].map(k => corner(piece * 4 + k))
      expect(p!.at).toEqual(s!.at)
      expect(q!.at).toEqual(r!.at)
      expect(p!.other).toEqual(q!.at)
      expect(q!.other).toEqual(p!.at)
      // Half of a side of 4, and a centimetre up or down.
      expect(Math.hypot(...p!.at.map((v, i) => v - p!.other[i]!))).toBeCloseTo(Math.sqrt(5), 4)
      // The first two corners lie to one hand of the way from one end to the other: the second looks back.
      expect([0, 1, 2, 3].map(k => look[(piece * 4 + k) * 2])).toEqual([-1, 1, -1, 1])
    }
    const strong = Array.from({ length: 22 }, (_, piece) => look[piece * 8 + 1])
    expect(strong.filter(v => v === 0.5)).toHaveLength(2)
    expect(strong.filter(v => v === 0.875)).toHaveLength(20)
    // From the table's frame into the scene's: the middle of the table is its origin.
    expect(Math.min(...at.filter((_, i) => i % 3 === 0))).toBeCloseTo(10 - 4 - 10, 4)
  })
})

describe('pictures upright to the eye', () => {
  it('are two triangles each over four corners that share a place and a cell', () => {
    const cell = { u: 0.25, v: 0.5, w: 0.125, h: 0.0625 }
    const made = boardGeometry([
      { at: [1, 2, 3], cell },
      { at: [4, 5, 6], cell: undefined },
    ])
    const of = (name: string) => [...made.getAttribute(name).array]
    expect(of('position')).toEqual([...[0, 1, 2, 3].flatMap(() => [1, 2, 3]), ...[0, 1, 2, 3].flatMap(() => [4, 5, 6])])
    expect(of('cell').slice(12)).toEqual([0.25, 0.5, 0.125, 0.0625, ...new Array(16).fill(0)])
    expect(of('corner').slice(0, 8)).toEqual([-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5])
    expect([...made.getIndex()!.array]).toEqual([0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7])
  })
})
