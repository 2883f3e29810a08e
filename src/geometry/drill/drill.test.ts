import { describe, expect, it } from 'vitest'
import { overlap } from '../area'
import { boxesOverlap, boxOf } from '../box'
import { gapCm } from '../gap'
import { pointInPolygon, signedArea } from '../polygon'
import { runs } from '../property.testing'
import type { Footprint, Pose, Step } from '../shapes'
import { applySteps, arcOf, stepLength } from '../steps'
import { turnBetween } from '../trig'
import { charges, threats } from './charges'
import { battle, LINE, sequence } from './drill.testing'
import { fieldOf, passage } from './field'
import { clampLast, judgeSteps } from './judge'
import { costOf, type Manoeuvres, type World } from './manoeuvres'
import { reach } from './reach'
import { solve } from './solve'

const EMPTY: World = { hard: [], friends: [] }
const UNIT: Footprint = { front: [90, 20], facing: 0, width: 16, depth: 1.5 }
const seeds = (n: number) => Array.from({ length: Math.ceil(runs(n).numRuns) }, (_, i) => i + 1)

describe('what a move costs', () => {
  it('a wheel twice its arc: of 14 cm, 4 are left after 5', () => {
    const wheel: Step = { wheel: 'right', degrees: (5 / 16 / Math.PI) * 180 }
    const field = fieldOf(UNIT, EMPTY)
    expect(judgeSteps(UNIT, [wheel], LINE, field)).toMatchObject({
      faults: [],
      cost: expect.closeTo(10, 9),
      left: expect.closeTo(4, 9),
    })
    expect(judgeSteps(UNIT, [wheel, { advance: 4 }], LINE, field)).toMatchObject({ faults: [], left: expect.closeTo(0, 9) })
    expect(judgeSteps(UNIT, [wheel, { advance: 4.1 }], LINE, field).faults).toEqual([
      { code: 'move/too-far', step: 1, by: expect.closeTo(0.1, 9) },
    ])
  })
  it('may pass the allowance by the tolerance, and no more', () => {
    const field = fieldOf(UNIT, EMPTY)
    expect(judgeSteps(UNIT, [{ advance: 14.01 }], LINE, field)).toMatchObject({ faults: [], left: 0 })
    expect(judgeSteps(UNIT, [{ advance: 14.011 }], LINE, field).faults).toHaveLength(1)
  })
  it('names all that is wrong, in the order of the steps', () => {
    const steps: Step[] = [
      { advance: 1 },
      { wheel: 'left', degrees: 30 },
      { oblique: 31, cm: 2 },
      { retire: 1 },
      { shift: 1 },
      { aboutFace: true },
    ]
    expect(judgeSteps(UNIT, steps, LINE, fieldOf(UNIT, EMPTY)).faults.map(f => f.code)).toEqual([
      'wheel/not-first',
      'wheel/too-far',
      'oblique/too-wide',
      'retire/not-allowed',
      'shift/not-allowed',
      'about-face/not-allowed',
      'move/too-far',
    ])
    const all: Manoeuvres = { ...LINE, wheel: null, retire: 2, shift: { most: 7, cost: 14 }, aboutFace: 7 }
    expect(costOf(UNIT, [{ retire: 2 }, { aboutFace: true }, { advance: 1 }], all)).toBe(12)
    expect(costOf(UNIT, [{ shift: -3 }], all)).toBe(14)
    expect(judgeSteps(UNIT, [{ shift: 7.02 }], all, fieldOf(UNIT, EMPTY)).faults.map(f => f.code)).toEqual(['shift/too-far'])
  })
})

