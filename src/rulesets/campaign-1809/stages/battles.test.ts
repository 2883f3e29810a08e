import { describe, expect, it } from 'vitest'
import type { CampCommand } from '../commands'
import { play, refusal, script, told } from '../field.testing'
import { view } from '../view'
import { davout, END, marked } from './marked.testing'

const MAP: CampCommand = { type: 'way', how: 'map' }

describe('combat on the map', () => {
  // 70 against 100: within two to one, so both are asked
  const even = () =>
    marked(
      'LAN',
      { 'a/F1': davout('LAN'), 'b/A1': { at: 'LAN', leaders: ['hiller'], points: { ipf: 100 } } },
      { control: { LAN: 'b' } },
    )
  it('begins when both have moved; within two to one both say how it is fought, sealed until both have', () => {
    const { state } = play(even(), 'b', END)
    expect(state.phase).toBe('battle')
    const one = play(state, 'a', { type: 'way', how: 'table' }).state
    expect(view(one, 'b').fights[0]!.wanted).toEqual({ a: null, b: null })
    expect(refusal(one, 'a', MAP)).toBe('camp/said')
    // they do not agree: the map it is
    const { events } = play(one, 'b', MAP, [6, 6, 1, 1, 6, 6, 1, 1, 6, 6, 1, 1, 3, 4, 3, 4])
    expect(told(events, 'WayChosen')).toMatchObject([{ how: 'map' }])
  })
  it('by rounds: losses by the own column, a fifth breaks, the beaten goes back where he may and is pursued', () => {
    const asked = script(even(), ['b', END], ['a', MAP]).state
    // round 1: a 12 + 3 = 15: 9 lost by b; b 2 + 2 = 4: 4 lost by a (column 95–119)
    // round 2: a has 66, 12 + 3 + 1 − 1 = 15: 9; b has 91 (75–94), 2 + 2 − 1 − 1 = 2: 2
    // round 3: a has 64, 12 + 3 + 1 − 2 = 14: 9, that is 27 of 100: broken; b has 82, 2 + 2 − 1 − 2 = 1: 2
    const dice = [6, 6, 1, 1, 6, 6, 1, 1, 6, 6, 1, 1]
    // leaders: Davout’s side lost less: its senior; Hiller; both 7
    const { state, events } = play(asked, 'b', MAP, [...dice, 3, 4, 3, 4])
    expect(told(events, 'RoundFought').map(e => (e as unknown as { losses: object }).losses)).toEqual([
      { a: 4, b: 9 },
      { a: 2, b: 9 },
      { a: 2, b: 9 },
    ])
    expect(state.units['a/F1']!.points.ipf).toBe(62)
    expect(state.units['b/A1']!.points.ipf).toBe(73)
    expect(state.points).toEqual({ a: 27, b: 8 })
    expect(state).toMatchObject({ phase: 'retreat' })
    expect(state.beaten[0]).toMatchObject({ seat: 'b', at: 'LAN', units: ['b/A1'], barred: ['MUN'] })
    expect(refusal(state, 'b', { type: 'retreatTo', to: 'MUN' })).toBe('camp/no-retreat')
    expect(view(state, 'a').beaten[0]).toMatchObject({ units: [], legal: [] })
    // a die of 6, no cavalry: 6 of 73 is 4
    const gone = play(state, 'b', { type: 'retreatTo', to: 'BRA' }, [6])
    expect(gone.state.units['b/A1']).toMatchObject({ at: 'BRA' })
    expect(told(gone.events, 'Pursued')).toMatchObject([{ to: 'both', loss: 4 }])
    expect(gone.state.control.LAN).toBe('a')
    expect(gone.state.turn).toBe(4)
  })
  it('the dice and totals of the enemy are told to nobody else', () => {
    const asked = script(even(), ['b', END], ['a', MAP]).state
    const { events } = play(asked, 'b', MAP, [6, 6, 1, 1, 6, 6, 1, 1, 6, 6, 1, 1, 3, 4, 3, 4])
    expect(told(events, 'RoundRolled').every(e => e.type !== 'DiceRolled' && (e.to === 'a' || e.to === 'b'))).toBe(true)
    expect(told(events, 'RoundRolled')).toHaveLength(6)
  })
  it('above two to one nobody is asked', () => {
    const s = marked('LAN', { 'a/F1': davout('LAN'), 'b/A1': { at: 'LAN', leaders: ['hiller'], points: { ipf: 20 } } })
    // 12 + 3: 9 of 20: broken at once; b 2 + 2: 1; leaders: Hiller, then Davout
    const { state } = play(s, 'b', END, [6, 6, 1, 1, 3, 4, 3, 4])
    expect(state.phase).toBe('retreat')
  })
  it('when nobody breaks in six rounds the attacker goes back as he came, unpursued', () => {
    const s = marked('LAN', { 'a/F1': davout('LAN'), 'b/A1': { at: 'LAN', leaders: ['hiller'], points: { ipf: 70 } } })
    const asked = script(s, ['b', END], ['a', MAP]).state
    // both with the worst of dice: 2 lost a round at the most
    const { state, events } = play(asked, 'b', MAP, [...Array(24).fill(1), 3, 4, 3, 4])
    expect(told(events, 'BattleEnded')).toMatchObject([{ back: true, beaten: 'a' }])
    expect(state.units['a/F1']).toMatchObject({ at: 'MUN' })
    expect(told(events, 'Pursued')).toEqual([])
    expect(state.turn).toBe(4)
  })
})
