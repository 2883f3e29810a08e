import { describe, expect, it } from 'vitest'
import { degreesOf } from '../geometry'
import type { FakeUnit } from './fakeGame.testing'
import { TestTable } from './testTable.testing'

// A battalion 16 cm wide, its front edge from (32, 30) to (48, 30), looking along +y.
const LINE = { id: 'a/I/1', front: [40, 30] as const }
const FOE = { id: 'b/I/1', front: [40, 60] as const, facing: 180 }
const table = (...more: ConstructorParameters<typeof TestTable>[0]) => new TestTable([LINE, FOE, ...more])

describe('selecting', () => {
  it('a click takes the piece under it, a click on nothing lets go', () => {
    const t = table()
    t.click([41, 29.5])
    expect(t.hands.get().selected).toEqual(['a/I/1'])
    t.click([100, 10])
    expect(t.hands.get().selected).toEqual([])
  })
  it('a finger may miss by its grip and no more', () => {
    const t = table()
    t.click([40, 31.2], { grip: 1.4, pointer: 'touch' })
    expect(t.hands.get().selected).toEqual(['a/I/1'])
    t.click([40, 32.2], { grip: 1.4, pointer: 'touch' })
    expect(t.hands.get().selected).toEqual([])
  })
  it('a general is taken before the battalion under him, a second click takes the battalion', () => {
    const t = table({ id: 'a/I', front: [42, 30], width: 3, depth: 1.4 })
    t.click([42, 29.5])
    expect(t.hands.get().selected).toEqual(['a/I'])
    t.click([42, 29.5])
    expect(t.hands.get().selected).toEqual(['a/I/1'])
    t.click([42, 29.5])
    expect(t.hands.get().selected).toEqual(['a/I'])
  })
  it('Ctrl and Shift add to what is selected and take out of it', () => {
    const t = table({ id: 'a/I/2', front: [60, 30] })
    t.click([40, 29]).click([60, 29], { ctrl: true })
    expect(t.hands.get().selected).toEqual(['a/I/1', 'a/I/2'])
    t.click([40, 29], { shift: true })
    expect(t.hands.get().selected).toEqual(['a/I/2'])
  })
  it('enemies can be looked at, not moved: a drag on one is the camera’s', () => {
    const t = table()
    expect(t.event('down', [40, 60.5])).toBe(false)
    t.release([40, 60.5])
    expect(t.hands.get().selected).toEqual(['b/I/1'])
    expect(t.hands.picture().handles).toEqual([])
    t.drag([40, 60.5], [40, 50])
    expect(t.hands.get().plans).toEqual([])
  })
  it('a handle is taken where it is drawn, whoever stands before it; a click there is meant for who stands there', () => {
    const t = table(
      { id: 'a/I/2', front: [40, 31.5], only: 'wait' },
      { id: 'a/I/3', front: [90, 30], width: 4 },
      { id: 'a/I/4', front: [90, 31.5], only: 'wait' },
    )
    t.click([40, 29.5])
    expect(t.event('down', [40, 30.1])).toBe(true)
    t.release([40, 30.1])
    expect(t.hands.get().selected).toEqual(['a/I/2'])
    t.click([90, 29])
    const finger = { pointer: 'touch', grip: 5 } as const
    expect(t.event('down', [91.2, 30.3], finger)).toBe(true)
    t.release([91.2, 30.3], finger)
    t.click([40, 29.5])
    expect(t.event('down', [44, 31])).toBe(false)
    t.release([44, 31])
  })
  it('walks its own units in a stable order, round the end', () => {
    const t = table({ id: 'a/I/2', front: [60, 30] }, { id: 'a/I/3', front: [80, 30] })
    const seen = [1, 1, 1, 1, -1].map(d => {
      t.hands.walk(d as 1 | -1)
      return t.hands.get().selected[0]
    })
    expect(seen).toEqual(['a/I/1', 'a/I/2', 'a/I/3', 'a/I/1', 'a/I/3'])
    expect(t.hands.walk(1, false)).toBe(false)
    expect(t.hands.get().selected).toEqual([])
  })
  it('while some may move it walks all that may do something; where none may move, all its own', () => {
    const walked = (...units: FakeUnit[]) => {
      const t = new TestTable(units)
      return units.map(() => {
        t.hands.walk(1)
        return t.hands.get().selected[0]
      })
    }
    const still = (id: string, x: number, only: string) => ({ id, front: [x, 30] as const, only })
    const [guns, back] = [still('a/II/1', 60, 'unlimber'), still('a/II/2', 80, 'takeBack')]
    expect(walked({ id: 'a/I/1', front: [40, 30] }, guns, back)).toEqual(['a/I/1', 'a/II/1', 'a/I/1'])
    expect(walked(guns, back)).toEqual(['a/II/1', 'a/II/2'])
  })
})