describe('what is in the way', () => {
  const line = (x: number, y = 20): Footprint => ({ front: [x, y], facing: 0, width: 16, depth: 1.5 })
  it('a wheel beside a touching friend is free, though its rear corner swings into him', () => {
    const beside: World = {
      hard: [],
      friends: [
        { id: 'right', shape: line(106) },
        { id: 'left', shape: line(74) },
      ],
    }
    const wheel: Step[] = [{ wheel: 'right', degrees: 15 }]
    expect(passage(UNIT, [...wheel, { advance: 3 }], fieldOf(UNIT, beside))).toBeNull()
    const wall: World = { hard: beside.friends, friends: [] }
    expect(passage(UNIT, [{ wheel: 'left', degrees: 15 }], fieldOf(UNIT, wall))).toMatchObject({ kind: 'hard', id: 'right' })
  })
  it('a friend ahead stops the front edge; one stood upon stops the end', () => {
    const world: World = { hard: [], friends: [{ id: 'f', shape: line(90, 26) }] }
    expect(passage(UNIT, [{ advance: 8 }], fieldOf(UNIT, world))).toMatchObject({
      kind: 'friend',
      id: 'f',
      at: expect.closeTo(4.5, 4),
    })
    expect(passage(UNIT, [{ advance: 4.5 }], fieldOf(UNIT, world))).toBeNull()
    const only: World = { hard: [], friends: [], places: world.friends }
    expect(passage(UNIT, [{ advance: 12 }], fieldOf(UNIT, only))).toBeNull()
    expect(passage(UNIT, [{ advance: 5 }], fieldOf(UNIT, only))).toMatchObject({ kind: 'place', id: 'f' })
  })
  it('an enemy keeps a unit a centimetre off, round his corners too, and no further than it began', () => {
    const enemy: Footprint = { front: [90, 30], facing: 180, width: 10, depth: 3 }
    const world: World = { hard: [{ id: 'e', shape: enemy, keep: 1 }], friends: [] }
    expect(passage(UNIT, [{ advance: 12 }], fieldOf(UNIT, world))).toMatchObject({ id: 'e', at: expect.closeTo(9, 4) })
    const thin: Footprint = { front: [95.7, 20], facing: 0, width: 1, depth: 1 }
    const stop = passage(thin, [{ advance: 14 }], fieldOf(thin, world))
    expect(stop?.at).toBeCloseTo(10 - Math.sqrt(1 - 0.2 * 0.2), 3)
    const near: Footprint = { ...UNIT, front: [90, 29.5] }
    expect(passage(near, [{ shift: 3 }], fieldOf(near, world))).toBeNull()
    expect(passage(near, [{ advance: 0.1 }], fieldOf(near, world))).toMatchObject({ at: 0 })
  })
  it('the final place lies on the table; the way to it need not', () => {
    const table: World = { ...EMPTY, table: { width: 180, depth: 120 } }
    const low: Footprint = { ...UNIT, front: [90, 1.5] }
    expect(passage(low, [{ wheel: 'right', degrees: 10 }, { advance: 2 }], fieldOf(low, table))).toBeNull()
    expect(passage(low, [{ retire: 0.1 }], fieldOf(low, table))).toMatchObject({ kind: 'table' })
  })
  it('the last step is cut to the exact limit', () => {
    const enemy: Footprint = { front: [90, 30], facing: 180, width: 10, depth: 3 }
    const world: World = { hard: [{ id: 'e', shape: enemy, keep: 1 }], friends: [], table: { width: 180, depth: 120 } }
    const field = fieldOf(UNIT, world)
    const cut = (steps: Step[], m = LINE) => clampLast(UNIT, steps, m, field)
    expect(cut([{ advance: 20 }])).toEqual([{ advance: expect.closeTo(9, 4) }])
    expect(cut([{ wheel: 'left', degrees: 90 }])).toEqual([
      { wheel: 'left', degrees: expect.closeTo((7 / 16 / Math.PI) * 180, 9) },
    ])
    expect(cut([{ wheel: 'left', degrees: 25 }, { advance: 5 }])).toEqual([
      { wheel: 'left', degrees: 25 },
      { advance: expect.closeTo(14 - 2 * arcOf(16, 25), 6) },
    ])
    expect(cut([{ oblique: 50, cm: 4 }])).toEqual([{ oblique: 30, cm: 4 }])
    expect(cut([{ advance: 3 }])).toEqual([{ advance: 3 }])
    expect(cut([{ retire: 3 }])).toEqual([{ retire: 0 }])
  })
})

