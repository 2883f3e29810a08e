import { describe, expect, it } from 'vitest'
import { centreOf, footprintAt } from '../geometry'
import { hourOf, windOf } from './describe'
import { allowedBeside } from './gestures/place'
import { TestTable } from './testTable.testing'

const placing = (...units: ConstructorParameters<typeof TestTable>[0]) => {
  const t = new TestTable(units)
  t.hands.setTool('place')
  return t
}
describe('putting pieces down', () => {
  it('a base goes where it is drawn, snapped to 0.1 cm', () => {
    const t = placing({ id: 'a/I/1', front: [40, 30] })
    t.drag([41, 29.5], [51.03, 20.26])
    expect(t.game.sent).toEqual([{ type: 'place', unit: 'a/I/1', pose: { front: [50, 20.8], facing: 0 } }])
    expect(t.game.pose('a/I/1').front).toEqual([50, 20.8])
  })
  it('its turning handle turns it about its middle in whole degrees', () => {
    const t = placing({ id: 'a/I/1', front: [40, 30] }).click([40, 29.5])
    const turn = t.handle('turn')
    const before = centreOf(t.game.show('a').bodies[0].footprint)
    t.drag(turn, [before[0] + 3, before[1] + 0.02])
    expect(t.game.pose('a/I/1').facing).toBe(90)
    expect(centreOf(footprintAt(t.game.pose('a/I/1'), { width: 16, depth: 1.5 }))).toEqual([
      expect.closeTo(before[0], 3),
      expect.closeTo(before[1], 3),
    ])
  })
  it('what may not be put down now is selected, and neither drags nor keys take it; Tab walks those that may', () => {
    const t = new TestTable(
      [
        { id: 'a/I/1', front: [40, 30] },
        { id: 'a/I/2', front: [80, 30] },
      ],
      { takes: body => body.id === 'a/I/2' },
    )
    t.hands.setTool('place')
    t.click([40, 29.5])
    expect(t.hands.get()).toMatchObject({ selected: ['a/I/1'], takes: false })
    expect(t.hands.picture().handles).toEqual([])
    t.drag([40, 29.5], [50, 20])
    t.hands.nudge({ ahead: 1 })
    expect(t.game.sent).toEqual([])
    t.hands.walk(1)
    expect(t.hands.get()).toMatchObject({ selected: ['a/I/2'], takes: true })
    t.hands.nudge({ ahead: 1 })
    expect(t.game.sent).toHaveLength(1)
  })
  it('R16 a row of ten, each snapped flush to the one before, is 80.00 wide', () => {
    for (const facing of [0, 33, 45, 90, 213.7]) {
      const at = (n: number) => {
        const rad = (facing * Math.PI) / 180
        return [90 + 8.0 * n * Math.cos(rad), 25 - 8.0 * n * Math.sin(rad)] as const
      }
      const units = Array.from({ length: 10 }, (_, n) => ({
        id: `a/I/${n}`,
        front: n === 0 ? at(0) : ([20 + 12 * n, 100] as const),
        facing,
        width: 8,
        depth: 4,
      }))
      const t = placing(...units)
      t.game.setMode('free')
      for (let n = 1; n < 10; n++) {
        const from = centreOf(t.game.show('a').bodies[n].footprint)
        const to = at(n)
        const rad = (facing * Math.PI) / 180
        t.drag(from, [to[0] - 2 * Math.sin(rad) + 0.2, to[1] - 2 * Math.cos(rad) - 0.15])
      }
      const first = t.game.pose('a/I/0').front
      const last = t.game.pose('a/I/9').front
      expect(8 + Math.sqrt((last[0] - first[0]) ** 2 + (last[1] - first[1]) ** 2)).toBeCloseTo(80, 2)
      expect(t.gap('a/I/3', 'a/I/4')).toBeLessThan(0.01)
    }
  })
  it('several keep their places to each other', () => {
    const t = placing({ id: 'a/I/1', front: [40, 30] }, { id: 'a/I/2', front: [60, 28], facing: 20 })
    t.hands.select(['a/I/1', 'a/I/2'])
    t.drag([40, 29.5], [45, 20])
    expect(t.game.pose('a/I/1').front).toEqual([45, 20.5])
    expect(t.game.pose('a/I/2').front).toEqual([65, 18.5])
  })
  it('16.2 outside its ground it is refused with the clause; advised play asks once more', () => {
    const t = placing({ id: 'a/I/1', front: [40, 30] })
    t.drag([40, 29.5], [40, 80])
    expect(t.hands.get().notice[0].with?.clause).toBe('16.2')
    expect(t.game.pose('a/I/1').front).toEqual([40, 30])
    t.game.setMode('advised')
    t.drag([40, 29.5], [40, 80])
    expect(t.hands.get().insist).toBe(true)
    expect(t.hands.commit(true)).toBe(true)
    expect(t.game.pose('a/I/1').front).toEqual([40, 80.5])
  })
  it('a finger on a base means that base, not the handle or the neighbour that lies within its grip', () => {
    const finger = { pointer: 'touch', grip: 5 } as const
    const t = placing({ id: 'a/I/1', front: [40, 30], width: 8, depth: 4 }, { id: 'a/I/2', front: [48, 30], width: 8, depth: 4 })
    t.click([40, 28])
    t.drag([40, 28], [40, 18], finger)
    expect(t.game.pose('a/I/1').front).toEqual([40, 20])
    t.drag([40, 18], [40, 28], finger)
    expect(t.game.pose('a/I/1').facing).toBe(0)
    t.drag([46, 28], [76, 28], finger)
    expect([t.game.pose('a/I/1').front, t.game.pose('a/I/2').front]).toEqual([
      [40, 30],
      [78, 30],
    ])
    // Off the base it is the handle's, from as far as the grip reaches.
    const turn = t.handle('turn')
    t.drag([turn[0], turn[1] + 3], [turn[0] + 12, turn[1] + 3], finger)
    expect(t.game.pose('a/I/2').facing).toBeGreaterThan(45)
  })
  it('a hair outside its ground it is drawn to the edge, not with Alt, and not from farther away', () => {
    const t = placing({ id: 'a/I/1', front: [40, 30] })
    t.drag([40, 29.5], [40, 59.8])
    expect(t.game.pose('a/I/1').front).toEqual([40, 60])
    expect(t.hands.get().notice).toEqual([])
    t.drag([40, 59.5], [42, 59.8], { alt: true })
    expect(t.game.pose('a/I/1').front).toEqual([40, 60])
    expect(t.hands.get().notice[0].with?.clause).toBe('16.2')
    t.drag([40, 59.5], [40, 61.2])
    expect(t.game.pose('a/I/1').front).toEqual([40, 60])
  })
  it('the nearest allowed place: straight or aslant, to 0.1 cm; itself where nothing is within reach', () => {
    const pose = { front: [10, 10], facing: 30 } as const
    const beyond = (x: number, y: number) => (p: { front: readonly [number, number] }) => p.front[0] <= x && p.front[1] >= y
    expect(allowedBeside(pose, 1, beyond(9.6, 0)).front).toEqual([9.6, 10])
    expect(allowedBeside(pose, 1, beyond(9.6, 10.4)).front).toEqual([9.6, 10.4])
    expect(allowedBeside(pose, 1, beyond(9.6, 10.2)).front).toEqual([9.6, 10.4])
    expect(allowedBeside(pose, 1, beyond(8.9, 0))).toBe(pose)
    expect(allowedBeside(pose, 1, beyond(11, 0))).toBe(pose)
  })
  it('R68 turned by keys 360 times by 1° it is back, facing 0 and nothing else', () => {
    const t = placing({ id: 'a/I/1', front: [33.3, 44.4] }).click([33.3, 43.9])
    for (let i = 0; i < 360; i++) t.hands.nudge({ turn: 1 })
    const pose = t.game.pose('a/I/1')
    expect(Object.is(pose.facing, 0)).toBe(true)
    expect(pose.front[0]).toBeCloseTo(33.3, 3)
    expect(pose.front[1]).toBeCloseTo(44.4, 3)
    for (let i = 0; i < 500; i++) {
      t.hands.nudge({ turn: 10 })
      t.hands.nudge({ turn: -10 })
    }
    expect(t.game.pose('a/I/1').front[0]).toBeCloseTo(33.3, 3)
  })
})