describe('wheeling', () => {
  it('a corner drawn forward wheels about the other; the arc snaps to 0.1 cm and the plan stays', () => {
    const t = table().click([40, 29])
    expect(t.hands.hover([48, 30], 0.5)).toBe('wheel')
    // The right corner, drawn along its circle of 16 cm about (32, 30) by an arc of 5.03 cm: 18.013°.
    const angle = (5.03 / 16 / Math.PI) * 180
    const rad = (angle * Math.PI) / 180
    t.drag([48, 30], [32 + 16 * Math.cos(rad), 30 + 16 * Math.sin(rad)])
    expect(t.steps).toEqual([{ wheel: 'left', degrees: degreesOf(16, 5) }])
    expect(t.hands.get().planned).toBe(true)
    expect(t.hands.get().verdict?.left).toBeCloseTo(4, 9)
    expect(t.game.sent).toEqual([])
    expect(t.ghost('a/I/1')).toMatchObject({ planned: true, legal: true })
  })
  it('reads out degrees, arc, cost and what is left while it turns', () => {
    const t = table().click([40, 29])
    const rad = 5 / 16
    t.press([48, 30]).moveTo([32 + 16 * Math.cos(rad), 30 + 16 * Math.sin(rad)])
    const lines = t.hands.picture().readout?.lines
    expect(lines?.[0]).toEqual({
      code: 'hands.wheelLeft',
      with: { deg: { deg: degreesOf(16, 5) }, cm: { cm: expect.closeTo(5, 9) } },
    })
    expect(lines?.[1]).toEqual({
      code: 'hands.cost',
      with: { spent: { cm: expect.closeTo(10, 9) }, left: { cm: expect.closeTo(4, 9) } },
    })
  })
  it('stops at the exact limit and says why', () => {
    const t = table().click([40, 29])
    t.press([32, 30]).moveTo([34, 40]).moveTo([44, 44])
    const readout = t.hands.picture().readout
    expect(readout?.legal).toBe(true)
    expect(readout?.lines.at(-1)?.with?.clause).toBe('7.2')
    t.release([44, 44])
    // Half of 14 cm by the arc.
    expect(t.steps).toEqual([{ wheel: 'right', degrees: degreesOf(16, 7) }])
    expect(t.hands.get().verdict?.kind).toBe('ok')
  })
  it('drawn again goes on with the same wheel, and back to nothing drops it', () => {
    const t = table().click([40, 29])
    t.drag([48, 30], [47.6, 33.2])
    const [first] = t.steps
    const second = t.handle('wheelLeft')
    t.drag(second, [second[0] - 0.6, second[1] + 1.5])
    expect(t.steps).toHaveLength(1)
    expect((t.steps[0] as { degrees: number }).degrees).toBeGreaterThan((first as { degrees: number }).degrees + 4)
    t.drag(t.handle('wheelLeft'), [46, 20])
    expect(t.steps).toEqual([])
    expect(t.hands.get().plans).toEqual([])
  })
  it('Shift snaps the arc to whole centimetres, Alt not at all', () => {
    const t = table().click([40, 29])
    const to = (arc: number) => [32 + 16 * Math.cos(arc / 16), 30 + 16 * Math.sin(arc / 16)] as const
    t.drag([48, 30], to(3.34), { shift: true })
    expect(t.steps).toEqual([{ wheel: 'left', degrees: degreesOf(16, 3) }])
    t.hands.cancel()
    t.drag([48, 30], to(3.3456), { alt: true })
    expect((t.steps[0] as { degrees: number }).degrees).toBeCloseTo((3.3456 / 16 / Math.PI) * 180, 6)
  })
  it('7.2 a wheel after another step is refused where it is tried', () => {
    const t = table().click([40, 29])
    t.drag([40, 30], [40, 34])
    t.drag(t.handle('wheelLeft'), [46, 38])
    expect(t.steps).toEqual([{ advance: 4 }])
    expect(t.hands.get().notice[0].with?.clause).toBe('7.2')
  })
})

