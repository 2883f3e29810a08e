import { beforeAll, describe, expect, it } from 'vitest'
import { type Playable, scenarioOf } from '../../tests/games'
import { createLocalGame, type TableGame } from '../client'
import { distance, gapCm, type Point, pivotOf } from '../geometry'
import type { Typed } from '../rulesets/contract'
import { createHands } from './createHands'
import type { Hands, TablePointer } from './hands'

let lobositz: Playable
beforeAll(async () => {
  lobositz = await scenarioOf('lobositz')
})

/** The battle up to the first phase in which units move: every choice that ends a phase is taken. */
function marching(mode: 'enforced' | 'advised' = 'enforced'): {
  game: TableGame
  hands: Hands
  drag: (from: Point, to: Point) => void
} {
  const { rules, scenario } = lobositz
  const seats = { a: { name: 'A' }, b: { name: 'B' } }
  const game = createLocalGame({ ruleset: rules, scenario, options: {}, mode, seats, dice: 'table', seed: 1 })
  game.submit('a', { type: 'order', to: 'a/C/3', order: { kind: 'attack', target: 'b/II' } } as Typed)
  // Under Attack a battalion marches at its full speed.
  game.submit('a', { type: 'order', to: 'a/III', order: { kind: 'attack', target: 'b/II' } } as Typed)
  for (let i = 0; i < 20 && game.get().awaiting[0]?.what !== 'move1'; i++) {
    const [{ seat }] = game.get().awaiting
    const next = game.choices(seat).find(c => 'command' in c && (c.primary || c.command.type === 'endPhase'))
    if (!next || !('command' in next)) throw new Error(`stuck in ${JSON.stringify(game.get().awaiting)}`)
    game.submit(seat, next.command)
  }
  const { seat } = game.get().awaiting[0]
  expect(game.get().awaiting[0]).toEqual({ seat: 'a', what: 'move1' })
  const hands = createHands({ game, seat, later: () => {} })
  const event = (kind: TablePointer['kind'], at: Point) =>
    hands.pointer({ kind, at, pointer: 'mouse', grip: 0.4, shift: false, alt: false, ctrl: false })
  const drag = (from: Point, to: Point) => {
    event('down', from)
    for (let i = 1; i <= 6; i++) event('move', [from[0] + ((to[0] - from[0]) * i) / 6, from[1] + ((to[1] - from[1]) * i) / 6])
    event('up', to)
  }
  return { game, hands, drag }
}
const ghost = (hands: Hands, unit: string) => hands.picture().ghosts.find(g => g.unit === unit)!.footprint
const handle = (hands: Hands, id: string) => hands.picture().handles.find(h => h.id === id)!.at

