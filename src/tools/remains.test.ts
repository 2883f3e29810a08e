import { describe, expect, it } from 'vitest'
import { TestTable } from './testTable.testing'

const UNITS = [
  { id: 'a/I/1', front: [30, 30] as const, group: 'a/I' },
  { id: 'a/I/2', front: [60, 30] as const, group: 'a/I' },
  { id: 'a/I/3', front: [90, 30] as const, group: 'a/I' },
  { id: 'b/I/1', front: [60, 80] as const, facing: 180 },
]
/** Three ahead, each its own way, sent together; the other side breaks in after the first. */
function brokenInto() {
  const t = new TestTable(UNITS).drag([30, 30], [30, 35]).drag([60, 30], [60, 34]).drag([90, 30], [90, 33])
  expect(t.hands.get().plans).toHaveLength(3)
  t.game.breaksIn(1)
  expect(t.hands.commit()).toBe(true)
  return t
}
const plans = (t: TestTable) => t.hands.get().plans.map(p => [p.command.unit, p.command.steps])

describe('moves sent together into which the other side breaks', () => {
  it('the first was carried out; the others are planned again when the other side has answered', () => {
    const t = brokenInto()
    expect(t.game.pose('a/I/1').front).toEqual([30, 35])
    expect(t.game.pose('a/I/2').front).toEqual([60, 30])
    expect(plans(t)).toEqual([])
    t.game.answers()
    expect(plans(t)).toEqual([
      ['a/I/2', [{ advance: 4 }]],
      ['a/I/3', [{ advance: 3 }]],
    ])
    expect(t.hands.commit()).toBe(true)
    expect(t.game.pose('a/I/3').front).toEqual([90, 33])
    t.game.answers()
    expect(plans(t)).toEqual([])
  })
  it('also where the hands served the other side meanwhile', () => {
    const t = brokenInto()
    t.hands.setSeat('b')
    t.game.answers()
    expect(plans(t)).toEqual([])
    t.hands.setSeat('a')
    expect(plans(t).map(([unit]) => unit)).toEqual(['a/I/2', 'a/I/3'])
  })
  it('who was taken away is left out, and past the phase nothing comes back', () => {
    const t = brokenInto()
    t.game.remove('a/I/2')
    t.game.answers()
    expect(plans(t).map(([unit]) => unit)).toEqual(['a/I/3'])
    const late = brokenInto()
    late.game.answers('finish1')
    expect(plans(late)).toEqual([])
    late.game.answers()
    expect(plans(late)).toEqual([])
  })
  it('a move that is no longer allowed says why', () => {
    const t = brokenInto()
    t.hands.setSeat('b')
    // an enemy has come before the second
    t.game.put('b/I/1', [60, 34.5], 180)
    t.game.answers()
    t.hands.setSeat('a')
    expect(plans(t).map(([unit]) => unit)).toEqual(['a/I/3'])
    expect(JSON.stringify(t.hands.get().notice)).toContain('refusal.move/too-near')
  })
})