/** Half of them somewhere about, half of them where a wheel and a leg lead. */
function randomPose(unit: Footprint, rnd: () => number): Pose {
  if (rnd() < 0.5) {
    const wheel: Step = { wheel: rnd() < 0.5 ? 'left' : 'right', degrees: rnd() * 26 }
    return applySteps(unit, [wheel, { oblique: (rnd() - 0.5) * 62, cm: rnd() * 12 }])
  }
  return {
    front: [unit.front[0] + (rnd() - 0.5) * 26, unit.front[1] + rnd() * 18 - 2],
    facing: unit.facing + (rnd() - 0.5) * 80,
  }
}

describe('reach', () => {
  it('of a unit alone is a fan by facing: 14 cm straight on, less by twice the arc', () => {
    const r = reach(UNIT, LINE, EMPTY)
    const most = (7 / 16 / Math.PI) * 180
    expect(r.regions[0].facing).toBeCloseTo(360 - most, 6)
    expect(r.regions[r.regions.length - 1].facing).toBeCloseTo(most, 6)
    expect(r.regions).toHaveLength(2 * 25 + 1 + 2)
    const ahead = r.regions.find(x => x.facing === 0)?.polygons[0] ?? []
    expect(pointInPolygon([90, 33.999], ahead)).toBe(true)
    expect(pointInPolygon([90, 34.001], ahead)).toBe(false)
    expect(Math.abs(signedArea(ahead))).toBeCloseTo((Math.PI * 14 * 14) / 6, 0)
    expect(r.outline).toHaveLength(1)
  })
  it('says of any pose what its regions show, but for a hair at their borders', () => {
    for (const seed of seeds(6)) {
      const { units, world } = battle(seed)
      const rnd = sequence(seed + 100)
      const r = reach(units[0], LINE, world)
      for (const region of r.regions.filter((_, i) => i % 9 === 4)) {
        for (let k = 0; k < 12; k++) {
          const { front } = randomPose(units[0], rnd)
          const edge = Math.min(...region.polygons.map(p => gapCm({ point: front }, { polygon: p })))
          const inside = region.polygons.some(p => p.length > 2 && pointInPolygon(front, p) && deep(front, p) > 0.1)
          const steps = r.reachesPose({ front, facing: region.facing })
          if (inside) expect(steps).not.toBeNull()
          if (steps) expect(edge).toBeLessThan(0.1)
        }
      }
    }
  })
  it('every pose in reach is got to by its steps, with nothing in the way', () => {
    let reached = 0
    for (const seed of seeds(10)) {
      const { units, world, enemies } = battle(seed)
      const [unit, ...friends] = units
      const rnd = sequence(seed + 500)
      const r = reach(unit, LINE, world)
      for (let k = 0; k < 60; k++) {
        const pose = randomPose(unit, rnd)
        const steps = r.reachesPose(pose)
        if (!steps) continue
        reached++
        const end = applySteps(unit, steps)
        expect(Math.hypot(end.front[0] - pose.front[0], end.front[1] - pose.front[1])).toBeLessThan(2e-4)
        expect(Math.abs(turnBetween(end.facing, pose.facing))).toBeLessThan(1e-4)
        expect(costOf(unit, steps, LINE)).toBeLessThanOrEqual(14.01 + 1e-6)
        for (const e of enemies) expect(gapCm(end, e)).toBeGreaterThan(0.97)
        for (const f of friends) expect(boxesOverlap(boxOf(end), boxOf(f), 0.02)).toBe(false)
        for (const b of world.hard) if (!b.keep) expect(overlap(end, b.shape)).toBeLessThan(0.2)
      }
    }
    expect(reached).toBeGreaterThan(20)
  })
  it('refuses what lies outside: too far, too wide, behind, turned too much', () => {
    const r = reach(UNIT, LINE, EMPTY)
    expect(r.reachesPose({ front: [90, 34], facing: 0 })).toEqual([{ advance: 14 }])
    expect(r.reachesPose({ front: [90, 34.02], facing: 0 })).toBeNull()
    expect(r.reachesPose({ front: [94, 26], facing: 0 })).toBeNull()
    expect(r.reachesPose({ front: [90, 19], facing: 0 })).toBeNull()
    expect(r.reachesPose({ front: [90, 30], facing: 26 })).toBeNull()
  })
})

