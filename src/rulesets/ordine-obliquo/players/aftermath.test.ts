import { describe, expect, it } from 'vitest'
import type { OoCommand } from '../commands'
import { judge } from '../decide'
import { act, inPhase } from '../play.testing'
import { facing, field } from '../rules/fire/fire.testing'
import { ordered, pose, table } from '../rules/table.testing'
import type { OoState, Side, Unit } from '../state'
import { view } from '../view'
import { sergeant } from './sergeant'

const next = (s: OoState, seat: Side): OoCommand => {
  const command = sergeant.choose(view(s, seat), seat, () => 0)
  if (!command) throw new Error('nothing')
  expect(judge(s, seat, command).kind).toBe('ok')
  return command
}
const routing = (cp: number): Partial<Unit> => ({
  pose: pose(90, 30),
  cp,
  rout: 'routing',
  flight: { bearing: 180, by: null, under: 'fire', turn: 1, moves: 1 },
})

describe('the sergeant after a fight', () => {
  it('13 he rallies who has CP to lose, and nobody twice', () => {
    const s = inPhase(table({ 'a/I/1': routing(3) }), 'rally', ['a'], 'a', 3)
    expect(next(s, 'a')).toEqual({ type: 'rally', unit: 'a/I/1' })
    expect(next(inPhase(table({ 'a/I/1': routing(1) }), 'rally', ['a'], 'a', 3), 'a')).toEqual({ type: 'endPhase' })
    const u = s.units['a/I/1']!
    const tried = { ...s, units: { ...s.units, 'a/I/1': { ...u, use: { ...u.use, rally: 'failed' as const } } } }
    expect(next(tried, 'a')).toEqual({ type: 'endPhase' })
  })
})

describe('8.9 a move that comes by is answered', () => {
  // As the tests of 8.9 have it: a column goes by at 4 cm before a line that looks at it.
  const passed = (firer: Partial<Unit>): OoState => {
    const s = field(
      {
        'a/III/1': { pose: pose(45.9, 52, 90), formation: 'column' },
        'b/I/3': { ...facing(50, 57), bases: 2, ...firer },
      },
      [],
      'move1',
    )
    const attack = ordered(s, 'a/III', { kind: 'attack', target: 'b/I' })
    return act(attack, 'a', { type: 'move', unit: 'a/III/1' as Unit['id'], steps: [{ advance: 16 }] }).state
  }
  it('8.9 with a fair chance he fires', () => {
    expect(next(passed({}), 'b')).toEqual({ type: 'opportunityFire', by: ['b/I/3'] })
  })
  it('8.9 with a poor one he keeps his fire', () => {
    const s = passed({ ...facing(50, 61), experience: 'recruit', cp: 1, disorder: 'morale', firstVolley: false })
    expect(s.interrupt?.firers).toHaveLength(1)
    expect(next(s, 'b')).toEqual({ type: 'opportunityFire', by: [] })
  })
})
