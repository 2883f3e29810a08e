import { describe, expect, it } from 'vitest'
import { field, id, moving, play, refusal, script, told } from '../field.testing'
import { priceOf } from './cost'
import { marchLosses, marchOf } from './forceMarch'

const one = (at: string, more = {}) =>
  field({ units: { 'a/F1': { at, leaders: ['davout'], points: { ipf: 40, cpf: 5, apf: 5 }, ...more } } })

describe('movement: what a point costs', () => {
  const { map } = one('AUG')
  it('plain 1, mountain 2, a bridge 1 and 2 in rain, a long road one more', () => {
    expect(priceOf(map, 'clear', 'AUG', 'MUN', true)).toBe(1)
    expect(priceOf(map, 'clear', 'MUN', 'KUF', true)).toBe(2)
    expect(priceOf(map, 'clear', 'AUG', 'DON', true)).toBe(1)
    expect(priceOf(map, 'rain', 'AUG', 'DON', true)).toBe(2)
    expect(priceOf(map, 'clear', 'MUN', 'SAL', true)).toBe(2)
    expect(priceOf(map, 'clear', 'SAL', 'LIN', true)).toBe(2)
    expect(priceOf(map, 'rain', 'SAL', 'LIN', true)).toBe(3)
  })
  it('out of supply everything costs 2, long roads too', () => {
    for (const [from, to] of [
      ['AUG', 'MUN'],
      ['MUN', 'SAL'],
      ['MUN', 'KUF'],
      ['SAL', 'LIN'],
    ] as const)
      expect(priceOf(map, 'rain', from, to, false)).toBe(2)
  })
  it('marches: Ratisbon to Vienna costs 6 along the south bank, Udine to Vienna 9', () => {
    const cost = (...path: string[]) => path.slice(1).reduce((n, to, i) => n + priceOf(map, 'clear', path[i]!, to, true), 0)
    expect(cost('REG', 'STR', 'PAS', 'LIN', 'AMS', 'STP', 'WIE')).toBe(6)
    expect(cost('UDI', 'VIL', 'KLA', 'LEO', 'WNS', 'WIE')).toBe(9)
    expect(cost('BRA', 'LAN', 'REG')).toBe(2)
  })
})
describe('movement: paying', () => {
  it('what is dearer than what is left cannot be entered: no mountain after one point', () => {
    const s = moving(one('AUG'), 'a/F1')
    const { state } = play(s, 'a', { type: 'step', to: 'MUN' })
    expect(state.units['a/F1']).toMatchObject({ at: 'MUN', pm: 1 })
    expect(refusal(state, 'a', { type: 'step', to: 'KUF' })).toBe('camp/too-dear')
    expect(refusal(state, 'a', { type: 'step', to: 'PRG' })).toBe('camp/no-road')
  })
  it('a unit that has not moved may enter one point of 3 and owes one', () => {
    const s = moving({ ...one('LEO'), weather: 'clear' }, 'a/F1')
    // a long road to a bridge in rain
    const wet = moving({ ...one('SAL'), weather: 'rain' }, 'a/F1')
    const { state } = play(wet, 'a', { type: 'step', to: 'LIN' })
    expect(state.units['a/F1']).toMatchObject({ at: 'LIN', pm: 0, debt: 1 })
    expect(refusal(moving(one('SAL', { base: 1 }), 'a/F1'), 'a', { type: 'step', to: 'LIN' })).toBe('camp/too-dear')
    expect(refusal(s, 'a', { type: 'step', to: 'GRA' })).toBe(null)
  })
  it('debts are taken off when the next movement begins, before the test', () => {
    const s = { ...one('AUG', { debt: 1 }), active: 'b' as const, first: 'b' as const }
    const { state } = play(s, 'b', { type: 'endPhase' })
    expect(state.units['a/F1']).toMatchObject({ base: 1, debt: 0, pm: 0 })
    const { state: after } = play(state, 'a', { type: 'activate', units: [id('a/F1')] }, [6])
    expect(after.units['a/F1']).toMatchObject({ pm: 1, tested: true })
  })
  it('units of one point move together after one test of the senior leader, and test once a turn', () => {
    const s = field({
      units: {
        'a/F1': { at: 'AUG', leaders: ['davout'], points: { ipf: 40 } },
        'a/F2': { at: 'AUG', leaders: ['bernadotte'], points: { ipf: 40 } },
        'a/F3': { at: 'MUN', leaders: ['oudinot'], points: { ipf: 40 } },
      },
    })
    expect(refusal(s, 'a', { type: 'activate', units: [id('a/F1'), id('a/F3')] })).toBe('camp/apart')
    const { state, events } = script(
      s,
      ['a', { type: 'activate', units: [id('a/F2'), id('a/F1')] }, [2]],
      ['a', { type: 'step', to: 'MUN' }],
      ['a', { type: 'end' }],
    )
    expect(told(events, 'Tested')).toMatchObject([{ leader: 'davout', score: 6, cap: 2, to: 'a' }])
    expect([state.units['a/F1']!.at, state.units['a/F2']!.at]).toEqual(['MUN', 'MUN'])
    expect(refusal(state, 'a', { type: 'activate', units: [id('a/F2')] })).toBe('camp/tested')
  })
  it('a point passed is held from then on, and the enemy hears nothing of it', () => {
    const s = moving(
      field({ units: { 'a/F1': { at: 'BRA', leaders: ['davout'], points: { ipf: 40 } } }, control: { BRA: 'a' } }),
      'a/F1',
    )
    const { state, events } = play(s, 'a', { type: 'step', to: 'LIN' })
    expect(state.control.LIN).toBe('a')
    expect(state.known).toMatchObject({ a: { LIN: 'a' }, b: { LIN: 'b' } })
    expect(events.filter(e => e.type !== 'DiceRolled' && e.to !== 'a' && e.to !== 'none')).toEqual([])
  })
})
describe('forced marches', () => {
  it('France 6–8 and 9 or more, Austria 7–8 and 9 or more: one point and two', () => {
    expect([5, 6, 8, 9].map(n => marchOf({ seat: 'a' }, n).gain)).toEqual([0, 1, 1, 2])
    expect([6, 7, 8, 9].map(n => marchOf({ seat: 'b' }, n))).toEqual([
      { gain: 0, loss: 0 },
      { gain: 1, loss: 1 },
      { gain: 1, loss: 1 },
      { gain: 2, loss: 3 },
    ])
  })
  it('a loss die a point: 1–3 infantry, 4–5 artillery, 6 cavalry; an empty arm passes it on', () => {
    expect(marchLosses({ ipf: 10, cpf: 10, apf: 10 }, [3, 4, 6])).toEqual({ ipf: 1, cpf: 1, apf: 1 })
    expect(marchLosses({ ipf: 0, cpf: 10, apf: 0 }, [1, 5, 6])).toEqual({ ipf: 0, cpf: 3, apf: 0 })
    expect(marchLosses({ ipf: 5, cpf: 0, apf: 1 }, [5, 5, 6])).toEqual({ ipf: 2, cpf: 0, apf: 1 })
  })
  it('are rolled before any step, once, in supply; their losses give no victory points', () => {
    const s = moving(one('AUG'), 'a/F1')
    const { state } = play(s, 'a', { type: 'forceMarch' }, [2, 1])
    // 2 and Davout’s 4: one point, one point lost
    expect(state.units['a/F1']).toMatchObject({ pm: 3, points: { ipf: 39 } })
    expect(state.points).toEqual({ a: 0, b: 0 })
    expect(refusal(state, 'a', { type: 'forceMarch' })).toBe('camp/march-first')
    expect(refusal(moving(one('AUG', { out: 1 }), 'a/F1'), 'a', { type: 'forceMarch' })).toBe('camp/unsupplied')
  })
  it('bring a unit on that owes all its points', () => {
    const s = one('AUG', { base: 0 })
    const { state } = script(
      s,
      ['a', { type: 'activate', units: [id('a/F1')] }, [6]],
      ['a', { type: 'forceMarch' }, [6, 1, 1, 1]],
    )
    expect(state.units['a/F1']!.pm).toBe(2)
  })
})