describe('advancing and obliquing', () => {
  it('the front edge drawn ahead advances, snapped to 0.1 cm', () => {
    const t = table().click([40, 29])
    expect(t.hands.hover([40, 30], 0.5)).toBe('advance')
    t.drag([40, 30], [40.1, 36.04])
    expect(t.steps).toEqual([{ advance: 6 }])
  })
  it('drawn aside it obliques in whole degrees, no wider than it may', () => {
    const t = table().click([40, 29])
    const at = (deg: number, cm: number) =>
      [40 + cm * Math.sin((deg * Math.PI) / 180), 30 + cm * Math.cos((deg * Math.PI) / 180)] as const
    t.drag([40, 30], at(20.2, 6))
    expect(t.steps).toEqual([{ oblique: 20, cm: 6 }])
    t.hands.cancel()
    t.drag([40, 30], at(-60, 6))
    // Held at 30°: the pull counts along that line, 6 cos 30°.
    expect(t.steps).toEqual([{ oblique: -30, cm: 5.2 }])
  })
  it('stops at the limit to the last tenth and no farther', () => {
    const t = table().click([40, 29])
    t.drag([40, 30], [40, 50])
    expect(t.steps).toEqual([{ advance: 14 }])
    expect(t.hands.get().verdict?.left).toBe(0)
  })
  it('after a wheel of 5 cm there are 4 cm left, and no more', () => {
    const t = table().click([40, 29])
    t.drag([48, 30], [32 + 16 * Math.cos(5 / 16), 30 + 16 * Math.sin(5 / 16)])
    const front = t.handle('front')
    const facing = -degreesOf(16, 5)
    const rad = (facing * Math.PI) / 180
    t.drag(front, [front[0] + 4 * Math.sin(rad), front[1] + 4 * Math.cos(rad)])
    expect(t.steps).toEqual([{ wheel: 'left', degrees: degreesOf(16, 5) }, { advance: 4 }])
    expect(t.hands.addStep({ advance: 0.1 })?.kind).toBe('breach')
    expect(t.hands.setSteps([...t.steps, { advance: 0.1 }])).toMatchObject({
      kind: 'breach',
      refusals: [{ code: 'move/too-far', clause: '7.1' }],
    })
  })
  it('drawn again it goes on with the leg, shortens it, or adds another', () => {
    const t = table().click([40, 29])
    t.drag([40, 30], [40, 33])
    t.drag([40, 33], [40, 35.5])
    expect(t.steps).toEqual([{ advance: 5.5 }])
    t.drag([40, 35.5], [40, 34])
    expect(t.steps).toEqual([{ advance: 4 }])
    t.drag([40, 34], [40 + 3 * Math.sin(Math.PI / 9), 34 + 3 * Math.cos(Math.PI / 9)])
    expect(t.steps).toEqual([{ advance: 4 }, { oblique: 20, cm: 3 }])
  })
  it('R49 stops at what is nearest, not at what is listed first', () => {
    for (const order of [0, 1]) {
      const walls = [
        { id: 'a/I/8', front: [40, 44] as const, width: 6, depth: 1 },
        { id: 'a/I/9', front: [40, 38] as const, width: 6, depth: 1 },
      ]
      const t = new TestTable([LINE, ...(order ? walls : walls.reverse())]).click([40, 29])
      t.drag([40, 30], [40, 42])
      expect(t.ghost('a/I/1')?.footprint.front[1]).toBeCloseTo(37, 1)
      expect(t.ghost('a/I/1')?.footprint.front[1]).toBeLessThanOrEqual(37.011)
    }
  })
  it('shows the distance to what is near, closest point to closest point', () => {
    const t = new TestTable([LINE, { id: 'b/I/1', front: [40, 45], facing: 180 }]).click([40, 29])
    t.press([40, 30]).moveTo([40, 34])
    const near = t.hands.picture().overlays.find(o => o.id === 'near-b/I/1')
    expect(near?.text).toEqual({ code: 'hands.cm', with: { cm: { cm: expect.closeTo(11, 9) } } })
  })
  it('drawn onto an enemy in reach it charges and stops 1 cm off', () => {
    const t = new TestTable([LINE, { id: 'b/I/1', front: [40, 40], facing: 180 }]).click([40, 29])
    t.drag([40, 30], [40, 40.5])
    expect(t.hands.get().charge).toBe('b/I/1')
    expect(t.hands.commit()).toBe(true)
    expect(t.gap('a/I/1', 'b/I/1')).toBeCloseTo(1, 3)
    expect(t.gap('a/I/1', 'b/I/1')).toBeGreaterThanOrEqual(0.9999)
  })
  it('drawn at an enemy out of reach it says why, and does not charge', () => {
    const t = table().click([40, 29])
    t.drag([40, 30], [40, 60.5])
    expect(t.hands.get().charge).toBe(null)
    expect(t.hands.get().verdict?.kind).toBe('ok')
  })
})

