import { describe, expect, it } from 'vitest'
import { roundDown, roundUp, snap } from './rounding'
import { lengthOfRuler } from './rulers'
import { TestTable } from './testTable.testing'

const UNITS = [
  { id: 'a/I/1', front: [40, 30] as const },
  { id: 'b/I/1', front: [40, 60] as const, facing: 180 },
]
const measuring = (units = UNITS as ConstructorParameters<typeof TestTable>[0]) => {
  const t = new TestTable(units)
  t.hands.setTool('ruler')
  return t
}
const cmOf = (t: TestTable, n = 0) => lengthOfRuler(t.hands.get().rulers[n].points)

describe('rulers', () => {
  it('edge to edge measures nearest point to nearest point, wherever the fingers were', () => {
    const t = measuring().drag([35, 29.4], [44, 60.6])
    expect(t.hands.get().rulers[0].anchors).toEqual([
      { unit: 'a/I/1', part: 'edge' },
      { unit: 'b/I/1', part: 'edge' },
    ])
    expect(cmOf(t)).toBeCloseTo(30, 9)
  })
  it('holds to front centre, corner and centre where the finger is near them', () => {
    // A base deep enough that its three kinds of points lie apart.
    const t = measuring([{ id: 'a/I/1', front: [40, 30], width: 12, depth: 6 }])
    const parts = (
      [
        [40.1, 29.9],
        [34.2, 29.8],
        [46, 24.1],
        [40, 27.2],
      ] as const
    ).map(from => {
      t.drag(from, [100, 90])
      return t.hands.get().rulers.at(-1)?.anchors[0]
    })
    expect(parts).toEqual([
      { unit: 'a/I/1', part: 'front' },
      { unit: 'a/I/1', part: 'corner', corner: 0 },
      { unit: 'a/I/1', part: 'corner', corner: 2 },
      { unit: 'a/I/1', part: 'centre' },
    ])
    expect(t.hands.get().rulers[0].points[0]).toEqual([40, 30])
  })
  it('Alt measures from the very place', () => {
    const t = measuring().drag([35, 29.4], [44, 60.6], { alt: true })
    expect(t.hands.get().rulers[0]).toMatchObject({
      points: [
        [35, 29.4],
        [44, 60.6],
      ],
      anchors: [null, null],
    })
  })
  it('R45 legs are added as they are: three of √18 make 12.7279, shown 4.2 and 12.7', () => {
    const t = measuring([])
    t.click([10, 10]).click([13, 13]).click([16, 10]).click([19, 13]).click([19, 13])
    expect(cmOf(t)).toBeCloseTo(3 * Math.sqrt(18), 9)
    const lines = t.hands.picture().overlays.filter(o => o.id?.startsWith('ruler-'))
    expect(lines).toHaveLength(3)
    expect(lines[2].text).toEqual({
      code: 'hands.legTotal',
      with: { cm: { cm: expect.closeTo(4.242640687, 9) }, total: { cm: expect.closeTo(12.727922061, 9) } },
    })
    expect(lines.every(l => l.seat === 'a')).toBe(true)
    // Ended by the tap on its last point: the next one begins another.
    t.click([50, 50]).click([51, 50])
    expect(t.hands.get().rulers).toHaveLength(2)
  })
  it('R45 ten legs of 0.14 are 1.40', () => {
    const t = measuring([])
    for (let i = 0; i <= 10; i++) t.click([10 + 0.14 * i, 10], { grip: 0.01, alt: true })
    expect(cmOf(t)).toBeCloseTo(1.4, 9)
  })
  it('a drag from the end of a ruler goes on with it', () => {
    const t = measuring([]).drag([10, 10], [13, 14]).drag([13, 14], [13, 20])
    expect(t.hands.get().rulers).toHaveLength(1)
    expect(cmOf(t)).toBeCloseTo(11, 9)
  })
  it('stays on the table, goes with what it holds to, and outlives it as a place', () => {
    const t = measuring().drag([35, 29.4], [44, 60.6])
    t.hands.setTool('move')
    t.drag([40, 30], [40, 35])
    t.hands.commit()
    expect(cmOf(t)).toBeCloseTo(25, 9)
    t.game.remove('b/I/1')
    expect(cmOf(t)).toBeCloseTo(25, 9)
    expect(t.hands.get().rulers[0].anchors[1]).toBe(null)
    t.hands.clearRulers()
    expect(t.hands.get().rulers).toEqual([])
  })
  it('each side takes up only its own', () => {
    const t = measuring([]).drag([10, 10], [13, 14])
    t.hands.setSeat('b')
    t.hands.clearRulers()
    expect(t.hands.get().rulers).toHaveLength(1)
    t.drag([13, 14], [20, 14])
    expect(t.hands.get().rulers.map(r => r.seat)).toEqual(['a', 'b'])
  })
  it('is laid without a pointer between any parts of two pieces', () => {
    const t = new TestTable(UNITS)
    t.hands.measure({ unit: 'a/I/1', part: 'edge' }, { unit: 'b/I/1', part: 'edge' })
    t.hands.measure({ unit: 'a/I/1', part: 'front' }, { unit: 'b/I/1', part: 'centre' })
    t.hands.measure({ unit: 'a/I/1', part: 'front' }, { unit: 'nobody', part: 'centre' })
    expect([cmOf(t, 0), cmOf(t, 1)]).toEqual([expect.closeTo(30, 9), expect.closeTo(30.75, 9)])
    t.hands.removeRuler(t.hands.get().rulers[0].id)
    expect(t.hands.get().rulers).toHaveLength(1)
  })
  it('laid down, it gives back the tool that was held before', () => {
    const t = new TestTable(UNITS)
    t.hands.setTool('place')
    t.hands.ruler()
    expect(t.hands.get().tool).toBe('ruler')
    t.hands.ruler()
    expect(t.hands.get().tool).toBe('place')
  })
  it('Escape drops one that is being laid by taps', () => {
    const t = measuring([]).click([10, 10])
    t.hands.cancel()
    expect(t.hands.get().rulers).toEqual([])
    expect(t.hands.picture().overlays).toEqual([])
  })
})

describe('what is shown', () => {
  it('is never more than is left, nor less than is spent', () => {
    expect([roundDown(4), roundDown(3.99), roundDown(3.9999999999), roundDown(0.04)]).toEqual([4, 3.9, 4, 0])
    expect([roundUp(10), roundUp(10.01), roundUp(10.0000000001), roundUp(0)]).toEqual([10, 10.1, 10, 0])
  })
  it('snaps to clean tenths', () => {
    expect(snap(0.1 + 0.2, 0.1)).toBe(0.3)
    expect(snap(4.34, 0.1)).toBe(4.3)
    expect(snap(17, 5)).toBe(15)
    expect(snap(4.3456, 0)).toBe(4.3456)
    expect(Object.is(snap(-0.01, 0.1), 0)).toBe(true)
  })
})