describe('what is heard', () => {
  it('R22 tells bearings by clock and compass across north', () => {
    expect([0, 14, 16, 345, 346, 180, 359.9, 720.5, -180].map(hourOf)).toEqual([12, 12, 1, 12, 12, 6, 12, 12, 6])
    expect([0, 11, 12, 90, 349, 348, 225].map(windOf)).toEqual(['n', 'n', 'nne', 'e', 'n', 'nnw', 'sw'])
  })
  it('says where a unit is, how it faces and what is near', () => {
    const t = new TestTable([
      { id: 'a/I/1', front: [40, 30], facing: 90 },
      { id: 'b/I/1', front: [50, 30], facing: 270 },
    ])
    expect(t.hands.describe('a/I/1')).toEqual([
      { code: 'hands.where', with: { name: { it: 'it a/I/1', en: 'en a/I/1' }, x: { cm: 39.25 }, y: { cm: 30 } } },
      { code: 'hands.facing', with: { deg: { deg: 90 }, wind: { phrase: { code: 'hands.wind.e' } } } },
      { code: 'hands.enemyNear', with: { name: { it: 'it b/I/1', en: 'en b/I/1' }, cm: { cm: 10 }, hour: 12 } },
    ])
    expect(t.hands.describe()).toEqual([])
  })
})
