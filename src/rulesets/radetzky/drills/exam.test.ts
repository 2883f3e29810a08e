import { describe, expect, it } from 'vitest'
import { drillsAt } from '../../../drills'
import { radetzky } from '..'
import { examRad } from './exam'
import { type Put, staged } from './stage'

/** Guns that look north along x = 60, an enemy 20 cm before them, and a base of their own between the two. */
const scene = (x: number) =>
  staged({
    units: {
      'a/I/7': { pose: { front: [60, 30], facing: 0 } },
      'a/I/2': { pose: { front: [x, 42], facing: 0 } },
      'b/I/1': { pose: { front: [60, 50], facing: 180 } },
    },
  })

/** A base of foot that looks north along x = 60, its front at y = 40, and an enemy. */
const facing = (pose: Put['pose'], ...more: readonly Put['pose'][]) =>
  staged({
    units: {
      'a/I/1': { pose: { front: [60, 40], facing: 0 } },
      ...Object.fromEntries([pose, ...more].map((p, i) => [`b/I/${i + 1}`, { pose: p }])),
    },
  })
const asked = (seen: ReturnType<typeof staged>) => {
  const show = radetzky.show(radetzky.view(seen, 'spectator'))
  const work = drillsAt(examRad, { seen, show, seats: ['a'] })
  for (;;) {
    const { done, value } = work.next()
    if (done) return value.filter(d => d.kind === 'flank')
  }
}

describe('positions of Radetzky', () => {
  // Bases are 8 wide and 4 deep. The enemy's near edge lies at y = 60, 60 and 56: his front, his rear, his short side.
  it.each([
    ['front', { front: [60, 60], facing: 180 }, 60],
    ['rear', { front: [60, 64], facing: 0 }, 60],
    ['flank', { front: [62, 60], facing: 90 }, 56],
  ] as const)('Mischia: straight ahead it meets the %s', (side, pose, y) => {
    const seen = facing({ front: [...pose.front], facing: pose.facing })
    const met = examRad.met(seen, 'a/I/1', 'b/I/1')
    expect(met?.side).toBe(side)
    expect(met?.end.front[0]).toBeCloseTo(60, 6)
    expect(Math.abs(met!.end.front[1] - y)).toBeLessThanOrEqual(0.021)
    const [drill, ...more] = asked(seen)
    expect(more).toEqual([])
    expect(drill?.asked).toMatchObject({ kind: 'choice', right: side })
    expect(drill?.whom).toEqual(['a/I/1', 'b/I/1'])
    expect(drill?.margin).toBeGreaterThanOrEqual(1)
  })
  it('Mischia: who stands behind another is not met, nor who stands aside, nor guns that go in', () => {
    const behind = facing({ front: [60, 60], facing: 180 }, { front: [64, 52], facing: 180 })
    expect(examRad.met(behind, 'a/I/1', 'b/I/1')).toBeNull()
    expect(examRad.met(behind, 'a/I/1', 'b/I/2')?.side).toBe('front')
    expect(asked(facing({ front: [69, 60], facing: 180 }))).toEqual([])
    expect(examRad.met(scene(20), 'a/I/7', 'b/I/1')).toBeNull()
  })
  it('Mischia: a side that hangs by a hair is not asked about', () => {
    // The two overlap by half a centimetre of their fronts, then by 0.03: so little may not be told.
    expect(asked(facing({ front: [67.5, 60], facing: 180 })).map(d => d.margin)).toEqual([0.2])
    expect(examRad.met(facing({ front: [67.97, 60], facing: 180 }), 'a/I/1', 'b/I/1')?.side).toBe('front')
    expect(asked(facing({ front: [67.97, 60], facing: 180 }))).toEqual([])
  })
  it('Fuoco: a base across the straight lane bars it, one beside it does not', () => {
    const barred = examRad.sees(scene(60), 'a/I/7', 'b/I/1')
    const friend = examRad.units(scene(60)).find(u => u.id === 'a/I/2')
    expect(barred).toMatchObject({ yes: false, by: friend?.name })
    // Eight cm wide: from 65 to 73, and the lane runs at 60.
    const free = examRad.sees(scene(69), 'a/I/7', 'b/I/1')
    expect(free).toMatchObject({ yes: true, from: [60, 30] })
    expect(free?.to[0]).toBeCloseTo(60, 6)
    expect(free).not.toHaveProperty('by')
  })
  it('Fuoco: who is out of the arc, or the other way, is no question', () => {
    expect(examRad.sees(scene(69), 'b/I/1', 'a/I/7')).toBeNull()
    const behind = staged({
      units: { 'a/I/7': { pose: { front: [60, 30], facing: 180 } }, 'b/I/1': { pose: { front: [60, 50], facing: 180 } } },
    })
    expect(examRad.sees(behind, 'a/I/7', 'b/I/1')).toBeNull()
  })
})
