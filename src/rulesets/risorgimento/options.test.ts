import { describe, expect, it } from 'vitest'
import { mayActivate } from './rules/active'
import { attachable } from './rules/attach'
import { firersOf, volleyDice } from './rules/firing'
import { final } from './rules/victory'
import { board } from './rules/where'
import type { SbState } from './state'
import { against, empty, lead, play, put, start } from './table.testing'

const done = { type: 'endPhase' } as const
const hexes = (s: SbState, ids: readonly string[]) => ids.map(i => s.units[i]!.hex)

describe('options of San Fermo', () => {
  it('garrison: both companies in 1007 under Benedek’s four hexes; or one in each hex, his radius five', () => {
    const both = ['b/34II/5', 'b/34II/6']
    expect(hexes(start(), both)).toEqual(['1007', '1007'])
    expect(start().commanders['b/BEN']!.radius).toBe(4)
    const split = start('san-fermo-1', { garrison: 'split' })
    expect(hexes(split, both)).toEqual(['1006', '1007'])
    expect(split.commanders['b/BEN']!.radius).toBe(5)
  })
  it('lead: the second regiment marches first, as it was, and the first comes in its place', () => {
    const turns = (s: SbState) => ['a/1I/1', 'a/2I/1', 'a/3I/1'].map(i => s.units[i]!.enters!.turn)
    expect(turns(start())).toEqual([1, 3, 2])
    expect(turns(start('san-fermo-1', { lead: 'second' }))).toEqual([3, 1, 2])
  })
  it('heights: 1504 and 1506 to level 3, and nothing else', () => {
    const level = (s: SbState) => ['1504', '1505', '1506', '1405'].map(h => board(s).cell(h)!.level)
    expect(level(start())).toEqual([2, 3, 2, 2])
    expect(level(start('san-fermo-1', { heights: 'raised' }))).toEqual([3, 3, 3, 2])
  })
  it('balance: IV/34 and a gun at 0914 at 15.30; III/34 and IV/41 in scenario 2; each counter enters once', () => {
    expect(start().units['b/34IV/1']).toBeUndefined()
    const one = start('san-fermo-1', { balance: 'on' })
    for (const id of ['b/34IV/1', 'b/ART/6']) expect(one.units[id]!.enters).toEqual({ turn: 3, hex: '0914' })
    expect(one.commanders['b/A34IV']!.order).toBe('manoeuvre')
    const two = start('san-fermo-2', { balance: 'on' })
    expect(two.units['b/34III/1']!.enters).toEqual({ turn: 1, hex: '0914' })
    // 19.00 is the fourth turn from 17.30
    expect(two.units['b/41IV/1']!.enters).toEqual({ turn: 4, hex: '2004' })
    expect(start('san-fermo-3').units['b/34IV/1']!.enters).toEqual({ turn: 7, hex: '1714' })
    expect(start('san-fermo-3', { balance: 'on' }).units['b/34IV/1']!.enters).toEqual({ turn: 3, hex: '0914' })
    expect(start('san-fermo-3', { balance: 'on' }).units['b/ART/2']!.enters).toEqual({ turn: 7, hex: '1714' })
  })
  it('held: who was last in a place has it', () => {
    const last = { held: 'last' }
    let s = empty('san-fermo-1', last)
    const five = ['1107', '1006', '1303', '1304', '1108']
    s = { ...s, held: Object.fromEntries(five.map(h => [h, 'b' as const])) }
    expect(final(s)).toEqual({ winner: 'b', by: 'sbHeld' })
    expect(final({ ...s, options: { ...s.options, held: 'present' } })).toEqual({ winner: null, by: 'sbNoneHolds' })
    expect(final(put(s, 'a/1I/1', { hex: '1107' }))).toEqual({ winner: null, by: 'sbNoneHolds' })
    // noted as it happens: the counter stands there when the set-up is done
    const noted = play(put(start('san-fermo-1', last), 'a/1I/1', { hex: '1107' }), 'a', done).state
    expect(noted.held).toEqual({ '1107': 'a' })
  })
  it('fixedDice: a column’s one die takes the two for a column under fire, or does not', () => {
    const s = (fixedDice: string): SbState => {
      const t = put(empty('san-fermo-1', { fixedDice }), 'a/1I/1', { hex: '0706', facing: 0, formation: 'column' })
      return put(t, 'b/34II/3', { hex: '0705', facing: 3, formation: 'column' })
    }
    const dice = (t: SbState) => volleyDice(t, firersOf(t, '0706', '0705'), '0705').dice
    expect([dice(s('plain')), dice(s('withTarget'))]).toEqual([1, 3])
  })
  it('isolatedRifles: an isolated Szluiner company keeps its rifles’ die, or does not', () => {
    const s = (isolatedRifles: string): SbState => {
      const t = put(empty('san-fermo-2', { isolatedRifles }), 'b/GRE/1', {
        hex: '0706',
        facing: 0,
        formation: 'line',
        isolated: true,
      })
      return put(t, 'a/1I/1', { hex: '0705', facing: 3, formation: 'line' })
    }
    const dice = (t: SbState) => volleyDice(t, firersOf(t, '0706', '0705'), '0705').dice
    // fire 3, isolated one less, rifles one more
    expect([dice(s('keep')), dice(s('none'))]).toEqual([3, 2])
  })
  it('aggregate: a gun attached to a battalion’s commander goes with his marker alone', () => {
    let s = empty('san-fermo-2', { aggregate: 'attach' })
    s = lead(lead(s, 'b/GRE', { hex: '1107' }), 'b/A41I', { hex: '1107' })
    s = put(put(put(s, 'b/ART/1', { hex: '1107', formation: 'limbered' }), 'b/GRE/1', { hex: '1108' }), 'b/41I/1', {
      hex: '1206',
    })
    expect(attachable(s, 'b').map(x => [x.unit.id, x.to.map(c => c.id).sort()])).toEqual([['b/ART/1', ['b/A41I', 'b/GRE']]])
    const asked = { ...s, phase: 'attach' as const, waiting: ['b' as const] }
    const unit = s.units['b/ART/1']!.id
    expect(against(asked, 'b', { type: 'attach', unit, commander: 'b/A41II' })).toEqual(['attach/not-this'])
    const got = play(asked, 'b', { type: 'attach', unit, commander: 'b/GRE' }).state
    const playing = (marker: string): SbState => ({ ...got, active: 'b', marker, phase: 'activate', waiting: ['b'] })
    expect(mayActivate(playing('b/GRE'), got.units[unit]!)).toBe(true)
    expect(mayActivate(playing('b/41I'), got.units[unit]!)).toBe(false)
    const free = put(got, unit, { attached: null })
    expect(mayActivate({ ...playing('b/41I'), units: free.units }, free.units[unit]!)).toBe(true)
  })
  it('3.2.4 scenario 2: initial orders are chosen, open, Attack where nothing is said', () => {
    const s = start('san-fermo-2')
    expect(s.waiting).toEqual(['a', 'b'])
    expect(s.commanders['b/RUP']!.order).toBe('attack')
    const got = play(s, 'b', { type: 'order', commander: 'b/RUP', order: 'manoeuvre' })
    expect(got.state.commanders['b/RUP']).toMatchObject({ order: 'manoeuvre', issued: null })
    expect(got.events.map(e => e.type)).toContain('InitialOrder')
    expect(against(s, 'b', { type: 'order', commander: 'a/GAR', order: 'attack' })).toEqual(['commander/unknown'])
    expect(against(start(), 'b', { type: 'order', commander: 'b/BEN', order: 'attack' })).toEqual(['phase/not-now'])
  })
})