describe('at Lobositz', () => {
  it('7.1 7.2 a battalion wheels 5 cm, advances the 4.0 that are left, and is refused 0.1 more', () => {
    const { game, hands, drag } = marching()
    hands.select(['a/III/3'])
    const left = pivotOf(game.show('a').bodies.find(b => b.id === 'a/III/3')!.footprint, 'left')
    // Its right corner along the circle about the left one, by an arc of 5 cm on a radius of 16.
    drag([left[0] + 16, left[1]], [left[0] + 16 * Math.cos(5 / 16), left[1] + 16 * Math.sin(5 / 16)])
    expect(hands.get().verdict).toMatchObject({ kind: 'ok', left: expect.closeTo(4, 6) })
    const front = handle(hands, 'front')
    const bearing = -5 / 16
    drag(front, [front[0] + 4 * Math.sin(bearing), front[1] + 4 * Math.cos(bearing)])
    expect(hands.get().steps).toEqual([{ wheel: 'left', degrees: expect.closeTo(17.9049311, 6) }, { advance: 4 }])
    expect(hands.get().verdict).toMatchObject({ kind: 'ok', left: 0 })
    const more = hands.setSteps([hands.get().steps[0], { advance: 4.1 }])
    expect(more).toMatchObject({ kind: 'breach', refusals: [{ code: 'move/too-far', clause: '7.1' }] })
    expect(more?.working).toContainEqual(
      expect.objectContaining({
        clause: '7.2',
        label: 'wheel',
        amount: expect.closeTo(-10, 6),
        with: expect.objectContaining({ times: 2 }),
      }),
    )
    hands.setSteps([hands.get().steps[0], { advance: 4 }])
    expect(hands.commit()).toBe(true)
    expect(game.show('a').bodies.find(b => b.id === 'a/III/3')?.states).toContain('moved')
  })
  it('a brigade is taken without its guns in battery, advances as one line and is committed together', () => {
    const { game, hands, drag } = marching()
    hands.select(['a/III/1'])
    hands.selectGroup()
    expect(hands.get().selected).toEqual(['a/III/1', 'a/III/2', 'a/III/3'])
    drag([88, 10.75], [88, 13.77])
    expect(hands.get().plans.map(p => p.command.steps)).toEqual([[{ advance: 3 }], [{ advance: 3 }], [{ advance: 3 }]])
    hands.nudge({ ahead: 0.5 })
    expect(hands.commit()).toBe(true)
    const at = game.get().at
    expect(game.show('a').bodies.find(b => b.id === 'a/III/1')?.footprint.front).toEqual([70, 14.25])
    hands.select(['a/II/1'])
    hands.selectGroup()
    expect(hands.get().selected).toEqual(['a/II/1', 'a/II/3', 'a/II/4', 'a/II/5'])
    expect(game.get().at).toBe(at)
  })
  it('a brigade wheels as one line; every plan is legal and the line stays straight', () => {
    const { game, hands, drag } = marching()
    hands.select(['a/III/1', 'a/III/2', 'a/III/3'])
    const right = handle(hands, 'wheelLeft')
    const left = handle(hands, 'wheelRight')
    expect(distance(left, right)).toBeCloseTo(52, 9)
    drag(right, [right[0] - 0.2, right[1] + 5])
    expect(hands.get().plans).toHaveLength(3)
    const fronts = ['a/III/1', 'a/III/2', 'a/III/3'].map(u => ghost(hands, u))
    expect(distance(pivotOf(fronts[0], 'left'), left)).toBeLessThan(1e-3)
    expect(distance(fronts[0].front, fronts[2].front)).toBeCloseTo(36, 3)
    expect(new Set(fronts.map(f => f.facing.toFixed(4))).size).toBe(1)
    expect(hands.commit()).toBe(true)
    expect(gapCm(game.show('a').bodies.find(b => b.id === 'a/III/2')!.footprint, fronts[1])).toBe(0)
  })
  it('9.1 cavalry drawn onto an enemy in reach charges, halts exactly 1 cm off, and is committed so', () => {
    const { game, hands, drag } = marching()
    game.submit('a', {
      type: 'ruling',
      why: 'a shorter way',
      set: [{ unit: 'a/C/3', pose: { front: [100, 60.3], facing: 0 } }],
    } as Typed)
    drag([100, 59], [98, 77])
    expect(hands.get()).toMatchObject({ charge: 'b/C/3', planned: true, steps: [{ oblique: -6 }] })
    expect(hands.commit()).toBe(true)
    const body = (id: string) => game.show('a').bodies.find(b => b.id === id)!
    expect(body('a/C/3').states).toContain('charging')
    expect(gapCm(body('a/C/3').footprint, body('b/C/3').footprint)).toBeCloseTo(1, 3)
  })
  it('3.2 under Halt it stays where it is, and that is the reason given', () => {
    const { hands, drag } = marching()
    drag([140, 14], [140, 40])
    expect(hands.get().plans).toEqual([])
    expect(hands.get().notice[0].with?.clause).toBe('3.2')
  })
  it('general of the selected: his radius is drawn', () => {
    const { hands } = marching()
    hands.select(['a/III/2'])
    expect(hands.picture().overlays.filter(o => o.tone === 'command')).toMatchObject([
      { kind: 'circle', centre: [88, 12], radius: 12 },
    ])
  })
})