const deep = (p: readonly [number, number], ring: readonly (readonly [number, number])[]) =>
  Math.min(
    ...ring.map((a, i) => {
      const b = ring[(i + 1) % ring.length]
      const dx = b[0] - a[0]
      const dy = b[1] - a[1]
      const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)))
      return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)
    }),
  )

describe('solve', () => {
  it('lands on the pose by legal steps, or says what is missing and why, by steps as legal', () => {
    let exact = 0
    for (const seed of seeds(10)) {
      const { units, world } = battle(seed)
      const rnd = sequence(seed + 900)
      const field = fieldOf(units[0], world)
      for (let k = 0; k < 20; k++) {
        const pose = randomPose(units[0], rnd)
        const s = solve(units[0], LINE, world, pose)
        expect(judgeSteps(units[0], s.steps, LINE, field).faults).toEqual([])
        const off = Math.hypot(s.end.front[0] - pose.front[0], s.end.front[1] - pose.front[1])
        if (s.exact) {
          exact++
          expect(off).toBeLessThan(2e-4)
          expect(Math.abs(turnBetween(s.end.facing, pose.facing))).toBeLessThan(1e-4)
          expect(s.faults).toEqual([])
        } else {
          expect(s.faults.length).toBeGreaterThan(0)
          expect(s.missing.cm).toBeCloseTo(off, 6)
        }
      }
    }
    expect(exact).toBeGreaterThan(10)
  })
  it('goes round what is in the way by two legs, touching it', () => {
    const post: World = { hard: [{ id: 'post', shape: { circle: [91.5, 26], radius: 0.5 } }], friends: [] }
    const s = solve({ ...UNIT, width: 6 }, LINE, post, { front: [88, 31], facing: 0 })
    expect(s.exact).toBe(true)
    expect(s.steps.length).toBeGreaterThan(1)
    expect(s.steps.length).toBeLessThanOrEqual(3)
    expect(s.cost).toBeGreaterThan(Math.hypot(2, 11))
    expect(s.cost).toBeLessThan(Math.hypot(2, 5) + 6)
  })
  it('says by how much a pose is missed', () => {
    expect(solve(UNIT, LINE, EMPTY, { front: [90, 36], facing: 0 })).toMatchObject({
      exact: false,
      steps: [{ advance: expect.closeTo(14, 9) }],
      missing: { cm: expect.closeTo(2, 9), degrees: 0 },
      faults: [{ code: 'move/too-far', by: expect.closeTo(2, 9) }],
    })
    const blocked: World = {
      hard: [{ id: 'e', shape: { front: [90, 30], facing: 180, width: 60, depth: 3 }, keep: 1 }],
      friends: [],
    }
    expect(solve(UNIT, LINE, blocked, { front: [90, 31], facing: 0 })).toMatchObject({
      exact: false,
      end: { front: [90, expect.closeTo(29, 4)] },
      faults: [{ code: 'blocked', stop: { id: 'e', kind: 'hard' } }],
    })
    expect(solve(UNIT, LINE, EMPTY, { front: [90, 12], facing: 0 }).steps).toEqual([])
  })
  it('takes the cheaper of several ways, and an about-face where it may', () => {
    const light: Manoeuvres = { ...LINE, retire: 2, aboutFace: 0 }
    expect(solve(UNIT, light, EMPTY, { front: [90, 14], facing: 0 }).steps).toEqual([{ retire: 6 }])
    expect(solve(UNIT, light, EMPTY, { front: [90, 10], facing: 180 }).steps).toEqual([
      { aboutFace: true },
      { advance: expect.closeTo(8.5, 9) },
    ])
    expect(solve(UNIT, light, EMPTY, { front: [90, 20], facing: 0 })).toMatchObject({ steps: [], exact: true, cost: 0, left: 14 })
  })
})

