import { describe, expect, it } from 'vitest'
import { choices } from '../choices'
import { hands } from '../hands'
import { reach } from '../reach'
import { sampleMove } from '../sampling'
import type { RadView } from '../state'
import { against, idOf, play, type Stand, tableOf } from '../table.testing'
import { judgeMove } from './move'

const A1 = idOf('a', 1)
const line = (x: number, y: number): Stand => ({ kind: 'line', at: [x, y] })
const table = (radWheel: 'corner' | 'centre', a: readonly Stand[] = [line(60, 40)]) =>
  tableOf({ a, b: [{ kind: 'german', at: [60, 110] }], options: { radWheel }, orders: { a: 'manoeuvre' } })
const right = (degrees: number, more = {}) => ({
  type: 'move' as const,
  unit: A1,
  steps: [{ wheel: 'right' as const, degrees, ...more }],
})

describe('Ruotare, R-8: about the middle of the base (option)', () => {
  it('R-8: the middle stands still; a quarter turn costs half of the move, what is left may be gone', () => {
    // 8 wide and 4 deep: the middle lies 2 behind the front, at (60, 38); turned right its front is 2 to the right of that
    const { state } = play(table('centre'), 'a', right(90))
    expect(state.units[A1]!.pose).toEqual({ front: [62, 38], facing: 90 })
    expect(judgeMove(table('centre'), 'a', right(90)).left).toBe(3)
    expect(hands.manoeuvres(table('centre'), A1)!.about).toBe('centre')
  })
  it('R-8: about a front corner it swings: the right corner stands at (64, 40)', () => {
    const { state } = play(table('corner'), 'a', right(90))
    expect(state.units[A1]!.pose).toEqual({ front: [64, 44], facing: 90 })
    expect(hands.manoeuvres(table('corner'), A1)!.about).toBeUndefined()
  })
  it('R-8: a wheel is this game’s however it was written, and so it stands in the log', () => {
    const written = play(table('centre'), 'a', right(30)).events.find(e => e.type === 'Moved')!
    expect(written).toMatchObject({ steps: [{ wheel: 'right', degrees: 30, about: 'centre' }] })
    const other = play(table('corner'), 'a', right(30, { about: 'centre' })).events.find(e => e.type === 'Moved')!
    expect(other).toMatchObject({ steps: [{ wheel: 'right', degrees: 30 }] })
    expect(against(table('centre'), 'a', right(30, { about: 'edge' }))).toContain('command/unknown')
  })
  it('R-8: both ends swing: a friend close behind a flank bars it, where a wheel forward would pass him', () => {
    // he stands shoulder to shoulder at the left, a finger back: turned right about the middle the left rear corner swings into him
    const beside = [line(60, 40), line(51.9, 40)]
    expect(against(table('centre', beside), 'a', right(60))).toContain('move/friend')
    expect(against(table('corner', beside), 'a', right(60))).not.toContain('move/friend')
  })
  it('R-8: the hands cut it to ninety degrees, know the way to a pose, and what is offered is legal', () => {
    const s = table('centre')
    const cut = hands.clamp(s, 'a', right(120)).steps[0]
    expect(cut).toMatchObject({ about: 'centre' })
    expect((cut as { degrees: number }).degrees).toBeCloseTo(90, 2)
    const way = hands.solve(s, 'a', A1, { front: [62, 38], facing: 90 })
    expect(way).toMatchObject({ exact: true, steps: [{ wheel: 'right', degrees: 90, about: 'centre' }] })
    for (let k = 0; k < 40; k++) {
      const move = sampleMove(s, A1, k)
      if (move) expect(against(s, 'a', move)).toEqual([])
    }
    expect(choices({ ...s, viewer: 'a' } as RadView, 'a').some(c => 'moves' in c)).toBe(true)
  })
  it('R-8: reach shows where it comes to by such a wheel', () => {
    const regions = reach(table('centre'), A1).regions
    // straight on after a quarter turn to the right: the front can stand on y 38, no more than 3 cm ahead of x 62
    const xs = regions.filter(r => Math.abs(r.facing - 90) < 0.01).flatMap(r => r.polygons.flat().map(p => p[0]))
    expect(Math.min(...xs)).toBeCloseTo(62, 1)
    expect(Math.max(...xs)).toBeCloseTo(65, 1)
  })
})
