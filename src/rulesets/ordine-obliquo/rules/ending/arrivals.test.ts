import { describe, expect, it } from 'vitest'
import { choices } from '../../choices'
import { act, acts, codesOf, goOn, id, inPhase } from '../../play.testing'
import { stateOf } from '../../scenarios.testing'
import type { OoState, Unit } from '../../state'
import { view } from '../../view'
import { orderWay } from '../orders'
import { retreatPointOf } from '../retreatPoint'
import { pose } from '../table.testing'
import { proposeArrival, proposeGarrison, waitingToArrive } from './arrivals'
import { lostOf, totalOf } from './losses'

const leuthen = stateOf('leuthen')
/** The end of turn `n - 1`, gone on into turn n. */
const turn = (n: number, s: OoState = leuthen): OoState => goOn(inPhase(s, 'pursuit', [], 'a', n - 1)).state
const change = (s: OoState, units: { readonly [id: string]: Partial<Unit> }): OoState => ({
  ...s,
  units: Object.fromEntries(Object.entries(s.units).map(([key, u]) => [key, { ...u, ...units[key] }])),
})
/** Brings everybody on where it is proposed. */
function bring(start: OoState): OoState {
  let s = start
  for (let next = waitingToArrive(s, 'b')[0]; next; next = waitingToArrive(s, 'b')[0])
    s = act(s, 'b', proposeArrival(s, next)!).state
  return s
}
const fourth = turn(4)
const RESERVE = ['b/III/1', 'b/III/2', 'b/III/3', 'b/III/4', 'b/III/5', 'b/III/general']

describe('3.7 Leuthen: reinforcements', () => {
  it('3.7 nobody of them is there before; they count among the 89 CP from the start and are not lost', () => {
    expect(RESERVE.slice(0, 5).map(u => leuthen.units[u]!.place)).toEqual(Array(5).fill('reserve'))
    expect([totalOf(leuthen, 'b'), lostOf(leuthen, 'b')]).toEqual([89, 0])
    expect(turn(3).phase).not.toBe('arrivals')
  })
  it('3.7 on turn 4 the reserve comes on in the north, on turn 8 Lucchesi in the west', () => {
    expect(fourth).toMatchObject({ phase: 'arrivals', turn: 4, waiting: ['b'] })
    expect(waitingToArrive(fourth, 'b')).toEqual(RESERVE)
    expect(waitingToArrive(turn(8, bring(fourth)), 'b')).toEqual(['b/IV/1', 'b/IV/2', 'b/IV/general'])
  })
  it('3.7 wholly in the stretch of the edge, on nobody, more than 1 cm from the enemy', () => {
    const put = (x: number, y: number, s = fourth) =>
      codesOf(s, 'b', { type: 'place', unit: id('b/III/1'), pose: pose(x, y, 180) })
    expect(put(33, 114)).toEqual([])
    expect(put(32.9, 114)).toContain('place/out-of-edge')
    expect(put(33, 113.9)).toContain('place/out-of-edge')
    expect(put(57, 114)).toEqual([])
    const near = change(fourth, { 'a/I/1': { pose: pose(33, 113) } })
    expect(put(33, 114, near)).toEqual(['place/near-enemy'])
    expect(put(33, 114.1, near)).toEqual([])
    const one = act(fourth, 'b', { type: 'place', unit: id('b/III/2'), pose: pose(40, 114, 180) }).state
    expect(put(40, 114, one)).toContain('place/occupied')
    // who has come may still be put elsewhere
    expect(codesOf(one, 'b', { type: 'place', unit: id('b/III/2'), pose: pose(50, 116, 180) })).toEqual([])
    expect(codesOf(fourth, 'b', { type: 'place', unit: id('b/IV/1'), pose: pose(3, 90, 90) })).toEqual(['place/not-now'])
    expect(codesOf(fourth, 'a', { type: 'place', unit: id('b/III/1'), pose: pose(33, 114) })).toEqual(['unit/unknown'])
  })
  it('3.7 one battalion may be put straight into the churchyard', () => {
    const into = (unit: string, village: string, s = fourth) =>
      codesOf(s, 'b', { type: 'place', unit: id(unit), pose: pose(45, 97, 180), village })
    expect(into('b/III/1', 'leuthen')).toEqual([])
    expect(into('b/III/1', 'leuthen-west')).toEqual(['village/not-these'])
    expect(into('b/III/5', 'leuthen')).toEqual(['village/not-these'])
    const one = act(fourth, 'b', proposeGarrison(fourth, 'b/III/1')!).state
    expect(one.units['b/III/1']).toMatchObject({ village: 'leuthen', formation: 'village', place: 'table', arrived: 4 })
    expect(into('b/III/2', 'leuthen', one)).toEqual(['village/taken'])
    expect(proposeGarrison(one, 'b/III/2')).toBeNull()
    const held = change(fourth, { 'a/I/1': { pose: pose(45, 91.5) } })
    expect(into('b/III/1', 'leuthen', held)).toEqual(['place/near-enemy'])
  })
  it('3.7 everybody finds room, and what is offered is taken; the phase does not end before', () => {
    expect(codesOf(fourth, 'b', { type: 'endPhase' })).toEqual(['place/arrive'])
    const all = bring(fourth)
    expect(RESERVE.slice(0, 5).map(u => all.units[u]!.place)).toEqual(Array(5).fill('table'))
    expect(codesOf(all, 'b', { type: 'endPhase' })).toEqual([])
    for (const c of choices(view(fourth, 'b'), 'b')) if ('command' in c) expect(codesOf(fourth, 'b', c.command)).toEqual([])
  })
  it('OO-S7 any order on arrival, at once, whatever the commander’s class and however far he is', () => {
    const s = acts(bring(fourth), ['b', { type: 'endPhase' }])
    expect(s.phase).toBe('orders')
    expect(orderWay(s, 'b', 'b/III')).toBe('now')
    const given = act(s, 'b', { type: 'order', to: 'b/III', order: { kind: 'attack', target: 'a/I' } })
    expect(given.events[0]).toMatchObject({ type: 'OrderLaid', to: 'b/III' })
    // the others wait for a turn of a normal commander's
    expect(codesOf(s, 'b', { type: 'order', to: 'b/I', order: { kind: 'cautious' } })).toEqual(['order/not-this-turn'])
    // in the turn after, the new brigade too
    expect(codesOf({ ...s, turn: 5 }, 'b', { type: 'order', to: 'b/III', order: { kind: 'cautious' } })).toEqual([
      'order/not-this-turn',
    ])
  })
  it('3.7 where the enemy stands on the whole stretch they come a turn later', () => {
    const wall = Object.fromEntries(
      ['a/II/1', 'a/II/2', 'a/II/4'].map((u, i) => [u, { pose: pose(29 + i * 16, 117.75) }] as const),
    )
    const shut = turn(4, change(leuthen, wall))
    expect(shut.phase).not.toBe('arrivals')
    const open = turn(
      5,
      change(shut, { 'a/II/1': { pose: pose(30, 20) }, 'a/II/2': { pose: pose(50, 20) }, 'a/II/4': { pose: pose(70, 20) } }),
    )
    expect(open).toMatchObject({ phase: 'arrivals', turn: 5 })
  })
  it('2.6 the reserve goes back to a point of its own', () => {
    expect(retreatPointOf(leuthen, leuthen.units['b/III/1']!)).toEqual([45, 120])
    expect(retreatPointOf(leuthen, leuthen.units['b/I/1']!)).toEqual([90, 120])
    expect(retreatPointOf(leuthen, leuthen.units['a/I/1']!)).toEqual([90, 0])
  })
})
