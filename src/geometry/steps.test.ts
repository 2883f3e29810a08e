import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aboutFace, centreOf, corners, footprintAt, fromLocal, poseFromCentre, toLocal } from './footprint'
import { aBearing, aFootprint, aPoint, aStep, cornersOf, moved, runs } from './property.testing'
import type { Footprint, Step } from './shapes'
import { applySteps, arcOf, cutStep, degreesOf, pathLength, pivotOf, posesAlong, stepLength, turnedBy, wheel } from './steps'
import { quantise, quantisePose } from './tolerance'
import { normalise, turnBetween } from './trig'

const UNIT: Footprint = { front: [0, 3], facing: 0, width: 10, depth: 6 }
const near = (a: Footprint, b: Footprint, by = 1e-9) => {
  expect(Math.abs(a.front[0] - b.front[0])).toBeLessThan(by)
  expect(Math.abs(a.front[1] - b.front[1])).toBeLessThan(by)
  expect(Math.abs(turnBetween(a.facing, b.facing))).toBeLessThan(by)
}

describe('a wheel', () => {
  it('of a quarter turn stands on its corner, exactly', () => {
    expect(wheel(UNIT, 'right', 90)).toEqual({ front: [5, 8], facing: 90, width: 10, depth: 6 })
    expect(wheel(UNIT, 'left', 90)).toEqual({ front: [-5, 8], facing: 270, width: 10, depth: 6 })
  })
  it('costs the arc of its outer corner, not the chord', () => {
    expect(arcOf(10, 90)).toBeCloseTo(15.707963267948966, 12)
    expect(arcOf(10, 340)).toBeCloseTo(59.341194567807, 9)
    expect(degreesOf(10, 6)).toBeCloseTo(34.37746770784939, 10)
    expect(degreesOf(16, arcOf(16, 17.3))).toBeCloseTo(17.3, 12)
  })
  it('leaves its pivot where it is and adds up, in whatever parts', () => {
    const part = fc.double({ min: 0, max: 400, noNaN: true })
    fc.assert(
      fc.property(aFootprint, fc.constantFrom('left' as const, 'right' as const), part, part, (unit, side, a, b) => {
        const once = wheel(unit, side, a + b)
        near(wheel(wheel(unit, side, a), side, b), once, 1e-6)
        const [x, y] = pivotOf(unit, side)
        const [px, py] = pivotOf(once, side)
        expect(Math.hypot(x - px, y - py)).toBeLessThan(1e-7)
      }),
      runs(300),
    )
  })
  it('of a full turn in 360 parts comes back to where it was', () => {
    const start: Footprint = { front: [33.3, 44.4], facing: 0, width: 8, depth: 4 }
    const end = applySteps(
      start,
      Array.from({ length: 360 }, (): Step => ({ wheel: 'right', degrees: 1 })),
    )
    near(end, start, 1e-9)
    expect(end.facing).toBe(0)
  })
})