describe('plans', () => {
  it('several are committed together, in the order in which they were made', () => {
    const t = table({ id: 'a/I/2', front: [60, 30] })
    t.drag([60, 30], [60, 33]).drag([40, 30], [40, 35])
    expect(t.hands.get().plans.map(p => p.command.unit)).toEqual(['a/I/2', 'a/I/1'])
    expect(t.hands.commit()).toBe(true)
    expect(t.game.sent).toHaveLength(1)
    expect(t.game.pose('a/I/1').front).toEqual([40, 35])
    expect(t.game.pose('a/I/2').front).toEqual([60, 33])
    expect(t.hands.get().plans).toEqual([])
  })
  it('one alone goes in as a move', () => {
    const t = table().drag([40, 30], [40, 35])
    t.hands.commit()
    expect(t.game.sent).toEqual([{ type: 'move', unit: 'a/I/1', steps: [{ advance: 5 }] }])
  })
  it('a second plan keeps clear of where the first one goes, and may use the ground it leaves', () => {
    // The second stands right behind the first.
    const t = new TestTable([LINE, { id: 'a/I/2', front: [40, 28] }])
    t.drag([40, 30], [40, 35])
    t.drag([40, 27.5], [40, 41.5])
    const end = t.ghost('a/I/2')!.footprint.front[1]
    // The first one's rear edge is then at 33.5.
    expect(end).toBeGreaterThan(33.4)
    expect(end).toBeLessThanOrEqual(33.512)
    expect(t.hands.commit()).toBe(true)
  })
  it('Escape puts the plan back, then lets go', () => {
    const t = table().drag([40, 30], [40, 35])
    t.hands.cancel()
    expect(t.hands.get()).toMatchObject({ plans: [], selected: ['a/I/1'] })
    t.hands.cancel()
    expect(t.hands.get().selected).toEqual([])
  })
  it('a plan that something else makes impossible is dropped with a notice', () => {
    const t = table().drag([40, 30], [40, 35])
    t.game.remove('a/I/1')
    expect(t.hands.get().plans).toEqual([])
    expect(t.hands.get().selected).toEqual([])
    expect(t.hands.picture().ghosts).toEqual([])
  })
  it('a refused draft is shown with its reason and never sent', () => {
    const t = table().click([40, 29])
    expect(t.hands.setSteps([{ advance: 15 }])?.kind).toBe('breach')
    expect(t.hands.get()).toMatchObject({ planned: false, plans: [], steps: [{ advance: 15 }] })
    expect(t.ghost('a/I/1')).toMatchObject({ legal: false, planned: false })
    expect(t.hands.commit()).toBe(false)
    expect(t.game.sent).toEqual([])
  })
  it('what is being written is shown, and the plan that stood comes back when it is dropped', () => {
    const t = table().drag([40, 30], [40, 35])
    expect(t.hands.sketch([{ advance: 8 }])?.kind).toBe('ok')
    expect(t.hands.get()).toMatchObject({ steps: [{ advance: 8 }], planned: false })
    expect(t.ghost('a/I/1')).toMatchObject({ planned: false, footprint: { front: [40, 38] } })
    t.hands.cancel()
    expect(t.hands.get()).toMatchObject({ steps: [{ advance: 5 }], planned: true })
  })
  it('advised play asks once more, then does it', () => {
    const t = new TestTable([LINE, FOE], { mode: 'advised' }).click([40, 29])
    t.hands.setSteps([{ advance: 15 }])
    expect(t.hands.get().planned).toBe(true)
    expect(t.hands.commit()).toBe(false)
    expect(t.hands.get()).toMatchObject({ insist: true, notice: [{ code: 'hands.why' }] })
    expect(t.hands.commit(true)).toBe(true)
    expect(t.game.pose('a/I/1').front).toEqual([40, 45])
  })
  it('the free way lets a drag go where it wants', () => {
    const t = new TestTable([LINE, FOE], { mode: 'free' })
    t.drag([40, 30], [40, 50])
    expect(t.steps).toEqual([{ advance: 20 }])
    expect(t.hands.commit()).toBe(true)
  })
  it('are kept for their seat while the other one is at the table', () => {
    const t = table().drag([40, 30], [40, 35])
    t.hands.setSeat('b')
    expect(t.hands.get()).toMatchObject({ plans: [], selected: [] })
    expect(t.hands.picture().ghosts).toEqual([])
    t.hands.setSeat('a')
    expect(t.hands.get().plans).toHaveLength(1)
  })
  it('are written down and taken up again', () => {
    const t = table().drag([40, 30], [40, 35])
    const record = JSON.parse(JSON.stringify(t.hands.record()))
    const again = table()
    again.hands.restore(record)
    expect(again.hands.get()).toMatchObject({ selected: ['a/I/1'], steps: [{ advance: 5 }], planned: true })
  })
})

describe('keys', () => {
  it('nudge the last step and grow, shrink and turn it', () => {
    const t = table().click([40, 29])
    t.hands.nudge({ turn: -1 })
    t.hands.nudge({ turn: -5 })
    t.hands.nudge({ turn: 2 })
    expect(t.steps).toEqual([{ wheel: 'left', degrees: 4 }])
    t.hands.nudge({ ahead: 0.5 })
    t.hands.nudge({ ahead: 0.5 })
    t.hands.nudge({ slant: 12 })
    expect(t.steps).toEqual([
      { wheel: 'left', degrees: 4 },
      { oblique: 12, cm: 1 },
    ])
    t.hands.nudge({ slant: 30 })
    expect(t.steps.at(-1)).toEqual({ oblique: 30, cm: 1 })
    t.hands.dropStep()
    expect(t.steps).toEqual([{ wheel: 'left', degrees: 4 }])
    t.hands.nudge({ turn: 4 })
    expect(t.hands.get().plans).toEqual([])
  })
  it('stop at the limit too', () => {
    const t = table().click([40, 29])
    t.hands.nudge({ ahead: 13.8 })
    t.hands.nudge({ ahead: 0.5 })
    expect(t.steps).toEqual([{ advance: 14 }])
  })
})
