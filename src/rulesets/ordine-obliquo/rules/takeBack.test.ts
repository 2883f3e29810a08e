import { describe, expect, it } from 'vitest'
import { acts, codesOf, id, inPhase } from '../play.testing'
import { ordered, pose, table } from './table.testing'

const s = ordered(
  inPhase(
    table({ 'a/III/1': { pose: pose(60, 20) }, 'a/III/2': { pose: pose(60, 12) }, 'b/I/3': { pose: pose(60, 100, 180) } }),
    'move1',
    ['a'],
  ),
  'a/III',
  { kind: 'attack', target: 'b/I' },
)
const go = (unit: string, ...steps: object[]) => ['a', { type: 'move', unit: id(unit), steps: steps as never }] as const

describe('unit back to its start', () => {
  it('7 back to where the phase found it, over several moves, with its whole move again', () => {
    const moved = acts(s, go('a/III/1', { wheel: 'left', degrees: 5 }), go('a/III/1', { advance: 3 }))
    const back = acts(moved, ['a', { type: 'takeBack', unit: id('a/III/1') }])
    expect(back.units['a/III/1']).toEqual(s.units['a/III/1'])
    expect(codesOf(back, 'a', { type: 'move', unit: id('a/III/1'), steps: [{ advance: 14 }] })).toEqual([])
  })
  it('7 not where another stands there now, nor who has not moved, nor when the phase is over', () => {
    const taken = acts(s, go('a/III/1', { advance: 12 }), go('a/III/2', { advance: 8 }))
    expect(codesOf(taken, 'a', { type: 'takeBack', unit: id('a/III/1') })).toEqual(['back/taken'])
    expect(codesOf(s, 'a', { type: 'takeBack', unit: id('a/III/1') })).toEqual(['back/not-moved'])
    const over = acts(s, go('a/III/1', { advance: 12 }), go('a/III/2', { advance: 7 }), ['a', { type: 'endPhase' }])
    expect(codesOf(over, 'a', { type: 'takeBack', unit: id('a/III/1') })).toEqual(['back/not-moved'])
  })
  it('7.3 guns that were passed through may limber again when the passage is taken back', () => {
    const guns = ordered(
      inPhase(
        table({ 'a/III/1': { pose: pose(60, 20) }, 'a/I/3': { pose: pose(60, 28) }, 'b/I/3': { pose: pose(60, 100, 180) } }),
        'move1',
        ['a'],
      ),
      'a/III',
      { kind: 'attack', target: 'b/I' },
    )
    const passed = acts(guns, go('a/III/1', { advance: 13 }))
    expect(passed.units['a/I/3']!.use.passedThrough).toBe(true)
    expect(acts(passed, ['a', { type: 'takeBack', unit: id('a/III/1') }]).units['a/I/3']!.use.passedThrough).toBe(false)
  })
  it('7.3 not while another unit has passed through them too', () => {
    const set = { 'a/III/1': { pose: pose(60, 20) }, 'a/III/2': { pose: pose(58, 18) }, 'a/I/3': { pose: pose(60, 26) } }
    const enemy = { 'b/I/3': { pose: pose(60, 100, 180) } }
    const guns = ordered(inPhase(table({ ...set, ...enemy }), 'move1', ['a']), 'a/III', { kind: 'attack', target: 'b/I' })
    const both = acts(guns, go('a/III/1', { advance: 14 }), go('a/III/2', { advance: 13.5 }))
    const one = acts(both, ['a', { type: 'takeBack', unit: id('a/III/1') }])
    expect(one.units['a/I/3']!.use.passedThrough).toBe(true)
    const none = acts(one, ['a', { type: 'takeBack', unit: id('a/III/2') }])
    expect(none.units['a/I/3']!.use.passedThrough).toBe(false)
  })
})
