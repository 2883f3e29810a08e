import { describe, expect, it } from 'vitest'
import type { CampCommand } from '../commands'
import type { Placed } from '../field.testing'
import { field, play, told } from '../field.testing'
import type { CampState } from '../state'

const END: CampCommand = { type: 'endPhase' }
const points = (ipf: number, cpf = 0, apf = 0) => ({ ipf, cpf, apf })

describe('units', () => {
  const turnOf = (units: { readonly [id: string]: Placed }, now: Partial<CampState> = {}) =>
    play(field({ units, now: { active: 'b', first: 'a', ...now } }), 'b', END)
  it('of less than fifteen go over into the nearest friend, their leaders too; the senior commands', () => {
    const { state, events } = turnOf({
      'a/F1': { at: 'AUG', leaders: ['davout'], points: points(10, 4, 9) },
      'a/F2': { at: 'MUN', leaders: ['lefebvre'], points: points(30) },
      'a/F3': { at: 'ULM', leaders: ['oudinot'], points: points(30) },
    })
    // Munich and Ulm are both one point away: the senior’s, Oudinot’s
    expect(told(events, 'Absorbed')).toMatchObject([{ to: 'a', unit: 'a/F1', by: 'a/F3' }])
    expect(state.units['a/F3']).toMatchObject({ points: points(40, 4, 9), leaders: ['oudinot', 'davout'] })
  })
  it('that nobody can reach surrender', () => {
    const { state } = turnOf({
      'a/F1': { at: 'PRG', leaders: ['davout'], points: points(10) },
      'a/F2': { at: 'MUN', leaders: ['lefebvre'], points: points(30) },
      'b/A1': { at: 'PIL', leaders: ['kollowrat'], points: points(30) },
      'b/A2': { at: 'BDW', leaders: ['bellegarde'], points: points(30) },
      'b/A3': { at: 'IGL', leaders: ['hiller'], points: points(30) },
    })
    expect(state.units['a/F1']!.at).toBe(null)
    expect(state.points.b).toBe(10)
    expect(state.leaders.davout!.fate).toBe('captured')
  })
})
