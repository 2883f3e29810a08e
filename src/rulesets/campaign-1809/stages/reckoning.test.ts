import { describe, expect, it } from 'vitest'
import type { CampCommand } from '../commands'
import { field, play } from '../field.testing'

const END: CampCommand = { type: 'endPhase' }
const points = (ipf: number, cpf = 0, apf = 0) => ({ ipf, cpf, apf })

describe('victory', () => {
  it('after the last turn: losses, ground that a line reaches, leaders; par is what history did', () => {
    const s = field({
      units: {
        'a/F1': { at: 'MUN', leaders: ['davout'], points: points(30) },
        'b/A1': { at: 'WIE', leaders: ['carlo'], points: points(30) },
      },
      now: { active: 'b', first: 'a', turn: 12, points: { a: 100, b: 20 } },
    })
    const fallen = { ...s, leaders: { ...s.leaders, hiller: { ...s.leaders.hiller!, fate: 'killed' as const } } }
    const { ended } = play(fallen, 'b', END).state
    // 56 of own ground for France, 64 for Austria; 2 for Hiller: 158 − 84 − 150 = −76
    expect(ended).toMatchObject({
      ground: { a: 56, b: 64 },
      leaders: { a: 2, b: 0 },
      losses: { a: 100, b: 20 },
      winner: 'b',
      level: 'marginal',
    })
    const zero = play({ ...fallen, options: { ...fallen.options, par: 'zero' } }, 'b', END).state.ended
    expect(zero).toMatchObject({ winner: 'a', level: 'marginal' })
  })
  it('a point that no line reaches gives nothing, nor one that is besieged', () => {
    const s = field({ units: {}, control: { PRG: 'a' }, now: { active: 'b', first: 'a', turn: 12 } })
    expect(play(s, 'b', END).state.ended!.ground).toEqual({ a: 56, b: 64 - 5 })
    const besieged = field({
      units: { 'b/A1': { at: 'PAS', leaders: ['hiller'], points: points(30) } },
      garrisons: { PAS: { seat: 'a', points: points(3) } },
      now: { active: 'b', first: 'a', turn: 12, sieges: { PAS: { at: 'PAS', seat: 'b', turns: 0, done: true, lifted: null } } },
    })
    expect(play(besieged, 'b', END).state.ended!.ground).toEqual({ a: 52, b: 64 })
  })
})
