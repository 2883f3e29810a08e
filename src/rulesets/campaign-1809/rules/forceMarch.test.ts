import { describe, expect, it } from 'vitest'
import { field, id, moving, play, refusal, script } from '../field.testing'
import { marchLosses, marchOf } from './forceMarch'

const one = (at: string, more = {}) =>
  field({ units: { 'a/F1': { at, leaders: ['davout'], points: { ipf: 40, cpf: 5, apf: 5 }, ...more } } })

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
