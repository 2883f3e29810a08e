import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { act, acts, codesOf, id } from '../play.testing'
import { readScenario } from '../schema'
import { begin } from '../sequence'
import { setUpState } from '../setup'
import type { OoState, Side } from '../state'
import { proposePlace, unplaced } from './deploy'
import { pose } from './table.testing'

const file = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const read = readScenario(file('scenarios/open-field.json'), army => file(`armies/${army}.json`))
if (!read.ok) throw new Error('unread')
const field = begin(setUpState(read.value, {}))
const hill = (x: number, y: number, kind: 'hill' | 'village' = 'hill') =>
  ({ type: 'placeGround', kind, at: [x, y], facing: 0 }) as const

describe('16.2 terrain placed by the players', () => {
  const codes = (seat: Side, x: number, y: number, s: OoState = field) => codesOf(s, seat, hill(x, y))
  it('16.2 in the own half, 20 cm from the own edge, 40 from the other pieces', () => {
    expect(field).toMatchObject({ phase: 'terrain', waiting: ['a', 'b'] })
    expect(codes('a', 40, 30)).toEqual([])
    expect(codes('a', 40, 29)).toEqual(['ground/edge'])
    expect(codes('a', 40, 50)).toEqual([])
    expect(codes('a', 40, 51)).toEqual(['ground/own-half'])
    expect(codes('b', 40, 51)).toContain('ground/own-half')
    const one = act(field, 'a', hill(40, 30)).state
    expect(codes('a', 100, 30, one)).toEqual([])
    expect(codes('a', 99, 30, one)).toEqual(['ground/apart'])
  })
  it('16.2 two pieces each; the phase cannot end before', () => {
    const one = act(field, 'a', hill(40, 30)).state
    expect(codesOf(one, 'a', { type: 'endPhase' })).toEqual(['ground/place-more'])
    const two = act(one, 'a', hill(110, 30)).state
    expect(codesOf(two, 'a', { type: 'endPhase' })).toEqual([])
    expect(codesOf(two, 'a', hill(170, 30))).toContain('ground/enough')
  })
})

const screens = acts(
  field,
  ['a', hill(40, 30)],
  ['a', hill(110, 30)],
  ['b', hill(40, 90)],
  ['b', hill(110, 90)],
  ['a', { type: 'endPhase' }],
  ['b', { type: 'endPhase' }],
  ['b', { type: 'objectives', points: {} }],
  ['b', { type: 'endPhase' }],
  ['a', { type: 'objectives', points: {} }],
  ['a', { type: 'endPhase' }],
)

describe('set-up behind the screen', () => {
  const place = (unit: string, x: number, y: number, s: OoState = screens) =>
    codesOf(s, 'a', { type: 'place', unit: id(unit), pose: pose(x, y) })
  it('3.5 in the own zone, 35 cm deep, on nobody', () => {
    expect(screens).toMatchObject({ phase: 'deploy', waiting: ['b', 'a'] })
    expect(place('a/I/1', 60, 35)).toEqual([])
    expect(place('a/I/1', 60, 35.1)).toEqual(['place/out-of-zone'])
    expect(place('b/I/1', 60, 100)).toEqual(['unit/unknown'])
    const one = act(screens, 'a', { type: 'place', unit: id('a/I/1'), pose: pose(60, 30) }).state
    expect(place('a/I/2', 76, 30, one)).toEqual([])
    expect(place('a/I/2', 75.9, 30, one)).toEqual(['place/occupied'])
    // It may be put elsewhere as often as one likes.
    expect(place('a/I/1', 70, 30, one)).toEqual([])
  })
  it('3.5 nobody is done before all units and generals stand; both may change their minds until both have confirmed', () => {
    expect(codesOf(screens, 'a', { type: 'endPhase' })).toEqual(['deploy/unplaced'])
    const fill = (start: OoState, seat: Side): OoState => {
      let s = start
      for (let next = unplaced(s, seat)[0]; next; next = unplaced(s, seat)[0])
        s = act(s, seat, proposePlace(s, seat, next)!).state
      return s
    }
    const b = act(fill(screens, 'b'), 'b', { type: 'endPhase' }).state
    expect(b).toMatchObject({ phase: 'deploy', waiting: ['a'], sides: { b: { confirmed: true } } })
    const again = act(b, 'b', { type: 'place', unit: id('b/I/1'), pose: { ...b.units['b/I/1']!.pose! } }).state
    expect(again).toMatchObject({ waiting: ['a', 'b'], sides: { b: { confirmed: false } } })
    const both = act(act(fill(again, 'a'), 'a', { type: 'endPhase' }).state, 'b', { type: 'endPhase' })
    expect(both.events.map(e => e.type)).toEqual(['Confirmed', 'ScreenLifted', 'PhaseBegan'])
    expect(both.state).toMatchObject({ phase: 'firstOrders', waiting: ['b', 'a'] })
    // 2.6: the point behind lies on the own long edge, and must be chosen.
    expect(codesOf(both.state, 'a', { type: 'endPhase' })).toEqual(['retreat/choose'])
    expect(codesOf(both.state, 'a', { type: 'retreatPoint', at: [90, 120] })).toEqual(['retreat/own-edge'])
    expect(acts(both.state, ['b', { type: 'retreatPoint', at: [90, 120] }]).sides.b.retreat).toEqual([90, 120])
  })
})
