import { describe, expect, it } from 'vitest'
import { act, dice, inPhase, started } from '../play.testing'
import type { CommanderClass, OoState } from '../state'
import { initiativeOf } from './initiative'

const classes = (s: OoState, a: CommanderClass, b: CommanderClass): OoState => ({
  ...s,
  generals: {
    ...s.generals,
    'a/C/general': { ...s.generals['a/C/general']!, class: a },
    'b/C/general': { ...s.generals['b/C/general']!, class: b },
  },
})

describe('5 initiative', () => {
  it('5 excellent adds 1, poor takes 1 off', () => {
    expect(initiativeOf(3, 4, 'excellent', 'poor')).toEqual({ a: 4, b: 3, winner: 'a' })
    expect(initiativeOf(3, 4, 'normal', 'veteran')).toEqual({ a: 3, b: 4, winner: 'b' })
  })
  it('5 (OO-21) equal totals are rolled again; the winner says who moves first', () => {
    const s = inPhase(classes(started, 'excellent', 'veteran'), 'initiative', ['a', 'b'], 'a', 2)
    const tied = act({ ...s, first: null }, 'a', { type: 'initiative' }, dice(3, 4))
    expect(tied.events).toEqual([{ type: 'InitiativeRolled', a: 4, b: 4, winner: null }])
    expect(tied.state).toMatchObject({ phase: 'initiative', waiting: ['a', 'b'] })
    const won = act(tied.state, 'b', { type: 'initiative' }, dice(1, 6))
    expect(won.state).toMatchObject({ phase: 'choose', waiting: ['b'], initiative: { a: 2, b: 6, winner: 'b' } })
    const chosen = act(won.state, 'b', { type: 'chooseFirst', first: 'a' }).state
    expect(chosen).toMatchObject({ first: 'a', phase: 'generals1', waiting: ['a'] })
  })
})
