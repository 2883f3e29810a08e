import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applySteps, corners, distance, type Footprint, type Point, pivotOf, type Step, turnBetween } from '../geometry'
import { wheeled, wheelSteps } from './group'
import { TestTable } from './testTable.testing'

// Three battalions in one touching line, 48 cm wide, and one that stands behind.
const THREE = [1, 2, 3].map(n => ({ id: `a/I/${n}`, front: [24 + 16 * n, 30] as const, group: 'a/I' }))
const ids = THREE.map(u => u.id)
const brigade = () => {
  const t = new TestTable(THREE)
  t.click([40, 29])
  t.hands.selectGroup()
  return t
}
const ends = (t: TestTable) => ids.map(id => t.ghost(id)!.footprint)

describe('a line wheels as one rigid piece', () => {
  it('each battalion wheels about its own inner corner, then obliques by half the angle', () => {
    // The second of the line, its inner corner 16 cm from the pivot: the way there is a chord, 2 · 16 · sin 5°.
    const second: Footprint = { front: [56, 30], facing: 0, width: 16, depth: 1.5 }
    const steps = wheelSteps(second, [32, 30], 'left', 10)
    expect(steps).toEqual([
      { wheel: 'left', degrees: 10 },
      { oblique: 5, cm: expect.closeTo(2 * 16 * Math.sin(Math.PI / 36), 4) },
    ])
    expect(wheelSteps({ ...second, front: [40, 30] }, [32, 30], 'left', 10)).toEqual([{ wheel: 'left', degrees: 10 }])
  })
  it('ends where a rigid piece would, wherever each unit stands and faces', () => {
    const unit = fc.record({
      x: fc.double({ min: -60, max: 60, noNaN: true }),
      y: fc.double({ min: -20, max: 20, noNaN: true }),
      facing: fc.double({ min: 0, max: 360, noNaN: true }),
    })
    fc.assert(
      fc.property(
        unit,
        fc.double({ min: 0.1, max: 60, noNaN: true }),
        fc.constantFrom('left' as const, 'right' as const),
        (u, g, side) => {
          const f: Footprint = { front: [u.x, u.y], facing: u.facing, width: 16, depth: 1.5 }
          const got = applySteps(f, wheelSteps(f, [0, 0], side, g) as readonly Step[])
          const want = wheeled(f, [0, 0], side, g)
          // Half of the last decimal of angle and length, at most 65 cm away.
          expect(distance(got.front, want.front)).toBeLessThan(2e-4)
          expect(Math.abs(turnBetween(got.facing, want.facing))).toBeLessThan(1e-9)
        },
      ),
    )
  })
  it('drawn by its end: the front stays one straight line without gaps, and nobody overlaps', () => {
    const t = brigade()
    expect(t.hands.get().selected).toEqual(ids)
    const arc = 6
    const at: Point = [32 + 48 * Math.cos(arc / 48), 30 + 48 * Math.sin(arc / 48)]
    t.drag([80, 30], at)
    const [first, second, third] = ends(t)
    expect(new Set(ends(t).map(f => f.facing.toFixed(4))).size).toBe(1)
    expect(distance(pivotOf(first, 'left'), [32, 30])).toBeLessThan(1e-3)
    expect(distance(pivotOf(first, 'right'), pivotOf(second, 'left'))).toBeLessThan(2e-3)
    expect(distance(pivotOf(second, 'right'), pivotOf(third, 'left'))).toBeLessThan(2e-3)
    expect(distance(pivotOf(third, 'right'), at)).toBeLessThan(0.06)
    // The outermost goes first, so that nobody steps into one who has yet to go.
    expect(t.hands.get().plans.map(p => p.command.unit)).toEqual(['a/I/3', 'a/I/2', 'a/I/1'])
    expect(t.hands.commit()).toBe(true)
    expect(t.game.sent).toHaveLength(1)
    expect(t.gap('a/I/1', 'a/I/2')).toBeLessThan(0.01)
  })
  it('shows what each has left and stops with the first that can not, naming it', () => {
    const t = brigade()
    t.press([80, 30]).moveTo([78, 44])
    const { overlays, readout, ghosts } = t.hands.picture()
    expect(ghosts).toHaveLength(3)
    expect(readout?.legal).toBe(true)
    expect(readout?.lines[1]).toEqual({ code: 'hands.stoppedBy', with: { name: { it: 'it a/I/3', en: 'en a/I/3' } } })
    const left = ids.map(id => (overlays.find(o => o.id === `left-${id}`)!.text!.with!.left as { cm: number }).cm)
    expect(left[0]).toBeGreaterThan(left[1])
    expect(left[1]).toBeGreaterThan(left[2])
    expect(left[2]).toBeGreaterThanOrEqual(0)
    expect(left[2]).toBeLessThan(0.03)
    t.release([78, 44])
    // The outermost: twice its own arc and the chord of its inner corner, 32 cm out, make up its 14 cm.
    const steps = t.hands.get().plans[0].command.steps as unknown as readonly [{ degrees: number }, { cm: number }]
    const g = (steps[0].degrees * Math.PI) / 180
    expect(2 * 16 * g + 64 * Math.sin(g / 2)).toBeCloseTo(14, 1)
    expect(t.hands.commit()).toBe(true)
  })
  it('goes on with the wheel when drawn again, and adds a straight move to it', () => {
    const t = brigade()
    const at = (arc: number): Point => [32 + 48 * Math.cos(arc / 48), 30 + 48 * Math.sin(arc / 48)]
    t.drag([80, 30], at(3)).drag(at(3), at(5))
    expect(t.hands.get().plans.map(p => p.command.steps.length)).toEqual([2, 2, 1])
    const turned = (t.hands.get().plans[2].command.steps[0] as { degrees: number }).degrees
    expect(turned).toBeCloseTo((5 / 48 / Math.PI) * 180, 6)
    const front = t.handle('front')
    const facing = ends(t)[0].facing
    t.drag(front, [front[0] + 2 * Math.sin((facing * Math.PI) / 180), front[1] + 2 * Math.cos((facing * Math.PI) / 180)])
    expect(t.hands.get().plans.every(p => 'advance' in p.command.steps.at(-1)!)).toBe(true)
    expect(t.hands.commit()).toBe(true)
    expect(t.gap('a/I/1', 'a/I/2')).toBeLessThan(0.01)
  })
  it('R49 advances together, all as far as the first can', () => {
    const t = new TestTable([...THREE, { id: 'b/I/1', front: [72, 40], facing: 180, width: 4 }])
    t.hands.select(ids)
    t.drag([56, 30], [56, 42])
    // The enemy is 10 cm ahead of the third: more than 1 cm must stay between them.
    const end = ends(t).map(f => f.front[1])
    expect(end[0]).toBeLessThan(39)
    expect(end[0]).toBeGreaterThan(38.98)
    expect(new Set(end).size).toBe(1)
    expect(distance(corners(ends(t)[0])[0], corners(ends(t)[2])[0])).toBeCloseTo(32, 6)
  })
  it('by keys: so much more of what they did together', () => {
    const t = brigade()
    t.hands.nudge({ turn: -2 })
    t.hands.nudge({ turn: -1 })
    expect(t.hands.get().plans.at(-1)?.command).toEqual({
      type: 'move',
      unit: 'a/I/1',
      steps: [{ wheel: 'left', degrees: expect.closeTo(3, 9) }],
    })
    t.hands.nudge({ ahead: 0.5 })
    t.hands.nudge({ ahead: 0.5 })
    expect(t.hands.get().plans.every(p => JSON.stringify(p.command.steps.at(-1)) === '{"advance":1}')).toBe(true)
    expect(t.hands.commit()).toBe(true)
  })
})
