import { describe, expect, it } from 'vitest'
import { field, moving } from '../field.testing'
import { marches } from './marches'

const open = () => false
const one = (at: string, more = {}) =>
  moving(field({ units: { 'a/F1': { at, leaders: ['davout'], points: { ipf: 40, cpf: 5, apf: 5 }, ...more } } }), 'a/F1')
const from = (s: ReturnType<typeof one>, to: string, shut: (p: string) => boolean = open) =>
  marches(s, [s.units['a/F1']!], shut).find(m => m.to === to)

describe('movement: how far a point is', () => {
  it('Ratisbon to Vienna: six points, two in this turn and two in each of two more, along the south bank', () => {
    // by Landshut and Braunau it is as far as by Straubing and Passau
    const south = from(one('REG'), 'WIE', p => p === 'LAN')
    expect(south).toEqual({ to: 'WIE', path: ['REG', 'STR', 'PAS', 'LIN', 'AMS', 'STP', 'WIE'], cost: 6, turns: 2 })
    expect(from(one('REG'), 'WIE')).toMatchObject({ cost: 6, turns: 2 })
  })
  it('a mountain after one point waits for the next turn, and the point left over is lost', () => {
    // Augsburg, Munich (1), Kufstein (a mountain, 2)
    expect(from(one('AUG'), 'KUF')).toMatchObject({ path: ['AUG', 'MUN', 'KUF'], cost: 3, turns: 1 })
    expect(from(one('MUN'), 'KUF')).toMatchObject({ cost: 2, turns: 0 })
  })
  it('a point of three is entered on debt by who has his whole allowance, and the next turn has one point less', () => {
    // Salzburg to Linz: a long road to a bridge in rain
    const wet = { ...one('SAL'), weather: 'rain' as const }
    expect(from(wet, 'LIN')).toMatchObject({ cost: 3, turns: 0 })
    // one point is left of the next turn: Enns–Amstetten, and no further
    expect(from(wet, 'AMS')).toMatchObject({ path: ['SAL', 'LIN', 'AMS'], cost: 4, turns: 1 })
    expect(from(wet, 'STP')).toMatchObject({ cost: 5, turns: 2 })
    const slow = { ...wet, units: { 'a/F1': { ...wet.units['a/F1']!, pm: 1 } } }
    expect(from(slow, 'LIN')).toMatchObject({ cost: 2, turns: 1 })
  })
  it('out of supply every point costs two', () => {
    expect(from(one('REG', { out: 1 }), 'PAS')).toMatchObject({ path: ['REG', 'STR', 'PAS'], cost: 4, turns: 1 })
  })
  it('what is shut is gone round, and what lies behind it alone is not reached', () => {
    expect(from(one('REG'), 'PAS', p => p === 'STR')?.path).not.toContain('STR')
    expect(from(one('AUG'), 'BUD', p => p === 'KOM')).toBeUndefined()
  })
})
