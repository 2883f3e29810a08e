import { describe, expect, it } from 'vitest'
import { act, dice, goOn, id } from '../play.testing'
import { facing, field, US } from '../rules/fire/fire.testing'
import { pose } from '../rules/table.testing'
import { type OoPanel, show } from '../show'
import { view } from '../view'
import { fireOf } from './fire'

const s = goOn(
  field(
    { 'a/I/1': US, 'a/I/2': { pose: pose(66, 50) }, 'a/C/3': { pose: pose(20, 20) }, 'b/I/3': facing(58, 55) },
    [],
    'finish2',
    [],
  ),
).state

describe('8 what the panel shows of fire', () => {
  it('8 the viewer’s units with a weapon, whom they may fire at, with number, terms and chances', () => {
    const fire = (show(view(s, 'a')).panels.oo as OoPanel).fire!
    expect(fire.units.map(u => [u.unit, u.why])).toEqual([
      ['a/I/1', null],
      ['a/I/2', null],
    ])
    const [shot] = fire.units[0]!.shots
    expect(shot).toMatchObject({ target: 'b/I/3', may: true, value: 50, range: 'long', command: { type: 'fire', by: ['a/I/1'] } })
    expect(shot!.working.reduce((t, w) => t + w.amount, 0)).toBe(50)
    // One hit in two: of them 20 % rout, 20 % retreat.
    expect(shot!.odds.none).toBeCloseTo(0.5, 12)
    expect(shot!.odds.routs).toBeCloseTo(0.1, 12)
    expect(fire.volleys).toMatchObject([{ target: 'b/I/3', by: ['a/I/1', 'a/I/2'], values: [50, 50] }])
    expect(fire.volleys[0]!.odds.none).toBeCloseTo(0.25, 12)
    // of the volley one alone: as his own shot; both: as the whole; nobody: nothing happens
    const { oddsOf, odds } = fire.volleys[0]!
    expect(oddsOf([id('a/I/1')])).toEqual(shot!.odds)
    expect(oddsOf([id('a/I/1'), id('a/I/2')])).toEqual(odds)
    expect(oddsOf([])).toMatchObject({ none: 1, lost: 0 })
  })
  it('8 on whom it could and why not', () => {
    const fired = act(s, 'a', { type: 'fire', target: id('b/I/3'), by: [id('a/I/1')] }, dice(100)).state
    const [unit] = fireOf(view(fired, 'a'))!.units
    expect(unit).toMatchObject({ why: { code: 'fire/spent', clause: '8' }, fired: 'b/I/3' })
    expect(unit!.shots[0]).toMatchObject({ may: false, refusals: [{ code: 'fire/spent' }] })
  })
  it('8 each side sees its own; a spectator, and nobody before the first turn, sees none', () => {
    expect(fireOf(view(s, 'b'))!.units.map(u => u.unit)).toEqual(['b/I/3'])
    expect(fireOf(view(s, 'spectator'))).toBeNull()
    expect(fireOf(view({ ...s, turn: 0 }, 'a'))).toBeNull()
  })
  it('8 it is worked out once for a view, and units that have fired show it', () => {
    const v = view(s, 'a')
    expect(fireOf(v)).toBe(fireOf(v))
    const fired = act(s, 'a', { type: 'fire', target: id('b/I/3'), by: [id('a/I/1')] }, dice(100)).state
    const states = (of: typeof s) => show(view(of, 'b')).bodies.find(b => b.id === 'a/I/1')!.states
    expect(states(s)).not.toContain('firing')
    expect(states(fired)).toContain('firing')
    expect(states(fired)).not.toContain('firstVolley')
  })
})
