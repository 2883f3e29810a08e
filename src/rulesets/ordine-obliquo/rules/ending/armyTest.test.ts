import { describe, expect, it } from 'vitest'
import { codesOf, dice, goOn, inPhase } from '../../play.testing'
import type { OoState, Side } from '../../state'
import { orderOf } from '../orders'
import { lobositz } from '../table.testing'
import { armyHolds, armyNumber, armyState } from './armyTest'

/** Lobositz with so many CP gone of a side: whole units of five first, then one that is hurt. */
function less(seat: Side, cp: number, s: OoState = lobositz): OoState {
  let left = cp
  const units = { ...s.units }
  for (const u of Object.values(s.units)) {
    if (u.seat !== seat || left === 0) continue
    const loss = Math.min(left, u.cpStart)
    left -= loss
    units[u.id] = { ...u, cp: u.cpStart - loss, ...(loss === u.cpStart ? { place: 'destroyed', pose: null } : {}) }
  }
  return { ...s, units }
}
const lastMove = (s: OoState, turn = 5): OoState => inPhase(s, 'pursuit', [], 'a', turn)
const types = (events: readonly { readonly type: string }[]) => events.map(e => e.type)
const withClass = (s: OoState, general: string, klass: 'excellent' | 'normal'): OoState => ({
  ...s,
  generals: { ...s.generals, [general]: { ...s.generals[general]!, class: klass } },
})

describe('16.1 an army that has lost a third', () => {
  it('no. 9 the number: 50, for Prussians 40; an excellent commander adds 10', () => {
    expect(armyNumber(lobositz, 'b')).toEqual({ over: 50, bonus: 0 })
    expect(armyNumber(lobositz, 'a')).toEqual({ over: 40, bonus: 10 })
    expect(armyNumber(withClass(lobositz, 'a/C/general', 'normal'), 'a')).toEqual({ over: 40, bonus: 0 })
  })
  it.each([
    [50, 0, 50, false],
    [50, 0, 51, true],
    [40, 0, 40, false],
    [40, 0, 41, true],
    [50, 10, 40, false],
    [50, 10, 41, true],
    [40, 10, 30, false],
    [40, 10, 31, true],
  ])('no. 9 above %i with %i added: a roll of %i holds: %s', (over, bonus, roll, holds) => {
    expect(armyHolds(lobositz, { over, bonus }, roll)).toBe(holds)
  })
  it('option, as it is printed: at or below the number', () => {
    const under = { ...lobositz, options: { squareRoll: 'under' } }
    expect(armyHolds(under, { over: 40, bonus: 10 }, 50)).toBe(true)
    expect(armyHolds(under, { over: 40, bonus: 10 }, 51)).toBe(false)
  })
  it('OO-10, OO-11 Prussia of 92: tested at 31, broken at 47', () => {
    expect([30, 31, 46, 47].map(n => armyState(less('a', n), 'a'))).toEqual(['stands', 'tests', 'tests', 'breaks'])
    expect([31, 32, 47, 48].map(n => armyState(less('b', n), 'b'))).toEqual(['stands', 'tests', 'tests', 'breaks'])
  })
  it('OO-10 one test; by the option the army that held is tested at every turn’s end', () => {
    const held = {
      ...less('a', 33),
      sides: { ...lobositz.sides, a: { ...lobositz.sides.a, morale: { test: 'held', broken: false } } },
    } as const
    expect(armyState(held, 'a')).toBe('stands')
    expect(armyState({ ...held, options: { armyTest: 'every' } }, 'a')).toBe('tests')
  })
  it('OO-10 failed: everything withdraws to the end, open to all, and no order is changed any more', () => {
    const end = goOn(lastMove(less('a', 31)), dice(30))
    expect(end.events.find(e => e.type === 'ArmyTested')).toMatchObject({ seat: 'a', roll: 30, bonus: 10, over: 40, held: false })
    expect(end.state.sides.a.morale).toEqual({ test: 'failed', broken: false })
    expect(end.state.ended).toBeNull()
    for (const b of ['a/I', 'a/II', 'a/III'])
      expect(end.state.brigades[b]!.counter).toMatchObject({ order: { kind: 'withdraw' }, shown: true })
    const unit = end.state.units['a/C/4']!
    expect(orderOf(end.state, { ...unit, use: { ...unit.use, halted: true } })).toEqual({ kind: 'withdraw' })
    const orders = inPhase(end.state, 'orders', ['a'], 'a', 6)
    expect(codesOf(orders, 'a', { type: 'order', to: 'a/II', order: { kind: 'cautious' } })).toEqual(['order/army-withdraws'])
    expect(end.state.brigades['b/I']!.counter.order).toEqual({ kind: 'halt' })
  })
  it('OO-10 held: the orders stand', () => {
    const end = goOn(lastMove(less('a', 31)), dice(31))
    expect(end.state.sides.a.morale.test).toBe('held')
    expect(end.state.brigades['a/II']!.counter.order).toEqual({ kind: 'cautious' })
  })
  it('a courier under way is called back when the army withdraws', () => {
    const courier = { id: 'a/courier/1', seat: 'a', at: [1, 1], to: 'a/I', order: { kind: 'halt' }, sent: 5, arrives: 7 } as const
    const end = goOn(lastMove({ ...less('a', 31), couriers: { [courier.id]: courier } }), dice(1))
    expect(end.state.couriers).toEqual({})
  })
  it('more than half lost: the army withdraws and has lost at once, whatever the points', () => {
    const end = goOn(lastMove(less('a', 47)))
    expect(types(end.events)).toContain('ArmyBroke')
    expect(types(end.events)).not.toContain('ArmyTested')
    expect(end.state).toMatchObject({ phase: 'over', ended: 'broken', ending: { winner: 'b', by: 'broken' } })
  })
  it('both broken at once: the points are counted', () => {
    const end = goOn(lastMove(less('b', 90, less('a', 47))))
    expect(end.state.ending).toMatchObject({ by: 'bothBroken', winner: 'a' })
  })
  it('both tested in one turn roll a die each, the near side first', () => {
    const end = goOn(lastMove(less('b', 32, less('a', 31))), dice(80, 2))
    expect(end.events.filter(e => e.type === 'ArmyTested').map(e => [e.seat, e.roll, e.held])).toEqual([
      ['a', 80, true],
      ['b', 2, false],
    ])
  })
  it('losses are kept turn by turn', () => {
    const end = goOn(lastMove(less('a', 7), 4))
    expect(end.state.losses).toEqual([{ turn: 4, lost: { a: 7, b: 0 } }])
  })
})