describe('steps', () => {
  it('go where the text says they go', () => {
    const gone = (step: Step) => applySteps({ ...UNIT, facing: 90 }, [step])
    near(gone({ advance: 4 }), { ...UNIT, front: [4, 3], facing: 90 })
    near(gone({ retire: 4 }), { ...UNIT, front: [-4, 3], facing: 90 })
    near(gone({ shift: 4 }), { ...UNIT, front: [0, -1], facing: 90 })
    near(gone({ oblique: -30, cm: 4 }), { ...UNIT, front: [4 * Math.cos(Math.PI / 6), 5], facing: 90 })
    near(gone({ aboutFace: true }), { ...UNIT, front: [-6, 3], facing: 270 })
  })
  it('end where another reckoning says, in the same lengths, wherever the table is turned to', () => {
    fc.assert(
      fc.property(aFootprint, fc.array(aStep, { maxLength: 8 }), aBearing, aPoint, (unit, steps, turn, by) => {
        const end = applySteps(unit, steps)
        expect(end.facing).toBeGreaterThanOrEqual(0)
        expect(end.facing).toBeLessThan(360)
        near(moved(end, turn, by) as Footprint, applySteps(moved(unit, turn, by) as Footprint, steps), 1e-6)
        expect(pathLength(unit, steps)).toBeCloseTo(
          steps.reduce((s, x) => s + stepLength(unit, x), 0),
          9,
        )
        const poses = posesAlong(unit, steps)
        if (poses.length > 0) near(poses[poses.length - 1], end)
      }),
      runs(300),
    )
  })
  it('about the middle leave it where it is, and a full turn in parts comes back', () => {
    fc.assert(
      fc.property(aFootprint, fc.double({ min: 0, max: 360, noNaN: true }), (unit, degrees) => {
        const end = applySteps(unit, [{ wheel: 'left', degrees, about: 'centre' }])
        const [p, q] = [centreOf(unit), centreOf(end)]
        expect(Math.hypot(p[0] - q[0], p[1] - q[1])).toBeLessThan(1e-9)
        near(
          applySteps(end, [{ wheel: 'left', degrees: 360 - degrees, about: 'centre' }]),
          { ...unit, facing: normalise(unit.facing) },
          1e-7,
        )
      }),
      runs(200),
    )
  })
  it('mirrored they end at the mirror image', () => {
    const mirror = (s: Step): Step =>
      'wheel' in s
        ? { ...s, wheel: s.wheel === 'left' ? 'right' : 'left' }
        : 'oblique' in s
          ? { oblique: -s.oblique, cm: s.cm }
          : 'shift' in s
            ? { shift: -s.shift }
            : s
    fc.assert(
      fc.property(aFootprint, fc.array(aStep, { maxLength: 6 }), (unit, steps) => {
        const a = applySteps(unit, steps)
        const b = applySteps({ ...unit, front: [-unit.front[0], unit.front[1]], facing: -unit.facing }, steps.map(mirror))
        near({ ...b, front: [-b.front[0], b.front[1]], facing: -b.facing }, a, 1e-8)
        expect(turnedBy(steps.map(mirror))).toBeCloseTo(-turnedBy(steps), 9)
      }),
      runs(200),
    )
  })
  it('are cut to a length along their path', () => {
    fc.assert(
      fc.property(aFootprint, aStep, fc.double({ min: 0, max: 30, noNaN: true }), (unit, step, cm) => {
        if ('aboutFace' in step) return
        expect(stepLength(unit, cutStep(unit, step, cm))).toBeCloseTo(Math.min(cm, stepLength(unit, step)), 9)
      }),
      runs(200),
    )
  })
})

describe('footprints', () => {
  it('have the corners that another reckoning gives, front left first, clockwise', () => {
    fc.assert(
      fc.property(aFootprint, f => {
        corners(f).forEach((p, i) => {
          const q = cornersOf(f)[i]
          expect(Math.hypot(p[0] - q[0], p[1] - q[1])).toBeLessThan(1e-9)
        })
      }),
      runs(300),
    )
  })
  it('come back from their middle, their own frame and an about-face', () => {
    fc.assert(
      fc.property(aFootprint, aPoint, (f, p) => {
        near(footprintAt(poseFromCentre(centreOf(f), f.facing, f.depth), f), f)
        const [x, y] = fromLocal(f, toLocal(f, p))
        expect(Math.hypot(x - p[0], y - p[1])).toBeLessThan(1e-9)
        near(aboutFace(aboutFace(f)), f)
      }),
      runs(200),
    )
  })
})

describe('the quantum of events', () => {
  it('is 1e-4, without −0, the facing below 360', () => {
    expect(quantise(1.23456)).toBe(1.2346)
    expect(Object.is(quantise(-0.00001), 0)).toBe(true)
    expect(quantisePose({ front: [1.00004, -2], facing: 359.99996 })).toEqual({ front: [1, -2], facing: 0 })
    expect(quantisePose({ front: [0, 0], facing: -90 }).facing).toBe(270)
  })
  it('rounds what is rounded to itself', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e4, max: 1e4, noNaN: true }), x => Object.is(quantise(quantise(x)), quantise(x))),
      runs(1000),
    )
  })
})
