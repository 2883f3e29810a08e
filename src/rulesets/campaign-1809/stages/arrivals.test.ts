import { describe, expect, it } from 'vitest'
import { apply } from '../apply'
import { start, told } from '../field.testing'
import type { CampState } from '../state'
import { Story } from '../story'
import { beginTurn } from './turn'

const points = (ipf: number, cpf = 0, apf = 0) => ({ ipf, cpf, apf })

describe('reinforcements', () => {
  const turn = (s: CampState, n: number) => {
    const story = new Story({ ...s, turn: n - 1 }, { roll: () => [1] })
    beginTurn(story, n)
    return { state: story.events.reduce(apply, { ...s, turn: n - 1 }), events: story.events }
  }
  it('in the second turn Napoleon and Lannes appear with the nearest supplied unit', () => {
    const { state } = turn(start(), 2)
    expect(state.leaders.napoleone).toMatchObject({ fate: 'well' })
    expect(state.units[state.leaders.napoleone!.unit!]!.at).toBe('DON')
    expect(state.leaders.lannes!.unit).toBe(state.leaders.napoleone!.unit)
  })
  it('a unit comes in its turn; where the enemy holds its entry it waits', () => {
    const { state, events } = turn({ ...start(), turn: 2 }, 3)
    expect(told(events, 'Arrived').every(e => e.type !== 'DiceRolled' && e.to === 'a')).toBe(true)
    expect(state.units['a/N1']).toMatchObject({ at: 'BAY', leaders: ['bernadotte'], points: points(26, 9, 4) })
    const s = start()
    const shut = { ...s, control: { ...s.control, BAY: 'b' as const } }
    const later = turn(shut, 3).state
    expect(later.units['a/N1']).toBe(undefined)
    expect(later.pool.a.some(r => r.leaders?.includes('bernadotte'))).toBe(true)
  })
  it('drafts join a supplied unit in the entry point or beside it', () => {
    const s = turn({ ...start(), turn: 3 }, 4).state
    // eight points at Vienna: nobody is near, they wait
    expect(s.pool.b.some(r => r.at[0] === 'WIE')).toBe(true)
    const near = start()
    const moved = { ...near, units: { ...near.units, 'b/A6': { ...near.units['b/A6']!, at: 'STP' } } }
    expect(turn(moved, 4).state.units['b/A6']!.points.ipf).toBe(17)
  })
})