describe('charges', () => {
  const enemy = (x: number, y: number, facing = 180): Footprint => ({ front: [x, y], facing, width: 12, depth: 3 })
  it('straight on: halts a centimetre off, with what is left over', () => {
    const [c] = charges(UNIT, LINE, EMPTY, [{ id: 'e', shape: enemy(90, 30) }], { halt: 1 })
    expect(c).toMatchObject({
      target: 'e',
      steps: [{ advance: expect.closeTo(9, 6) }],
      left: expect.closeTo(5, 6),
      gap: expect.closeTo(1, 6),
      side: 'front',
      first: 'edge',
    })
  })
  it('out of reach is left out, and a wheel is paid for', () => {
    expect(charges(UNIT, LINE, EMPTY, [{ id: 'e', shape: enemy(90, 35.1) }], { halt: 1 })).toEqual([])
    expect(charges(UNIT, LINE, EMPTY, [{ id: 'e', shape: enemy(90, 34.9) }], { halt: 1 })).toHaveLength(1)
    expect(charges(UNIT, { ...LINE, oblique: 0 }, EMPTY, [{ id: 'e', shape: enemy(99.2, 28, 270) }])[0].steps[0]).toMatchObject({
      wheel: 'right',
    })
  })
  it('on a flank and rear by where it began: half or more behind the front line', () => {
    const side = (shape: Footprint) => charges(UNIT, LINE, EMPTY, [{ id: 'e', shape }])[0].side
    expect(side(enemy(90, 30, 0))).toBe('rear')
    expect(side({ ...enemy(96, 30, 90), depth: 12 })).toBe('flank')
    expect(side(enemy(90, 30))).toBe('front')
  })
  it('every one found is legal, ends at the halt, and the reverse is asked of every enemy', () => {
    let found = 0
    for (const seed of seeds(8)) {
      const { units, world, enemies } = battle(seed)
      const unit: Footprint = { ...units[0], front: [units[0].front[0], units[0].front[1] + 3] }
      const targets = enemies.map((shape, i) => ({ id: `b/${i}`, shape, keep: 1 }))
      for (const c of charges(unit, LINE, world, targets, { halt: 1 })) {
        found++
        const target = targets.find(t => t.id === c.target)
        if (!target) throw new Error(c.target)
        const without: World = { ...world, hard: world.hard.filter(b => b.id !== c.target) }
        const judged = judgeSteps(unit, c.steps, LINE, fieldOf(unit, without))
        expect(judged.faults).toEqual([])
        expect(judged.left).toBeCloseTo(c.left, 6)
        expect(gapCm(judged.end, target.shape)).toBeCloseTo(Math.min(1, gapCm(unit, target.shape)), 4)
        expect(c.margin).toBeGreaterThanOrEqual(0)
        expect(c.steps.reduce((s, x) => s + stepLength(unit, x), 0)).toBeLessThanOrEqual(14.01)
      }
      const back = threats({ id: 'me', shape: unit }, [{ id: 'b/8', unit: enemies[8], manoeuvres: LINE, world: EMPTY }])
      for (const t of back) expect(t).toMatchObject({ by: 'b/8', target: 'me' })
    }
    expect(found).toBeGreaterThan(4)
  })
})
