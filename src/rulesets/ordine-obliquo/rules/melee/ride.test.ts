import { describe, expect, it } from 'vitest'
import { judge } from '../../decide'
import { act, codesOf, dice, id, inPhase } from '../../play.testing'
import type { OoState, Unit } from '../../state'
import { pose, table } from '../table.testing'

type Set = { readonly [id: string]: Partial<Unit> }
/** Cuirassiers (20 cm in line) of a at (60, 20); b's Grenzers in open order, 22 × 1.5, in their way with their front at y. */
const field = (y: number, more: Set = {}, ground: OoState['ground'] = []): OoState => {
  const s = table({ 'a/C/3': { pose: pose(60, 20) }, 'b/I/1': { pose: pose(60, y, 180) }, ...more }, ground)
  const unit = s.units['a/C/3']!
  const free = { ...unit, counter: { ...unit.counter!, order: { kind: 'attack' as const, target: 'b/I' } } }
  return inPhase({ ...s, units: { ...s.units, 'a/C/3': free } }, 'move1', ['a'])
}
const go = (cm: number) => ({ type: 'move' as const, unit: id('a/C/3'), steps: [{ advance: cm }] })

describe('9.3 riding through open order', () => {
  it('9.3 it goes through; the ridden lose 1 CP, test with a d6 and are disordered', () => {
    // The open order takes y 26 to 27.5; the horse, 3 deep, ends with its rear at 37 and is through.
    const s = field(26)
    expect(codesOf(s, 'a', go(20))).toEqual([])
    const did = act(s, 'a', go(20), dice(6))
    const ridden = did.state.units['b/I/1']!
    expect(did.events.map(e => e.type)).toEqual(['Moved', 'RiddenThrough', 'Hit', 'MoraleTested'])
    expect(ridden).toMatchObject({ cp: s.units['b/I/1']!.cp! - 1, disorder: 'ridden', rout: null })
    expect(did.state.units['a/C/3']!.pose).toEqual(pose(60, 40))
    // 13 straight away from the front of the horse.
    expect(act(s, 'a', go(20), dice(1)).state.units['b/I/1']).toMatchObject({ rout: 'routing', flight: { bearing: 0 } })
  })
  it('9.3 dice have fallen: the move is not taken back', () => {
    const did = act(field(26), 'a', go(20), dice(6)).state
    expect(codesOf(did, 'a', { type: 'takeBack', unit: id('a/C/3') })).toEqual(['back/not-moved'])
  })
  it('9.3 it ends neither on them nor within 1 cm', () => {
    expect(codesOf(field(26), 'a', go(9))).toEqual(['move/near-enemy'])
    // Its rear at 28.4 is 0.9 cm from the end of them at 27.5; at 28.6 it is clear.
    expect(codesOf(field(26), 'a', go(11.4))).toEqual(['move/near-enemy'])
    expect(codesOf(field(26), 'a', go(11.6))).toEqual([])
    expect(codesOf(field(26), 'a', go(5.5))).toEqual(['move/near-enemy'])
  })
  it('9.3 who only comes near has ridden through nobody', () => {
    const did = act(field(26), 'a', go(4), dice(1))
    expect(did.events.map(e => e.type)).toEqual(['Moved'])
  })
  it('9.3 a line behind the screen is charged through it', () => {
    const s = field(24, { 'b/I/3': { pose: pose(60, 34, 180) } })
    const charge = { ...go(13), charge: id('b/I/3') }
    expect(codesOf(s, 'a', charge)).toEqual([])
    const did = act(s, 'a', charge, dice(6)).state
    expect(did.units['a/C/3']!.use.charge).toMatchObject({ target: 'b/I/3', impetus: true })
    expect(did.units['b/I/1']!.disorder).toBe('ridden')
  })
  it('9.3 in a wood or on broken ground they bar the way, and may be charged there', () => {
    const outline = [
      [30, 25.9],
      [90, 25.9],
      [90, 40],
      [30, 40],
    ] as const
    const s = field(26, {}, [{ id: 'r', kind: 'rough', outline }])
    expect(codesOf(s, 'a', go(10))).toContain('move/near-enemy')
    expect(codesOf(s, 'a', { ...go(5), charge: id('b/I/1') })).toEqual([])
    expect(codesOf(field(26), 'a', { ...go(5), charge: id('b/I/1') })).toEqual(['charge/open-order'])
  })
  it('9.3 infantry does not ride through anybody', () => {
    const s = inPhase(table({ 'a/III/1': { pose: pose(60, 20) }, 'b/I/1': { pose: pose(60, 24, 180) } }), 'move1', ['a'])
    expect(codesOf(s, 'a', { type: 'move', unit: id('a/III/1'), steps: [{ advance: 10 }] })).toContain('move/near-enemy')
  })
  it('13 open order that routs already loses 2 CP without a test', () => {
    const s = field(26, { 'b/I/1': { pose: pose(60, 26, 180), rout: 'routing', disorder: 'morale' } })
    const did = act(s, 'a', go(20), dice())
    expect(did.events.map(e => e.type)).toEqual(['Moved', 'RiddenThrough', 'Hit'])
    expect(did.state.units['b/I/1']!.cp).toBe(s.units['b/I/1']!.cp! - 2)
  })
  it('9.5 retreating gunners that are ridden through are cut down', () => {
    const crew: Partial<Unit> = { pose: pose(60, 26, 180), formation: 'crew', guns: pose(80, 80, 180) }
    const ride = (rout: Unit['rout']) =>
      act(field(40, { 'b/I/1': { pose: null, place: 'off' }, 'b/I/4': { ...crew, rout } }), 'a', go(20), dice(6)).state.units[
        'b/I/4'
      ]!
    expect(ride('retreating')).toMatchObject({ place: 'destroyed', cp: 0 })
    expect(ride(null)).toMatchObject({ place: 'table', cp: 2 })
  })
  it('9.3 those whom it would ride through are drawn', () => {
    const ghosts = judge(field(26), 'a', go(20)).drawing.filter(o => o.text?.code === 'draw.ridden')
    expect(ghosts).toHaveLength(1)
  })
})
