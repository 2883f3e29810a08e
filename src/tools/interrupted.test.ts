import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MoveCommand, Point, Typed } from '../rulesets/contract'
import type { TablePointer } from './hands'
import { TestTable } from './testTable.testing'

const UNITS = [
  { id: 'a/I/1', front: [40, 30] as const, group: 'a/I' },
  { id: 'a/I/2', front: [56, 30] as const, group: 'a/I' },
  { id: 'a/I', front: [48, 26] as const, width: 3, depth: 1.4, group: 'a/I', radius: 12 },
  { id: 'b/I/1', front: [40, 44] as const, facing: 180 },
]

describe('R61 a drag that is interrupted leaves everything as it was', () => {
  const dragging = () => {
    const t = new TestTable(UNITS).click([40, 29])
    t.told = 0
    return t.press([40, 30]).moveTo([40, 33]).moveTo([40, 35])
  }
  const asBefore = (t: TestTable) => {
    expect(t.game.sent).toEqual([])
    expect(t.hands.get()).toMatchObject({ plans: [], steps: [], dragging: false })
    expect(t.hands.picture()).toMatchObject({ ghosts: [], readout: null })
    const drawn = t.drawn
    t.moveTo([60, 60])
    expect(t.drawn).toBe(drawn)
    t.click([57, 29])
    expect(t.hands.get().selected).toEqual(['a/I/2'])
  }
  it('(i), (iv) the pointer is cancelled, or the window loses the focus', () => {
    const t = dragging()
    t.event('cancel', [0, 0])
    asBefore(t)
  })
  it('(ii) a second finger comes and goes', () => {
    const t = dragging()
    expect(t.event('down', [60, 60])).toBe(false)
    t.release([60, 60])
    t.moveTo([40, 38])
    t.release([40, 38])
    asBefore(t)
  })
  it('(iii) Escape', () => {
    const t = dragging()
    t.hands.cancel()
    t.release([40, 35])
    asBefore(t)
  })
  it('(v) let go off the table: the move is planned, and a cancel puts it back', () => {
    const t = dragging()
    t.release([40, 900])
    expect(t.hands.get().plans).toHaveLength(1)
    expect(t.hands.get().verdict?.kind).toBe('ok')
    t.hands.cancel()
    asBefore(t)
  })
  it('(vi) the piece is taken away: the ghost goes, a note stands', () => {
    const t = dragging()
    t.game.remove('a/I/1')
    expect(t.hands.get().notice).toEqual([{ code: 'hands.gone' }])
    t.moveTo([40, 36]).release([40, 36])
    asBefore(t)
  })
  it('a plan that stood before the drag still stands after it', () => {
    const t = new TestTable(UNITS).drag([40, 30], [40, 33])
    t.press(t.handle('front')).moveTo([40, 38]).event('cancel', [0, 0])
    expect(t.steps).toEqual([{ advance: 3 }])
  })
  it('tells the panels nothing while it lasts', () => {
    const t = dragging()
    expect(t.told).toBe(0)
    expect(t.hands.get().dragging).toBe(true)
    expect(t.drawn).toBeGreaterThan(2)
    t.release([40, 35])
    expect(t.told).toBe(1)
  })
})

describe('whatever the pointer does', () => {
  const at: fc.Arbitrary<Point> = fc.oneof(
    fc.tuple(fc.double({ min: 20, max: 75, noNaN: true }), fc.double({ min: 15, max: 60, noNaN: true })),
    fc.constantFrom<Point>([32, 30], [48, 30], [64, 30], [40, 30], [56, 30], [48, 25.5], [40, 44.5]),
  )
  const event: fc.Arbitrary<TablePointer> = fc.record({
    kind: fc.constantFrom('down', 'move', 'move', 'move', 'up', 'up', 'cancel'),
    at,
    pointer: fc.constant('mouse' as const),
    grip: fc.constantFrom(0.3, 1.2),
    shift: fc.boolean(),
    alt: fc.boolean(),
    ctrl: fc.boolean(),
  })
  type Act = { readonly do: string } | TablePointer
  const act: fc.Arbitrary<Act> = fc.oneof(
    { weight: 8, arbitrary: event },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...['cancel', 'commit', 'group', 'walk', 'ruler', 'move', 'nudge', 'seat'].map(d => ({ do: d })),
      ),
    },
  )
  it('no drag sticks, nothing illegal is sent, what is planned is legal', () => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 3, maxLength: 40 }), acts => {
        const t = new TestTable(UNITS)
        const { hands, game } = t
        const judged: Typed[] = []
        for (const a of acts) {
          if ('kind' in a) {
            const told = t.told
            hands.pointer(a)
            if (a.kind === 'move') expect(t.told).toBe(told)
          } else if (a.do === 'cancel') hands.cancel()
          else if (a.do === 'commit') {
            const before = game.sent.length
            const plans = hands.get().plans.map(p => p.command)
            if (plans.length > 0) {
              const command: Typed = plans.length === 1 ? plans[0] : ({ type: 'moveTogether', moves: plans } as Typed)
              expect(game.judge(hands.get().seat, command).kind).toBe('ok')
              judged.push(command)
            }
            expect(hands.commit()).toBe(plans.length > 0)
            expect(game.sent.length).toBe(before + (plans.length > 0 ? 1 : 0))
          } else if (a.do === 'group') hands.selectGroup()
          else if (a.do === 'walk') hands.walk(1)
          else if (a.do === 'nudge') hands.nudge({ ahead: 0.5 })
          else if (a.do === 'seat') hands.setSeat(hands.get().seat === 'a' ? 'b' : 'a')
          else hands.setTool(a.do as 'ruler' | 'move')
          for (const p of hands.get().plans) expect((p.command as MoveCommand).steps.length).toBeGreaterThan(0)
        }
        hands.pointer({ kind: 'cancel', at: [0, 0], pointer: 'mouse', grip: 1, shift: false, alt: false, ctrl: false })
        expect(hands.get().dragging).toBe(false)
        expect(hands.picture().readout).toBe(null)
        expect(game.sent).toEqual(judged)
      }),
      { numRuns: 150 },
    )
  })
})
