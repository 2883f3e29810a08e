import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlap } from '../area'
import { boxesOverlap, boxOf } from '../box'
import { gap } from '../gap'
import { aBearing, aFootprint, aPoint, aShape, aStep, moved, runs } from '../property.testing'
import type { Footprint, Shape, Step } from '../shapes'
import { applySteps, cutStep, stepLength } from '../steps'
import { sweep } from './sweep'

/** How deep two bodies stand in each other, roughly: above nought only where they have a place in common. */
const bodiesMeet = (unit: Footprint, o: Shape): boolean => {
  if ('point' in o) {
    const inner: Footprint = { ...unit, front: [unit.front[0], unit.front[1]], width: unit.width, depth: unit.depth }
    return gap(inner, o).cm === 0 && depthOfPoint(unit, o.point) > 1e-4
  }
  return overlap(unit, o) > 1e-3
}
function depthOfPoint(unit: Footprint, [px, py]: readonly [number, number]): number {
  const a = (unit.facing * Math.PI) / 180
  const dx = px - unit.front[0]
  const dy = py - unit.front[1]
  const x = dx * Math.cos(a) - dy * Math.sin(a)
  const y = dx * Math.sin(a) + dy * Math.cos(a)
  return Math.min(unit.width / 2 - Math.abs(x), -y, unit.depth + y)
}
const poseAt = (unit: Footprint, steps: readonly Step[], k: number, cm: number) =>
  applySteps(unit, [...steps.slice(0, k), cutStep(applySteps(unit, steps.slice(0, k)), steps[k], cm)])

describe('a sweep', () => {
  it('agrees with a dense row of poses', () => {
    fc.assert(
      fc.property(
        aFootprint,
        fc.array(aStep, { minLength: 1, maxLength: 3 }),
        fc.array(aShape, { minLength: 1, maxLength: 3 }),
        (unit, steps, obstacles) => {
          const swept = sweep(unit, steps, obstacles)
          for (let k = 0; k < steps.length; k++) {
            const whole = stepLength(unit, steps[k])
            for (let i = 0; i <= 60; i++) {
              const cm = (whole * i) / 60
              // Nothing is met before the contact that it tells of.
              if (!swept.clear && (k > swept.step || (k === swept.step && cm > swept.at + 1e-9))) break
              const pose = whole > 0 ? poseAt(unit, steps, k, cm) : applySteps(unit, steps.slice(0, k + 1))
              for (const o of obstacles)
                expect(bodiesMeet(pose, o) && !(swept.clear === false && swept.at === 0 && k === swept.step)).toBe(false)
            }
          }
          if (!swept.clear) {
            // At the contact it touches what it names, and a little further on it is in it or would leave it only by a graze.
            const pose = whole(steps[swept.step], unit) > 0 ? poseAt(unit, steps, swept.step, swept.at) : unit
            expect(gap(pose, obstacles[swept.obstacle]).cm).toBeLessThan(1e-4)
          }
        },
      ),
      runs(400),
    )
  })
  it('tells the same wherever the table is turned to', () => {
    fc.assert(
      fc.property(
        aFootprint,
        fc.array(aStep, { maxLength: 3 }),
        fc.array(aShape, { maxLength: 3 }),
        aBearing,
        aPoint,
        (unit, steps, obstacles, turn, by) => {
          const a = sweep(unit, steps, obstacles)
          const b = sweep(
            moved(unit, turn, by) as Footprint,
            steps,
            obstacles.map(o => moved(o, turn, by)),
          )
          expect(b.clear).toBe(a.clear)
          if (!a.clear && !b.clear) {
            expect([b.step, b.obstacle]).toEqual([a.step, a.obstacle])
            expect(Math.abs(a.at - b.at)).toBeLessThan(0.002)
          }
        },
      ),
      runs(300),
    )
  })
  it('in parts tells the same as in one', () => {
    const cm = fc.double({ min: 0.5, max: 20, noNaN: true })
    fc.assert(
      fc.property(aFootprint, cm, cm, fc.array(aShape, { minLength: 1, maxLength: 3 }), (unit, a, b, obstacles) => {
        const one = sweep(unit, [{ advance: a + b }], obstacles)
        const two = sweep(unit, [{ advance: a }, { advance: b }], obstacles)
        expect(two.clear).toBe(one.clear)
        if (!one.clear && !two.clear) expect(two.at + two.step * a).toBeCloseTo(one.at, 4)
      }),
      runs(200),
    )
  })
})

const unit = (front: readonly [number, number] = [0, 0], facing = 0): Footprint => ({ front, facing, width: 10, depth: 4 })
const box = (x: number, y: number, w: number, d: number): Shape => ({
  polygon: [
    [x, y],
    [x + w, y],
    [x + w, y + d],
    [x, y + d],
  ],
})

