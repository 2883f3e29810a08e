import { describe, expect, it } from 'vitest'
import { field, script, start, told } from '../field.testing'
import { amountOf, initiativeTerms, winnerOf } from './initiative'

describe('initiative', () => {
  it('is a die and the initiative of who commands the army: Berthier in the first turn, Napoleon from the second', () => {
    const s = start()
    expect(amountOf(initiativeTerms(s, 'a', false))).toBe(2)
    // Charles 4, and one more for the surprise of the first turn
    expect(amountOf(initiativeTerms(s, 'b', false))).toBe(5)
    const two = field({ units: { 'a/F1': { at: 'DON', leaders: ['napoleone'], points: { ipf: 20 } } }, now: { turn: 2 } })
    expect(amountOf(initiativeTerms(two, 'a', false))).toBe(6)
    expect(amountOf(initiativeTerms({ ...two, turn: 3 }, 'a', true))).toBe(6)
  })
  it('where the commander is out the next in seniority commands', () => {
    const s = field({
      units: {
        'a/F1': { at: 'DON', leaders: ['napoleone', 'davout'], points: { ipf: 20 } },
        'a/F2': { at: 'AUG', leaders: ['oudinot'], points: { ipf: 20 } },
      },
    })
    const out = { ...s, leaders: { ...s.leaders, napoleone: { ...s.leaders.napoleone!, fate: 'wounded' as const } } }
    expect(amountOf(initiativeTerms(out, 'a', false))).toBe(4)
  })
  it('equal totals are rolled again, and only who won is told to both', () => {
    expect(winnerOf({ a: 7, b: 7 })).toBe(null)
    // turn 1: 2 + 4 against 5 + 1, then 2 + 6 against 5 + 1
    const { state, events } = script(start(), ['a', { type: 'rollInitiative' }], ['b', { type: 'rollInitiative' }, [4, 1, 6, 1]])
    expect(state).toMatchObject({ first: 'a', phase: 'weather' })
    expect(told(events, 'InitiativeWon')).toMatchObject([{ seat: 'a', to: 'both' }])
    for (const e of told(events, 'RolledInitiative')) expect(['a', 'b']).toContain((e as { to: string }).to)
  })
})
