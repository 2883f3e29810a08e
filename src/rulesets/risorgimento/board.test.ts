import { describe, expect, it } from 'vitest'
import { type Hex, hexSight, labelOf } from '../../hex'
import { type Board, boardOf, inArc, metFrom, sees } from './board'
import type { SbScenario } from './scenario'
import { scenario } from './table.testing'

const map = (scenario() as SbScenario).map
const board: Board = boardOf(map)

describe('1.1 the map', () => {
  it('2.3 has the distances that the readings give', () => {
    const far: [string, string, number][] = [
      ['0104', '1107', 10],
      ['0504', '1107', 6],
      ['2004', '1107', 9],
      ['2004', '1303', 7],
      ['1714', '1107', 10],
      ['0914', '1107', 8],
      ['1409', '1107', 4],
      ['1708', '1409', 3],
    ]
    for (const [a, b, d] of far) expect([a, b, board.distance(a, b)]).toEqual([a, b, d])
  })
  it('7.1 its entries lie on the edge; column 21 and row 15 are off it', () => {
    for (const entry of ['0104', '0914', '1714', '2004']) expect(board.cell(entry)?.edge).toBe(true)
    expect(board.cell('2104')).toBeNull()
    expect(board.cell('0115')).toBeNull()
    expect(board.cells.size).toBe(20 * 14)
    expect(board.cell('1107')?.edge).toBe(false)
  })
  it('a road crosses a side from both hexes; the hill path is none for wheels', () => {
    const side = board.side('1006', '1107')!
    expect(board.cell('1006')?.road[side]).toBe(true)
    expect(board.cell('1107')?.road[(side + 3) % 6]).toBe(true)
    const path = board.side('0704', '0803')!
    expect(board.cell('0704')?.path[path]).toBe(true)
    expect(board.cell('0704')?.road[path]).toBe(false)
  })
})

describe('5.1.1 arcs', () => {
  it('run between the two outer front sides, at any distance', () => {
    // from 1107, facing 0 (north): 1006 and 1206 are its two other front hexes
    for (const hex of ['1106', '1006', '1206', '1104', '0906', '1306'])
      expect([hex, inArc(board, '1107', 0, hex)]).toEqual([hex, true])
    for (const hex of ['1007', '1207', '1108', '0907', '1307', '1107'])
      expect([hex, inArc(board, '1107', 0, hex)]).toEqual([hex, false])
  })
  it('6.1.6 the side that is met is the last hex before the target', () => {
    expect(metFrom(board, '1106', '1107')).toBe('1106')
    expect(metFrom(board, '1104', '1107')).toBe('1106')
  })
})

describe('6.3.1 sight', () => {
  it('next to it is always seen', () => {
    expect(sees(board, '1006', '1107')).toBe(true)
  })
  it('a wood as high as the gun bars it, and what is lower bars it only beside the target', () => {
    // 1504 (level 2) to 1506 (level 2) over 1505, a wood on level 3
    expect(sees(board, '1504', '1506')).toBe(false)
    // 1708 (level 4) to 1705 (level 0) past 1707 (vineyards, level 3) and 1706 (level 1): one row of vines and all lower
    expect(sees(board, '1708', '1705')).toBe(true)
  })
  it('two rows of vineyards bar it where they are not lower', () => {
    // 1202 and 1204 by 1203: a wood; 0803 to 0806 by 0804 (V3) and 0805 (open)
    expect(sees(board, '0803', '0806')).toBe(true)
    // 0906 to 0909 by 0907 and 0908, both vineyards on level 3
    expect(sees(board, '0906', '0909')).toBe(false)
  })
  it('6.3.1 hexSight, which knows no levels, is the same from both ends on every pair of hexes of the map', () => {
    const cells = [...board.cells.values()]
    const blocks = (h: Hex) => 'WBTK'.includes(board.cell(labelOf('flat', h) ?? '')?.terrain ?? 'C')
    const through = (line: ReturnType<typeof hexSight>) => line.through.map(h => labelOf('flat', h)).sort()
    let barred = 0
    for (const [i, a] of cells.entries())
      for (const b of cells.slice(i + 1)) {
        const [there, back] = [hexSight(a.hex, b.hex, blocks), hexSight(b.hex, a.hex, blocks)]
        if (there.clear !== back.clear || through(there).join() !== through(back).join())
          expect([a.label, b.label, there, back]).toEqual('alike')
        if (!there.clear) barred++
      }
    // 280 hexes make 39,060 pairs; neither all nor none of them are barred
    expect(barred).toBeGreaterThan(10_000)
    expect(barred).toBeLessThan(39_060)
  })
  it('is judged from the gun: not the same from both ends where levels differ', () => {
    let differ = 0
    const cells = [...board.cells.values()].filter(c => c.terrain !== 'A')
    for (const a of cells.slice(0, 60)) {
      for (const b of cells) {
        if (board.distance(a.label, b.label) > 4) continue
        if (sees(board, a.label, b.label) !== sees(board, b.label, a.label)) differ++
      }
    }
    expect(differ).toBeGreaterThan(0)
  })
})
