import { describe, expect, it } from 'vitest'
import { act, inPhase, started } from '../play.testing'
import { commandGap, inRadius, outside } from './commandRadius'
import { pose } from './table.testing'

describe('3.3 the command radius (OO-9)', () => {
  const unit = started.units['a/III/1']!
  // The general of III stands at (88, 12), his radius 12; a line is 16 wide and 1.5 deep.
  const at = (x: number) => ({ ...started, units: { ...started.units, 'a/III/1': { ...unit, pose: pose(x, 12.75) } } })
  it('3.3 from the centre of the figure to the nearest point; exactly on the radius is inside', () => {
    expect(commandGap(at(68), at(68).units['a/III/1']!)).toEqual({ cm: 12, radius: 12 })
    expect(inRadius(at(68), at(68).units['a/III/1']!)).toBe(true)
    expect(inRadius(at(67.9), at(67.9).units['a/III/1']!)).toBe(false)
  })
  it('3.3 at the start of Lobositz every unit is inside', () => {
    expect([...outside(started, 'a'), ...outside(started, 'b')]).toEqual([])
  })
  it('3.3 detached units, cossacks, and brigades without a general are exempt', () => {
    const far = at(20)
    expect(outside(far, 'a')).toEqual(['a/III/1'])
    const change = (c: object) => ({ ...far, units: { ...far.units, 'a/III/1': { ...far.units['a/III/1']!, ...c } } })
    expect(outside(change({ detached: true }), 'a')).toEqual([])
    expect(outside(change({ troop: 'cossacks' }), 'a')).toEqual([])
    const gone = { ...far, generals: { ...far.generals, 'a/III/general': { ...far.generals['a/III/general']!, point: null } } }
    expect(outside(gone, 'a')).toEqual([])
  })
  it('3.3 it is looked at when the generals have moved: who is outside then acts on Halt this turn', () => {
    const s = inPhase(at(20), 'generals1', ['a'])
    const { state, events } = act(s, 'a', { type: 'endPhase' })
    expect(events.map(e => e.type)).toEqual(['Confirmed', 'RadiusLooked', 'PhaseBegan'])
    expect(state.units['a/III/1']!.use.halted).toBe(true)
    expect(state.units['a/III/2']!.use.halted).toBe(false)
  })
})
