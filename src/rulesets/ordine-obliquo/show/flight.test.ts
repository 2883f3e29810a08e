import { describe, expect, it } from 'vitest'
import { inPhase } from '../play.testing'
import { pose, table } from '../rules/table.testing'
import { type OoPanel, show } from '../show'
import type { Flight, OoState, Unit } from '../state'
import { view } from '../view'
import { flightsOf } from './flight'

const flight = (moves: number): Flight => ({ bearing: 180, by: null, under: 'fire', turn: 1, moves })
const seen = (units: Parameters<typeof table>[0]): OoState => inPhase(table(units), 'rally', ['a'], 'a', 3)
const routing = (moves: number): Partial<Unit> => ({ pose: pose(90, 60), rout: 'routing', flight: flight(moves) })

describe('13 what is shown of flights', () => {
  it('13 the way is drawn before it is gone, with its length, for both sides', () => {
    const s = seen({ 'a/I/1': routing(1) })
    for (const viewer of ['a', 'b'] as const) {
      const line = show(view(s, viewer)).overlays.find(o => o.id === 'flight/a/I/1')
      // From the middle, (90, 59.25), straight down to the point behind.
      expect(line).toMatchObject({ kind: 'line', text: { code: 'overlay.routWay', with: { cm: { cm: 22 } } } })
      const points = (line as { points: readonly (readonly [number, number])[] }).points
      expect(points[0]![1]).toBeCloseTo(59.25, 6)
      expect(points.at(-1)![1]).toBeCloseTo(59.25 - 22, 6)
    }
  })
  it('13 the panel says who flees, and what rallies him', () => {
    const s = seen({ 'a/I/1': routing(1), 'b/I/3': { pose: pose(90, 90), rout: 'retreating', flight: flight(0) } })
    expect(flightsOf(view(s, 'a')).map(f => [f.unit, f.rout, f.when, f.rally?.number, f.rally?.may])).toEqual([
      ['b/I/3', 'retreating', 'now', undefined, undefined],
      ['a/I/1', 'routing', 'now', 70, true],
    ])
  })
  it('13 in rout the bases stand apart and turned to the rear; who will retreat has one turned (10.1)', () => {
    const bases = (unit: Partial<Unit>) =>
      show(view(seen({ 'a/I/1': unit }), 'a'))
        .bodies.find(b => b.id === 'a/I/1')!
        .bases.map(b => b.facing)
    expect(bases(routing(0))).toEqual([180, 180, 180, 180])
    expect(bases({ pose: pose(90, 60), rout: 'retreating', flight: flight(0) })).toEqual([180, 0, 0, 0])
    // Once it runs it faces the rear itself.
    expect(bases({ ...routing(1), pose: pose(90, 60, 180) })).toEqual([180, 180, 180, 180])
    const xs = show(view(seen({ 'a/I/1': routing(0) }), 'a'))
      .bodies.find(b => b.id === 'a/I/1')!
      .bases.map(b => b.front[0])
    // 4 cm bases, 0.7 cm more between each two.
    expect(xs[1]! - xs[0]!).toBeCloseTo(4.7, 6)
  })
})

describe('14 the commander-in-chief is dead', () => {
  it('14 every counter of his side says Withdraw, to both sides', () => {
    const s = seen({ 'a/I/1': { pose: pose(90, 60) } })
    const orders = (state: OoState, viewer: 'a' | 'b') =>
      (show(view(state, viewer)).panels.oo as OoPanel).brigades
        .filter(b => b.seat === 'a' && !b.chief)
        .map(b => b.order?.order?.kind)
    expect(orders(s, 'b')).toEqual([undefined, undefined, undefined])
    const chief = { ...s.generals['a/C/general']!, fate: 'dead' as const, point: null }
    const dead = { ...s, generals: { ...s.generals, 'a/C/general': chief } }
    for (const viewer of ['a', 'b'] as const) expect(orders(dead, viewer)).toEqual(['withdraw', 'withdraw', 'withdraw'])
  })
})
