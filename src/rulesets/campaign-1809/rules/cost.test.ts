import { describe, expect, it } from 'vitest'
import { field } from '../field.testing'
import { priceOf } from './cost'

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
