import { describe, expect, it } from 'vitest'
import type { CampCommand } from '../commands'
import type { Placed } from '../field.testing'
import { field, id, play, refusal } from '../field.testing'

const points = (ipf: number, cpf = 0, apf = 0) => ({ ipf, cpf, apf })
const army = (more: { readonly [id: string]: Placed } = {}) =>
  field({
    units: {
      'a/F1': { at: 'DON', leaders: ['napoleone', 'lannes'], points: points(40, 5, 5) },
      'a/F2': { at: 'DON', leaders: ['vandamme'], points: points(30, 9, 3) },
      'a/F3': { at: 'AUG', leaders: ['oudinot'], points: points(26, 6, 4) },
      ...more,
    },
  })

describe('leaders change', () => {
  it('between units of one point, never leaving a unit without one', () => {
    const join = (leader: string, to: string): CampCommand => ({ type: 'join', leader, to: id(to) })
    expect(refusal(army(), 'a', join('lannes', 'a/F3'))).toBe('camp/apart')
    expect(refusal(army(), 'a', join('vandamme', 'a/F1'))).toBe('camp/needs-leader')
    const { state } = play(army(), 'a', join('lannes', 'a/F2'))
    expect(state.units['a/F2']!.leaders).toEqual(['vandamme', 'lannes'])
  })
})
