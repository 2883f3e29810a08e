import { describe, expect, it } from 'vitest'
import { footprintsOverlap } from '../../../../geometry/box'
import type { Flight, OoState, Piece, Unit } from '../../state'
import { Story } from '../../story'
import { footprintOf } from '../bodies'
import { pose, table } from '../table.testing'
import { moveAll } from './flights'

const rect = (x0: number, y0: number, x1: number, y1: number) =>
  [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ] as const
const stream = (ford: boolean, y = 30): Piece => ({
  id: 's',
  kind: 'stream',
  // A ribbon: its left bank from west to east, its right bank back.
  outline: [
    [0, y + 1],
    [180, y + 1],
    [180, y - 1],
    [0, y - 1],
  ],
  line: [
    [0, y],
    [180, y],
  ],
  width: 2,
  ...(ford ? { ford: true } : {}),
})
const bridge: Piece = {
  id: 'b',
  kind: 'bridge',
  outline: rect(67, 28.9, 73, 31.1),
  line: [
    [70, 31.1],
    [70, 28.9],
  ],
  width: 6,
  crossing: { who: 'any', cm: 0, disorders: false },
}
const flight = (moves: number, bearing = 180): Flight => ({ bearing, by: null, under: 'fire', turn: 1, moves })
const routing = (moves: number): Partial<Unit> => ({ rout: 'routing', disorder: 'morale', flight: flight(moves) })
const turn = (s: OoState): OoState => {
  const story = new Story(s)
  moveAll(story)
  return { ...story.state, turn: s.turn + 1 }
}

describe('3.9.9 rout and river', () => {
  it('3.9.9 a ford costs 10 cm of the move', () => {
    // Straight down from a front at 40, the stream from 31 to 29: 22 - 10 = 12 cm.
    const s = turn(table({ 'a/I/1': { pose: pose(90, 40, 180), ...routing(1) } }, [stream(true)]))
    expect(s.units['a/I/1']!.pose).toEqual(pose(90, 28, 180))
  })
  it('3.9.9 with less left it waits on the near bank, and crosses with its next move', () => {
    const s = turn(table({ 'a/I/1': { pose: pose(90, 45, 180), ...routing(1) } }, [stream(true)]))
    const bank = s.units['a/I/1']!.pose!
    expect(bank.front[1]).toBeGreaterThanOrEqual(31 - 0.02)
    expect(bank.front[1]).toBeLessThan(31.02)
    expect(turn(s).units['a/I/1']!.pose!.front[1]).toBeCloseTo(bank.front[1] - 12, 1)
  })
  it('3.9.9 without a ford it goes for the bridge and crosses it in column', () => {
    let s = table({ 'a/I/1': { pose: pose(100, 50), ...routing(0) } }, [stream(false), bridge])
    for (let n = 0; n < 6 && s.units['a/I/1']!.place === 'table'; n++) {
      s = turn(s)
      const body = footprintOf(s.units['a/I/1']!)
      // In the water it is never: only the lane over it.
      for (const wet of [
        { front: [33.5, 31] as const, facing: 0, width: 67, depth: 2 },
        { front: [126.5, 31] as const, facing: 0, width: 107, depth: 2 },
      ])
        if (body) expect(footprintsOverlap(body, wet, 0.02)).toBe(false)
    }
    expect(s.units['a/I/1']).toMatchObject({ place: 'off', formation: 'column' })
    // 50 cm away it takes more than two turns.
    expect(s.turn).toBeGreaterThan(2)
  })
  it('3.9.9 where its own edge by the river is nearer to the point behind than a bridge, it leaves there', () => {
    // Austria's point is (70, 120); the river comes down to the edge at 85 to 87.
    const river: Piece = { id: 'r', kind: 'river', outline: rect(85, 20, 87, 120) }
    let s = table({ 'b/III/1': { pose: pose(110, 90, 180), rout: 'routing', flight: flight(1, 0) } }, [river])
    s = turn(s)
    expect(s.units['b/III/1']!.pose!.front[0]).toBeGreaterThan(87)
    s = turn(s)
    expect(s.units['b/III/1']).toMatchObject({ place: 'off', returns: null })
  })
  it('13 ground that halves the speed: half, or as far as it', () => {
    const rough: Piece = { id: 'g', kind: 'rough', outline: rect(60, 20, 120, 45) }
    const run = (y: number) =>
      y - turn(table({ 'a/I/1': { pose: pose(90, y, 180), ...routing(1) } }, [rough])).units['a/I/1']!.pose!.front[1]
    expect(run(50)).toBeCloseTo(11, 3)
    expect(run(60)).toBeCloseTo(15, 1)
    expect(run(80)).toBeCloseTo(22, 3)
  })
})