describe('touching', () => {
  it('is contact only when the motion goes on into the body', () => {
    const wall = box(-20, 0, 40, 3)
    expect(sweep(unit(), [{ advance: 1 }], [wall])).toEqual({ clear: false, step: 0, at: 0, obstacle: 0 })
    for (const steps of [
      [],
      [{ advance: 0 }],
      [{ retire: 3 }],
      [{ shift: 7 }],
      [{ wheel: 'left', degrees: 0 }],
      [{ aboutFace: true }],
    ] as Step[][]) {
      expect(sweep(unit(), steps, [wall])).toEqual({ clear: true })
    }
    expect(sweep(unit(), [{ wheel: 'left', degrees: 5 }], [wall])).toEqual({ clear: false, step: 0, at: 0, obstacle: 0 })
    expect(sweep(unit([0, -3]), [{ advance: 3 }, { shift: 4 }, { advance: 1 }], [wall])).toEqual({
      clear: false,
      step: 2,
      at: 0,
      obstacle: 0,
    })
    expect(sweep(unit(), [{ aboutFace: true }, { advance: 9 }], [wall])).toEqual({ clear: true })
  })
  it('a wheel about a corner that touches leaves it touching', () => {
    expect(sweep(unit(), [{ wheel: 'right', degrees: 90 }], [box(5, -9, 3, 30)])).toEqual({ clear: true })
    expect(sweep(unit(), [{ wheel: 'right', degrees: 91 }], [box(5, -9, 3, 30)]).clear).toBe(false)
  })
})

describe('a start that overlaps', () => {
  it('is contact at once, wherever it goes, also without a step', () => {
    const inside = box(-1, -2, 1, 1)
    for (const steps of [[], [{ advance: 0 }], [{ retire: 30 }], [{ aboutFace: true }]] as Step[][]) {
      expect(sweep(unit(), steps, [box(40, 40, 1, 1), inside])).toEqual({ clear: false, step: 0, at: 0, obstacle: 1 })
    }
    expect(sweep(unit(), [{ advance: 1 }], [box(-50, -50, 100, 100)])).toEqual({ clear: false, step: 0, at: 0, obstacle: 0 })
  })
})

describe('long ways', () => {
  it('find the thin post a long way off, and past a full turn', () => {
    expect(sweep(unit([1e6, -1e6]), [{ advance: 1e5 }], [{ point: [1e6 + 1, -1e6 + 99_999] }])).toMatchObject({
      clear: false,
      step: 0,
    })
    const post: Shape = { circle: [5.5, -11], radius: 0.5 }
    const swept = sweep(unit(), [{ wheel: 'right', degrees: 720 }], [post])
    expect(swept.clear).toBe(false)
    if (!swept.clear) {
      const at = applySteps(unit(), [{ wheel: 'right', degrees: ((swept.at / 10) * 180) / Math.PI }])
      expect(gap(at, post).cm).toBeLessThan(1e-6)
      expect(swept.at).toBeGreaterThan((Math.PI / 2) * 10)
    }
  })
  it('go as near as can be to the nearest of several, whatever their order', () => {
    const [far, close] = [box(-3, 14, 6, 1), box(-3, 8, 6, 1)]
    const walker: Footprint = { front: [0, 1], facing: 0, width: 4, depth: 2 }
    expect(sweep(walker, [{ advance: 12 }], [far, close])).toEqual({
      clear: false,
      step: 0,
      at: expect.closeTo(7, 6),
      obstacle: 1,
    })
    expect(sweep(walker, [{ advance: 12 }], [close, far])).toEqual({
      clear: false,
      step: 0,
      at: expect.closeTo(7, 6),
      obstacle: 0,
    })
  })
})

describe('the slack of rules', () => {
  const SLACK = 0.01
  it('lets a hair of overlap count as touching, and no more', () => {
    const gate = (by: number) => [box(-9, 4, 4 + by, 3), box(5 - by, 4, 4, 3)]
    expect(sweep(unit(), [{ advance: 20 }], gate(0.004), SLACK)).toEqual({ clear: true })
    expect(sweep(unit(), [{ advance: 20 }], gate(0.004))).toMatchObject({ clear: false, at: expect.closeTo(4, 6) })
    expect(sweep(unit(), [{ advance: 20 }], gate(0.02), SLACK)).toMatchObject({ clear: false, at: expect.closeTo(4, 4) })
  })
  it('stops at the touch, not a hair inside', () => {
    expect(sweep(unit(), [{ advance: 20 }], [box(-2, 6, 4, 4)], SLACK)).toMatchObject({ clear: false, at: expect.closeTo(6, 5) })
  })
  it('never adds up: a move ends no deeper in a body than it began', () => {
    const wall = box(-20, 0, 40, 3)
    expect(sweep(unit([0, 0.004]), [{ shift: 5 }], [wall], SLACK)).toEqual({ clear: true })
    expect(sweep(unit([0, 0.004]), [{ advance: 0.004 }], [wall], SLACK).clear).toBe(false)
    expect(sweep(unit([0, -2]), [{ advance: 2.005 }], [wall], SLACK)).toMatchObject({ clear: false, at: expect.closeTo(2, 4) })
    expect(sweep(unit([0, 0.02]), [{ retire: 5 }], [wall], SLACK)).toMatchObject({ clear: false, at: 0 })
  })
  it('nowhere on the way is a body deeper in another than the slack', () => {
    fc.assert(
      fc.property(
        aFootprint,
        fc.array(aStep, { minLength: 1, maxLength: 3 }),
        fc.array(aFootprint, { minLength: 1, maxLength: 3 }),
        (mover, steps, others) => {
          const swept = sweep(mover, steps, others, SLACK)
          if (!swept.clear) return
          for (let k = 0; k < steps.length; k++) {
            const length = whole(steps[k], mover)
            for (let i = 0; i <= 40; i++) {
              const pose = length > 0 ? poseAt(mover, steps, k, (length * i) / 40) : applySteps(mover, steps.slice(0, k + 1))
              for (const o of others) expect(boxesOverlap(boxOf(pose), boxOf(o), SLACK * 1.5)).toBe(false)
            }
          }
        },
      ),
      runs(300),
    )
  })
})

const whole = (step: Step, mover: Footprint) => stepLength(mover, step)
